import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const all = new Set(names);
  // `about.html.br` next to `about.html` is an encoding of it, without an address of its own.
  const files = names.filter((file) => !(/\.(br|gz)$/.test(file) && all.has(file.slice(0, -3))));
  const documents = files.flatMap((file) => {
    const [, read] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    return read ? [read(file, readFileSync(`${dir}/${file}`, 'utf8'), origin, isOwn ? pageAddress : fileAddress)] : [];
  });
  const isRedirected = all.has('_redirects') ? readRedirects(readFileSync(`${dir}/_redirects`, 'utf8')) : () => false;
  return { files: new Set(files.map(fileAddress)), documents, isRedirected };
}
