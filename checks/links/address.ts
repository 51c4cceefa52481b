import { pageAddress } from '../../site/paths.ts';

export type Destination =
  | { kind: 'internal'; path: string; fragment: string }
  | { kind: 'external'; url: string }
  | { kind: 'phone'; number: string }
  | { kind: 'email'; address: string }
  /** An address within the document or the browser, such as `data:` or `javascript:`, or of unknown scheme. */
  | { kind: 'other'; scheme: string }
  | { kind: 'malformed' };

/**
 * Resolves an address against its page, or the base of that, which may be on another host. `origin` is this site's;
 * http on the same host counts as this site too.
 */
export function resolveAddress(written: string, from: string, origin: string): Destination {
  // Browsers remove these, but no other space, such as a no-break one.
  const address = written.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  if (address.startsWith('#') && from.startsWith('/'))
    return { kind: 'internal', path: from, fragment: decode(address.slice(1)) };
  // A folder may be named C#.
  const base = from.startsWith('/') ? origin + from.replace(/[%?#]/g, encodeURIComponent) : from;
  const url = parseUrl(address, base);
  if (!url) return { kind: 'malformed' };
  const path = decode(url.pathname);
  if (url.protocol === 'tel:') return { kind: 'phone', number: path.replace(/;.*|[\s().-]/g, '') };
  if (url.protocol === 'mailto:') return { kind: 'email', address: path.toLowerCase() };
  if (!/^https?:$/.test(url.protocol)) return { kind: 'other', scheme: url.protocol };
  if (url.host !== origin.slice(origin.indexOf('//') + 2)) return { kind: 'external', url: url.href };
  return { kind: 'internal', path, fragment: decode(url.hash.slice(1)) };
}

export function isPageIndependent(written: string): boolean {
  return /^(\/(?!\/)|[a-z][a-z0-9+.-]*:)/i.test(written);
}

/** `/brake-repair/` → `/brake-repair`; the home page keeps its slash. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Converts the path of a page's file to its address: `/about.html` → `/about`, `/index.html` → `/`. */
export function withoutFileName(path: string): string {
  return path.endsWith('.html') ? pageAddress(path.slice(1)) : path;
}

/** `/faqs#q-mot` → `/faqs` and `q-mot`. */
export function splitFragment(address: string): { path: string; fragment: string } {
  const [path = '', ...fragment] = address.split('#');
  return { path, fragment: fragment.join('#') };
}

/** Whether a path ends in the extension of a file other than a page: `/a/b.pdf`, not `/a/b` or `/a/b.php`. */
export function hasFileExtension(path: string): boolean {
  return /\.(?!(?:x?html?|php|aspx?|jsp)$)[a-z0-9]{1,12}$/i.test(path);
}

/** `/locations/chatham-brake-repair` → `/locations`; the parent of a top-level page is `/`. */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')));
}

/** Returns the words of a path's last segment: `/locations/chatham-brake-repair` → chatham, brake, repair. */
export function lastWords(path: string): string[] {
  return path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

export function originOf(url: string): string {
  return parseUrl(url)?.origin ?? url;
}

function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

export function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
