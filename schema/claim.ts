import * as z from 'zod';
import { icon } from './icon.ts';
import { isoDate, line } from './text.ts';

/** A trust claim with its evidence, declared once and referred to everywhere. */
export const claim = z.strictObject({
  /** Its figure or keyword, which `{claim:KEY}` inserts: `'25+'`. */
  value: line,
  /** What the figure counts: `'years of experience'`. */
  label: line,
  /** Its icon: `'shield'`. */
  icon: icon.optional(),
  /** Minimum age of the business in years for the claim to be true, which the check enforces: `25`. */
  atLeastYears: z.number().int().min(1).optional(),
  /** The source of its evidence: `'Customer reviews, as stated by the owner'`. */
  source: line.optional(),
  /** When the evidence was last checked: `'2026-11-20'`. */
  checked: isoDate.optional(),
});

export type Claim = z.output<typeof claim>;
