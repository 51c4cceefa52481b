import type { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import { thirdPartiesOf, voiceAssistantOf } from '../templates/parts/page-context.ts';
import '../templates/styles/base.css.ts';
import { plainLanguage } from '../schema/clock.ts';
import { prefixesOf, prefixHtml, prefixScript, prefixStyle } from './base-path.ts';
import { markup, renderBody } from './body.tsx';
import { brandCss } from './brand-styles.ts';
import { contentSecurityPolicy, findRefused } from './content-security.ts';
import { head, nextVisitScripts, nextVisitStyles, notFoundHead } from './head.tsx';
import { jsonLdScript } from './jsonld/graph.ts';
import type { PageContext, RenderedDocument } from './page-context.ts';
import { pageAssets } from './page-styles.ts';

/** The document that vite-plugin-ssr expects from the hook, and the context that the build and the server read. */
type Rendered = { documentHtml: ReturnType<typeof dangerouslySkipEscape>; pageContext: RenderedDocument };

/** Render hook of vite-plugin-ssr: turns a page into an HTML document. The same context yields the same bytes. */
export function render({ assets, ...value }: PageContext): Rendered {
  const { site, route, submission } = value;
  const tags = route ? head(site, route) : notFoundHead(site);
  const body = renderBody({ ...value, stylesheet: assets?.stylesheets[0] });
  const bundled = assets ? pageAssets(assets, route, body) : { style: brandCss(site), script: '', fonts: [] };
  const prefixes = prefixesOf(site, submission !== undefined);
  const style = prefixStyle(bundled.style, prefixes);
  const script = prefixScript(bundled.script, prefixes);
  const links = `${tags}${bundled.fonts.map(preloadFont).join('')}`;
  // After the styles, which the browser needs first; there it also compresses better.
  const data = route ? jsonLdScript(site, route) : '';
  const html = `<!DOCTYPE html>
<html lang="${plainLanguage(site.language)}">
<head>
${prefixHtml(links, prefixes)}${firstPaintTags}${prefixHtml(styles(assets, submission, style), prefixes)}${data}
</head>
<body>${prefixHtml(markup(body), prefixes)}${endOfPage}${script && `<script type="module">${script}</script>`}</body>
</html>`;
  const { api } = site.hosting;
  const contents = {
    // A reply has the policy of its built page; from another origin, it loads its script without the sub path.
    scripts: [...nextVisitScripts(site), firstPaintScript, script, ...(api ? [bundled.script] : [])],
    styles: [...nextVisitStyles, style],
    pictureOrigins: body.pictureOrigins,
    api,
  };
  const policy = contentSecurityPolicy(contents, voiceAssistantOf(value), thirdPartiesOf(value));
  // Components of an own kind may load only what the definition declares.
  if (route?.sections.some(({ kind }) => kind === 'own')) {
    const refused = findRefused(html, policy, site.url);
    if (refused) throw new Error(`The page ${route.path} ${refused}.`);
  }
  // The shape that `dangerouslySkipEscape` returns. Importing it loads vite-plugin-ssr's server: 0.25 s in every build.
  return { documentHtml: { _escaped: html }, pageContext: { html, policy } };
}

/** The styles of a page. A reply to a form links them, as it needs rules that the page's own policy does not cover. */
function styles(assets: PageContext['assets'], submission: PageContext['submission'], style: string): string {
  if (assets && submission)
    return assets.stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return style && `<style>${style}</style>`;
}

/** Requests the font while the page is being parsed, so most first visits are painted with it. */
function preloadFont(address: string): string {
  return `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
}

const endId = 'end';

/** Maximum wait for the end of the page before the first paint, in milliseconds. */
const maxWaitMs = 500;

const firstPaintScript = `setTimeout(()=>document.querySelector("link[rel=expect]").remove(),${maxWaitMs})`;

/**
 * Delays the first paint until the page is parsed: painted in halves it shifts.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstPaintTags = `<link rel="expect" href="#${endId}" blocking="render"><script>${firstPaintScript}</script>`;

const endOfPage = `<div id="${endId}" hidden></div>`;
