import type { Picture } from '../schema/picture.ts';
import type { Site } from '../schema/site.ts';

/** What the addresses of a site begin with. */
export type Root = Pick<Site, 'url'> & Partial<Pick<Site, 'hosting'>>;

/** Returns the full URL of the site, without a trailing slash: its origin and base path. */
export function siteRoot({ url, hosting }: Root): string {
  return url + (hosting?.base ?? '');
}

export function absoluteUrl(site: Root, path: string): string {
  // Avoid `URL`, which is slow: a page has dozens of addresses, and few need escaping.
  return /^\/[\w./-]*$/.test(path) ? siteRoot(site) + path : new URL(siteRoot(site) + path).href;
}

/** Returns the full URL of a picture, which may be at another site. */
export function pictureUrl(site: Root, picture: Picture): string {
  return 'file' in picture ? absoluteUrl(site, picture.file) : picture.remote;
}

/** `/` → `/index.html`, `/contact` → `/contact.html`, or `/contact/index.html` in folders. */
export function pageFile(path: string, pages: Site['hosting']['pages'] = 'files'): string {
  if (path === '/') return '/index.html';
  return pages === 'folders' ? `${path}/index.html` : `${path}.html`;
}

/** `index.html` → `/`; `contact.html` and `contact/index.html` → `/contact`. Other files keep their names. */
export function pageAddress(file: string): string {
  return `/${file.replace(/((^|\/)index)?\.html$/, '')}`;
}

/** Configured path prefixes of service and town pages. */
type Structure = { structure?: Pick<Site['structure'], 'servicePath' | 'locationPath'> };

/** Returns the path of a service's page: `brake-repair` → `/brake-repair`. */
export function servicePath({ structure }: Structure, key: string): string {
  return `${structure?.servicePath ?? ''}/${key}`;
}

/** Returns the path of a town page: Newington and car servicing → `/locations/newington-car-service`. */
export function locationPath(
  site: Structure & { services: Readonly<Record<string, { townSlug?: string }>> },
  page: { town: string; service: string },
): string {
  return `${site.structure?.locationPath ?? '/locations'}/${page.town}-${site.services[page.service]?.townSlug ?? page.service}`;
}

/** Returns the keys of the questions that a section shows: its own, or all. */
export function questionsIn({ faq }: { faq: object }, { questions }: { questions?: unknown }): string[] {
  return Array.isArray(questions) ? questions : Object.keys(faq);
}

/** Returns the id of a question on its page: `warranty` → `q-warranty`, as in `/faqs#q-warranty`. */
export function questionId(key: string): string {
  return `q-${key}`;
}

/** Returns the id of a town in a list: `gillingham` → `town-gillingham`, as in `/locations#town-gillingham`. */
export function townId(key: string): string {
  return `town-${key}`;
}
