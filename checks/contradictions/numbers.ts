import type { Dimension } from '../../schema/vocabulary/finder/dimension.ts';
import type { Vocabulary } from './vocabulary.ts';
import { anyOf } from './words.ts';

/**
 * A figure in a sentence, in the base unit of its dimension: hours, miles, millimetres, kilograms, minutes of a day.
 */
export type Quantity = {
  dimension: Dimension;
  low: number;
  high: number;
  /** `from £80`, `up to 10 miles`, `25+`, `about an hour`. */
  bound?: 'from' | 'under' | 'upTo' | 'over' | 'about' | undefined;
  /** The original text: `24 month`. */
  text: string;
  start: number;
  end: number;
  /** The words after a count: `happy customers a`. */
  noun?: string;
  /** The alternative reading of an hour that may be am or pm: `until 6`. */
  also?: number;
  isRange?: boolean;
  /** Whether it may mean any value of its range: `the late nineties`. */
  isVague?: boolean;
};

export const hoursPerYear = 8760;

/** Returns the patterns of numbers: in digits, as amounts of money, and in words. */
export function numberPatterns({ numbers, joiners, group, decimal, to }: Vocabulary) {
  const figure = String.raw`(?:\d{1,3}(?:[${group}]\d{3})+|\d+)(?:[${decimal}]\d+)?`;
  // Three digits after a separator are thousands, since money has no thousandths.
  const amount = String.raw`(?:\d{1,3}(?:[${group}.,]\d{3}(?!\d))+|\d+)(?:[${decimal}]\d+)?`;
  const word = anyOf(Object.keys(numbers));
  const number = String.raw`(?:${figure}|\b${word}(?:[\s-]+(?:${joiners.source})*${word})*\b)`;
  return { amount, word, number, to: String.raw`\s?(?:[-–]|${to.source})\s?` };
}

/** `1,250` → 1250, `one and a half` → 1.5, `twenty-five` → 25, `a` → 1. */
export function readNumber(text: string, { numbers, dozen, group, decimal }: Vocabulary): number {
  if (/^\d/.test(text))
    return Number(text.replace(new RegExp(`[${group}](?=\\d{3})`, 'g'), '').replace(new RegExp(`[${decimal}]`), '.'));
  let total = 0;
  let current = 0;
  let last = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const value = numbers[word] ?? 0;
    if (value >= 1000) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100 || word === dozen) current = (current || 1) * value;
    // In "one and three quarters", the number before the fraction multiplies it.
    else current += last >= 1 && value < 1 && word.endsWith('s') ? last * value - last : value;
    last = value;
  }
  return total + current || 1;
}
