import type { Node } from 'oxc-parser';
import type { KeyPath } from '../problem.ts';
import { positionAt } from './lines.ts';
import { findValue, type Source, type Spot } from './source.ts';

/** A source location, as in editors: lines and columns start at 1; the end is exclusive. */
export type Place = { file: string; line: number; column: number; endLine: number; endColumn: number };

/** Locates the value at a key path, or its nearest written ancestor. */
export function locate(source: Source, path: KeyPath): Place {
  return locateSpot(findValue(source, path), 'node');
}

/** Locates the key itself, or falls back to `locate`. */
export function locateKey(source: Source, path: KeyPath): Place {
  return locateSpot(findValue(source, path), 'key');
}

/** Locates part of the string at a key path, such as a `{token}`. */
export function locateWords(source: Source, path: KeyPath, words: string): Place {
  const spot = findValue(source, path);
  const start = spot.isFound ? spot.source.text.slice(spot.node.start, spot.node.end).indexOf(words) : -1;
  if (start < 0) return locateSpot(spot, 'node');
  return placeBetween(spot.source, spot.node.start + start, spot.node.start + start + words.length);
}

function locateSpot(spot: Spot, part: 'node' | 'key'): Place {
  const node: Node = (part === 'key' && spot.isFound && spot.key) || spot.node;
  return placeBetween(spot.source, node.start, node.end);
}

export function placeBetween({ file, text }: Pick<Source, 'file' | 'text'>, start: number, end: number): Place {
  const { line: endLine, column: endColumn } = positionAt(text, end);
  return { file, ...positionAt(text, start), endLine, endColumn };
}
