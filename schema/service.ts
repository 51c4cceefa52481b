import * as z from 'zod';
import { icon } from './icon.ts';
import { action, link } from './link.ts';
import { hero, optionalHead } from './page-parts.ts';
import { section } from './section.ts';
import { line, paragraph, slug } from './text.ts';
import { reference } from './typed-reference.ts';

/** The call to action at the end of a page. */
export const closing = z.strictObject({
  /** The heading: `'Book your brake check'`. */
  heading: line,
  /** One or two sentences: `'Ring us, or pick a day online.'`. */
  text: paragraph,
  /** The buttons, the first one highlighted: `[{ label: 'Book Online', href: '/book-online' }]`. */
  actions: z.array(action).min(1, 'is an empty list; write at least one action'),
});

/** One service: its card, and its page at `/{key}`. */
export const service = z.strictObject({
  /** Its name on cards and in links: `'Brake Repair'`. */
  name: line,
  /**
   * Its slug in the addresses of town pages, by default its key.
   * Example: `'car-service'`, for `/locations/newington-car-service`.
   */
  townSlug: slug.optional(),
  /** Its icon: `'disc'`. */
  icon: icon.default('check'),
  /** One or two sentences for its card: `'Pads, discs and fluid for any make.'`. */
  summary: paragraph,
  /** What it includes, in one line for its card: `'Pads, discs, fluid, diagnostics'`. */
  includes: line.optional(),
  /** The key of its price, for its card and for the top of its page, as `layout.priceSign` decides: `'brake-pads'`. */
  price: reference('price').optional(),
  /** Its codes in the forms' choices, if not its key: `['brake-service']`. */
  formCodes: z.array(line).default([]),
  /**
   * Title, description and keywords, by default from name and summary.
   * Example: `{ title: 'Brake Repair | {name}', description: '…', keywords: ['brake repair'] }`.
   */
  head: optionalHead,
  /** The top of the page, by default name and summary: `{ heading: 'Brake repair', lead: '…' }`. */
  hero: hero.prefault({} as z.input<typeof hero>),
  /** The page's sections, in order: `[{ kind: 'prices', heading: 'What it costs', prices: ['brake-pads'] }]`. */
  sections: z.array(section).default([]),
  /** The keys of related services: `['mot-preparation']`. */
  related: z.array(reference('service')).default([]),
  /**
   * Further links to town pages. This service's own are linked automatically.
   * Example: `[{ name: 'Brakes in Gillingham', href: '/locations/gillingham-brake-repair' }]`.
   */
  nearby: z.array(link).default([]),
  /**
   * The call to action at the end.
   * Example: `{ heading: 'Book your brake check', text: '…', actions: [{ label: 'Call {phone}', call: true }] }`.
   */
  closing: closing.optional(),
});

export type Service = z.output<typeof service>;
export type Closing = z.output<typeof closing>;
