import type { Node } from 'oxc-parser';
import type { KeyPath } from '../problem.ts';
import { findValue, type Spot } from './find-value.ts';
import type { Source } from './source.ts';

/** A source location, as in editors: lines and columns start at 1; the end is exclusive. */
export type Place = { file: string; line: number; column: number; endLine: number; endColumn: number };

/** Locates the value at a key path, or its nearest written ancestor. */
export function locate(source: Source, path: KeyPath): Place {
  return placeOf(findValue(source, path), 'node');
}

/** Locates the key itself, or falls back to `locate`. */
export function locateKey(source: Source, path: KeyPath): Place {
  return placeOf(findValue(source, path), 'key');
}

/** Locates part of the string at a key path, such as a `{token}`. */
export function locateWords(source: Source, path: KeyPath, words: string): Place {
  const spot = findValue(source, path);
  const start = spot.isFound ? spot.source.text.slice(spot.node.start, spot.node.end).indexOf(words) : -1;
  if (start < 0) return placeOf(spot, 'node');
  return placeBetween(spot.source, spot.node.start + start, spot.node.start + start + words.length);
}

function placeOf(spot: Spot, part: 'node' | 'key'): Place {
  const node: Node = (part === 'key' && spot.isFound && spot.key) || spot.node;
  return placeBetween(spot.source, node.start, node.end);
}

/** Returns the source location between two offsets. */
export function placeBetween({ file, text }: Pick<Source, 'file' | 'text'>, start: number, end: number): Place {
  const [line, column] = lineAndColumn(text, start);
  const [endLine, endColumn] = lineAndColumn(text, end);
  return { file, line, column, endLine, endColumn };
}

function lineAndColumn(text: string, offset: number): [number, number] {
  const { lineOf, startOf } = linesOf(text);
  const line = lineOf(offset);
  return [line, offset - startOf(line) + 1];
}

/** Line index of a text, starting at 1. */
type Lines = { count: number; lineOf: (offset: number) => number; startOf: (line: number) => number };

let last: { text: string; lines: Lines } | undefined;

/** Indexes the lines of a text. Caches the last one: a file may have thousands of problems. */
export function linesOf(text: string): Lines {
  if (last?.text !== text) last = { text, lines: readLines(text) };
  return last.lines;
}

function readLines(text: string): Lines {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  const lineOf = (offset: number) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  return { count: starts.length, lineOf, startOf: (line) => starts[line - 1] ?? text.length + 1 };
}
