import type { SharedSite } from '../site/shared-site.ts';
import { absoluteUrl } from './absolute-url.ts';

/** No sitemap may list more. https://www.sitemaps.org/protocol.html */
const mostAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap by its file name; a site with more pages than one may list has several, and an index of them. */
export function sitemaps(site: Pick<SharedSite, 'url'>, paths: readonly string[]): Map<string, string> {
  if (paths.length <= mostAddresses) return new Map([['sitemap.xml', listOf('urlset', 'url', site, paths)]]);
  const parts = Array.from({ length: Math.ceil(paths.length / mostAddresses) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    paths: paths.slice(at * mostAddresses, (at + 1) * mostAddresses),
  }));
  const index = listOf(
    'sitemapindex',
    'sitemap',
    site,
    parts.map(({ name }) => `/${name}`),
  );
  return new Map([
    ['sitemap.xml', index],
    ...parts.map((part) => [part.name, listOf('urlset', 'url', site, part.paths)] as const),
  ]);
}

function listOf(list: string, item: string, site: Pick<SharedSite, 'url'>, paths: readonly string[]): string {
  const lines = paths.map((path) => `  <${item}><loc>${escapeXml(absoluteUrl(site, path))}</loc></${item}>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} ${namespace}>`, ...lines, `</${list}>`, ''].join('\n');
}

/** `robots.txt`: everything may be read but the endpoint, and the sitemap is here. */
export function robots(site: Pick<SharedSite, 'url'>): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;');
}
