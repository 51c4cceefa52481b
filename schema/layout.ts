import * as z from 'zod';
import { link } from './link.ts';
import { entries, line, paragraph, texts } from './text.ts';
import { href } from './typed-reference.ts';
import { english } from './vocabulary/english.ts';

/** Exported because its tokens must be filled in before the schema applies defaults. */
export const defaultCopyright = '© {year} {name}';

/** A link without a text or an icon. */
const plainLink = z.strictObject({
  /** Its label: `'Book online'`. */
  name: line,
  /** Where it leads: `'/book-online'`. */
  href,
});

/** The header, footer and call bar of every page. */
export const layout = z.strictObject({
  /**
   * The main navigation, in order.
   * By default it links all `pages`, except those in `legal` and those named exactly as in `privacyNames` or
   * `legalNames`, such as Privacy or Terms and conditions; and after the home page the services, if these are no more
   * than five links together and no other page lists the services.
   * Example: `[{ name: 'About', href: '/about' }]`.
   */
  navigation: entries({
    /** The text of the link: `'Emergency'`. */
    name: line,
    /** Where it leads: `'/emergency-repairs'`. */
    href,
    /** Its style: `'emergency'` for the emergency colour, or `'button'`. */
    tone: z.enum(['plain', 'emergency', 'button']).default('plain'),
  })
    .min(1, 'is an empty list; write at least one link')
    .default([]),
  /**
   * The footer's columns, in order.
   * Example: `[{ heading: 'Our Services', links: [{ name: 'Brake Repair', href: '/brake-repair' }] }]`.
   */
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
  /**
   * Links beside the copyright.
   * By default to the pages named as in `privacyNames` or `legalNames` that neither navigation nor footer links.
   * Example: `[{ name: 'Privacy', href: '/privacy' }]`.
   */
  legal: z.array(link).default([]),
  /**
   * The footer's call button for emergencies, instead of the phone number.
   * It calls the department whose number the label shows, or else the business.
   * Example: `'Breakdown? Call {phone}'`.
   */
  emergencyCall: line.optional(),
  /**
   * The text of emergency banners while the business is closed, and a button placed before the call buttons of banners
   * and footer.
   * Example: `{ text: 'We are closed.', link: { name: 'Who to call now', href: '/emergency-repairs' } }`.
   */
  emergencyClosed: z
    .strictObject({
      /** The banners' text: `'We are closed. In danger, call 999.'`. */
      text: paragraph,
      /** The button: `{ name: 'Who to call now', href: '/emergency-repairs' }`. */
      link: plainLink,
    })
    .optional(),
  /**
   * The two buttons at the bottom of the screen on phones: one calls, the other is a link.
   * The first calls the department whose number its label shows, or else the business. On an emergency page, a hero
   * button that calls a department replaces it.
   * Example: `{ call: 'Call {phone}', link: { name: 'Book online', href: '/book-online' } }`.
   */
  callBar: z
    .strictObject({
      ...texts(english.layout.callBar),
      /**
       * The link. By default it leads to the first page with a form of type `booking`, or else with the form `contact`,
       * one of its type, or any.
       * Example: `{ name: 'Book online', href: '/book-online' }`.
       */
      link: plainLink.optional(),
      /** Which of the two comes first, in colour; with `'link'`, the call is plain beside a form too: `'link'`. */
      primary: z.enum(['call', 'link']).default('call'),
    })
    .prefault({}),
  /**
   * The price at the top of a service page: `'own'` is that of the service, `'lowest'` the lowest above 0 on the page.
   * If one is missing, the other is shown. Example: `'lowest'`.
   */
  priceSign: z.enum(['own', 'lowest']).default('own'),
});
