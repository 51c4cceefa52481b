/** One part of the comparison: what goes into bench/RESULTS.md about it. */
export type Part = {
  title: string;
  /** What is held against a target, first of all. */
  ratios: Ratio[];
  /** Markdown: how it was measured, and every figure. */
  body: string;
};

export type Ratio = { what: string; value: string; target?: string; isMet?: boolean | undefined };

export type PartOptions = {
  /** Fewer pages and shorter runs, to see whether it works. */
  isQuick: boolean;
  /** Page counts up to which builds are measured. */
  pages: readonly number[];
};

/** A table in Markdown; the first row is its head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')}`, ...rest.map(line)].join(
    '\n',
  );
}

/** A number as a reader wants it: three digits that count. */
export function round(number: number): string {
  if (!Number.isFinite(number)) return 'not measured';
  return number >= 100 ? Math.round(number).toLocaleString('en-GB') : number.toPrecision(number >= 10 ? 3 : 2);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
