import * as z from 'zod';
import { line } from './text.ts';

/** What the contradiction finder looks for; docs/rules.md says of each why it exists and how to fix it. */
export const contradictionRules = [
  'always-open-beside-hours',
  'amount-not-in-table',
  'choices-differ',
  'claim-without-evidence',
  'count-beside-list',
  'free-with-price',
  'from-dropped',
  'from-price-not-lowest',
  'near-duplicate-pages',
  'on-request-with-price',
  'one-figure-two-meanings',
  'one-thing-two-prices',
  'place-beyond-radius',
  'price-under-other-name',
  'promise-outside-hours',
  'same-day-beside-notice',
  'slot-outside-hours',
  'statistics-differ',
  'structured-data-says-more',
  'time-not-in-hours',
  'town-missing-from-list',
  'years-not-passed',
] as const;

/** A contradiction that is known and meant to stand. One that is found no more is an error itself. */
export const acceptedContradiction = z.strictObject({
  /** The rule that finds it: `'slot-outside-hours'`. */
  rule: z.enum(contradictionRules),
  /** Where, as the finding names it, or several places: `'forms.timeSlots[4]'`, `"pages['/contact'].hero.lead"`. */
  at: z.union([line, z.array(line).min(1, 'is an empty list; name at least one place')]),
  /** The only things it covers, where a finding names several: `['Iwade', 'Teynham']`. One more fails. */
  only: z.array(line).optional(),
  /** Why it stands all the same: `'The garage offers the slot and moves Saturday bookings by phone'`. */
  reason: line,
});

export type AcceptedContradiction = z.output<typeof acceptedContradiction>;
export type ContradictionRule = (typeof contradictionRules)[number];
