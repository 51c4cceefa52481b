import { endOfPage, firstPaintTags } from './first-paint.ts';
import { head, notFoundHead } from './head.tsx';
import { drawBody, markup } from './markup.tsx';
import type { PageContext } from './page-context.ts';

/** Turns a page into its HTML document: the same bytes for the same context, always. */
export function renderDocument({ Page, assets, ...value }: PageContext): string {
  const { site, route } = value;
  const tags = route ? head(site, route) : notFoundHead(site);
  const body = drawBody(Page, value);
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
