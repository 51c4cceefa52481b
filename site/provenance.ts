import type { Link } from '../schema/link.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { callsAlone, formLink, mapLink } from './action-links.ts';
import { servicePath } from './format.ts';
import { inlineLinks } from './inline.ts';
import { type KeyPath, valueAt } from './problem.ts';
import { declaredPages } from './references.ts';
import type { Route } from './routes.ts';
import { offeredCodes, type PageSite } from './shared-site.ts';
import { type Token, tokensIn } from './tokens.ts';

/** Where a value of the parsed site comes from. */
export type Origin = {
  path: KeyPath;
  /** As a page shows it: `Brake pads from £80`. */
  value: string | number | boolean;
  /** As it was written: `Brake pads {from:brake-pads}`. Undefined where the schema supplies a default. */
  written: unknown;
  tokens: readonly Token[];
};

const definitions = new WeakMap<Site, unknown>();

/** Remembers which definition a site was parsed from. */
export function recordDefinition(site: Site, definition: unknown): void {
  definitions.set(site, definition);
}

/** The definition that a site was parsed from. */
export function writtenOf(site: Site): unknown {
  return definitions.get(site);
}

/** Every value at or below a key path of a parsed site, in the order of the schema. */
export function listOrigins(site: Site, path: KeyPath = []): Origin[] {
  const origins: Origin[] = [];
  const visit = (value: unknown, written: unknown, at: KeyPath) => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        visit(item, valueAt(written, [key]), [...at, Array.isArray(value) ? Number(key) : key]);
      }
    } else {
      const tokens = typeof written === 'string' ? tokensIn(written) : [];
      origins.push({ path: at, value: value as Origin['value'], written, tokens });
    }
  };
  visit(valueAt(site, path), valueAt(definitions.get(site), path), path);
  return origins;
}

/** The entries of a site by the page that they declare. */
type Entries = {
  ofPage: ReadonlyMap<object, KeyPath>;
  ofPath: ReadonlyMap<string, KeyPath>;
  offeredCodes: PageSite['offeredCodes'];
};

const entriesOfSites = new WeakMap<Site, Entries>();

function entriesOf(site: Site): Entries {
  const known = entriesOfSites.get(site);
  if (known) return known;
  const entry = (table: 'pages' | 'locations') => (page: object, index: number) => [page, [table, index]] as const;
  const entries: Entries = {
    ofPage: new Map<object, KeyPath>([...site.pages.map(entry('pages')), ...site.locations.map(entry('locations'))]),
    ofPath: new Map(declaredPages(site).map(({ path, entry: at }) => [path, at])),
    offeredCodes: offeredCodes(site),
  };
  entriesOfSites.set(site, entries);
  return entries;
}

/** The entry that declares a page. A page that continues a list has the entry of the page that begins it. */
export function entryOfRoute(site: Site, route: Route): KeyPath {
  return route.kind === 'service' ? ['services', route.key] : (entriesOf(site).ofPage.get(route.page) ?? []);
}

/** Where a section of a page is written; the page may lack others, such as a notice that is over. */
export function sectionPath(site: Site, route: Route, section: Section): KeyPath {
  const { sections } = route.kind === 'service' ? route.service : route.page;
  return [...entryOfRoute(site, route), 'sections', sections.indexOf(section)];
}

/** A link that the definition puts on a page. */
export type PageLink = {
  /** As the page has it: `/brake-repair`, or with what it chooses `/get-quote?service=brake-repair`. */
  address: string;
  /** The value that it comes from. */
  path: KeyPath;
  /** What renders it: a part of the layout, a kind of section, or the template of a kind of page. */
  part: { of: 'layout' | 'section' | 'page'; name: string };
};

/** The links of a page but those to call or write, from top to bottom; without a route, those of the not-found page. */
export function listPageLinks(site: Site, route: Route | undefined): PageLink[] {
  const layout = (name: string, path: KeyPath) => linksAt(site, route, path, { of: 'layout', name });
  return [
    pageLink(site, '/', 'header'),
    ...layout('navigation', ['layout', 'navigation']),
    ...(route
      ? ownLinks(site, route)
      : linksAt(site, route, ['layout', 'navigation'], { of: 'page', name: 'not-found' })),
    ...layout('footer', ['layout', 'footer']),
    ...(route && callsAlone(route) ? [] : layout('layout', ['layout', 'callBar'])),
  ];
}

/** A link of the layout to a page of the definition, which sets its address. */
function pageLink(site: Site, address: string, name: string): PageLink {
  const path = [...(entriesOf(site).ofPath.get(address) ?? []), 'path'];
  return { address, path, part: { of: 'layout', name } };
}

function ownLinks(site: Site, route: Route): PageLink[] {
  const entry = entryOfRoute(site, route);
  const layout = (name: string) => linksAt(site, route, [...entry, name], { of: 'layout', name });
  const page = { of: 'page', name: route.kind } as const;
  return [
    ...route.breadcrumbs.slice(0, -1).map(({ path }) => pageLink(site, path, 'breadcrumbs')),
    ...layout('hero'),
    ...route.sections.flatMap((section) => sectionLinks(site, route, section)),
    ...linksAt(site, route, [...entry, 'related'], page),
    ...(route.kind === 'service' ? listedLinks(site, route.nearby, [...entry, 'nearby'], page) : []),
    ...(route.kind === 'location' ? listedLinks(site, route.links, [...entry, 'links'], page) : []),
    ...layout('closing'),
  ];
}

/** Tables whose entries are pages: a section that names one links to those pages by its own keys. */
const pageTables = ['services', 'locations', 'pages'];

/** The links written in a section, and those of the table that its kind names: `faq` shows the questions. */
function sectionLinks(site: Site, route: Route, section: Section): PageLink[] {
  const part = { of: 'section', name: section.kind } as const;
  return [
    ...(pageTables.includes(section.kind) ? [] : linksAt(site, route, [section.kind], part)),
    ...linksAt(site, route, sectionPath(site, route, section), part),
    ...(section.kind === 'form' ? linksAt(site, route, ['forms', 'privacy'], part) : []),
    ...(section.kind === 'prices' ? linksAt(site, route, ['priceAside'], part) : []),
    ...(route.kind === 'info' && section.kind === 'town-pages'
      ? listedLinks(site, route.townPages?.groups.flatMap(({ links }) => links) ?? [], [], part)
      : []),
  ];
}

/** Links of a list that completes itself: each is written at the path, or follows from the entry of its page. */
function listedLinks(site: Site, links: readonly Link[], path: KeyPath, part: PageLink['part']): PageLink[] {
  const written = valueAt(site, path);
  return links.map((link) => {
    const index = Array.isArray(written) ? written.indexOf(link) : -1;
    const made = entriesOf(site).ofPath.get(link.href) ?? path;
    return { address: link.href, path: index < 0 ? made : [...path, index, 'href'], part };
  });
}

/** Every value at or below a key path that a page links to: an address, or the key of a service. */
function linksAt(site: Site, route: Route | undefined, path: KeyPath, part: PageLink['part']): PageLink[] {
  return listOrigins(site, path).flatMap((origin) => {
    const address = addressOf(site, origin);
    if (address === undefined) {
      return inlineLinks(String(origin.value)).map((each) => ({ address: each, path: origin.path, part }));
    }
    const isAction = origin.path.some((step) => step === 'actions' || step === 'action');
    return [
      { address: isAction ? actionLink(site, route, origin.path, address, part) : address, path: origin.path, part },
    ];
  });
}

function addressOf(site: Site, { path, value }: Origin): string | undefined {
  const key = path.findLast((step) => typeof step === 'string');
  if (key === 'map') return mapLink(site.business);
  // The source of a number is linked from the day on which it was checked.
  if (key === 'source' && path[0] === 'helplines')
    return valueAt(site, [...path.slice(0, -1), 'checked']) ? String(value) : undefined;
  if (key === 'href') return String(value);
  return key === 'services' || key === 'related' ? servicePath(site, String(value)) : undefined;
}

/** The address of a button, with what it chooses in a form; that of a package chooses its price. */
function actionLink(site: Site, route: Route | undefined, path: KeyPath, href: string, { name }: PageLink['part']) {
  const action = path.slice(0, -1);
  const choose =
    valueAt(site, [...action, 'choose']) ?? (name === 'packages' && valueAt(site, [...action.slice(0, -1), 'price']));
  const page = { offeredCodes: entriesOf(site).offeredCodes, services: site.services };
  return formLink({ site: page, route }, href, typeof choose === 'string' ? choose : undefined);
}
