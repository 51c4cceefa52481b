import * as z from 'zod';
import { icon } from '../icon.ts';
import { action } from '../link.ts';
import { line, paragraph, slug } from '../text.ts';
import { reference } from '../typed-reference.ts';

/** A card that stands out: an emergency, a free offer, a fleet programme. */
export const bannerSection = z.strictObject({
  kind: z.literal('banner'),
  /** Its address on the page: `'fleet'`. */
  id: slug.optional(),
  /** `'emergency'` in the emergency colour, and for emergencies alone; `'offer'` something given; `'notice'` anything else. */
  tone: z.enum(['emergency', 'offer', 'notice']),
  /** The banner's heading: `'Free tyre safety check'`. */
  heading: line,
  /** One or two sentences: `'Tread, pressure and damage, while you wait.'`. */
  text: paragraph,
  /** A sign beside the heading: `'truck'`. */
  icon: icon.optional(),
  /** The key of a price to show: `'dpf-cleaning'`. */
  price: reference('price').optional(),
  /** Short points under the text: `['10% fleet discount']`. */
  points: z.array(line).default([]),
  /** What to press: `[{ label: 'Call {phone}', call: true }]`. */
  actions: z.array(action).default([]),
});
