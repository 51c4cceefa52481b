import { closeSync, openSync, readSync } from 'node:fs';
import { memo } from '../../../schema/memo.ts';
import type { Site } from '../../../schema/site.ts';
import { decode, resolveAddress, withoutFileName, withoutTrailingSlash } from '../address.ts';
import type { Collection, Document, Position } from '../collect/collection.ts';
import type { Outcomes } from '../external.ts';
import type { Place } from '../finding.ts';
import type { RuleName } from '../rules.ts';

export type Expected = Pick<Site, 'url' | 'knownDeadLinks' | 'deadLinks'> & {
  /** Declared contacts, if there is a definition. */
  contacts?: { phone: string; email: string; others: readonly string[] };
  /** Whether it was built by this project; other sites do not follow our conventions. */
  isGenerated: boolean;
};

export function expectedOf({ url, knownDeadLinks, deadLinks, business, departments = {}, helplines }: Site): Expected {
  return {
    url,
    knownDeadLinks,
    deadLinks,
    contacts: {
      phone: business.phone.dial,
      email: business.email,
      others: [...Object.values(departments), ...Object.values(helplines)].flatMap((each) => [
        ...(each.phone ? [each.phone.dial] : []),
        ...('email' in each && each.email ? [each.email.toLowerCase()] : []),
      ]),
    },
    isGenerated: true,
  };
}

export type CheckOptions = {
  /** Rules to apply; by default all that suit the folder. */
  only?: readonly RuleName[] | undefined;
  skipRule?: readonly RuleName[] | undefined;
  /** Outcomes of addresses on other hosts, if requested. */
  outcomes?: Outcomes | undefined;
  today?: string | undefined;
};

/** Options of a check, with the folder and definition as reports should name them. */
export type CheckSettings = CheckOptions & { dir: string; definition?: string };

/** Whether the folder is published; documentation that is read from a disk may link to files. */
export function isPublic({ url, isGenerated }: Expected): boolean {
  return isGenerated || url.startsWith('https:');
}

/** Whether a page is a not-found page; other generators write one for each language. */
export function isNotFoundPage(path: string): boolean {
  return path === '/404' || path.endsWith('/404.html');
}

export type BuiltSite = ReturnType<typeof indexSite>;

export function indexSite(
  { files, documents, isRedirected, headerRules, headersOf }: Collection,
  site: Expected,
  settings: CheckSettings,
) {
  const pages = new Map(
    documents.filter(({ isPage, path }) => isPage && !isNotFoundPage(path)).map((page) => [page.path, page]),
  );
  const markup = new Map(
    documents.filter(({ file }) => /\.(x?html?|svg)$/i.test(file)).map((document) => [document.path, document]),
  );
  const candidates = (path: string) =>
    path.endsWith('/')
      ? [`${path}index.html`, `${path}index.htm`]
      : [`${path}.html`, `${path}/index.html`, `${path}/index.htm`];
  return {
    site,
    settings,
    documents,
    /** Pages by path, without the not-found page. */
    pages,
    hasFile: (path: string) => files.has(path) && !(site.isGenerated && path.endsWith('.html')),
    isRedirected,
    headerRules,
    headersOf,
    explainContent: memo((path: string) => explainContent(settings.dir + path)),
    filePaths: () => [...files].filter((path) => !path.endsWith('.html')),
    /** Resolves a path as a server would; on other sites also by file name, folder index and merged slashes. */
    locate: (written: string) => {
      if (site.isGenerated) return written;
      const path = written.includes('//') ? written.replace(/\/{2,}/g, '/') : written;
      return pages.has(path) || files.has(path) ? path : (candidates(path).find((each) => pages.has(each)) ?? path);
    },
    /** The path on this site to which an address in a document leads; `undefined` for addresses elsewhere. */
    pathOf: ({ base }: Document, address: string) => {
      const destination = resolveAddress(address, base, site.url);
      return destination.kind === 'internal' ? destination.path : undefined;
    },
    /** The ids of a page or an SVG file; `undefined` for other files. */
    idsOf: memo((path: string) => {
      const { ids } = markup.get(path) ?? {};
      // Browsers search for a fragment as written, then decoded.
      return ids && new Set([...ids, ...ids.filter((id) => id.includes('%')).map(decode)]);
    }),
    placeOf: ({ path, file }: Document, { attribute, line, column }: Position & { attribute: string }): Place => ({
      page: path,
      file: `${settings.dir}/${file}`,
      attribute,
      line,
      column,
    }),
  };
}

/** Lists the lines of sitemaps that name a page. Crawlers compare the `address`; `path` is that of its file. */
export function sitemapLines({ documents, pathOf, locate }: BuiltSite) {
  return documents.flatMap((document) =>
    document.references
      .filter(({ kind, attribute }) => kind === 'page' && attribute === 'sitemap loc')
      .map((reference) => {
        const address = pathOf(document, reference.target);
        return { document, reference, address, path: address && locate(address) };
      }),
  );
}

/** Returns the page of a path with a trailing slash or a file name. */
export function pageOfVariant({ pages }: BuiltSite, path: string): string | undefined {
  const bare = withoutTrailingSlash(withoutFileName(path));
  return bare !== path && pages.has(bare) ? bare : undefined;
}

const binary = /\.(?:png|jpe?g|gif|webp|avif|ico|svg|woff2?|ttf|otf)$/i;

/** Explains why a picture or font cannot be shown: something else was stored under its name. */
function explainContent(file: string): string | undefined {
  if (!binary.test(file)) return undefined;
  const start = readStart(file);
  if (start === '') return 'is an empty file';
  if (start.startsWith('version https://git-lfs')) return 'is a pointer of Git LFS; fetch the file before building';
  return /^\s*<(?:!doctype html|html)\b/i.test(start) ? 'is a page under the name of another file' : undefined;
}

function readStart(file: string): string {
  const bytes = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
