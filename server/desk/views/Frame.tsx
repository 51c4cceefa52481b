import type { ReactNode } from 'react';
import { fillIn } from '../../../schema/fill-in.ts';
import { deskPath } from '../paths.ts';
import type { DeskFrame } from './view.ts';

/** What every page of the desk has around its content: the business, who is signed in, and the way out. */
export function Frame({ frame: { site, who, token }, children }: { frame: DeskFrame; children: ReactNode }) {
  const { desk: words, business, wording } = site;
  return (
    <>
      <a className="skip" href="#content">
        {wording.skipLink}
      </a>
      <header className="top">
        <a className="home" href={deskPath}>
          {business.name} <span>{words.name}</span>
        </a>
        {who && (
          <form method="post" action={`${deskPath}/sign-out`}>
            <input type="hidden" name="token" value={token} />
            <span className="who">{fillIn(words.signedInAs, { who })}</span>
            <button className="quiet" type="submit">
              {words.signOut}
            </button>
          </form>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
