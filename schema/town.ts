import * as z from 'zod';
import { line } from './text.ts';
import { reference } from './typed-reference.ts';

/** A town that customers come from. */
export const town = z.strictObject({
  /** Its name: `'Gillingham'`. */
  name: line,
  /** Distance by road from the business in miles, 0 in its own town: `8`. */
  miles: z.number().min(0).max(1000).optional(),
  /** The distance in kilometres, instead of miles: `13`. */
  kilometres: z.number().min(0).max(1600).optional(),
  /** Its postcode district or ZIP code, or the full postcode in the town of the business: `'ME7'`. */
  postcode: line.optional(),
  /** The roads from there to the business, in order: `['M2', 'A2']`. */
  via: z.array(line).default([]),
  /** Whether to list it as `areaServed` in structured data: `true`. */
  served: z.boolean().default(false),
});

export type Town = z.output<typeof town>;

/**
 * The road past the business as a strip map, at the foot of the hero of pages about places.
 * Its roads and stations come from `access`.
 */
export const stripMap = z
  .strictObject({
    /** The road: `'A2'`. */
    road: line,
    /** Where its left end leads: `'west'`. */
    left: line,
    /** Where its right end leads: `'east'`. */
    right: line,
    /**
     * Towns and crossing roads from left to right, including the town of the business.
     * Example: `[{ town: 'rochester' }, { crossing: 'A249', at: 'Key Street' }]`.
     */
    stops: z
      .array(
        z.union(
          [
            z.strictObject({
              /** The key of a town; one without miles is placed between its neighbours: `'rochester'`. */
              town: reference('town'),
            }),
            z.strictObject({
              /** A crossing road: `'A249'`. */
              crossing: line,
              /** The place of the crossing: `'Key Street'`. */
              at: line,
            }),
          ],
          { error: 'must be { town } or { crossing, at }' },
        ),
      )
      .min(2, 'has fewer than two stops; write the towns along the road'),
    /**
     * A parallel road or railway to show above the road. Name a railway by the station in the town of the business.
     * Example: `'Newington Station'`.
     */
    above: line.optional(),
    /** The same, below the road: `'M2'`. */
    below: line.optional(),
  })
  .refine(({ left, right }) => left !== right, {
    path: ['right'],
    message: 'is also where the left end leads; write another direction or place',
  });
