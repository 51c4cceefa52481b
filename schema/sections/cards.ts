import * as z from 'zod';
import { icon } from '../icon.ts';
import { action } from '../link.ts';
import { line, paragraph, slug } from '../text.ts';
import { reference } from '../typed-reference.ts';
import { heading } from './text.ts';

/** One card: a benefit, a value, a failure point, a vehicle type. */
export const card = z.strictObject({
  /** What it is about: `'Priority booking'`. */
  title: line,
  /** One or two sentences: `'Your van is seen first, so that it is back at work.'`. */
  text: paragraph,
  /** A sign over the title: `'calendar'`. */
  icon: icon.optional(),
  /** A few words that stand out: `'Vehicles before 2017'`. */
  label: line.optional(),
  /** Short points under the text: `['Clutch slip', 'Judder']`. */
  points: z.array(line).default([]),
  /** Where to read on or what to press: `{ label: 'Get a quote', href: '/get-quote' }`. */
  action: action.optional(),
});

/** A row of cards. */
export const cardsSection = z.strictObject({
  kind: z.literal('cards'),
  ...heading,
  /** The cards, in order: `[{ title: 'Priority booking', text: '…' }]`. */
  items: z.array(card).min(1, 'is an empty list; write at least one card'),
});

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
