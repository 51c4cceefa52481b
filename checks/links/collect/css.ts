import { fileAddress } from '../address.ts';
import { type Document, emptyDocument, trackPosition } from './collection.ts';

/** Reads a style sheet. `url(#id)` is left out: it refers to whichever page uses the sheet. */
export function readStyleSheet(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const positionAt = trackPosition(text);
  for (const { target, offset } of findCssAddresses(text)) {
    if (target.startsWith('#')) continue;
    document.references.push({ kind: 'file', target, attribute: 'css url()', ...positionAt(offset) });
  }
  return document;
}

/** Finds the addresses of `url(…)` and `@import "…"` outside comments, with their offsets. */
export function findCssAddresses(css: string): { target: string; offset: number }[] {
  // Blanks of the same length keep the offsets.
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const pattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;
  return [...text.matchAll(pattern)].map((match) => ({
    target: match.slice(1).find((part) => part !== undefined) ?? '',
    offset: match.index,
  }));
}
