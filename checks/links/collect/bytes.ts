import type { Position } from './collection.ts';
import { trackPosition } from './position.ts';

/**
 * Pages are read as bytes, a character each, which is three times as fast as decoding them and takes half the memory:
 * what a scan looks for is ASCII. The little that is kept is decoded here.
 */
export function decodeBytes(bytes: string): string {
  return /[\x80-\xff]/.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}

/** As `trackPosition`, with columns that count characters as editors do (UTF-16) where the text is bytes. */
export function trackBytePosition(bytes: string): (offset: number) => Position {
  const positionAt = trackPosition(bytes);
  const next = /[\x80-\xff]/g;
  let odd = next.exec(bytes)?.index ?? Number.POSITIVE_INFINITY;
  let line = 1;
  /** How many bytes of the line so far are no column of their own. */
  let surplus = 0;
  return (offset) => {
    const position = positionAt(offset);
    if (position.line !== line) {
      line = position.line;
      surplus = 0;
      const lineStart = offset - position.column + 1;
      if (odd < lineStart) odd = findFrom(lineStart);
    }
    while (odd < offset) {
      surplus += surplusOf(bytes.charCodeAt(odd));
      odd = findFrom(odd + 1);
    }
    return { line, column: position.column - surplus };
  };

  function findFrom(offset: number): number {
    next.lastIndex = offset;
    return next.exec(bytes)?.index ?? Number.POSITIVE_INFINITY;
  }
}

/** A byte that goes on a character adds nothing; the first of four begins a character that counts twice. */
function surplusOf(byte: number): number {
  if (byte < 0xc0) return 1;
  return byte >= 0xf0 ? -1 : 0;
}
