import { readFileSync } from 'node:fs';
import { fileAddress } from '../address.ts';
import type { Collection, Document } from './collection.ts';
import { listFiles } from './list-files.ts';
import { readManifest } from './read-manifest.ts';
import { readDrawing, readPage } from './read-markup.ts';
import { readRobots } from './read-robots.ts';
import { readSitemap } from './read-sitemap.ts';
import { readStyleSheet } from './read-style-sheet.ts';

/** Reads a file into a document; `origin` tells structured data of this site from the rest. */
type Reader = (file: string, text: string, origin: string) => Document;

/** Who reads which file; files of other kinds refer to nothing. */
const readers: readonly (readonly [pattern: RegExp, read: Reader, encoding?: 'latin1'])[] = [
  // Latin 1 makes one character of each byte.
  [/\.html$/, readPage, 'latin1'],
  [/\.svg$/, readDrawing],
  [/\.css$/, readStyleSheet],
  [/(^|\/)sitemap[^/]*\.xml$/, readSitemap],
  [/^robots\.txt$/, readRobots],
  [/(\.webmanifest|(^|\/)manifest\.json)$/, readManifest],
];

/** Collects what a built folder holds and what its files refer to. Reads each file once, and nothing else. */
export function collectFolder(dir: string, origin: string): Collection {
  const files = new Set<string>();
  const documents: Document[] = [];
  for (const file of listFiles(dir)) {
    if (isCompressedTwin(file, files)) continue;
    files.add(fileAddress(file));
    const [, read, encoding = 'utf8'] = readers.find(([pattern]) => pattern.test(file)) ?? [];
    if (read) documents.push(read(file, readFileSync(`${dir}/${file}`, encoding), origin));
  }
  return { files, documents };
}

/** `about.html.br` beside `about.html` is the same file for browsers that take it so; it has no address of its own. */
function isCompressedTwin(file: string, files: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && files.has(fileAddress(file.slice(0, -3)));
}
