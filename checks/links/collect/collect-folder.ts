import { readdirSync, readFileSync } from 'node:fs';
import { fileAddress, pageAddress } from '../address.ts';
import type { Collection, Document } from './collection.ts';
import { readStyleSheet } from './css.ts';
import { readPage, readSvg } from './read-markup.ts';
import { readScript } from './read-script.ts';
import { readManifest, readRedirects, readRobots, readSitemap } from './site-files.ts';

/** Reads a file into a document; `origin` is this site's, `address` returns the address of a page. */
type Reader = (file: string, text: string, origin: string, address: (file: string) => string) => Document;

/** Readers by file name; other files contain no references. */
const readers: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/\.x?html?$/i, readPage],
  [/\.svg$/, readSvg],
  [/\.css$/, readStyleSheet],
  [/\.m?js$/, readScript],
  [/(^|\/)sitemap[^/]*\.xml$/, readSitemap],
  [/^robots\.txt$/, readRobots],
  [/(\.webmanifest|(^|\/)manifest\.json)$/, readManifest],
];

/**
 * Collects the files of a built folder with their references. Reads each file once. The pages of another site keep
 * their file names as addresses, so that relative links resolve as on its server.
 */
export function collectFolder(dir: string, origin: string, isOwn = true): Collection {
  const files = new Set<string>();
  const documents: Document[] = [];
  for (const file of listFiles(dir)) {
    // `about.html.br` next to `about.html` is an encoding of it, without an address of its own.
    if (/\.(br|gz)$/.test(file) && files.has(fileAddress(file.slice(0, -3)))) continue;
    files.add(fileAddress(file));
    const [, read] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    if (read)
      documents.push(read(file, readFileSync(`${dir}/${file}`, 'utf8'), origin, isOwn ? pageAddress : fileAddress));
  }
  const isRedirected = files.has('/_redirects')
    ? readRedirects(readFileSync(`${dir}/_redirects`, 'utf8'))
    : () => false;
  return { files, documents, isRedirected };
}

/** Lists the files below a folder, relative to it, with forward slashes, sorted by name. */
function listFiles(dir: string, below = ''): string[] {
  return readdirSync(`${dir}/${below}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(dir, `${below}${entry.name}/`) : [`${below}${entry.name}`]));
}
