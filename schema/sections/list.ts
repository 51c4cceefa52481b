import * as z from 'zod';
import { action } from '../link.ts';
import { line } from '../text.ts';
import { heading } from './common.ts';

/** A list of short points: inspection points, warning signs, equipment, brands, places. */
export const listSection = z.strictObject({
  kind: z.literal('list'),
  ...heading,
  /** What the points are: `'check'` what you get, `'warning'` what to watch for, `'places'` where, `'tags'` names, `'numbered'` in order. */
  style: z.enum(['check', 'warning', 'places', 'tags', 'numbered']),
  /** The points: `[{ text: 'Lights', detail: 'Headlamps, indicators, number plate.' }]`. */
  items: z
    .array(
      z.strictObject({
        /** The point in a few words: `'Squealing'`. */
        text: line,
        /** One sentence more: `'The pads are close to their wear limit.'`. */
        detail: line.optional(),
      }),
    )
    .min(1, 'is an empty list; write at least one point'),
  /** What to do next: `[{ label: 'Book Online', href: '/book-online' }]`. */
  actions: z.array(action).default([]),
});
