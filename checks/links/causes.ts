import type { Site } from '../../schema/site.ts';
import { nearestName } from '../../site/nearest-name.ts';
import { formatKeyPath, type KeyPath } from '../../site/problem.ts';
import { entryOfRoute, listOrigins, listPageLinks, type PageLink, sectionPath } from '../../site/provenance.ts';
import { eachRoute, type Route } from '../../site/routes.ts';
import { locate } from '../../site/source/locate.ts';
import type { Source } from '../../site/source/source.ts';
import type { Collection, Document } from './collect/collection.ts';
import type { Cause, Finding, Place, Untraced } from './finding.ts';

/** Traces each finding to what has to change: the value in the definition, and the file that renders it. */
export function traceCauses(
  findings: readonly Untraced[],
  { documents }: Collection,
  site: Site,
  source: Source,
): Finding[] {
  if (findings.length === 0) return [];
  const pages = new Map(documents.map((document) => [document.path, document]));
  const found = new Set(findings.flatMap(({ places }) => places.map(({ page }) => page)));
  const routes = new Map<string, Route>();
  for (const route of eachRoute(site)) if (found.has(route.path)) routes.set(route.path, route);
  const linksOf = new Map<string, LinksByPosition>();

  return findings.map((finding) => {
    const causes = new Map<string, Cause>();
    for (const place of finding.places) {
      const { entry, template, expected } = tracePlace(place, finding);
      const key = `${entry ? formatKeyPath(entry) : ''} ${template ?? ''} ${expected ?? ''}`;
      const cause = causes.get(key) ?? {
        ...(entry && { entry: formatKeyPath(entry), at: locate(source, entry) }),
        ...(template && { template }),
        ...(expected !== undefined && { expected }),
        places: [],
      };
      causes.set(key, cause);
      cause.places.push(place);
    }
    return { ...finding, causes: [...causes.values()] };
  });

  function tracePlace(place: Place, { target }: Untraced): Trace {
    if (place.entry) return { entry: place.entry };
    const route = routes.get(place.page);
    const page = pages.get(place.page);
    if (place.attribute !== 'a href' || !page) return traceAttribute(site, route, place.attribute, target);
    if (isContact(target)) return traceContact(site, target);
    const links = linksOf.get(place.page) ?? pairLinks(page, listPageLinks(site, route));
    linksOf.set(place.page, links);
    const { written = '', defined } = links.get(`${place.line}:${place.column}`) ?? {};
    if (defined) {
      const { address, path, part } = defined;
      return { entry: path, template: templateOf(part, site.look), ...(address !== written && { expected: address }) };
    }
    // A definition cannot contain a bare fragment.
    if (written.startsWith('#')) return { template: 'templates/parts/Layout.tsx' };
    return route ? { entry: entryOfRoute(site, route) } : {};
  }
}

type Trace = { entry?: KeyPath; template?: string; expected?: string };

function isContact(target: string): boolean {
  return /^(tel|mailto):/.test(target);
}

/** Traces a link to call or write to the phone number or e-mail address of the business. */
function traceContact({ business }: Site, target: string): Trace {
  return target.startsWith('tel:')
    ? { entry: ['business', 'phone', 'dial'], expected: `tel:${business.phone.dial}` }
    : { entry: ['business', 'email'], expected: `mailto:${business.email}` };
}

/** Returns the template of a part of a page: the section kind `town-pages` → `templates/sections/TownPages.tsx`. */
export function templateOf({ of, name }: PageLink['part'], look: Site['look']): string {
  const component = name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  if (of === 'page') return `templates/${component}Page.tsx`;
  if (of === 'layout' && partsOfLook.includes(component)) return `templates/looks/${look}/${component}.tsx`;
  // The layout renders the call bar itself.
  if (of === 'layout') return `templates/parts/${component === 'CallBar' ? 'Layout' : component}.tsx`;
  // `Form` would be confused with the form itself, which is an island, and `Map` with JavaScript's.
  return `templates/sections/${component === 'Form' || component === 'Map' ? `${component}Section` : component}.tsx`;
}

/** Parts for which each look has its own template. */
const partsOfLook = ['Header', 'Hero', 'Footer', 'StripMap'];

/** Links of a built page by position, each with its link in the definition. */
type LinksByPosition = Map<string, { written: string; defined: PageLink | undefined }>;

function pairLinks(page: Document, defined: readonly PageLink[]): LinksByPosition {
  const built = page.references.filter(({ attribute, target }) => attribute === 'a href' && !isContact(target));
  const pairs = alignLinks(
    built.map(({ target }) => target),
    defined,
  );
  return new Map(
    built.map(({ line, column, target }, index) => [`${line}:${column}`, { written: target, defined: pairs[index] }]),
  );
}

/**
 * Pairs the links of a built page with those of the definition: along their longest common subsequence, and between
 * two matches by position or similarity. A link added to the page, or written by a template, has no pair.
 */
function alignLinks(built: readonly string[], defined: readonly PageLink[]): (PageLink | undefined)[] {
  const width = defined.length + 1;
  const lengths = new Uint16Array((built.length + 1) * width);
  for (let row = built.length - 1; row >= 0; row -= 1) {
    for (let column = defined.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        built[row] === defined[column]?.address
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const pairs: (PageLink | undefined)[] = [];
  let [row, column] = [0, 0];
  let [gapRow, gapColumn] = [0, 0];
  const closeGap = () => {
    const missing = defined.slice(gapColumn, column);
    const hasSameLength = missing.length === row - gapRow;
    for (let at = gapRow; at < row; at += 1) {
      pairs[at] = hasSameLength ? missing[at - gapRow] : closestLink(built[at] ?? '', missing);
    }
  };
  while (row < built.length && column < defined.length) {
    const at = row * width + column;
    if (built[row] === defined[column]?.address) {
      closeGap();
      pairs[row] = defined[column];
      [row, column] = [row + 1, column + 1];
      [gapRow, gapColumn] = [row, column];
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row += 1;
    else column += 1;
  }
  [row, column] = [built.length, defined.length];
  closeGap();
  return pairs;
}

function closestLink(written: string, links: readonly PageLink[]): PageLink | undefined {
  const nearest = nearestName(
    written,
    links.map(({ address }) => address),
  );
  return links.find(({ address }) => address === nearest);
}

/** Traces an address for machines by its attribute. */
export function traceAttribute(site: Site, route: Route | undefined, attribute: string, target: string): Trace {
  const page = route && entryOfRoute(site, route);
  const isPicture = /image|icon|img|manifest/.test(attribute);
  const picture = isPicture ? (findValue(site, page, target) ?? findValue(site, ['brand'], target)) : undefined;
  const form = attribute.startsWith('form') && route?.sections.find(({ kind }) => kind === 'form');
  const section = route && form && [...sectionPath(site, route, form), 'form'];
  const entry = picture ?? (section || page);
  const template = renderers.find(([pattern]) => pattern.test(attribute))?.[1];
  return { ...(entry && { entry }), ...(template && { template }) };
}

function findValue(site: Site, path: KeyPath | undefined, value: string): KeyPath | undefined {
  return path && listOrigins(site, path).find((origin) => origin.value === value)?.path;
}

/** Files that write each attribute; other addresses come from the bundler, or from a change to a built page. */
const renderers: readonly (readonly [RegExp, string])[] = [
  [/^(link (canonical|icon|apple-touch-icon|manifest)|meta (og|twitter):)/, 'renderer/head.tsx'],
  [/^(sitemap|robots)/, 'prerender/sitemap.ts'],
  [/^manifest/, 'prerender/documents.ts'],
  [/^JSON-LD item/, 'renderer/jsonld/page.ts'],
  [/^JSON-LD/, 'renderer/jsonld/graph.ts'],
  [/^form/, 'templates/islands/EnquiryForm.tsx'],
  [/^img/, 'templates/parts/Picture.tsx'],
  [/^use/, 'templates/parts/Icon.tsx'],
];
