import { endRightToLeft } from '../server/mail/format.ts';

/** Minimum width of a column. Lines that are still too long wrap. */
const minWidth = 8;

/** A time or telephone number, which is useless once cut. */
const number = /^[\d\s:+().-]+$/;

/** Aligns rows in columns, two spaces apart. Shrinks the widest, but cuts no number, until every line fits. */
export function formatColumns(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): string {
  // `Math.max(...lengths)` would fail for a long list: the number of arguments is limited.
  const widths: number[] = [];
  const minWidths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const length = countCharacters(cell);
      widths[column] = Math.max(widths[column] ?? 0, length);
      minWidths[column] = Math.max(minWidths[column] ?? minWidth, number.test(cell) ? length : 0);
    }
  }
  const total = () => widths.reduce((sum, each) => sum + each, 2 * (widths.length - 1));
  const lengthOf = (column: number) => widths[column] ?? 0;
  while (total() > width) {
    const shrinkable = [...widths.keys()].filter((column) => lengthOf(column) > (minWidths[column] ?? 0));
    const [widest] = shrinkable.sort((a, b) => lengthOf(b) - lengthOf(a));
    if (widest === undefined) break;
    widths[widest] = lengthOf(widest) - 1;
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
