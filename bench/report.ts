/** One part of the comparison: a section of bench/RESULTS.md. */
export type Part = {
  /** Compared with a target if there is one. */
  ratios: Ratio[];
  /** Markdown: the method and every figure. */
  body: string;
};

export type Ratio = { what: string; value: string; target?: string; isMet?: boolean | undefined };

export type PartOptions = {
  /** Fewer pages and shorter runs, to check that everything works. */
  isQuick: boolean;
  pages: readonly number[];
};

/** Formats a Markdown table. The first row is the header. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')}`;
  return [line(head), rule, ...rest.map(line)].join('\n');
}

export function atMost(what: string, value: number, max: number, unit = ''): Ratio {
  return {
    ...measured(what, value, unit),
    target: `at most ${count(max)}${unit}`,
    isMet: ifFinite(value, value <= max),
  };
}

export function atLeast(what: string, value: number, min: number): Ratio {
  return { ...measured(what, value), target: `at least ${min}`, isMet: ifFinite(value, value >= min) };
}

export const measured = (what: string, value: number, unit = ''): Ratio => ({ what, value: round(value) + unit });

const ifFinite = (value: number, isMet: boolean) => (Number.isFinite(value) ? isMet : undefined);

export function round(number: number): string {
  if (!Number.isFinite(number)) return 'not measured';
  if (Number.isInteger(number)) return count(number);
  return number >= 100 ? count(Math.round(number)) : number.toPrecision(number >= 10 ? 3 : 2);
}

export const count = (number: number) => number.toLocaleString('en-GB');

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export const spread = (numbers: readonly number[]) =>
  `${round(Math.min(...numbers))} to ${round(Math.max(...numbers))}`;

/** Returns the first line of an error, shortened for a table. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.slice(0, 160) ?? '';
}
