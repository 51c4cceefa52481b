import { endRightToLeft } from '../server/mail/format.ts';

/** Minimum width of a column. Lines that are still too long wrap. */
const minWidth = 8;

/** Aligns rows in columns, two spaces apart. Shrinks the widest columns until every line fits the width. */
export function formatColumns(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): string {
  // One by one: a list may have more rows than a function accepts as arguments.
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, countCharacters(cell));
  const total = () => widths.reduce((sum, each) => sum + each, 2 * (widths.length - 1));
  while (total() > width) {
    const widest = Math.max(...widths);
    if (widest <= minWidth) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  const lines = rows.map((row) =>
    row.map((cell, column) => endRightToLeft(truncateOrPad(cell, widths[column] ?? 0))).join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}

function truncateOrPad(cell: string, width: number): string {
  const length = countCharacters(cell);
  return length > width ? `${[...cell].slice(0, width - 1).join('')}…` : cell + ' '.repeat(width - length);
}

/** Counts code points, not UTF-16 units. */
function countCharacters(cell: string): number {
  return [...cell].length;
}
