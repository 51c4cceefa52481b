import * as z from 'zod';
import { link } from './link.ts';
import { entries, line, paragraph, texts } from './text.ts';
import { href } from './typed-reference.ts';
import { english } from './vocabulary/english.ts';

/** Filled in before the schema applies its defaults, since it has tokens. */
export const defaultCopyright = '© {year} {name}';

/** The header, footer and call bar of every page. */
export const layout = z.strictObject({
  /** The main navigation, in order, by default all `pages` but those in `legal` and those named exactly as one of `privacyNames` or `legalNames`, such as Privacy, Privacy policy, Terms or Terms and conditions: `[{ name: 'About', href: '/about' }]`. */
  navigation: entries({
    /** The text of the link: `'Emergency'`. */
    name: line,
    /** Where it leads: `'/emergency-repairs'`. */
    href,
    /** Its style: `'emergency'` for the emergency colour, `'button'` for a button. */
    tone: z.enum(['plain', 'emergency', 'button']).default('plain'),
  })
    .min(1, 'is an empty list; write at least one link')
    .default([]),
  /** The footer's columns, in order: `[{ heading: 'Our Services', links: [{ name: 'Brake Repair', href: '/brake-repair' }] }]`. */
  footer: entries({
    /** The column's heading: `'Our Services'`. */
    heading: line,
    /** Its links: `[{ name: 'Brake Repair', href: '/brake-repair' }]`. */
    links: z.array(link).min(1, 'is an empty list; write at least one link'),
    /** Whether to show the opening hours under the links: `true`. */
    hours: z.boolean().default(false),
  }).default([]),
  ...texts(english.layout),
  /** The last line of the page: `'© {year} {name}. All rights reserved.'`. */
  copyright: line.default(defaultCopyright),
  /** Links beside the copyright, by default to the pages with such names that neither navigation nor footer links: `[{ name: 'Privacy', href: '/privacy' }]`. */
  legal: z.array(link).default([]),
  /** The footer's emergency call button, instead of the phone number, which calls a department if it shows its number: `'Breakdown? Call {phone}'`. */
  emergencyCall: line.optional(),
  /** What takes the place of calls in the emergency banners and the footer while the business is closed: `{ text: 'We are closed.', link: { name: 'Who to call now', href: '/emergency-repairs' } }`. */
  emergencyClosed: z
    .strictObject({
      /** The banners' text: `'We are closed. In danger, call 999.'`. */
      text: paragraph,
      /** The button: `{ name: 'Who to call now', href: '/emergency-repairs' }`. */
      link: z.strictObject({
        /** Its label: `'Who to call now'`. */
        name: line,
        /** Where it leads: `'/emergency-repairs'`. */
        href,
      }),
    })
    .optional(),
  /** The two buttons at the bottom of the screen on phones, which call a department if the label shows its number, and where the hero of an emergency page that calls a department replaces the first: `{ call: 'Call {phone}', link: { name: 'Book online', href: '/book-online' } }`. */
  callBar: z
    .strictObject({
      ...texts(english.layout.callBar),
      /** The other button, by default to the first page with a form, preferably of type `booking`, then `contact`: `{ name: 'Book online', href: '/book-online' }`. */
      link: z
        .strictObject({
          /** Its label: `'Book online'`. */
          name: line,
          /** Where it leads: `'/book-online'`. */
          href,
        })
        .optional(),
      /** Which of the two comes first, in colour; with `'link'`, the call is plain beside a form too: `'link'`. */
      primary: z.enum(['call', 'link']).default('call'),
    })
    .prefault({}),
  /** The price on the sign of a service page: the service's `'own'`, if any, or the `'lowest'` above 0 listed on the page. */
  priceSign: z.enum(['own', 'lowest']).default('own'),
});
