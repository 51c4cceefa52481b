import * as z from 'zod';
import { icon } from './icon.ts';
import { isoDate, line, href as writtenHref } from './text.ts';
import { href, liveHref, reference } from './typed-reference.ts';

/** A link: `{ name: 'Brake repair', href: '/brake-repair' }`. */
export const link = z.strictObject({
  /** The text of the link: `'Brake repair'`. */
  name: line,
  /** A page of this site, a file below `public/`, a declared dead link, or an https address: `'/brake-repair'`. */
  href,
  /** A short text under the link: `'Pads, discs and fluid'`. */
  text: line.optional(),
  /** An icon before the name: `'calendar'`. */
  icon: icon.optional(),
});

export const trueOrDepartment = z.union(
  [z.literal(true), reference('department')],
  'must be true, or the key of a department',
);

/** A button: a link, or a phone call. */
export const action = z.union(
  [
    z.strictObject({
      /** The label of the button: `'Book online'`. */
      label: line,
      /** Where it leads: `'/book-online'`. */
      href,
      /** The code of the service to preselect in the form there: `'full-service'`. */
      choose: line.optional(),
    }),
    z.strictObject({
      /** The label of the button: `'Call {phone}'`. */
      label: line,
      /** Calls the business, or a department by its key: `true`. */
      call: trueOrDepartment,
    }),
    z.strictObject({
      /** The label of the button: `'Open in your map'`. */
      label: line,
      /** Opens directions to the business, or to a branch by its key, in the visitor's map app: `true`. */
      map: trueOrDepartment,
    }),
  ],
  { error: "must be { label, href: '/a-page' }, { label, call: true } or { label, map: true }" },
);

/** A declared dead link, with its reason and a substitute page. */
export const knownDeadLink = z.strictObject({
  /** The address without a page: `'/services/brake-repair'`. */
  href: writtenHref,
  /** Why it is linked nevertheless: `'Asked for on the FAQ page'`. */
  reason: line,
  /** The substitute page, to which `deadLinks: 'repair'` links instead: `'/brake-repair'`. */
  instead: liveHref,
  /** Review date, after which the link check fails: `'2027-03-31'`. */
  reviewBy: isoDate.optional(),
});

/** `/%C3%BCber-uns/` → `/über-uns`, as the server sees it. */
function readPath(written: string): string {
  try {
    return decodeURIComponent(written).normalize('NFC').replace(/\/$/, '');
  } catch {
    return written;
  }
}

/** A redirect from an old address to the page that replaced it. */
export const redirect = z.strictObject({
  /**
   * The old address, as a path of this site, with or without a trailing slash. Redirects ignore the query.
   * Example: `'/services/brakes.html'`.
   */
  from: z
    .string()
    .overwrite(readPath)
    .regex(
      /^\/[\p{L}\p{N}_.~,+()&'!@= /-]*[\p{L}\p{N}_.~,+()&'!@=-]$/u,
      'must be a path of this site such as /services/brakes.html, without ? and what follows',
    ),
  /** The page that replaced it, or an https address: `'/brake-repair'`. */
  to: liveHref,
  /** Whether it is permanent (301), so that search engines update their index, or temporary (302): `true`. */
  permanent: z.boolean().default(true),
});

export type Redirect = z.output<typeof redirect>;
export type Link = z.output<typeof link>;
export type Action = z.output<typeof action>;
