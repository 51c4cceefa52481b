import * as z from 'zod';
import { icon } from '../icon.ts';
import { action } from '../link.ts';
import { picture } from '../picture.ts';
import { entries, isoDate, line, paragraph, sentence, slug } from '../text.ts';
import { reference } from '../typed-reference.ts';

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

/** A temporary notice, such as a holiday: a build on its first day adds it, and pages hide it after its last. */
export const noticeSection = z.strictObject({
  kind: z.literal('notice'),
  /** Its anchor on the page: `'holidays'` is reached as `/#holidays`. */
  id: slug.optional(),
  /** The notice's heading: `'Closed from 24 December to 4 January'`. */
  heading: line,
  /** One or two sentences: `'We are on holiday. For emergencies call {phone:emergency}.'`. */
  text: paragraph,
  /** The first day to show it, by default at once: `'2026-12-14'`. */
  from: isoDate.optional(),
  /** The last day to show it, by default until it is removed: `'2027-01-03'`. */
  until: isoDate.optional(),
  /** The buttons: `[{ label: 'Call {phone}', call: true }]`. */
  actions: z.array(action).default([]),
});

/** A process, step by step. */
export const stepsSection = z.strictObject({
  kind: z.literal('steps'),
  ...heading,
  /** The steps, in order: `[{ title: 'Inspection', text: '…' }, { title: 'Price', text: '…' }]`. */
  items: entries({
    /** The step in a word or two: `'Inspection'`. */
    title: line,
    /** What happens in this step: `'We measure pads and discs.'`. */
    text: paragraph,
  }).min(2, 'has fewer than two steps; write two or more'),
});

/** Percentages as bars, such as failure statistics. */
export const figuresSection = z.strictObject({
  kind: z.literal('figures'),
  ...heading,
  /** The figures in percent: `[{ percent: 30, label: 'Lighting' }]`. */
  items: entries({
    /** The percentage, 0 to 100: `30`. */
    percent: z.number().min(0).max(100),
    /** What the percentage stands for: `'Lighting and signalling'`. */
    label: line,
    /** A sentence of detail: `'Most often a bulb.'`. */
    text: sentence.optional(),
  }).min(1, 'is an empty list; write at least one figure'),
  /** The source of the figures: `'Figures of the last published year.'`. */
  note: paragraph.optional(),
});

const columnHeading = z
  .string()
  .refine((text) => text.trim() !== '', {
    error:
      'is empty; write a heading: what the column shows or, for the first column, what the rows are, such as Service',
    abort: true,
  })
  .pipe(line);

/** A table, such as service intervals. */
export const tableSection = z.strictObject({
  kind: z.literal('table'),
  ...heading,
  /** The caption, for screen readers: `'How often each service is due'`. */
  caption: line,
  /** The column headings; the first names the rows: `['Service', 'How often']`. */
  columns: z.array(columnHeading).min(2, 'has fewer than two columns; write two or more'),
  /**
   * The rows, each with one cell per column. The check warns of a row whose days are over, such as a term or a course,
   * if it writes them with their year: `29 March 2027`.
   * Example: `[['Full Service', 'Every 12 months']]`.
   */
  rows: z.array(z.array(sentence)).min(1, 'is an empty list; write at least one row'),
});

/** The history of the business, year by year. */
export const timelineSection = z.strictObject({
  kind: z.literal('timeline'),
  ...heading,
  /**
   * The years, in order.
   * Example: `[{ year: 1999, title: 'Doors open', text: '…' }, { year: 2004, title: 'A second bay', text: '…' }]`.
   */
  items: entries({
    /** The year: `2005`. */
    year: z.number().int(),
    /** A short title: `'A second ramp'`. */
    title: line,
    /** What happened, one sentence: `'Two brothers rent a forge.'`. */
    text: paragraph,
  }).min(2, 'has fewer than two years; write two or more'),
});

/** Pictures side by side. */
export const gallerySection = z.strictObject({
  kind: z.literal('gallery'),
  ...heading,
  /**
   * The pictures, in order.
   * Example: `[{ image: { file: '/pictures/hall.jpg', alt: 'The hall', width: 1200, height: 800 } }]`.
   */
  items: entries({
    /** The picture: `{ file: '/pictures/hall.jpg', alt: 'The hall', width: 1200, height: 800 }`. */
    image: picture,
    /** A caption under it: `'The hall, before the concert'`. */
    caption: sentence.optional(),
  }).min(1, 'is an empty list; write at least one picture'),
});
