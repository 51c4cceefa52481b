import * as z from 'zod';
import { link } from './link.ts';
import { line } from './text.ts';
import { href } from './typed-reference.ts';

/** The header, footer and call bar of every page. */
export const layout = z.strictObject({
  /** The main navigation, in order; without it, all of `pages`: `[{ name: 'About', href: '/about' }]`. */
  navigation: z
    .array(
      z.strictObject({
        /** The text of the link: `'Emergency'`. */
        name: line,
        /** Where it leads: `'/emergency-repairs'`. */
        href,
        /** Its style: `'emergency'` in the emergency colour, `'button'` as a button. */
        tone: z.enum(['plain', 'emergency', 'button']).default('plain'),
      }),
    )
    .min(1, 'is an empty list; write at least one link')
    .default([]),
  /** The footer's columns, in order: `[{ heading: 'Our Services', links: [{ name: 'Brake Repair', href: '/brake-repair' }] }]`. */
  footer: z
    .array(
      z.strictObject({
        /** The column's heading: `'Our Services'`. */
        heading: line,
        /** Its links: `[{ name: 'Brake Repair', href: '/brake-repair' }]`. */
        links: z.array(link).min(1, 'is an empty list; write at least one link'),
        /** Whether the opening hours are shown under them: `true`. */
        hours: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The last line of the page: `'© {year} {name}. All rights reserved.'`. */
  copyright: line.default('© {year} {name}'),
  /** The footer's emergency call button: `'Breakdown? Call {phone}'`. */
  emergencyCall: line.optional(),
  /** The two buttons at the bottom edge on a phone: `{ call: 'Call {phone}', link: { name: 'Book online', href: '/book-online' } }`. */
  callBar: z
    .strictObject({
      /** The label of the call button: `'Call now'`. */
      call: line.default('Call us'),
      /** The other button; without it, the first page with a form of type `contact`, or with any: `{ name: 'Book online', href: '/book-online' }`. */
      link: z
        .strictObject({
          /** Its label: `'Book online'`. */
          name: line,
          /** Where it leads: `'/book-online'`. */
          href,
        })
        .optional(),
    })
    .prefault({}),
  /** The price on the sign of a service page: `'own'` if the service has one, or the `'lowest'` that the page lists. */
  priceSign: z.enum(['own', 'lowest']).default('own'),
  /** The headings that service and town pages share: `{ related: 'Related services', … }`. */
  headings: z
    .strictObject({
      /** Over a service's related services: `'Related services'`. */
      related: line.default('Related services'),
      /** Over a service's town pages: `'Near you'`. */
      nearby: line.default('Near you'),
      /** Over a town page's links: `'See also'`. */
      local: line.default('See also'),
      /** The line over a lowest price on a service page: `'Prices from'`. */
      priceSign: line.default('Prices from'),
      /** The text of a service card's link: `'Learn more'`. */
      learnMore: line.default('Learn more'),
      /** The label before what a service includes: `'Includes'`. */
      includes: line.default('Includes'),
    })
    .prefault({}),
});
