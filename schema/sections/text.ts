import * as z from 'zod';
import { action } from '../link.ts';
import { picture } from '../picture.ts';
import { entries, line, paragraph, sentence, slug } from '../text.ts';

/** Keys common to all sections. */
export const heading = {
  /** Its anchor on the page: `'prices'` is reached as `/brake-repair#prices`. */
  id: slug.optional(),
  /** The section's heading: `'What it costs'`. */
  heading: line,
  /** A sentence or two under the heading: `'You hear the price for your car before we start.'`. */
  intro: paragraph.optional(),
};

/** Paragraphs under a heading, with an optional picture. */
export const textSection = z.strictObject({
  kind: z.literal('text'),
  ...heading,
  /** The paragraphs, in order: `['We have stood on the High Street since {established}.']`. */
  paragraphs: z.array(paragraph).min(1, 'is an empty list; write at least one paragraph'),
  /** A picture beside the text: `{ file: '/pictures/hall.jpg', alt: 'The hall', width: 1200, height: 800 }`. */
  image: picture.optional(),
  /** The buttons: `[{ label: 'Contact us', href: '/contact' }]`. */
  actions: z.array(action).default([]),
});

/** A list of short points, such as inspection points, symptoms, equipment, brands or places. */
export const listSection = z.strictObject({
  kind: z.literal('list'),
  ...heading,
  /**
   * The style: `'check'` for what you get, `'warning'` for what to watch for, `'places'`, `'tags'` for names,
   * `'numbered'` for steps.
   * Example: `'check'`.
   */
  style: z.enum(['check', 'warning', 'places', 'tags', 'numbered']),
  /** The points: `[{ text: 'Lights', detail: 'Headlamps, indicators, number plate.' }]`. */
  items: entries({
    /** The point, in a few words: `'Squealing'`. */
    text: sentence,
    /** A sentence of detail: `'The pads are close to their wear limit.'`. */
    detail: sentence.optional(),
  }).min(1, 'is an empty list; write at least one point'),
  /** The buttons: `[{ label: 'Book Online', href: '/book-online' }]`. */
  actions: z.array(action).default([]),
});
