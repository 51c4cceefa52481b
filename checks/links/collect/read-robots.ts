import { fileAddress } from '../address.ts';
import { type Document, emptyDocument } from './collection.ts';

/** Reads the `Sitemap:` lines of robots.txt. */
export function readRobots(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  text.split('\n').forEach((row, index) => {
    const target = /^\s*sitemap:\s*(\S+)/i.exec(row)?.[1];
    if (target)
      document.references.push({ kind: 'file', target, attribute: 'robots.txt Sitemap', line: index + 1, column: 1 });
  });
  return document;
}
