import type { Link } from '../schema/link.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { callBarActions, formLink, mapLink } from './action-links.ts';
import { questionsIn, servicePath } from './format.ts';
import { inlineLinks } from './inline.ts';
import { type KeyPath, valueAt } from './problem.ts';
import { declaredPages, walk } from './references.ts';
import type { Route } from './routes.ts';
import { offeredChoices, type PageSite } from './shared-site.ts';
import { layStripMap, type StripMap } from './strip-map.ts';
import { type Filled, type Token, tokensIn } from './tokens.ts';

/** Origin of a value in the parsed site. */
export type Origin = {
  path: KeyPath;
  /** The value as shown on a page: `Brake pads from £80`. */
  value: string | number | boolean;
  /** The unresolved text: `Brake pads {from:brake-pads}`. Undefined if the schema supplies a default. */
  written: unknown;
  tokens: readonly Token[];
};

/** The definition that a site was parsed from: as written, and completed with its tokens filled in. */
type Definition = { written: unknown; filled?: Filled };

const definitions = new WeakMap<Site, Definition>();

/** Records the definition that a site was parsed from. */
export function recordDefinition(site: Site, definition: Definition): void {
  definitions.set(site, definition);
}

/** Returns the definition that a site was parsed from. */
export function definitionOf(site: Site): Definition | undefined {
  return definitions.get(site);
}

/** Lists all values at or below a key path of a parsed site, in the order of the schema. */
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
  visit(valueAt(site, path), valueAt(definitionOf(site)?.written, path), path);
  return origins;
}

/** Entries of a site by the page they declare. */
type Entries = {
  ofPage: ReadonlyMap<object, KeyPath>;
  ofPath: ReadonlyMap<string, KeyPath>;
  choices: PageSite['choices'];
  map: StripMap | undefined;
};

const entriesOfSites = new WeakMap<Site, Entries>();

function entriesOf(site: Site): Entries {
  const known = entriesOfSites.get(site);
  if (known) return known;
  const entry = (table: 'pages' | 'locations') => (page: object, index: number) => [page, [table, index]] as const;
  const entries: Entries = {
    ofPage: new Map<object, KeyPath>([...site.pages.map(entry('pages')), ...site.locations.map(entry('locations'))]),
    ofPath: new Map(declaredPages(site).map(({ path, entry: at }) => [path, at])),
    choices: offeredChoices(site),
    map: layStripMap(site),
  };
  entriesOfSites.set(site, entries);
  return entries;
}

/** Returns the entry that declares a page. Further pages of a list share the entry of its first page. */
export function entryOfRoute(site: Site, route: Route): KeyPath {
  return route.kind === 'service' ? ['services', route.key] : (entriesOf(site).ofPage.get(route.page) ?? []);
}

/** Returns the key path of a section; the page may lack others, such as an expired notice. */
export function sectionPath(site: Site, route: Route, section: Section): KeyPath {
  const { sections } = route.kind === 'service' ? route.service : route.page;
  return [...entryOfRoute(site, route), 'sections', sections.indexOf(section)];
}

/** A link on a page that comes from the definition. */
export type PageLink = {
  /** The address on the page: `/brake-repair`, or with a choice, `/get-quote?service=brake-repair`. */
  address: string;
  /** Key path of its value. */
  path: KeyPath;
  /** The part that renders it: of the layout, a section kind, or a page template. */
  part: { of: 'layout' | 'section' | 'page'; name: string };
};

/** Lists the links of a page except calls and mails, from top to bottom; without a route, of the not-found page. */
export function listPageLinks(site: Site, route: Route | undefined): PageLink[] {
  const layout = (name: string, path: KeyPath) => linksAt(site, route, path, { of: 'layout', name });
  return [
    pageLink(site, '/', 'header'),
    ...layout('navigation', ['layout', 'navigation']),
    ...(route
      ? ownLinks(site, route)
      : linksAt(site, route, ['layout', 'navigation'], { of: 'page', name: 'not-found' })),
    ...layout('footer', ['layout', 'footer']),
    ...(callBarActions(site, route).every((action) => 'call' in action) ? [] : layout('layout', ['layout', 'callBar'])),
  ];
}

/** Returns a link in the layout to a declared page, whose entry sets the address. */
function pageLink(site: Site, address: string, name: string): PageLink {
  const path = [...(entriesOf(site).ofPath.get(address.replace(/#.*/, '')) ?? []), 'path'];
  return { address, path, part: { of: 'layout', name } };
}

function ownLinks(site: Site, route: Route): PageLink[] {
  const entry = entryOfRoute(site, route);
  const layout = (name: string) => linksAt(site, route, [...entry, name], { of: 'layout', name });
  const page = { of: 'page', name: route.kind } as const;
  return [
    ...route.breadcrumbs.slice(0, -1).map(({ path }) => pageLink(site, path, 'breadcrumbs')),
    ...layout('hero'),
    ...mapLinks(site, route),
    ...route.sections.flatMap((section) => sectionLinks(site, route, section)),
    ...linksAt(site, route, [...entry, 'related'], page),
    ...(route.kind === 'service' ? listedLinks(site, route.nearby, [...entry, 'nearby'], page) : []),
    ...(route.kind === 'location' ? listedLinks(site, route.links, [...entry, 'links'], page) : []),
    ...layout('closing'),
  ];
}

/** Lists the links of the strip map on a page about places, once, though it is there for two widths. */
function mapLinks(site: Site, route: Route): PageLink[] {
  const { map } = entriesOf(site);
  if (Object.keys(route.towns).length === 0) return [];
  const lit = route.kind === 'location' ? route.page.town : undefined;
  return (map?.stops ?? []).flatMap(({ href, town }) =>
    href === undefined || town === lit ? [] : [pageLink(site, href, 'strip-map')],
  );
}

/** Tables of pages. A section whose kind is such a table links to its pages by its own keys. */
const pageTables = ['services', 'locations', 'pages'];

/** Lists the links written in a section, and those of the table named by its kind: `faq` shows the questions. */
function sectionLinks(site: Site, route: Route, section: Section): PageLink[] {
  const part = { of: 'section', name: section.kind } as const;
  return [
    ...(section.kind === 'faq'
      ? questionsIn(site, section).flatMap((key) => linksAt(site, route, ['faq', key], part))
      : pageTables.includes(section.kind)
        ? []
        : linksAt(site, route, [section.kind], part)),
    ...linksAt(site, route, sectionPath(site, route, section), part),
    ...(section.kind === 'form' ? linksAt(site, route, ['forms', 'privacy'], part) : []),
    ...(section.kind === 'prices' ? linksAt(site, route, ['priceAside'], part) : []),
    ...(route.kind === 'info' && section.kind === 'town-pages'
      ? listedLinks(site, route.townPages?.groups.flatMap(({ links }) => links) ?? [], [], part)
      : []),
  ];
}

/** Returns the links of an auto-completed list: each is written at the path, or comes from the entry of its page. */
function listedLinks(site: Site, links: readonly Link[], path: KeyPath, part: PageLink['part']): PageLink[] {
  const written = valueAt(site, path);
  return links.map((link) => {
    const index = Array.isArray(written) ? written.indexOf(link) : -1;
    const made = entriesOf(site).ofPath.get(link.href) ?? path;
    return { address: link.href, path: index < 0 ? made : [...path, index, 'href'], part };
  });
}

/** Lists the links at or below a key path: addresses, and keys of services. */
function linksAt(site: Site, route: Route | undefined, path: KeyPath, part: PageLink['part']): PageLink[] {
  const links: PageLink[] = [];
  walk(valueAt(site, path), [...path], (value, at) => {
    if (typeof value !== 'string' && value !== true) return;
    const address = addressOf(site, at, String(value));
    const isAction = address !== undefined && (at.includes('actions') || at.includes('action'));
    for (const each of address === undefined ? inlineLinks(String(value)) : [address])
      links.push({ address: isAction ? actionLink(site, route, at, each, part) : each, path: [...at], part });
  });
  return links;
}

function addressOf(site: Site, path: KeyPath, value: string): string | undefined {
  const key = path.findLast((step) => typeof step === 'string');
  if (key === 'map') return mapLink(site, value);
  // The source of a number is linked from its check date.
  if (key === 'source' && path[0] === 'helplines')
    return valueAt(site, [...path.slice(0, -1), 'checked']) ? value : undefined;
  if (key === 'href') return value;
  return key === 'services' || key === 'related' ? servicePath(site, value) : undefined;
}

/** Returns the address of a button with its choice in a form; a package's button chooses its price. */
function actionLink(site: Site, route: Route | undefined, path: KeyPath, href: string, { name }: PageLink['part']) {
  const action = path.slice(0, -1);
  const choose =
    valueAt(site, [...action, 'choose']) ?? (name === 'packages' && valueAt(site, [...action.slice(0, -1), 'price']));
  const page = { choices: entriesOf(site).choices, services: site.services };
  return formLink({ site: page, route }, href, typeof choose === 'string' ? choose : undefined);
}
