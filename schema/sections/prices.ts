import * as z from 'zod';
import { action } from '../link.ts';
import { entries, line, paragraph, sentence } from '../text.ts';
import { reference } from '../typed-reference.ts';
import { heading } from './text.ts';

/** A price list of rows from the price table. */
export const pricesSection = z.strictObject({
  kind: z.literal('prices'),
  ...heading,
  /** The keys of the prices, in order: `['brake-pads', 'brake-discs']`. */
  prices: z.array(reference('price')).min(1, 'is an empty list; name at least one price'),
  /** A sentence under the prices, such as what they include: `'Prices include parts and labour.'`. */
  note: paragraph.optional(),
  /** The buttons: `[{ label: 'Get a quote', href: '/get-quote' }]`. */
  actions: z.array(action).default([]),
});

/** Packages, each with a price and what it includes. */
export const packagesSection = z.strictObject({
  kind: z.literal('packages'),
  ...heading,
  /**
   * The packages, in order.
   * Example: `[{ price: 'full-service', text: 'The yearly service.', includes: ['Oil and filters'] }]`.
   */
  items: entries({
    /** The key of its price, whose name is the package's name: `'full-service'`. */
    price: reference('price'),
    /** One sentence about it: `'The yearly service for ordinary miles.'`. */
    text: paragraph,
    /** Items to list after the `includes` of its price: `['Free vehicle health check']`. */
    includes: z.array(sentence).default([]),
    /** A highlighted label: `'Most chosen'`. */
    label: line.optional(),
    /** Its button: `{ label: 'Book Full Service', href: '/book-online' }`. */
    action: action.optional(),
  }).min(1, 'is an empty list; write at least one package'),
  /** A sentence under the packages: `'Prices include parts and labour.'`. */
  note: paragraph.optional(),
});
