import type { DeskWords } from '../../../schema/desk.ts';
import { signInPath } from '../paths.ts';
import type { DeskView } from './view.ts';

type SignInView = Extract<DeskView, { page: 'sign-in' }>;

/** Asks for the address that a link is mailed to. */
export function SignIn({ view, words }: { view: SignInView; words: DeskWords }) {
  const notice = view.isLinkUsed ? words.linkUsed : view.isSignedOut ? words.signedOut : undefined;
  return (
    <section className="door">
      <h1>{words.signIn}</h1>
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <p>{view.hasMail ? words.signInHint : words.noMailHint}</p>
      {view.hasMail && (
        <form method="post" action={signInPath}>
          <input type="hidden" name="next" value={view.next} />
          <label>
            {words.address}
            <input type="email" name="email" required maxLength={254} autoComplete="email" autoCapitalize="none" />
          </label>
          <button className="primary" type="submit">
            {words.sendLink}
          </button>
        </form>
      )}
    </section>
  );
}

/** The same for any address, so that nobody learns whose it is. */
export function LinkSent({ words }: { words: DeskWords }) {
  return (
    <section className="door">
      <h1>{words.linkSent}</h1>
      <p>{words.linkSentText}</p>
      <p>
        <a href={signInPath}>{words.signIn}</a>
      </p>
    </section>
  );
}

/** Where a link leads: only the button uses it up, since programs that scan mails open links as well. */
export function Confirm({ link, words }: { link: string; words: DeskWords }) {
  return (
    <section className="door">
      <h1>{words.confirm}</h1>
      <p>{words.confirmText}</p>
      <form method="post" action={signInPath}>
        <input type="hidden" name="link" value={link} />
        <button className="primary" type="submit">
          {words.signIn}
        </button>
      </form>
    </section>
  );
}

/** Opens a page once more from the desk itself. */
export function Opening({ path, words }: { path: string; words: DeskWords }) {
  return (
    <section className="door">
      <h1>{words.opening}</h1>
      <p>
        <a href={path}>{words.goOn}</a>
      </p>
    </section>
  );
}
