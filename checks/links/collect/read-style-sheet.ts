import { fileAddress } from '../address.ts';
import { type Document, emptyDocument } from './collection.ts';
import { findCssAddresses } from './css-addresses.ts';
import { trackPosition } from './position.ts';

/** Reads a style sheet. `url(#id)` is left out: it is looked up in whichever page uses the sheet. */
export function readStyleSheet(file: string, text: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const positionAt = trackPosition(text);
  for (const { target, offset } of findCssAddresses(text)) {
    if (!target.startsWith('#'))
      document.references.push({ kind: 'file', target, attribute: 'css url()', ...positionAt(offset) });
  }
  return document;
}
