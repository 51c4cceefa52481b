import { markup, renderBody } from './body.tsx';
import { head, notFoundHead } from './head.tsx';
import type { PageContext } from './page-context.ts';

/** Renders a page as an HTML document: the same bytes for the same context. */
export function renderDocument({ Page, assets, ...value }: PageContext): string {
  const { site, route } = value;
  const tags = route ? head(site, route) : notFoundHead(site);
  const body = renderBody(Page, value);
  const styles = assets ? `<style>${assets.stylesFor(body)}</style>` : '';
  const script = assets ? `<script type="module">${assets.script}</script>` : '';
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
${tags}${firstPaintTags}${styles}
</head>
<body>${markup(body)}${endOfPage}${script}</body>
</html>`;
}

const endId = 'end';

/** Maximum wait for the end of a page before its first paint, in milliseconds. */
const maxWaitMs = 500;

/**
 * Delays the first paint until the whole page is parsed, since a page of a few kilobytes that is painted in halves moves
 * as the rest arrives. A response that stalls is painted as it is.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export const firstPaintTags = `<link rel="expect" href="#${endId}" blocking="render"><script>setTimeout(()=>document.querySelector("link[rel=expect]").remove(),${maxWaitMs})</script>`;

/** The last element of every page. */
export const endOfPage = `<div id="${endId}" hidden></div>`;
