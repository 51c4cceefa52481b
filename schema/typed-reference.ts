import * as z from 'zod';
import { href as anyHref, sitePath } from './text.ts';

declare const refersTo: unique symbol;

/** The names declared by a site, by kind; `npm run check` writes them next to the definition. */
export type SiteNames = {
  /** The pages: `'/brake-repair'`. */
  page: string;
  /** Fragments of pages, except town pages: `'/faqs#q-warranty'`. */
  fragment: string;
  /** Declared dead links: `'/services/brake-repair'`. */
  deadLink: string;
  service: string;
  town: string;
  price: string;
  claim: string;
  department: string;
  form: string;
  /** The shared fields of forms: `'registration'`. */
  field: string;
  question: string;
};

type Kind = Exclude<keyof SiteNames, 'deadLink' | 'fragment'> | 'href' | 'liveHref';

/** A reference to another entry: a string in the schema, narrowed by `Typed` to the names of a site. */
type Reference<Of extends Kind = Kind> = string & { readonly [refersTo]?: Of };

/** Returns the schema of a reference; site/references.ts checks that its entry exists. */
export function reference<Of extends keyof SiteNames & Exclude<Kind, 'page'>>(
  _to: Of,
): z.ZodType<Reference<Of>, Reference<Of>> {
  return z.string();
}

/**
 * A page of this site with an optional fragment, a file, a declared dead link, or an https address elsewhere.
 * Examples: `/faqs#q-warranty`, `/price-list.pdf`.
 */
export const href: z.ZodType<Reference<'href'>, Reference<'href'>> = anyHref;

/** The same without dead links, for their substitutes. */
export const liveHref: z.ZodType<Reference<'liveHref'>, Reference<'liveHref'>> = anyHref;

/** A page of this site: `/brake-repair`. */
export const pagePath: z.ZodType<Reference<'page'>, Reference<'page'>> = sitePath;

/** A definition with its references narrowed to the names declared by the site. */
export type Typed<Written, Names extends SiteNames> = Written extends string
  ? Written extends { readonly [refersTo]?: infer Of extends Kind }
    ? typeof refersTo extends keyof Written
      ? NameOf<Of, Names>
      : Written
    : Written
  : Written extends readonly (infer Item)[]
    ? Typed<Item, Names>[] | []
    : Written extends object
      ? { [Key in keyof Written]: Typed<Written[Key], Names> }
      : Written;

type NameOf<Of extends Kind, Names extends SiteNames> = Of extends 'href'
  ? Names['deadLink'] | LiveHref<Names>
  : Of extends 'liveHref'
    ? LiveHref<Names>
    : Names[Of & keyof SiteNames];

// TypeScript compares every link with every member, so one pattern covers all fragments in a folder.
type LiveHref<Names extends SiteNames> =
  | Names['page']
  | Names['fragment']
  | `/${string}/${string}#${string}`
  | `/${string}.${string}`
  | `https://${string}`;
