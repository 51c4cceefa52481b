import type { Site } from '../schema/site.ts';
import { findUnreadable } from './palette.ts';
import { type Problem, showValue } from './problem.ts';

/** Finds colours of the brand on which, or in which, text could not be read. */
export function findBrandProblems({ brand }: Site): Problem[] {
  const { colours } = brand;
  return findUnreadable(colours).map(({ key, words, ratio, min, nearest }) => ({
    rule: 'low-contrast',
    path: ['brand', 'colours', key],
    message: `found ${showValue(colours[key])}: the contrast of ${words} is ${Math.floor(ratio * 100) / 100}, and WCAG AA asks for ${min}; the nearest that passes is ${showValue(nearest)}`,
  }));
}
