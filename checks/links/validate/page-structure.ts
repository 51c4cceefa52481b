import { nearestName } from '../../../site/nearest-name.ts';
import { resolveAddress, withoutFileName } from '../address.ts';
import type { Document } from '../collect/collection.ts';
import { fault, type Untraced } from '../finding.ts';
import { type BuiltSite, isNotFoundPage, type PlaceOf } from './built-site.ts';
import { nearestPage } from './nearest-page.ts';

/** Finds duplicate ids, and attributes that refer to missing ones. */
export function findIdFaults(document: Document, placeOf: PlaceOf): Untraced[] {
  if (!document.isPage) return [];
  const ids = new Set(document.ids);
  const repeated = document.repeatedIds.map(({ id, ...at }) => {
    const message = 'is the id of two elements; links and labels only reach the first';
    return fault('duplicate-id', `${document.path}#${id}`, message, placeOf(document, { attribute: 'id', ...at }));
  });
  const missing = document.idReferences.flatMap(({ id, attribute, ...at }): Untraced[] => {
    if (ids.has(id)) return [];
    const nearest = nearestName(id, ids);
    const message = `is named by ${attribute}, and no element of the page has that id${nearest ? `; did you mean ${nearest}?` : ''}`;
    return [fault('missing-id', `${document.path}#${id}`, message, placeOf(document, { attribute, ...at }))];
  });
  return [...repeated, ...missing];
}

/** Finds pages missing from the sitemap or listed in vain, and a robots.txt that disallows all of them. */
export function findIndexFaults(built: BuiltSite, placeOf: PlaceOf): Untraced[] {
  const lines = built.documents.flatMap((document) =>
    document.references
      .filter(({ kind, attribute }) => kind === 'page' && attribute === 'sitemap loc')
      .map((reference) => ({ document, reference, path: pathOf(built, document, reference.target) })),
  );
  const listed = new Set(lines.map(({ path }) => path));
  const [sitemap] = lines;
  // A line for a missing page was evidently meant for the nearest one, which is not reported as unlisted.
  const pages = [...built.pages.keys()].map(withoutFileName);
  const meant = new Set(
    lines.flatMap(({ path, reference }) =>
      path !== undefined && built.pages.has(path) ? [] : [nearestPage(path ?? pathname(reference.target), pages)],
    ),
  );
  const lacking = [...built.pages.values()].flatMap((page): Untraced[] => {
    if (!sitemap || listed.has(page.path) || meant.has(withoutFileName(page.path)) || !isIndexed(built, page))
      return [];
    const place = placeOf(sitemap.document, { attribute: 'sitemap', line: 1, column: 1 });
    return [fault('sitemap-lacks-page', page.path, `is not in ${sitemap.document.path}`, place)];
  });
  const inVain = lines.flatMap(({ document, reference, path = '' }): Untraced[] => {
    if (!built.pages.get(path)?.isNoindex) return [];
    const message = `is in ${document.path} and asks not to be indexed`;
    return [fault('sitemap-lists-noindex', path, message, placeOf(document, reference))];
  });
  // Crawlers compare the address in the sitemap, not the file that answers for it.
  const addresses = lines.map(({ document, reference }) => addressOf(built, document, reference.target));
  const refused = built.documents.flatMap((document) => findRefused(document, addresses, placeOf));
  const seen = new Map(built.documents.map((document) => [document, new Set<string>()]));
  const twice = lines.flatMap(({ document, reference }, index): Untraced[] => {
    const address = addresses[index];
    const earlier = seen.get(document);
    if (address === undefined || !earlier) return [];
    if (!earlier.has(address)) {
      earlier.add(address);
      return [];
    }
    return [fault('sitemap-lists-twice', address, `is in ${document.path} twice`, placeOf(document, reference))];
  });
  return [...lacking, ...inVain, ...twice, ...refused];
}

/** Finds rules of robots.txt that disallow the whole site for every crawler, its home page, or pages listed in its sitemap. */
function findRefused(document: Document, listed: readonly (string | undefined)[], placeOf: PlaceOf): Untraced[] {
  const rules = document.crawlerRules.map((rule) => ({ ...rule, pattern: patternOf(rule.path) }));
  const paths = ['/', ...listed].filter((path) => path !== undefined);
  const isListOfAllowed = rules.some(({ allows }) => allows);
  // The longest rule wins; of equally long ones, the one that allows.
  const ruleOf = (path: string) =>
    rules
      .filter(({ pattern }) => pattern.test(path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows))[0];
  return rules.flatMap((rule): Untraced[] => {
    const isNamed = !rule.allows && !(isListOfAllowed && /^\/\*?$/.test(rule.path));
    const [refused] = !isNamed ? [] : paths.filter((path) => ruleOf(path) === rule);
    if (refused === undefined) return [];
    const home = rule.pattern.test('/any-page') ? 'the whole site' : 'the home page';
    const what = refused === '/' ? home : `${refused}, which the sitemap lists,`;
    const message = `refuses ${what} to every crawler: Disallow: ${rule.path}`;
    return [fault('crawlers-refused', document.path, message, placeOf(document, { attribute: 'Disallow', ...rule }))];
  });
}

/** Compiles the pattern of a rule, such as `/a/*.pdf$`. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.replace(/\$(?!$)/g, '\\$')}`);
}

function pathname(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

function pathOf(built: BuiltSite, document: Document, target: string): string | undefined {
  const address = addressOf(built, document, target);
  return address === undefined ? undefined : built.locate(address);
}

function addressOf({ site }: BuiltSite, document: Document, target: string): string | undefined {
  const destination = resolveAddress(target, document.base, site.url);
  return destination.leads === 'here' ? destination.path : undefined;
}

/** Whether search engines index a page under its own address. */
function isIndexed(built: BuiltSite, page: Document): boolean {
  const canonical = page.canonical === undefined ? page.path : pathOf(built, page, page.canonical);
  const isRedirect = page.references.some(({ kind }) => kind === 'refresh');
  return !page.isNoindex && !isRedirect && !isNotFoundPage(page.path) && canonical === page.path;
}
