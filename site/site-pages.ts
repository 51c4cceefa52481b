import type { Site } from '../schema/site.ts';
import { formPages } from './form-pages.ts';
import { type NearPage, pagesToOffer } from './not-found.ts';
import type { Route } from './routes.ts';
import { type SharedSite, shareSite } from './shared-site.ts';
import { servedTowns } from './town-lists.ts';

/** What all pages share, with the names of the towns that the business serves. */
export type PageSite = SharedSite & { servedTowns: readonly string[] };

/** What is known of a site besides its single pages. */
export type SitePages = {
  site: PageSite;
  /** The pages that the not-found page offers. */
  offered: readonly NearPage[];
  /** The page that carries each form, by the form's key. */
  formPages: Readonly<Record<string, Route>>;
};

/** Gathers what pages share, once for all of them. */
export function sitePages(site: Site): SitePages {
  return {
    site: { ...shareSite(site), servedTowns: servedTowns(site) },
    offered: pagesToOffer(site),
    formPages: formPages(site),
  };
}
