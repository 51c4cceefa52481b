import { linesOf } from './lines.ts';
import type { Place } from './locate.ts';

/** Number of lines shown before and after the faulty one. */
const around = 2;

/** Maximum length of a line; of longer ones, only the faulty part is shown. */
const width = 110;

/**
 * Formats the lines around a source location, with carets under it:
 *
 *   41 |   phone: {
 * > 42 |     dial: '01632',
 *      |           ^^^^^^^
 *   43 |   },
 */
export function codeFrame(text: string, { line, column, endLine, endColumn }: Place): string {
  const { count, startOf } = linesOf(text);
  const written = (number: number) => text.slice(startOf(number), startOf(number + 1) - 1);
  const last = Math.min(count, line + around);
  const gutter = String(last).length;
  const meant = written(line);
  const end = endLine === line ? endColumn : meant.length + 1;
  const cut = cutAround(column, meant.length);
  const frame: string[] = [];
  for (let number = Math.max(1, line - around); number <= last; number += 1) {
    const shown = shorten(written(number), number === line ? cut : 0);
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number !== line) continue;
    const before = column - 1 - cut + (cut > 0 ? 1 : 0);
    const carets = Math.max(1, Math.min(end - column, width - before));
    frame.push(`  ${' '.repeat(gutter)} | ${' '.repeat(before)}${'^'.repeat(carets)}`);
  }
  return frame.join('\n');
}

/** Returns the number of characters cut before the faulty column. */
function cutAround(column: number, length: number): number {
  return length <= width || column < width - 30 ? 0 : column - 40;
}

function shorten(line: string, cut: number): string {
  const shown = line.slice(cut, cut + width + 1);
  const rest = cut > 0 ? `…${shown}` : shown;
  return rest.length > width ? `${rest.slice(0, width - 1)}…` : rest;
}
