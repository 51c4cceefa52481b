import * as z from 'zod';
import { action } from '../link.ts';
import { paragraph } from '../text.ts';
import { heading } from './common.ts';

/** Where the business is and how to reach it: values come from `business`, `hours` and `access`. */
export const visitSection = z.strictObject({
  kind: z.literal('visit'),
  ...heading,
  /** What to show, in order: `['address', 'phone', 'email', 'hours', 'access']`. */
  show: z
    .array(z.enum(['address', 'phone', 'email', 'hours', 'parking', 'access']))
    .min(1, 'is an empty list; name at least one detail'),
  /** A sentence under the details: how to find the door: `'The yard is behind the house.'`. */
  note: paragraph.optional(),
  /** What to press: `[{ label: 'Directions', href: '/contact' }]`. */
  actions: z.array(action).default([]),
});
