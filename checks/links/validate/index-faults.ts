import { escapeRegExp } from '../../../site/escape.ts';
import { withoutFileName } from '../address.ts';
import type { Document } from '../collect/collection.ts';
import { fault, type Place, type RawFinding } from '../finding.ts';
import { type BuiltSite, isNotFoundPage, sitemapLines } from './built-site.ts';
import { isNoindex } from './header-faults.ts';
import { nearestPage } from './nearest-page.ts';
import { refreshOf } from './page-faults.ts';

/** Finds pages that the sitemap lacks, lists twice or should not list, and a robots.txt that excludes pages. */
export function findIndexFaults(built: BuiltSite): RawFinding[] {
  const { documents, pages, placeOf, pathOf } = built;
  const lines = sitemapLines(built);
  const seen = new Set<string>();
  const listed = lines.flatMap(({ document, reference, address = '', path = '' }) => {
    const where = `is in ${document.path}`;
    const place = placeOf(document, reference);
    const line = `${document.path} ${address}`;
    const isSecond = address !== '' && seen.has(line);
    seen.add(line);
    return [
      ...(isSecond ? [fault('sitemap-lists-twice', address, `${where} twice`, place)] : []),
      ...findNoindex(pages.get(path), `${where} and asks not to be indexed`, place, placeOf),
    ];
  });
  const paths = ['/', ...lines.flatMap(({ address }) => address ?? [])];
  const loaded = new Set(
    documents.flatMap((document) =>
      document.references.flatMap(({ attribute, target }) =>
        neededToRender.test(attribute) ? (pathOf(document, target) ?? []) : [],
      ),
    ),
  );
  const refused = documents.flatMap((document) => findRefused(document, paths, [...loaded], placeOf));
  const unlisted = findUnlisted(built, lines);
  const [lacking, other] = unlisted;
  const [twice, another] = listed.filter(({ rule }) => rule === 'sitemap-lists-twice');
  // One page twice and one missing is a single mistake.
  if (lacking && twice && !other && !another) {
    const message = `${twice.message}, and lacks ${lacking.target}; write that in its place`;
    return [...listed.filter((found) => found !== twice), { ...twice, message }, ...refused];
  }
  return [...unlisted, ...listed, ...refused];
}

function findNoindex(page: Document | undefined, message: string, listed: Place, placeOf: BuiltSite['placeOf']) {
  if (!page?.noindexAt) return [];
  const place = placeOf(page, { attribute: 'meta robots', ...page.noindexAt });
  return [fault('sitemap-lists-noindex', page.path, message, place, listed)];
}

/** Stylesheets and scripts, which crawlers need to render a page. */
const neededToRender = /^(?:link (?:stylesheet|modulepreload)|script (?:src|import)|\w+ data-stylesheet)$/;

function findUnlisted(built: BuiltSite, lines: ReturnType<typeof sitemapLines>): RawFinding[] {
  const [sitemap] = lines;
  if (!sitemap) return [];
  const { pages, placeOf } = built;
  const listed = new Set(lines.map(({ path }) => path));
  // A line for a missing page is probably meant for the nearest one, so do not report that as unlisted.
  const names = [...pages.keys()].map(withoutFileName);
  const meant = new Set(
    lines.map(({ reference: { target }, path }) =>
      path && pages.has(path) ? undefined : nearestPage(path ?? target.replace(/^https?:\/\/[^/]+/, ''), names),
    ),
  );
  return [...pages.values()].flatMap((page) => {
    if (listed.has(page.path) || meant.has(withoutFileName(page.path)) || !isIndexed(built, page)) return [];
    const place = placeOf(sitemap.document, { attribute: 'sitemap', line: 1, column: 1 });
    return [fault('sitemap-lacks-page', page.path, `is not in ${sitemap.document.path}`, place)];
  });
}

/** Whether search engines index a page under its own address. */
function isIndexed({ pathOf, locate, headersOf }: BuiltSite, page: Document): boolean {
  const link = page.references.find(({ attribute }) => attribute === 'link canonical');
  const canonical = link ? pathOf(page, link.target) : page.path;
  const isElsewhere = canonical === undefined || locate(canonical) !== page.path;
  return !(
    page.noindexAt ||
    headersOf(page.path).some(isNoindex) ||
    isElsewhere ||
    refreshOf(page) ||
    isNotFoundPage(page.path)
  );
}

/** Finds rules in robots.txt that keep all crawlers from pages, or from files that pages load. */
function findRefused(
  document: Document,
  paths: readonly string[],
  loaded: readonly string[],
  placeOf: BuiltSite['placeOf'],
): RawFinding[] {
  const rules = document.crawlerRules.map((rule) => ({
    ...rule,
    // `/a/*.pdf$`
    pattern: new RegExp(`^${escapeRegExp(rule.path).replaceAll('\\*', '.*').replace(/\\\$$/, '$')}`),
  }));
  const isListOfAllowed = rules.some(({ allows }) => allows);
  // The longest rule wins; if equally long, the one that allows.
  const ruleOf = (path: string) =>
    rules
      .filter(({ pattern }) => pattern.test(path))
      .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows))[0];
  return rules.flatMap((rule) => {
    if (rule.allows || (isListOfAllowed && /^\/\*?$/.test(rule.path))) return [];
    const refused = [...paths, ...loaded].find((path) => ruleOf(path) === rule);
    if (refused === undefined) return [];
    const home = rule.pattern.test('/any-page') ? 'the whole site' : 'the home page';
    const what =
      refused === '/' ? home : `${refused}, which ${paths.includes(refused) ? 'the sitemap lists' : 'pages load'},`;
    const message = `refuses ${what} to every crawler: Disallow: ${rule.path}`;
    return [fault('crawlers-refused', document.path, message, placeOf(document, { attribute: 'Disallow', ...rule }))];
  });
}
