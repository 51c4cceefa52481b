import * as z from 'zod';
import { isoDate, keyPaths, line } from './text.ts';

/** The contradiction rules; docs/rules.md explains each, and how to fix what it finds. */
// biome-ignore format: one rule a line would fill the screen
export const contradictionRules = [
  'claim-without-evidence', 'contact-differs', 'count-beside-list', 'figure-differs', 'from-dropped', 'history-differs',
  'hours-differ', 'near-duplicate-pages', 'one-figure-two-meanings', 'one-thing-two-prices', 'place-beyond-radius',
  'price-differs', 'price-outlier', 'promise-outside-hours', 'slot-outside-hours', 'statement-differs',
  'statistics-differ', 'town-missing-from-list', 'unknown-name', 'wrong-name', 'wrong-weekday',
] as const;

/** An intended contradiction. An acceptance that matches nothing is itself an error. */
export const acceptedContradiction = z.strictObject({
  /** The rule that finds it: `'slot-outside-hours'`. */
  rule: z.enum(contradictionRules),
  /** One key path or several, as in the report: `'forms.timeSlots[4]'`, `"pages['/contact'].hero.lead"`. */
  at: keyPaths,
  /** Accepts only these of the names in the report; any other still fails: `['Iwade', 'Teynham']`. */
  only: z.array(line).optional(),
  /** The reason: `'The garage offers the slot and moves Saturday bookings by phone'`. */
  reason: line,
  /** The last day of the acceptance, with a warning for 30 days before; by default it never expires: `'2027-03-31'`. */
  until: isoDate.optional(),
});

export type AcceptedContradiction = z.output<typeof acceptedContradiction>;
export type ContradictionRule = (typeof contradictionRules)[number];
