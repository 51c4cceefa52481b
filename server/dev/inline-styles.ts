import type { ViteDevServer } from 'vite';

const stylesheetLink = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Writes the style sheets that a page links to into it. During development there is one for each component, and
 * asking for them again is most of what a reload takes; Vite has them at hand.
 */
export async function inlineStyles(html: string, vite: ViteDevServer): Promise<string> {
  const links = [...html.matchAll(stylesheetLink)];
  const styles = await Promise.all(links.map(async ([, href = '']) => (await vite.transformRequest(href))?.code ?? ''));
  let next = 0;
  return html.replace(stylesheetLink, () => `<style>${styles[next++]}</style>`);
}
