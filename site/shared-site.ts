import { todayIn } from '../schema/clock.ts';
import type { Service } from '../schema/pages.ts';
import type { Site } from '../schema/site.ts';
import { serviceField } from './form-rules.ts';
import { departmentTables, type HoursTable, hoursPage, hoursTable } from './hours-table.ts';
import { pick } from './key-path.ts';
import { derivePalette, type Palette } from './palette.ts';
import { locationPath, servicePath } from './paths.ts';
import { eachRoute, type Route } from './routes.ts';
import { layOutStripMap, type StripMap } from './strip-map.ts';
import { locationName, servedTowns } from './town-pages.ts';

/** Keys of a service that the server and other pages read. */
const summaryKeys = ['name', 'icon', 'summary', 'includes', 'price', 'formCodes', 'townSlug'] as const;

export type ServiceSummary = Pick<Service, (typeof summaryKeys)[number]>;

/** Keys that `SharedSite` omits: contents of single pages, lists that grow with the number of towns, declarations. */
const omittedKeys = [
  'locations',
  'pages',
  'towns',
  'services',
  'stripMap',
  'acceptedContradictions',
  'knownDeadLinks',
  'deadLinks',
  'redirects',
  'unconfirmed',
] as const satisfies (keyof Site)[];

/**
 * The part of a site that the server and every page may read. Since a change to it rebuilds every page, it omits what
 * only some pages show.
 */
export type SharedSite = Omit<Site, (typeof omittedKeys)[number]> & {
  services: Readonly<Record<string, ServiceSummary>>;
};

export function shareSite(site: Site): SharedSite {
  const shared = Object.entries(site).filter(([key]) => !omittedKeys.some((own) => own === key));
  const services = Object.entries(site.services).map(([key, service]) => [key, pick(service, ...summaryKeys)]);
  return { ...Object.fromEntries(shared), services: Object.fromEntries(services) } as SharedSite;
}

/** The shared site, with data derived from towns and other pages. */
export type PageSite = SharedSite & {
  palette: Palette;
  servedTowns: readonly string[];
  /** By path, codes of the services that a link can preselect in a form there, and the form's fragment: `#quote`. */
  choices: Readonly<Record<string, { codes: readonly string[]; at: string }>>;
  /** Opening hours on the day of the build. */
  hoursTable: HoursTable;
  /** The same for departments, by key. */
  departmentTables: Readonly<Record<string, HoursTable>>;
  /** The same for sections that show one department without the hours of the business. */
  aloneTables: Readonly<Record<string, HoursTable>>;
  /** Path of the page with the whole table, if any. */
  hoursPage?: string;
  /** Whether some page has an `access` section, so that others only name the routes. */
  describesAccess: boolean;
  stripMap?: StripMap;
  /** Icons of the definition that are not built in. */
  icons?: SiteIcons;
};

/** Icons by name or file: `shapes` is SVG that is safe to inline. */
export type SiteIcons = Readonly<Record<string, { viewBox: string; shapes: string }>>;

export type NearPage = readonly [path: string, name: string];

/** Data of a build beyond single pages. */
export type SitePages = {
  site: PageSite;
  /** Pages among which the not-found page searches. */
  offered: readonly NearPage[];
  /** Local day of the build at the business: `2026-11-20`. Only pages with a form show it. */
  today: string;
  formPages: Readonly<Record<string, Route>>;
};

export function sitePages(site: Site, icons: SiteIcons = {}): SitePages {
  const pages = formPages(site);
  const today = todayIn(site.hours.timeZone);
  return {
    site: {
      ...shareSite(site),
      palette: derivePalette(site.brand.colours),
      servedTowns: servedTowns(site),
      choices: offeredChoices(site, pages),
      hoursTable: hoursTable(site, today),
      departmentTables: departmentTables(site, today),
      aloneTables: departmentTables(site, today, { isAlone: true }),
      hoursPage: hoursPage(site),
      describesAccess: site.pages.some(({ sections }) => sections.some(({ kind }) => kind === 'access')),
      stripMap: layOutStripMap(site),
      icons: Object.keys(icons).length > 0 ? icons : undefined,
    },
    offered: pagesToOffer(site),
    today,
    formPages: pages,
  };
}

export function offeredChoices(site: Site, pages = formPages(site)): PageSite['choices'] {
  const offered: Record<string, PageSite['choices'][string]> = {};
  for (const { path, sections } of [...site.pages, ...Object.values(pages)]) {
    const forms = sections.flatMap((section) => (section.kind === 'form' ? [section] : []));
    // A link to the home page is not a link to its form.
    if (path === '/' || forms.length === 0) continue;
    const lists = forms.map(({ form }) => serviceField(site.forms, form)?.choices?.map(({ code }) => code) ?? []);
    const id = forms.find(({ id }, index) => id && lists[index]?.length)?.id;
    offered[path] = { codes: lists.flat(), at: id ? `#${id}` : '' };
  }
  return offered;
}

/** Finds the page that shows the result of each form: the first page with the form, or else the first page. */
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

/** Maximum pages listed in the not-found page. */
const maxOffered = 200;

function pagesToOffer(site: Site): NearPage[] {
  const all: NearPage[] = [
    ...site.pages.map(({ path, name }) => [path, name] as const),
    ...Object.entries(site.services).map(([key, { name }]) => [servicePath(site, key), name] as const),
    ...site.locations.slice(0, maxOffered).map((page) => [locationPath(site, page), locationName(site, page)] as const),
  ];
  return all.slice(0, maxOffered);
}
