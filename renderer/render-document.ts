import { markup, renderBody } from './body.tsx';
import { contentSecurityPolicy } from './content-security.ts';
import { head, nextVisitScripts, nextVisitStyles, notFoundHead } from './head.tsx';
import type { PageContext } from './page-context.ts';

/** A page, and the content security policy to serve it with. */
export type RenderedDocument = { html: string; policy: string };

/** Renders a page as an HTML document: the same bytes for the same context. */
export function renderDocument({ Page, assets, ...value }: PageContext): RenderedDocument {
  const { site, route } = value;
  const tags = route ? head(site, route) : notFoundHead(site);
  const body = renderBody(Page, value);
  const styles = assets?.stylesFor(body) ?? '';
  const script = assets?.script ?? '';
  const html = `<!DOCTYPE html>
<html lang="${site.language}">
<head>
${tags}${firstPaintTags}${assets ? `<style>${styles}</style>` : ''}
</head>
<body>${markup(body)}${endOfPage}${assets ? `<script type="module">${script}</script>` : ''}</body>
</html>`;
  const contents = {
    scripts: [...nextVisitScripts, firstPaintScript, script],
    styles: [...nextVisitStyles, styles],
    pictureOrigins: body.pictureOrigins,
  };
  return { html, policy: contentSecurityPolicy(contents, site.voiceAssistant) };
}

const endId = 'end';

/** Maximum wait for the end of a page before its first paint, in milliseconds. */
const maxWaitMs = 500;

const firstPaintScript = `setTimeout(()=>document.querySelector("link[rel=expect]").remove(),${maxWaitMs})`;

/**
 * Delays the first paint until the whole page is parsed, since a page of a few kilobytes that is painted in halves moves
 * as the rest arrives. A response that stalls is painted as it is.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const firstPaintTags = `<link rel="expect" href="#${endId}" blocking="render"><script>${firstPaintScript}</script>`;

/** The last element of every page. */
export const endOfPage = `<div id="${endId}" hidden></div>`;
