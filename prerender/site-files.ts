import { plainLanguage } from '../schema/clock.ts';
import { apiPath } from '../schema/submission.ts';
import { escapeMarkup } from '../site/escape.ts';
import { appIcon, appIconSizes, brandFiles, vcardPath } from '../site/generated-files.ts';
import { plainText } from '../site/inline.ts';
import { absoluteUrl, type Root } from '../site/paths.ts';
import type { PageSite, SharedSite, SitePages } from '../site/shared-site.ts';
import { vcard } from '../site/vcard.ts';
import { enquiryFormProps, formFile } from '../templates/islands/enquiry-form-props.ts';
import { writeFiles } from './files.ts';

/** Maximum number of addresses per sitemap. https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns sitemaps by file name: one, or several with an index if there are too many addresses. */
export function sitemaps(site: Root, paths: readonly string[]): Map<string, string> {
  if (paths.length <= maxAddresses) return new Map([['sitemap.xml', listOf('urlset', 'url', site, paths)]]);
  const parts = Array.from({ length: Math.ceil(paths.length / maxAddresses) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    paths: paths.slice(at * maxAddresses, (at + 1) * maxAddresses),
  }));
  const files = parts.map(({ name }) => `/${name}`);
  return new Map([
    ['sitemap.xml', listOf('sitemapindex', 'sitemap', site, files)],
    ...parts.map((part) => [part.name, listOf('urlset', 'url', site, part.paths)] as const),
  ]);
}

function listOf(list: string, item: string, site: Root, paths: readonly string[]): string {
  const lines = paths.map((path) => `  <${item}><loc>${escapeMarkup(absoluteUrl(site, path))}</loc></${item}>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} ${namespace}>`, ...lines, `</${list}>`, ''].join('\n');
}

/**
 * Expires on the first of this month next year, so that builds within a month are identical.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(site: Root & Pick<SharedSite, 'language' | 'business'>, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${site.business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language.split('-')[0]}`,
    `Canonical: ${absoluteUrl(site, `/${securityTxtFile}`)}`,
    '',
  ].join('\n');
}

const securityTxtFile = '.well-known/security.txt';

/** Returns `site.webmanifest`: name, colours and icons for a home screen. https://www.w3.org/TR/appmanifest/ */
export function webManifest({ business, brand, palette, language, hosting: { base = '' } }: PageSite): string {
  const manifest = {
    name: business.name,
    short_name: brand.shortName ?? business.name,
    description: plainText(business.description),
    lang: plainLanguage(language),
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: palette.light.paper,
    theme_color: palette.light.primary,
    icons: [
      { src: base + brandFiles.icon, type: 'image/svg+xml', sizes: 'any' },
      ...appIconSizes.map((size) => ({ src: base + appIcon(size), type: 'image/png', sizes: `${size}x${size}` })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Writes the files for machines: sitemaps, robots.txt, manifest, contact card, props of forms. Returns their paths. */
export function writeSiteFiles(
  site: PageSite,
  paths: readonly string[],
  formPages: SitePages['formPages'],
  clientDir: string,
): string[] {
  const closed = `${site.hosting.base ?? ''}${apiPath}`;
  return writeFiles(clientDir, [
    ...sitemaps(site, paths),
    ['robots.txt', `User-agent: *\nDisallow: ${closed}\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`],
    [securityTxtFile, securityTxt(site, new Date())],
    ['site.webmanifest', webManifest(site)],
    [vcardPath.slice(1), vcard(site)],
    ...Object.entries(formPages).map(([key, { path }]): [string, string] => {
      const { api, base } = site.hosting;
      const props = enquiryFormProps(site, key, { path });
      // Prefixed as in the HTML of the form.
      const prefixed = base ? { ...props, base, path: base + path, api: api ?? base } : props;
      return [formFile(key).slice(1), JSON.stringify(prefixed)];
    }),
  ]);
}
