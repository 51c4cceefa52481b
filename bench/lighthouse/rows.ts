import { categories } from './report.ts';
import type { PageResult } from './run-lighthouse.ts';

export const lighthouseHead = ['page', ...categories, 'LCP ms', 'CLS', 'TBT ms', 'TBT ms, fitted', 'bytes', 'requests'];

/** One line of the table. */
export function lighthouseRow(result: PageResult): string[] {
  const { path, scores, lcpMs, cls, tbtMs, fittedTbtMs, bytes, requests } = result;
  return [path, ...scores, lcpMs, cls, tbtMs, fittedTbtMs, bytes, requests].map(String);
}
