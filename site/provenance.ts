import { memo } from '../schema/memo.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { formLink, mapLink } from './action-links.ts';
import { declaredPages, pageTables } from './declared-pages.ts';
import { inlineLinks } from './inline.ts';
import { isObject, type KeyPath, valueAt, walk } from './key-path.ts';
import { questionsIn, servicePath } from './paths.ts';
import type { Route } from './routes.ts';
import { offeredChoices } from './shared-site.ts';
import { layOutStripMap, showsStripMap } from './strip-map.ts';
import { type Token, tokensIn } from './tokens.ts';

type Origin = {
  path: KeyPath;
  /** The value as shown on a page: `Brake pads from £80`. */
  value: string | number | boolean;
  /** The value in the definition: `Brake pads {from:brake-pads}`; undefined for a default. */
  written: unknown;
  tokens: readonly Token[];
};

/** The definitions that sites were parsed from, as written. */
const definitions = new WeakMap<Site, unknown>();

export function recordWritten(site: Site, written: unknown): void {
  definitions.set(site, written);
}

export function writtenOf(site: Site): unknown {
  return definitions.get(site);
}

/** Lists all values at or below a key path of a parsed site, in the order of the schema. */
export function listOrigins(site: Site, path: KeyPath = []): Origin[] {
  const origins: Origin[] = [];
  const definition = writtenOf(site);
  walk(valueAt(site, path), [...path], (value, at) => {
    if (value === undefined || isObject(value)) return;
    const written = valueAt(definition, at);
    const tokens = typeof written === 'string' ? tokensIn(written) : [];
    origins.push({ path: [...at], value: value as Origin['value'], written, tokens });
  });
  return origins;
}

/** What tracing a link needs, computed once a site: the entries that declare pages, form choices, the strip map. */
const linkIndex = memo((site: Site) => {
  const entry = (table: 'pages' | 'locations') => (page: object, index: number) => [page, [table, index]] as const;
  return {
    ofPage: new Map<object, KeyPath>([...site.pages.map(entry('pages')), ...site.locations.map(entry('locations'))]),
    ofPath: new Map(declaredPages(site).map(({ path, entry: at }) => [path, at])),
    choices: offeredChoices(site),
    map: layOutStripMap(site),
  };
}, new WeakMap());

/** Returns the entry that declares a page. Further pages of a list share the entry of its first page. */
export function entryOfRoute(site: Site, route: Route): KeyPath {
  return route.kind === 'service' ? ['services', route.key] : (linkIndex(site).ofPage.get(route.page) ?? []);
}

/** Returns the key path of a section. Its index on the page may differ, since notices expire. */
export function sectionPath(site: Site, route: Route, section: Section): KeyPath {
  const { sections } = route.kind === 'service' ? route.service : route.page;
  return [...entryOfRoute(site, route), 'sections', sections.indexOf(section)];
}

export type PageLink = {
  /** The address on the page: `/brake-repair`, or with a choice, `/get-quote?service=brake-repair`. */
  address: string;
  path: KeyPath;
};

/** Lists the links that a page may have, except calls and mails; without a route, those of the not-found page. */
export function listPageLinks(site: Site, route: Route | undefined): PageLink[] {
  return [
    ...linksAt(site, route, ['layout', 'navigation']),
    ...(route ? ownLinks(site, route) : []),
    ...['footer', 'emergencyClosed', 'callBar'].flatMap((part) => linksAt(site, route, ['layout', part])),
    { address: '/', path: [...(linkIndex(site).ofPath.get('/') ?? []), 'path'] },
  ];
}

/** Lists the links in an entry, in other entries that its sections show, and those derived from other pages. */
function ownLinks(site: Site, route: Route): PageLink[] {
  const { ofPath, map } = linkIndex(site);
  const written = [entryOfRoute(site, route), ...route.sections.flatMap((section) => shownBy(site, section))];
  const links = written.flatMap((path) => linksAt(site, route, path));
  const known = new Set(links.map(({ address }) => address));
  const own = route.kind === 'location' ? route.page.town : undefined;
  const stops = showsStripMap(route) && map?.stops.filter(({ town }) => !own || town !== own);
  const listed = 'nearby' in route ? route.nearby : 'links' in route ? route.links : route.townPages?.groups;
  walk([route.breadcrumbs.slice(0, -1), stops, listed], [], (value, _, key) => {
    if ((key !== 'href' && key !== 'path') || typeof value !== 'string' || known.has(value)) return;
    known.add(value);
    links.push({ address: value, path: [...(ofPath.get(value.replace(/#.*/, '')) ?? []), 'path'] });
  });
  return links;
}

/** Returns the entries outside a section that it shows, such as its questions. */
function shownBy(site: Site, section: Section): KeyPath[] {
  if (section.kind === 'faq') return questionsIn(site, section).map((key) => ['faq', key]);
  if (section.kind === 'form') return ['privacy', 'privacyLink'].map((key) => ['forms', key]);
  if (section.kind === 'prices') return [['priceAside']];
  // A `services` section links by the keys within it.
  return pageTables.some((table) => table === section.kind) ? [] : [[section.kind]];
}

/** Lists the links at or below a key path: addresses, and keys of services. */
function linksAt(site: Site, route: Route | undefined, path: KeyPath): PageLink[] {
  const links: PageLink[] = [];
  walk(valueAt(site, path), [...path], (value, at) => {
    if (typeof value !== 'string' && value !== true) return;
    const address = addressOf(site, at, String(value));
    const isAction = address !== undefined && (at.includes('actions') || at.includes('action'));
    for (const each of address === undefined ? inlineLinks(String(value)) : [address])
      links.push({ address: isAction ? actionLink(site, route, at, each) : each, path: [...at] });
  });
  return links;
}

function addressOf(site: Site, path: KeyPath, value: string): string | undefined {
  const key = path.findLast((step) => typeof step === 'string');
  if (key === 'map') return mapLink(site, value);
  if (key === 'href') return value;
  return key === 'services' || key === 'related' ? servicePath(site, value) : undefined;
}

/** Returns the address of a button with its choice in a form; a package's button chooses its price. */
function actionLink(site: Site, route: Route | undefined, path: KeyPath, href: string) {
  const action = path.slice(0, -1);
  const choose = valueAt(site, [...action, 'choose']) ?? valueAt(site, [...action.slice(0, -1), 'price']);
  const page = { choices: linkIndex(site).choices, services: site.services };
  return formLink({ site: page, route }, href, typeof choose === 'string' ? choose : undefined);
}
