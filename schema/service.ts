import * as z from 'zod';
import { icon } from './icon.ts';
import { link } from './link.ts';
import { pageParts } from './page-parts.ts';
import { section } from './section.ts';
import { line, paragraph, slug } from './text.ts';
import { reference } from './typed-reference.ts';

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
  ...pageParts,
  /** The top of the page, by default name and summary: `{ heading: 'Brake repair', lead: '…' }`. */
  hero: pageParts.hero.prefault({} as z.input<typeof pageParts.hero>),
  /** The page's sections, in order; none are needed: `[{ kind: 'prices', heading: 'What it costs', prices: ['brake-pads'] }]`. */
  sections: z.array(section).default([]),
  /** The keys of related services: `['mot-preparation']`. */
  related: z.array(reference('service')).default([]),
  /**
   * Further links to town pages. This service's own are linked automatically.
   * Example: `[{ name: 'Brakes in Gillingham', href: '/locations/gillingham-brake-repair' }]`.
   */
  nearby: z.array(link).default([]),
});

export type Service = z.output<typeof service>;
