import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageAddress } from '../../../site/paths.ts';
import { positionAt } from '../../../site/source/lines.ts';
import { readText } from '../read-text.ts';
import type { Collection, Document } from './collection.ts';
import { indexHeaders, readHeaderRules, readHeaders } from './read-headers.ts';
import { readMarkup } from './read-markup.ts';
import { readScript } from './read-script.ts';
import { readFeed, readManifest, readRedirects, readRobots, readSecurity, readSitemap } from './read-site-files.ts';
import { readStyleSheet } from './read-style-sheet.ts';
import { readJsonFeed } from './structured-data.ts';

/** Reads a file into a document; `origin` is this site's, `address` returns the address of a page. */
type Reader = (file: string, text: string, origin: string, address: (file: string) => string) => Document;

/** Readers by file name; other files contain no references. */
const readers: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/\.x?html?$|\.svg$/i, readMarkup],
  [/\.css$/, readStyleSheet],
  [/\.m?js$/, readScript],
  [/sitemap[^/]*\.xml$/, readSitemap],
  [/\.(?:xml|rss|atom)$/, readFeed],
  [/^robots\.txt$/, readRobots],
  [/^(?:\.well-known\/)?security\.txt$/, readSecurity],
  [/^_headers$/, readHeaders],
  [/(\.webmanifest|(^|\/)manifest\.json)$/, readManifest],
  [/\.json$/, readJsonFeed],
];

/** Collects a built folder. Pages of another site keep their file names, so that relative links resolve. */
export function collectFolder(dir: string, origin: string, { isGenerated = true } = {}): Collection {
  const names = listServedFiles(dir)
    .map((file) => relative(dir, file).replaceAll('\\', '/'))
    .sort();
  const all = new Set(names);
  // Skip compressed copies: `about.html.br` beside `about.html`.
  const files = names.filter((file) => !(/\.(br|gz)$/.test(file) && all.has(file.slice(0, -3))));
  const address = isGenerated ? pageAddress : (file: string) => `/${file}`;
  const documents = files.flatMap((file) => {
    const [, read] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    return read ? [withoutConflict(read, file, readText(`${dir}/${file}`), origin, address)] : [];
  });
  const redirects = readRedirects(all.has('_redirects') ? readText(`${dir}/_redirects`) : '');
  const headerRules = readHeaderRules(all.has('_headers') ? readText(`${dir}/_headers`) : '', origin);
  return {
    files: new Set(files.map((file) => `/${file}`)),
    documents: [...documents, redirects.document],
    isRedirected: redirects.isRedirected,
    headerRules,
    headersOf: indexHeaders(headerRules),
  };
}

/** The marks of a merge that is not finished. If data cannot be read, they are the reason. */
const conflict = /^[ \t]*<<<<<<< .+\n[\s\S]*?^=======\r?\n[\s\S]*?^>>>>>>> /m;

function withoutConflict(read: Reader, ...[file, text, origin, address]: Parameters<Reader>): Document {
  const document = read(file, text, origin, address);
  const at = conflict.exec(text);
  if (!at) return document;
  const why = 'is not finished: one version of these lines must go';
  return { ...document, unreadable: [{ what: 'a merge', why, ...positionAt(text, at.index) }] };
}

/** Lists the files of a folder. Follows symbolic links, as servers do, and skips dangling ones. */
function listServedFiles(dir: string, above: readonly string[] = []): string[] {
  const real = realpathSync(dir);
  if (above.includes(real)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    const found = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
    if (found?.isDirectory()) return listServedFiles(path, [...above, real]);
    return found ? [path] : [];
  });
}
