import * as z from 'zod';
import { icon } from './icon.ts';
import { isoDate, line, href as writtenHref } from './text.ts';
import { href, liveHref, reference } from './typed-reference.ts';

/** A link: `{ name: 'Brake repair', href: '/brake-repair' }`. */
export const link = z.strictObject({
  /** The text of the link: `'Brake repair'`. */
  name: line,
  /** A page of this site, a declared dead link, or an https address: `'/brake-repair'`. */
  href,
  /** A short text under the link: `'Pads, discs and fluid'`. */
  text: line.optional(),
  /** An icon before the name: `'calendar'`. */
  icon: icon.optional(),
});

/** A button: a link, or a phone call. */
export const action = z.union(
  [
    z.strictObject({
      /** The label of the button: `'Book online'`. */
      label: line,
      /** Where it leads: `'/book-online'`. */
      href,
      /** The service that the form there begins with, by its code: `'full-service'`. */
      choose: line.optional(),
    }),
    z.strictObject({
      /** The label of the button: `'Call {phone}'`. */
      label: line,
      /** Calls the business, or a department of it by its key: `true`. */
      call: z.literal(true).or(reference('department')),
    }),
    z.strictObject({
      /** The label of the button: `'Open in your map'`. */
      label: line,
      /** Opens the way to the address in the map of the visitor's phone: `true`. */
      map: z.literal(true),
    }),
  ],
  { error: "has to be { label, href: '/a-page' } or { label, call: true }" },
);

/** A dead link that is intended, with its reason and the page that serves instead. */
export const knownDeadLink = z.strictObject({
  /** The address that has no page: `'/services/brake-repair'`. */
  href: writtenHref,
  /** Why it is linked anyway: `'Asked for on the FAQ page'`. */
  reason: line,
  /** The page that serves instead, and that `deadLinks: 'repair'` links to: `'/brake-repair'`. */
  instead: liveHref,
  /** When to review it; after this day the link check fails: `'2027-03-31'`. */
  reviewBy: isoDate.optional(),
});

/** An address that the site once had, and the page that took its place. */
export const redirect = z.strictObject({
  /** The old address, below the site's: `'/services/brakes.html'`. */
  from: z
    .string()
    .regex(
      /^\/[\w.~/-]*[\w.~-]$/,
      'has to be a path of this site such as /services/brakes.html, without a slash at its end',
    ),
  /** The page that took its place, or an https address: `'/brake-repair'`. */
  to: liveHref,
  /** Whether the redirect is permanent (301), so that search engines update their index; `false` is temporary (302): `true`. */
  permanent: z.boolean().default(true),
});

export type Redirect = z.output<typeof redirect>;
export type Link = z.output<typeof link>;
export type Action = z.output<typeof action>;
