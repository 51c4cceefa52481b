/** No column is made narrower than this; a line that is still too long wraps. */
const narrowest = 8;

/**
 * Lays rows out in columns, two spaces apart. Where a terminal reads, the widest columns give way until a line fits;
 * where a program does, nothing is cut.
 */
export function formatColumns(rows: readonly (readonly string[])[], width = Number.POSITIVE_INFINITY): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  const total = () => widths.reduce((sum, each) => sum + each, 2 * (columns - 1));
  while (total() > width) {
    const widest = Math.max(...widths);
    if (widest <= narrowest) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => clipOrPad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function clipOrPad(cell: string, width: number): string {
  const length = lengthOf(cell);
  return length > width ? `${[...cell].slice(0, width - 1).join('')}…` : cell + ' '.repeat(width - length);
}

/** Counted in characters, not in the halves that JavaScript counts in. */
function lengthOf(cell: string): number {
  return [...cell].length;
}
