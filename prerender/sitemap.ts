import { absoluteUrl } from '../renderer/addresses.ts';
import { apiPath } from '../schema/submission.ts';
import { escapeMarkup } from '../site/escape.ts';
import type { siteRoot } from '../site/site-root.ts';

/** Maximum number of addresses per sitemap. https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export type UrlSource = Parameters<typeof siteRoot>[0];

/** Returns sitemaps by file name: one, or several and their index if the site exceeds the limit of one. */
export function sitemaps(site: UrlSource, paths: readonly string[]): Map<string, string> {
  if (paths.length <= maxAddresses) return new Map([['sitemap.xml', listOf('urlset', 'url', site, paths)]]);
  const parts = Array.from({ length: Math.ceil(paths.length / maxAddresses) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    paths: paths.slice(at * maxAddresses, (at + 1) * maxAddresses),
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

function listOf(list: string, item: string, site: UrlSource, paths: readonly string[]): string {
  const lines = paths.map((path) => `  <${item}><loc>${escapeMarkup(absoluteUrl(site, path))}</loc></${item}>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} ${namespace}>`, ...lines, `</${list}>`, ''].join('\n');
}

export function robots(site: UrlSource): string {
  return [
    'User-agent: *',
    `Disallow: ${site.hosting?.base ?? ''}${apiPath}`,
    '',
    `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`,
    '',
  ].join('\n');
}
