import { readdirSync, readFileSync } from 'node:fs';
import { fileAddress } from '../address.ts';
import type { Collection, Document } from './collection.ts';
import { readStyleSheet } from './css.ts';
import { readPage, readSvg } from './read-markup.ts';
import { readManifest, readRobots, readSitemap } from './site-files.ts';

/** Reads a file into a document; `origin` is that of this site. */
type Reader = (file: string, text: string, origin: string) => Document;

/** Files of other kinds refer to nothing. */
const readers: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/\.html$/, readPage],
  [/\.svg$/, readSvg],
  [/\.css$/, readStyleSheet],
  [/(^|\/)sitemap[^/]*\.xml$/, readSitemap],
  [/^robots\.txt$/, readRobots],
  [/(\.webmanifest|(^|\/)manifest\.json)$/, readManifest],
];

/** Collects the files of a built folder and what they refer to. Reads each file once. */
export function collectFolder(dir: string, origin: string): Collection {
  const files = new Set<string>();
  const documents: Document[] = [];
  for (const file of listFiles(dir)) {
    // `about.html.br` beside `about.html` is an encoding of it and has no address of its own.
    if (/\.(br|gz)$/.test(file) && files.has(fileAddress(file.slice(0, -3)))) continue;
    files.add(fileAddress(file));
    const [, read] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    if (read) documents.push(read(file, readFileSync(`${dir}/${file}`, 'utf8'), origin));
  }
  return { files, documents };
}

/** Lists the files below a folder, relative to it, with forward slashes, by name. */
function listFiles(dir: string, below = ''): string[] {
  return readdirSync(`${dir}/${below}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(dir, `${below}${entry.name}/`) : [`${below}${entry.name}`]));
}
