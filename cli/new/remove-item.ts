import type { KeyPath } from '../../site/problem.ts';
import { findValue } from '../../site/source/find-value.ts';
import type { Source } from '../../site/source/source.ts';

/** Takes one item of a list out of the text of a definition, with its comma and the lines that it stood on. */
export function removeItem({ ...source }: Source, path: KeyPath): string {
  const { text } = source;
  const { node } = findValue(source, path);
  const before = text.slice(0, node.start).replace(/\n?[ \t]*$/, '');
  const after = text.slice(node.end).replace(/^\s*?,[ \t]*/, '');
  return before + after;
}
