import type { Site } from '../schema/site.ts';
import { findUnusable } from './palette.ts';
import { type Problem, showValue } from './problem.ts';

/** Finds an accent that cannot be told from the main colour, and a paper on which text could not be read. */
export function findBrandProblems({ brand }: Site): Problem[] {
  const { colours } = brand;
  return findUnusable(colours).map(({ key, fault, nearest }) => ({
    rule: 'low-contrast',
    path: ['brand', 'colours', key],
    message: `found ${showValue(colours[key])}: ${fault}; the nearest that passes is ${showValue(nearest)}`,
  }));
}
