/** Minimum width of a column. Lines that are still too long wrap. */
const minWidth = 8;

/** Aligns rows in columns, two spaces apart. Shrinks the widest columns until every line fits the width. */
export function formatColumns(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => countCharacters(row[column] ?? ''))),
  );
  const total = () => widths.reduce((sum, each) => sum + each, 2 * (columns - 1));
  while (total() > width) {
    const widest = Math.max(...widths);
    if (widest <= minWidth) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => truncateOrPad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function truncateOrPad(cell: string, width: number): string {
  const length = countCharacters(cell);
  return length > width ? `${[...cell].slice(0, width - 1).join('')}…` : cell + ' '.repeat(width - length);
}

/** Counts code points, not UTF-16 units. */
function countCharacters(cell: string): number {
  return [...cell].length;
}
