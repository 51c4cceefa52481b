import { Parser } from 'htmlparser2';
import { fileAddress } from '../address.ts';
import { type Document, emptyDocument } from './collection.ts';
import { trackPosition } from './position.ts';

/** Reads a sitemap or a sitemap of sitemaps. */
export function readSitemap(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const positionAt = trackPosition(text);
  let location: string | undefined;
  let inIndex = false;
  let position = { line: 1, column: 1 };
  const parser = new Parser(
    {
      onopentag(tag) {
        if (tag === 'sitemapindex') inIndex = true;
        if (tag === 'loc') {
          location = '';
          position = positionAt(parser.endIndex + 1);
        }
      },
      ontext(part) {
        if (location !== undefined) location += part;
      },
      onclosetag(tag) {
        if (tag !== 'loc' || location === undefined) return;
        document.references.push({
          kind: inIndex ? 'file' : 'page',
          target: location.trim(),
          attribute: 'sitemap loc',
          ...position,
        });
        location = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return document;
}
