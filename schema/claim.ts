import * as z from 'zod';
import { icon } from './icon.ts';
import { isoDate, line } from './text.ts';

/** A trust claim: written once, referred to everywhere, with what it rests on. */
export const claim = z.strictObject({
  /** The claim's figure or key word, also what `{claim:ID}` writes: `'25+'`. */
  value: line,
  /** What the figure counts: `'years of experience'`. */
  label: line,
  /** Its sign beside the words: `'shield'`. */
  icon: icon.optional(),
  /** For a claim that follows from the founding year: the build fails once the years passed are fewer: `25`. */
  atLeastYears: z.number().int().positive().optional(),
  /** What the claim rests on: `'Customer reviews, as stated by the owner'`. */
  source: line.optional(),
  /** When that was last looked at: `'2026-11-20'`. */
  checked: isoDate.optional(),
});

export type Claim = z.output<typeof claim>;
