import * as z from 'zod';
import { link } from './link.ts';
import { hero, optionalHead } from './page-parts.ts';
import { section } from './section.ts';
import { closing } from './service.ts';
import { reference } from './typed-reference.ts';

/** A town page: one service in one town, at `/locations/{town}-{service}`, included in lists and links. */
export const locationPage = z.strictObject({
  /** The key of the town: `'gillingham'`. */
  town: reference('town'),
  /** The key of the service: `'brake-repair'`. */
  service: reference('service'),
  /**
   * Title, description and keywords, by default from heading and lead.
   * Example: `{ title: 'Brake Repair in Gillingham | {name}', description: '…', keywords: ['brakes gillingham'] }`.
   */
  head: optionalHead,
  /**
   * The top of the page. By default its heading names the service and the town.
   * Example: `{ heading: 'Brake repair for Gillingham', lead: '{miles:gillingham} along the A2.' }`.
   */
  hero,
  /** The page's sections, in order: `[{ kind: 'prices', heading: 'What it costs', prices: ['brake-pads'] }]`. */
  sections: z.array(section).min(1, 'is an empty list; write at least one section'),
  /**
   * Further links. The town's other pages, and this service's other towns, are linked automatically.
   * Example: `[{ name: 'Van servicing', href: '/van-servicing' }]`.
   */
  links: z.array(link).default([]),
  /**
   * The call to action at the end.
   * Example: `{ heading: 'Book your brakes in', text: '…', actions: [{ label: 'Call {phone}', call: true }] }`.
   */
  closing: closing.optional(),
});

export type LocationPage = z.output<typeof locationPage>;
