import { hash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageAttributes } from '../../../schema/clock.ts';
import { fillIn } from '../../../schema/placeholders.ts';
import { deskPath } from '../paths.ts';
import type { DeskFrame, DeskView } from './desk-view.ts';
import { Enquiry } from './Enquiry.tsx';
import { List } from './List.tsx';
import { Button, Hidden, LinkButton, Prompt } from './Prompt.tsx';
import { deskStyles } from './styles.ts';

/** Renders a page of the desk as an HTML document, with the strictest policy that it needs. */
export function renderDesk(view: DeskView, frame: DeskFrame, siteStyles: string): { html: string; policy: string } {
  const { title, content } = contentOf(view, frame);
  const style = siteStyles + deskStyles;
  const { site } = frame;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="format-detection" content="telephone=no" />
      {'redirects' in view && <meta httpEquiv="refresh" content={`0; url=${view.link?.href}`} />}
      <title>{`${title} | ${site.desk.name} | ${site.business.name}`}</title>
      <link rel="icon" href={site.brand.icon} type="image/svg+xml" />
    </>,
  );
  const hasScript = view.page === 'enquiry';
  const body = renderToStaticMarkup(<Frame frame={frame}>{content}</Frame>);
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    ...(hasScript ? [`script-src 'sha256-${hash('sha256', printScript, 'base64')}'`] : []),
    "img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ].join('; ');
  const html = `<!DOCTYPE html>
<html ${languageAttributes(site.language)}>
<head>${head}<style>${style}</style></head>
<body>${body}${hasScript ? `<script>${printScript}</script>` : ''}</body>
</html>`;
  return { html, policy };
}

function Frame({ frame: { site, who, token }, children }: { frame: DeskFrame; children: ReactNode }) {
  const { desk: words, business, wording } = site;
  return (
    <>
      <LinkButton label={wording.skipLink} href="#content" variant="skip" />
      <header className="top">
        <a className="home" href={deskPath}>
          {business.name} <span>{words.name}</span>
        </a>
        {who && (
          <form method="post" action={`${deskPath}/sign-out`}>
            <Hidden fields={{ token }} />
            <span className="who">{fillIn(words.signedInAs, { who })}</span>
            <Button label={words.signOut} variant="quiet" />
            <Button label={words.signOutEverywhere} what="everywhere" variant="quiet" />
          </form>
        )}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Reveals the print button, which needs JavaScript. */
const printScript =
  'document.getElementById("print").hidden=false;document.getElementById("print").onclick=()=>print()';

function contentOf(view: DeskView, frame: DeskFrame): { title: string; content: ReactNode } {
  const { desk: words } = frame.site;
  if (view.page === 'prompt') return { title: view.heading, content: <Prompt view={view} /> };
  if (view.page === 'list') return { title: words.enquiries, content: <List view={view} frame={frame} /> };
  return { title: view.enquiry.name || words.noName, content: <Enquiry view={view} frame={frame} /> };
}
