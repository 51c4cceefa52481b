import { dangerouslySkipEscape } from 'vite-plugin-ssr/server';
import '../templates/styles/base.css.ts';
import type { PageContext } from './page-context.ts';
import { renderDocument } from './render-document.ts';

/** The hook by which vite-plugin-ssr draws a page during development. */
export function render(pageContext: PageContext) {
  return { documentHtml: dangerouslySkipEscape(renderDocument(pageContext).html) };
}
