import * as z from 'zod';
import { line } from './text.ts';
import { reference } from './typed-reference.ts';

/** The road past the business as a strip map, at the foot of every page's hero. Roads and stations are those of `access`. */
export const stripMap = z.strictObject({
  /** The road: `'A2'`. */
  road: line,
  /** Where its left end leads: `'west'`. */
  left: line,
  /** Where its right end leads: `'east'`. */
  right: line,
  /** Towns and crossing roads from left to right, the town of the business among them: `[{ town: 'rochester' }, { crossing: 'A249', at: 'Key Street' }]`. */
  stops: z
    .array(
      z.union(
        [
          z.strictObject({
            /** The key of a town; one without miles is placed between its neighbours: `'rochester'`. */
            town: reference('town'),
          }),
          z.strictObject({
            /** A road that crosses: `'A249'`. */
            crossing: line,
            /** The name of the place: `'Key Street'`. */
            at: line,
          }),
        ],
        { error: 'has to be { town } or { crossing, at }' },
      ),
    )
    .min(2, 'has fewer than two stops; write the towns along the road'),
  /** A road or a railway alongside, above the road; a railway by its station in the town of the business: `'Newington Station'`. */
  above: line.optional(),
  /** The same, below the road: `'M2'`. */
  below: line.optional(),
});
