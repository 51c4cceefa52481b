import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl } from '../renderer/addresses.ts';
import { plainLanguage } from '../schema/clock.ts';
import { appIcon, appIconSizes, brandFiles } from '../site/brand-files.ts';
import type { PageSite, SharedSite, SitePages } from '../site/shared-site.ts';
import { vcard, vcardPath } from '../site/vcard.ts';
import { type EnquiryFormProps, enquiryFormProps, formFile } from '../templates/islands/enquiry-form-props.ts';
import { writeIfChanged } from './files.ts';
import { robots, sitemaps, type UrlSource } from './sitemap.ts';

/** Expires on the first of this month next year, so that all builds within a month are identical. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxt(site: UrlSource & Pick<SharedSite, 'language' | 'business'>, now: Date): string {
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
function webManifest({ business, brand, palette, language, hosting: { base = '' } }: PageSite): string {
  const manifest = {
    name: business.name,
    short_name: brand.shortName ?? business.name,
    description: business.description,
    lang: plainLanguage(language),
    start_url: `${base}/`,
    display: 'minimal-ui',
    background_color: palette.light.paper,
    theme_color: palette.light.sign,
    icons: [
      { src: base + brandFiles.icon, type: 'image/svg+xml', sizes: 'any' },
      ...appIconSizes.map((size) => ({ src: base + appIcon(size), type: 'image/png', sizes: `${size}x${size}` })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the props of a form, with the same addresses that its HTML gets after rendering. */
function formProps(site: PageSite, key: string, path: string): EnquiryFormProps {
  const { api, base } = site.hosting;
  const props = enquiryFormProps(site, key, { path });
  return base ? { ...props, base, path: base + path, api: api ?? base } : props;
}

export function writeDocuments(
  site: PageSite,
  paths: readonly string[],
  formPages: SitePages['formPages'],
  clientDir: string,
): string[] {
  mkdirSync(join(clientDir, 'forms'), { recursive: true });
  const documents = new Map([
    ...sitemaps(site, paths),
    ['robots.txt', robots(site)],
    [securityTxtFile, securityTxt(site, new Date())],
    ['site.webmanifest', webManifest(site)],
    [vcardPath.slice(1), vcard(site)],
    ...Object.entries(formPages).map(
      ([key, { path }]) => [formFile(key).slice(1), JSON.stringify(formProps(site, key, path))] as const,
    ),
  ]);
  return [...documents].map(([name, text]) => {
    const file = join(clientDir, name);
    writeIfChanged(file, text);
    return file;
  });
}
