import * as z from 'zod';
import { line, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

/** Texts built into the templates. */
export const wording = z.strictObject({
  ...texts(english.wording),
  /** The name of one row for all `hours.exceptions` in the table of hours, instead of the next ones: `'Bank holidays'`. */
  specialHours: line.optional(),
  /** Instead of a distance, in the town of the business: `'Here'`. */
  here: line.optional(),
});
