import * as z from 'zod';
import { icon } from '../icon.ts';
import { action } from '../link.ts';
import { line, paragraph, sentence, slug } from '../text.ts';
import { reference } from '../typed-reference.ts';
import { heading } from './text.ts';

/** One card: a benefit, a value, a failure point, a vehicle type. */
const card = z.strictObject({
  /** Its title: `'Priority booking'`. */
  title: line,
  /** One or two sentences: `'Your van is seen first, so that it is back at work.'`. */
  text: paragraph,
  /** An icon above the title: `'calendar'`. */
  icon: icon.optional(),
  /** A highlighted label: `'Vehicles before 2017'`. */
  label: line.optional(),
  /** Bullet points under the text: `['Clutch slip', 'Judder']`. */
  points: z.array(sentence).default([]),
  /** Its link or button: `{ label: 'Get a quote', href: '/get-quote' }`. */
  action: action.optional(),
});

/** A row of cards. */
export const cardsSection = z.strictObject({
  kind: z.literal('cards'),
  ...heading,
  /** The cards, in order: `[{ title: 'Priority booking', text: '…' }]`. */
  items: z.array(card).min(1, 'is an empty list; write at least one card'),
  /** Collapses each card to its title until it is opened: `true`. */
  folded: z.boolean().default(false),
});

/** A highlighted card: an emergency, a free offer, a fleet programme. */
export const bannerSection = z.strictObject({
  kind: z.literal('banner'),
  /** Its anchor on the page: `'fleet'`. */
  id: slug.optional(),
  /**
   * The kind of banner: `'emergency'` for emergencies only, in the emergency colour, `'offer'` for free offers,
   * `'notice'` for the rest.
   * Example: `'offer'`.
   */
  tone: z.enum(['emergency', 'offer', 'notice']),
  /** The banner's heading: `'Free tyre safety check'`. */
  heading: line,
  /** One or two sentences: `'Tread, pressure and damage, while you wait.'`. */
  text: paragraph,
  /** An icon beside the heading: `'truck'`. */
  icon: icon.optional(),
  /** The key of a price to show: `'dpf-cleaning'`. */
  price: reference('price').optional(),
  /** Bullet points under the text: `['10% fleet discount']`. */
  points: z.array(sentence).default([]),
  /** The buttons: `[{ label: 'Call {phone}', call: true }]`. */
  actions: z.array(action).default([]),
});
