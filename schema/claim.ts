import * as z from 'zod';
import { icon } from './icon.ts';
import { isoDate, line, paragraph } from './text.ts';

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

export const testimonial = z.strictObject({
  /** The customer's name: `'Sarah M.'`. */
  name: line,
  /** Their town: `'Sittingbourne'`. */
  place: line,
  /** Their words: `'They rang before every extra.'`. */
  text: paragraph,
  /** Their rating, 1 to 5, if they gave one: `5`. */
  stars: z.number().int().min(1).max(5).optional(),
});
