import * as z from 'zod';
import { link } from './link.ts';
import { line } from './text.ts';
import { href } from './typed-reference.ts';

/** What stands around every page. */
export const layout = z.strictObject({
  /** The main navigation, in order: `[{ name: 'About', href: '/about' }]`. */
  navigation: z
    .array(
      z.strictObject({
        /** The words of the link: `'Emergency'`. */
        name: line,
        /** Where it leads: `'/emergency-repairs'`. */
        href,
        /** How it stands out: `'emergency'` in the emergency colour, `'button'` as a button. */
        tone: z.enum(['plain', 'emergency', 'button']).default('plain'),
      }),
    )
    .min(1, 'is an empty list; write at least one link'),
  /** The footer's columns, in order: `[{ heading: 'Our Services', links: [{ name: 'Brake Repair', href: '/brake-repair' }] }]`. */
  footer: z.array(
    z.strictObject({
      /** The column's heading: `'Our Services'`. */
      heading: line,
      /** Its links: `[{ name: 'Brake Repair', href: '/brake-repair' }]`. */
      links: z.array(link).min(1, 'is an empty list; write at least one link'),
      /** Whether the opening hours stand under them: `true`. */
      hours: z.boolean().default(false),
    }),
  ),
  /** The line at the very end: `'© {year} {name}. All rights reserved.'`. */
  copyright: line,
  /** The footer's emergency call button: `'Breakdown? Call {phone}'`. */
  emergencyCall: line.optional(),
  /** The two buttons at the thumb on a phone: `{ call: 'Call {phone}', link: { name: 'Book online', href: '/book-online' } }`. */
  callBar: z.strictObject({
    /** The words of the call button: `'Call now'`. */
    call: line,
    /** The other button: `{ name: 'Book online', href: '/book-online' }`. */
    link: z.strictObject({
      /** Its words: `'Book online'`. */
      name: line,
      /** Where it leads: `'/book-online'`. */
      href,
    }),
  }),
  /** The headings that service and town pages share: `{ related: 'Related services', … }`. */
  headings: z.strictObject({
    /** Over a service's related services: `'Related services'`. */
    related: line,
    /** Over a service's town pages: `'Near you'`. */
    nearby: line,
    /** Over a town page's links: `'More local help'`. */
    local: line,
    /** On a service's sign, over its price: `'Prices from'`. */
    priceSign: line,
    /** The words of a service card's link: `'Learn more'`. */
    learnMore: line,
    /** Before what a service includes: `'Includes'`. */
    includes: line,
  }),
});

export type Layout = z.output<typeof layout>;
