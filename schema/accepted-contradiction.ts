import * as z from 'zod';
import { isoDate, line } from './text.ts';

/** The contradiction rules; docs/rules.md explains each and how to fix it. */
export const contradictionRules = [
  'claim-without-evidence',
  'contact-differs',
  'count-beside-list',
  'figure-differs',
  'from-dropped',
  'history-differs',
  'hours-differ',
  'near-duplicate-pages',
  'one-figure-two-meanings',
  'one-thing-two-prices',
  'place-beyond-radius',
  'price-differs',
  'promise-outside-hours',
  'slot-outside-hours',
  'statement-differs',
  'statistics-differ',
  'town-missing-from-list',
  'unknown-name',
  'wrong-name',
] as const;

/** A contradiction that is intended. An acceptance that matches nothing is itself an error. */
export const acceptedContradiction = z.strictObject({
  /** The rule that finds it: `'slot-outside-hours'`. */
  rule: z.enum(contradictionRules),
  /** Where, as the report names it; one place or several: `'forms.timeSlots[4]'`, `"pages['/contact'].hero.lead"`. */
  at: z.union([line, z.array(line).min(1, 'is an empty list; name at least one place')]),
  /** The things it covers, where the report names several: `['Iwade', 'Teynham']`. Any other fails. */
  only: z.array(line).optional(),
  /** Why it is accepted: `'The garage offers the slot and moves Saturday bookings by phone'`. */
  reason: line,
  /** The last day on which it is accepted, announced 30 days before: `'2027-03-31'`. Without it, no expiry. */
  until: isoDate.optional(),
});

export type AcceptedContradiction = z.output<typeof acceptedContradiction>;
export type ContradictionRule = (typeof contradictionRules)[number];
