import { renderToStaticMarkup } from 'react-dom/server';
import type { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import { type PageValue, thirdPartiesOf, voiceAssistantOf } from '../templates/parts/page-context.ts';
import '../templates/styles/base.css.ts';
import { languageAttributes } from '../schema/clock.ts';
import { prefixesOf, prefixHtml, prefixScript, prefixStyle } from './base-path.ts';
import { markup, renderBody } from './body.tsx';
import { brandStyles } from './brand-styles.ts';
import { contentSecurityPolicy, findRefused } from './content-security.ts';
import { head, navigationScripts, navigationStyles, notFoundHead } from './head.tsx';
import { jsonLdScript } from './jsonld.ts';
import { pageAssets } from './page-styles.ts';
import type { PageContext, RenderedDocument } from './render-hook.ts';

/** `documentHtml` is for vite-plugin-ssr, `pageContext` for the build and the server. */
type Rendered = { documentHtml: ReturnType<typeof dangerouslySkipEscape>; pageContext: RenderedDocument };

/** Render hook of vite-plugin-ssr: renders a page to an HTML document. Deterministic. */
export function render({ assets, ...value }: PageContext): Rendered {
  const { site, route, submission } = value;
  const tags = route ? head(site, route) : notFoundHead(site);
  const body = renderBody({ ...value, stylesheet: assets?.stylesheets[0] });
  const bundled = assets
    ? pageAssets(assets, route, body)
    : { style: brandStyles(site).join(''), script: '', fonts: [] };
  const prefixes = prefixesOf(site, { isReply: submission !== undefined });
  const style = prefixStyle(bundled.style, prefixes);
  const script = prefixScript(bundled.script, prefixes);
  // Requested before the page is parsed, so that most first visits are painted with them.
  const fonts = bundled.fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  const early = body.content.includes(' data-carried=') ? `${firstPaintScript};${choiceScript}` : firstPaintScript;
  // After the styles, which the browser needs first; it also compresses better there.
  const data = route ? jsonLdScript(site, route) : '';
  const html = `<!DOCTYPE html>
<html ${languageAttributes(site.language)}>
<head>
${prefixHtml(tags + fonts.join(''), prefixes)}${firstPaintLink}<script>${early}</script>${prefixHtml(styles(assets, submission, style), prefixes)}${data}
</head>
<body>${prefixHtml(markup(body), prefixes)}${endOfPage}${script && `<script type="module">${script}</script>`}${thirdPartyScripts(value)}</body>
</html>`;
  const { api } = site.hosting;
  const contents = {
    // A reply has the policy of its built page; allow its script too, which lacks the base path on another origin.
    scripts: [...navigationScripts(site), early, script, ...(api ? [bundled.script] : [])],
    styles: [...navigationStyles, style],
    pictureOrigins: body.pictureOrigins,
    api,
  };
  const policy = contentSecurityPolicy(contents, voiceAssistantOf(value), thirdPartiesOf(value));
  // Own kinds may load only what the definition declares.
  if (route?.sections.some(({ kind }) => kind === 'own')) {
    const refused = findRefused(html, policy, site.url);
    if (refused) throw new Error(`The page ${route.path} ${refused}.`);
  }
  // What `dangerouslySkipEscape` returns; importing it would load vite-plugin-ssr's server, 0.25 s in every build.
  return { documentHtml: { _escaped: html }, pageContext: { html, policy } };
}

/** Returns the scripts of third parties. After our own, which would wait for a host that does not answer. */
function thirdPartyScripts(value: PageValue): string {
  return renderToStaticMarkup(
    thirdPartiesOf(value).map(
      ({ src, integrity, attributes }) =>
        src && (
          <script
            key={src}
            defer
            src={src}
            {...(integrity && { integrity, crossOrigin: 'anonymous' })}
            {...attributes}
          />
        ),
    ),
  );
}

/** Returns the styles of a page. A reply links to the stylesheets: the page's policy allows no other inline rules. */
function styles(assets: PageContext['assets'], submission: PageContext['submission'], style: string): string {
  if (assets && submission)
    return assets.stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return style && `<style>${style}</style>`;
}

const endId = 'end';

/** Maximum delay of the first paint in milliseconds. */
const maxWaitMs = 500;

const firstPaintScript = `setTimeout(()=>document.querySelector("link[rel=expect]").remove(),${maxWaitMs})`;

/**
 * Delays the first paint until the whole page is parsed, to avoid layout shifts.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const firstPaintLink = `<link rel="expect" href="#${endId}" blocking="render">`;

const endOfPage = `<div id="${endId}" hidden></div>`;

/** Reserves the line above a form for the choice that a link passes to it, which `form-start.ts` fills in. */
const choiceScript = '/[?&]service=/.test(location.search)&&(document.documentElement.dataset.choice="")';
