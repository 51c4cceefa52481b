import { findValue } from '../../site/source/find-value.ts';
import type { Source } from '../../site/source/source.ts';
import { printEntry, printValue } from './print-value.ts';

/** What is added, and where: at the end of a list, or under a key of its own in a table. */
export type Addition = { table: string; key?: string; value: unknown };

/** What a definition reads like with an entry more, the lines that are new, and the first of them. */
export type Insertion = { text: string; inserted: string; line: number };

/**
 * Adds an entry at the end of a list or table of the definition. All that stands there already, comments and spaces
 * among it, stays as it is.
 */
export function insertEntry(source: Source, { table, key, value }: Addition): Insertion {
  const spot = findValue(source, [table]);
  if (!spot.isFound) {
    const whole = key === undefined ? [value] : { [key]: value };
    return insertInto(source, findValue(source, []).node, (indent) => printEntry(table, whole, indent));
  }
  if (spot.source.file !== source.file || !/[[{]/.test(source.text[spot.node.start] ?? '')) {
    throw new Error(`${table} is not written out in ${source.file}, so nothing can be added to it here.`);
  }
  return insertInto(source, spot.node, (indent) =>
    key === undefined ? printValue(value, indent) : printEntry(key, value, indent),
  );
}

type Span = { start: number; end: number };

function insertInto({ text }: Source, node: Span, print: (indent: number) => string): Insertion {
  const { elements, properties } = node as { elements?: (Span | null)[]; properties?: Span[] };
  const last = (elements ?? properties ?? []).findLast((child) => child !== null);
  const outer = indentOfLine(text, node.end - 1);
  const inserted = `${' '.repeat(outer + 2)}${print(outer + 2)},`;
  const [before, next] = last
    ? cutBehind(text, last.end, node.end - 1)
    : [text.slice(0, node.start + 1), node.start + 1];
  const rest = text.slice(next);
  // A list that stood on one line gets its bracket on a line of its own.
  const after = /^[ \t]*\r?\n/.test(rest) ? rest : `\n${' '.repeat(outer)}${rest.trimStart()}`;
  return { text: `${before}\n${inserted}${after}`, inserted, line: before.split('\n').length + 1 };
}

const gap = '(?:\\s|//[^\\n]*\\n|/\\*[\\s\\S]*?\\*/)*';

/** The text up to the comma behind the last entry and a comment beside it, and where the rest begins. A comma that is missing is added. */
function cutBehind(text: string, end: number, closing: number): [string, number] {
  const rest = text.slice(end, closing);
  const comma = new RegExp(`^${gap},`).exec(rest)?.[0] ?? '';
  const comment = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/)/.exec(rest.slice(comma.length))?.[0] ?? '';
  const next = end + comma.length + comment.length;
  return [comma ? text.slice(0, next) : `${text.slice(0, end)},${comment}`, next];
}

/** How deep the line of an offset is indented. */
function indentOfLine(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset) + 1;
  return /^ */.exec(text.slice(start))?.[0].length ?? 0;
}
