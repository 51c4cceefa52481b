import * as z from 'zod';
import { line } from './text.ts';

/** Something on the site that the owner has not confirmed yet. */
export const unconfirmedEntry = z.strictObject({
  /** Where, by key path; one place or several: `'testimonials'`, `"pages['/about'].sections.timeline"`. */
  at: z.union([line, z.array(line).min(1, 'is an empty list; name at least one place')]),
  /** What the owner has to confirm: `'Who said this, and that they agree to be named'`. */
  confirm: line,
});

export type UnconfirmedEntry = z.output<typeof unconfirmedEntry>;
