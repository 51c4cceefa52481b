import { groupBy } from '../../schema/group-by.ts';
import { memo } from '../../schema/memo.ts';
import type { Site } from '../../schema/site.ts';
import { formatKeyPath, type KeyPath, valueAt } from '../../site/key-path.ts';
import { nearestName } from '../../site/nearest-name.ts';
import { entryOfRoute, listOrigins, listPageLinks, type PageLink, sectionPath } from '../../site/provenance.ts';
import { eachRoute, type Route } from '../../site/routes.ts';
import { locate } from '../../site/source/locate.ts';
import type { Source } from '../../site/source/source.ts';
import type { Collection, Document } from './collect/collection.ts';
import type { Cause, Finding, Place, RawFinding } from './finding.ts';

/** Traces each finding to what has to change: the value in the definition, and the file that renders it. */
export function traceCauses(
  findings: readonly RawFinding[],
  { documents }: Collection,
  site: Site,
  source: Source,
): Finding[] {
  if (findings.length === 0) return [];
  const pages = new Map(documents.map((document) => [document.path, document]));
  const found = new Set(findings.flatMap(({ places }) => places.map(({ page }) => page)));
  const routes = new Map<string, Route>();
  for (const route of eachRoute(site)) if (found.has(route.path)) routes.set(route.path, route);
  const linksOf = memo((page: Document) => pairLinks(page, listPageLinks(site, routes.get(page.path))));

  return findings.map((finding) => {
    const causes = new Map<string, Cause>();
    for (const place of finding.places) {
      const { entry, template, expected } = tracePlace(place, finding);
      const key = `${entry ? formatKeyPath(entry) : ''} ${template ?? ''} ${expected ?? ''}`;
      const cause = causes.get(key) ?? {
        entry: entry && formatKeyPath(entry),
        at: entry && locate(source, entry),
        template,
        expected,
        places: [],
      };
      causes.set(key, cause);
      cause.places.push(place);
    }
    return { ...finding, causes: [...causes.values()] };
  });

  function tracePlace(place: Place, { target }: RawFinding): Trace {
    if (place.entry) return { entry: place.entry };
    const route = routes.get(place.page);
    const page = pages.get(place.page);
    if (place.attribute !== 'a href' || !page) return traceAttribute(site, route, place.attribute, target);
    const { phone, email } = site.business;
    if (target.startsWith('tel:')) return { entry: ['business', 'phone', 'dial'], expected: `tel:${phone.dial}` };
    if (target.startsWith('mailto:')) return { entry: ['business', 'email'], expected: `mailto:${email}` };
    const link = linksOf(page).get(`${place.line}:${place.column}`);
    return traceLink(site, link) ?? (route ? { entry: entryOfRoute(site, route) } : {});
  }
}

type Trace = { entry?: KeyPath | undefined; template?: string | undefined; expected?: string | undefined };

/** Returns the file that renders the value at a key path: `pages[3].sections[0].links[1].href` → `…/List.tsx`. */
export function templateOf(site: Site, path: KeyPath): string | undefined {
  const [table, key, part] = path;
  if (table === 'layout') {
    if (key === 'footer') return `templates/looks/${site.look}/Footer.tsx`;
    return `templates/parts/${key === 'callBar' ? 'Layout' : 'Navigation'}.tsx`;
  }
  const page = { pages: 'InfoPage', services: 'ServicePage', locations: 'LocationPage' }[String(table)];
  if (!page) return sectionTemplate(sectionOfTable[String(table)] ?? String(table));
  if (part === 'sections') return sectionTemplate(String(valueAt(site, [...path.slice(0, 4), 'kind'])));
  if (part === 'hero') return `templates/looks/${site.look}/Hero.tsx`;
  // The path of a page comes from its entry, wherever it is linked.
  return part === 'path' ? undefined : `templates/${part === 'closing' ? 'InfoPage' : page}.tsx`;
}

/** Section kinds that show a table of another name. */
const sectionOfTable: Readonly<Record<string, string>> = { forms: 'form', priceAside: 'prices' };

/** Kinds whose component is in a file of another name. */
const sectionFiles: Readonly<Record<string, string>> = {
  form: 'FormSection',
  gallery: 'Team',
  links: 'List',
  map: 'MapSection',
  notice: 'Banner',
  timeline: 'Steps',
};

function sectionTemplate(kind: string): string {
  const component = kind.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  return `templates/sections/${sectionFiles[kind] ?? component}.tsx`;
}

type PairedLink = { written: string; defined: PageLink | undefined };
type LinksByPosition = Map<string, PairedLink>;

function traceLink(site: Site, { written = '', defined }: Partial<PairedLink> = {}): Trace | undefined {
  // A bare fragment is from the layout, since a definition cannot contain one.
  if (!defined) return written.startsWith('#') ? { template: 'templates/parts/Layout.tsx' } : undefined;
  const { address, path } = defined;
  return { entry: path, template: templateOf(site, path), expected: address === written ? undefined : address };
}

/** Pairs a page's links with the definition's by address and order; unknown ones with the most similar left over. */
function pairLinks(page: Document, defined: readonly PageLink[]): LinksByPosition {
  const built = page.references.filter(
    ({ attribute, target }) => attribute === 'a href' && !/^(tel|mailto):/.test(target),
  );
  const linksOf = groupBy(defined, ({ address }) => address);
  const missing = new Map([...linksOf].map(([address, links]) => [address, links.length]));
  for (const { target } of built) missing.set(target, (missing.get(target) ?? 0) - 1);
  const isMissing = (address: string) => (missing.get(address) ?? 0) > 0;
  return new Map(
    built.map(({ line, column, target }) => {
      const address = linksOf.has(target) ? target : nearestName(target, [...missing.keys()].filter(isMissing));
      const links = linksOf.get(address ?? '') ?? [];
      // A page may repeat a link, for instance for two screen widths, that the definition has once.
      return [`${line}:${column}`, { written: target, defined: links.length > 1 ? links.shift() : links[0] }];
    }),
  );
}

export function traceAttribute(site: Site, route: Route | undefined, attribute: string, target: string): Trace {
  const page = route && entryOfRoute(site, route);
  const isPicture = /image|icon|img|manifest/.test(attribute);
  const picture = isPicture ? (findValue(site, page, target) ?? findValue(site, ['brand'], target)) : undefined;
  const form = attribute.startsWith('form') && route?.sections.find(({ kind }) => kind === 'form');
  const section = route && form ? [...sectionPath(site, route, form), 'form'] : undefined;
  const entry = picture ?? section ?? page;
  return { entry, template: renderers.find(([pattern]) => pattern.test(attribute))?.[1] };
}

function findValue(site: Site, path: KeyPath | undefined, value: string): KeyPath | undefined {
  return path && listOrigins(site, path).find((origin) => origin.value === value)?.path;
}

/** Files that render each attribute. Other addresses come from the bundler, or from a change to the built page. */
const renderers: readonly (readonly [RegExp, string])[] = [
  [/^(link (canonical|icon|apple-touch-icon|manifest)|meta (og|twitter):)/, 'renderer/head.tsx'],
  [/^(sitemap|robots|manifest)/, 'prerender/site-files.ts'],
  [/^JSON-LD/, 'renderer/jsonld.ts'],
  [/^form/, 'templates/islands/EnquiryForm.tsx'],
  [/^img/, 'templates/parts/Picture.tsx'],
  [/^use/, 'templates/parts/Icon.tsx'],
];
