import * as z from 'zod';
import { icon } from '../icon.ts';
import { action } from '../link.ts';
import { line, paragraph } from '../text.ts';
import { heading } from './common.ts';

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
