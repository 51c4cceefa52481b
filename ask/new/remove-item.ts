import { findValue } from '../../definition/find-value.ts';
import type { Source } from '../../definition/source.ts';
import type { KeyPath } from '../../schema/problem.ts';

/** Takes one item of a list out of the text of a definition, with its comma and the lines that it stood on. */
export function removeItem({ ...source }: Source, path: KeyPath): string {
  const { text } = source;
  const { node } = findValue(source, path);
  const before = text.slice(0, node.start).replace(/\n?[ \t]*$/, '');
  const after = text.slice(node.end).replace(/^\s*?,[ \t]*/, '');
  return before + after;
}
