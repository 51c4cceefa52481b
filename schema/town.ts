import * as z from 'zod';
import { line } from './text.ts';

/** A town that customers come from. */
export const town = z.strictObject({
  /** Its name: `'Gillingham'`. */
  name: line,
  /** Distance by road from the business in miles, 0 in its own town: `8`. */
  miles: z.number().min(0).max(1000).optional(),
  /** The distance in kilometres, instead of miles: `13`. */
  kilometres: z.number().min(0).max(1600).optional(),
  /** Its postcode district, or the full postcode in the town of the business: `'ME7'`. */
  postcode: line.optional(),
  /** The roads from there to the business, in order: `['M2', 'A2']`. */
  via: z.array(line).default([]),
  /** Whether to list it as `areaServed` in structured data: `true`. */
  served: z.boolean().default(false),
});

export type Town = z.output<typeof town>;
