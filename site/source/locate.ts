import type { Node } from 'oxc-parser';
import type { KeyPath } from '../problem.ts';
import { positionAt } from './lines.ts';
import { type FoundNode, findValue, type Source } from './source.ts';

/** A source location, as in editors: lines and columns start at 1; the end is exclusive. */
export type SourceRange = { file: string; line: number; column: number; endLine: number; endColumn: number };

/** Locates the value at a key path, or its nearest written ancestor. */
export function locate(source: Source, path: KeyPath): SourceRange {
  return rangeOf(findValue(source, path), 'node');
}

/** Locates the key itself, or falls back to `locate`. */
export function locateKey(source: Source, path: KeyPath): SourceRange {
  return rangeOf(findValue(source, path), 'key');
}

/** Locates part of the string at a key path, such as a `{token}`. */
export function locateWords(source: Source, path: KeyPath, words: string): SourceRange {
  const found = findValue(source, path);
  const start = found.isFound ? found.source.text.slice(found.node.start, found.node.end).indexOf(words) : -1;
  if (start < 0) return rangeOf(found, 'node');
  return rangeBetween(found.source, found.node.start + start, found.node.start + start + words.length);
}

function rangeOf(found: FoundNode, part: 'node' | 'key'): SourceRange {
  const node: Node = (part === 'key' && found.isFound && found.key) || found.node;
  return rangeBetween(found.source, node.start, node.end);
}

export function rangeBetween({ file, text }: Pick<Source, 'file' | 'text'>, start: number, end: number): SourceRange {
  const { line: endLine, column: endColumn } = positionAt(text, end);
  return { file, ...positionAt(text, start), endLine, endColumn };
}
