import type { KeyPath } from '../key-path.ts';
import type { Problem } from '../problem.ts';
import { positionAt } from './lines.ts';
import { findValue, type Source } from './source.ts';

/** A source location, as in editors: lines and columns start at 1; the end is exclusive. */
export type SourceRange = { file: string; line: number; column: number; endLine: number; endColumn: number };

/**
 * Locates the value at a key path, or its nearest ancestor in the source. `part` narrows it to the key or to words
 * within the value, such as a `{token}`.
 */
export function locate(source: Source, path: KeyPath, part?: Problem['part']): SourceRange {
  const found = findValue(source, path);
  const { start, end } = (part === 'key' && found.isFound && found.key) || found.node;
  const words = typeof part === 'object' && found.isFound ? part.words : '';
  const index = found.source.text.slice(start, end).indexOf(words);
  if (words === '' || index < 0) return rangeBetween(found.source, start, end);
  return rangeBetween(found.source, start + index, start + index + words.length);
}

export function rangeBetween({ file, text }: Pick<Source, 'file' | 'text'>, start: number, end: number): SourceRange {
  const { line: endLine, column: endColumn } = positionAt(text, end);
  return { file, ...positionAt(text, start), endLine, endColumn };
}
