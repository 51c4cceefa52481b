import { todayIn } from '../schema/clock.ts';
import type { Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';
import { serviceField } from './form-rules.ts';
import { locationName, locationPath, servicePath } from './format.ts';
import { type HoursTable, hoursTable } from './hours-table.ts';
import { layStripMap } from './lay-strip-map.ts';
import { derivePalette, type Palette } from './palette.ts';
import { eachRoute, type Route } from './routes.ts';
import type { StripMap } from './strip-map.ts';
import { servedTowns } from './town-pages.ts';

/** What other pages and the server read of a service; the rest is only on its own page. */
export type ServiceSummary = Pick<
  Service,
  'name' | 'townSlug' | 'icon' | 'summary' | 'includes' | 'price' | 'formCodes'
>;

/**
 * What any page and the server may read: all but the content of single pages and the lists that grow with the number
 * of towns, so that an edit of one entry changes only the pages that show it.
 */
export type SharedSite = Omit<Site, 'locations' | 'pages' | 'towns' | 'services' | 'stripMap' | keyof Declarations> & {
  services: Readonly<Record<string, ServiceSummary>>;
};

/** Declarations that no page reads. */
type Declarations = Pick<Site, 'acceptedContradictions' | 'knownDeadLinks' | 'deadLinks' | 'redirects' | 'unconfirmed'>;

/** Picks the part of a site that all pages share. */
export function shareSite(site: Site): SharedSite {
  const {
    locations,
    pages,
    towns,
    services,
    acceptedContradictions,
    knownDeadLinks,
    deadLinks,
    redirects,
    unconfirmed,
    stripMap: _,
    ...shared
  } = site;
  return {
    ...shared,
    services: Object.fromEntries(Object.entries(services).map(([key, service]) => [key, summarise(service)])),
  };
}

function summarise({ name, townSlug, icon, summary, includes, price, formCodes }: Service): ServiceSummary {
  return { name, icon, summary, includes, price, formCodes, ...(townSlug && { townSlug }) };
}

/** What all pages share, and what they need to know of towns and of other pages. */
export type PageSite = SharedSite & {
  /** The colours that follow from those of the brand, for light and dark pages. */
  palette: Palette;
  /** The names of the towns that the business serves. */
  servedTowns: readonly string[];
  /** The codes of the services that the form of a page offers, by the page's path. */
  offeredCodes: Readonly<Record<string, readonly string[]>>;
  /** The opening hours as on the day of the build. */
  hoursTable: HoursTable;
  /** The road past the business, if it has one. */
  stripMap?: StripMap;
  /** What the definition uses besides the icons of ours. */
  icons?: SiteIcons;
};

/** Icons by name or file: `shapes` is SVG that is safe to put into a page. */
export type SiteIcons = Readonly<Record<string, { viewBox: string; shapes: string }>>;

/** The address and name of a page that a visitor may have meant. */
export type NearPage = readonly [path: string, name: string];

/** What a build knows of a site besides its single pages. */
export type SitePages = {
  site: PageSite;
  /** The pages that the not-found page offers. */
  offered: readonly NearPage[];
  /** The day of the build where the business is: `2026-11-20`. Only pages with a form show it. */
  today: string;
  /** The page that carries each form, by the form's key. */
  formPages: Readonly<Record<string, Route>>;
};

/** Gathers once what all pages share. */
export function sitePages(site: Site, icons: SiteIcons = {}): SitePages {
  const pages = formPages(site);
  const stripMap = layStripMap(site);
  const today = todayIn(site.hours.timeZone);
  return {
    site: {
      ...shareSite(site),
      palette: derivePalette(site.brand.colours),
      servedTowns: servedTowns(site),
      offeredCodes: offeredCodes(site, pages),
      hoursTable: hoursTable(site, today),
      ...(stripMap && { stripMap }),
      ...(Object.keys(icons).length > 0 && { icons }),
    },
    offered: pagesToOffer(site),
    today,
    formPages: pages,
  };
}

/** Lists the codes of the services that the forms of a page offer, by the page's path. */
export function offeredCodes(site: Site, pages = formPages(site)): PageSite['offeredCodes'] {
  const offered: Record<string, string[]> = {};
  for (const [key, { path }] of Object.entries(pages)) {
    // Links to the home page are not links to its form.
    if (path === '/') continue;
    const codes = serviceField(site.forms, key)?.choices?.map(({ code }) => code) ?? [];
    offered[path] = [...(offered[path] ?? []), ...codes];
  }
  return offered;
}

/** Finds the page with each form, which shows its result. A form that is on no page is given the first page. */
function formPages(site: Site): Record<string, Route> {
  const missing = new Set(Object.keys(site.forms.forms));
  const pages: Record<string, Route> = {};
  let first: Route | undefined;
  for (const route of eachRoute(site)) {
    first ??= route;
    for (const section of route.sections) {
      if (section.kind === 'form' && missing.delete(section.form)) pages[section.form] = route;
    }
    if (missing.size === 0) break;
  }
  if (first) for (const key of missing) pages[key] = first;
  return pages;
}

/** Maximum pages sent with the not-found page. */
const maxOffered = 200;

/** Lists the pages among which the not-found page searches for the one that was meant. */
function pagesToOffer(site: Site): NearPage[] {
  const all: NearPage[] = [
    ...site.pages.map(({ path, name }) => [path, name] as const),
    ...Object.entries(site.services).map(([key, { name }]) => [servicePath(site, key), name] as const),
    ...site.locations.slice(0, maxOffered).map((page) => [locationPath(site, page), locationName(site, page)] as const),
  ];
  return all.slice(0, maxOffered);
}
