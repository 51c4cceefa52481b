import { nearestName } from '../../../site/nearest-name.ts';
import { splitFragment, withoutTrailingSlash } from '../address.ts';
import type { Document, Reference } from '../collect/collection.ts';
import { fault, fixable, type RawFinding } from '../finding.ts';
import { type BuiltSite, isNotFoundPage } from './built-site.ts';

/** Finds faults of single pages. `linked` has the paths to which another page links. */
export function findPageFaults(built: BuiltSite, linked: ReadonlySet<string>): RawFinding[] {
  return built.documents.flatMap((document) => [
    ...document.unreadable.map(({ what, why, ...at }) => {
      const place = built.placeOf(document, { attribute: what, ...at });
      return fault('unreadable-data', document.path, `has ${what} that ${why}`, place);
    }),
    ...findIdFaults(document, built),
    ...findDangling(document, built),
    ...findOtherCanonical(document, built),
    ...findOneSided(document, built),
    ...findOrphan(document, linked, built),
  ]);
}

function findIdFaults(document: Document, { placeOf }: BuiltSite): RawFinding[] {
  if (!document.isPage) return [];
  const ids = new Set(document.ids);
  const missing = document.idReferences.filter(({ id }) => !ids.has(id));
  // One duplicate id and one missing id are a single mistake.
  const [meant, other] = new Set(document.repeatedIds.length === 1 ? missing.map(({ id }) => id) : []);
  const isOneMistake = meant !== undefined && other === undefined;
  const repeated = document.repeatedIds.map(({ id, ...at }) => {
    const message = `is the id of two elements; ${isOneMistake ? `write ${meant} on one of them, which ${missing[0]?.attribute} names` : 'rename one, since links and labels reach only the first'}`;
    return fault('duplicate-id', `${document.path}#${id}`, message, placeOf(document, { attribute: 'id', ...at }));
  });
  if (isOneMistake) return repeated;
  return [
    ...repeated,
    ...missing.map(({ id, ...at }) => {
      const message = `is named by ${at.attribute}, but no element of the page has that id`;
      const found = fault('missing-id', `${document.path}#${id}`, message, placeOf(document, at));
      return { ...found, nearest: nearestName(id, ids) };
    }),
  ];
}

/** Finds nodes of this site that a page refers to but does not declare. */
function findDangling(document: Document, { site, placeOf }: BuiltSite): RawFinding[] {
  const { declared, referenced } = document.jsonLd;
  return [...referenced].flatMap(([id, at]) => {
    const isInternal = !/^[a-z][a-z0-9+.-]*:/i.test(id) || id.startsWith(`${site.url}/`) || id === site.url;
    if (!isInternal || declared.has(id)) return [];
    const place = placeOf(document, { attribute: 'JSON-LD @id', ...at });
    const found = fault('dangling-id', id, 'is referred to, but no node of the page has that @id', place);
    // Suggest only ids of the same page.
    const { path, fragment } = splitFragment(id);
    const valid = [...declared]
      .filter((each) => each.startsWith(`${path}#`))
      .map((each) => splitFragment(each).fragment);
    const nearest = nearestName(fragment, valid);
    return [{ ...found, nearest: nearest && `${path}#${nearest}` }];
  });
}

/** Finds canonical addresses, and those to share, of other pages. Dead and foreign ones are reported as references. */
function findOtherCanonical(document: Document, { pages, pathOf, placeOf }: BuiltSite): RawFinding[] {
  if (!document.isPage || isNotFoundPage(document.path)) return [];
  return document.references.flatMap((at) => {
    const isShared = at.attribute === 'meta og:url';
    const path = isShared || at.attribute === 'link canonical' ? pathOf(document, at.target) : undefined;
    if (path === undefined || path === document.path || !pages.has(path)) return [];
    const effect = isShared ? 'og:url, so shares of it show that page' : 'canonical address, so search engines drop it';
    const message = `gives ${path} as its ${effect}`;
    return [fixable('other-canonical', document.path, message, document.path, placeOf(document, at))];
  });
}

/** Finds translations that do not name this page as theirs. Search engines then ignore both links. */
function findOneSided(document: Document, { pages, pathOf, locate, placeOf }: BuiltSite): RawFinding[] {
  const translationsOf = (page: Document) =>
    page.references
      .filter(({ attribute }) => attribute === 'link hreflang')
      .map((at) => ({ at, path: locate(pathOf(page, at.target) ?? '') }));
  return translationsOf(document).flatMap(({ at, path }) => {
    const other = pages.get(path);
    if (!other || translationsOf(other).some((back) => back.path === document.path)) return [];
    const message = `is given as a translation of ${document.path}, but has no hreflang back to it`;
    return other === document ? [] : [fault('one-sided-translation', path, message, placeOf(document, at))];
  });
}

function findOrphan(document: Document, linked: ReadonlySet<string>, { placeOf }: BuiltSite): RawFinding[] {
  const isExempt = !document.isPage || document.path === '/' || isNotFoundPage(document.path);
  // Pages that redirect are old addresses, to which other sites link.
  if (isExempt || refreshOf(document) || linked.has(document.path)) return [];
  const place = placeOf(document, { attribute: 'page', line: 1, column: 1 });
  return [fault('orphan-page', document.path, 'is not linked from any other page; link to it or remove it', place)];
}

/** The redirect of a page in the browser, `<meta http-equiv=refresh>`. */
export function refreshOf({ references }: Document): Reference | undefined {
  return references.find(({ kind }) => kind === 'refresh');
}

/** Finds pages whose `<meta http-equiv=refresh>`, and addresses whose redirect, leads back to them by any number. */
export function findRefreshLoops({
  site,
  documents,
  pages,
  hasFile,
  pathOf,
  locate,
  placeOf,
}: BuiltSite): RawFinding[] {
  const steps = new Map(
    documents.flatMap((document) =>
      document.references.flatMap((reference) => {
        const { from = document.path, target, kind } = reference;
        // Static hosts serve a page or a file before they redirect.
        const isFollowed = reference.from ? !pages.has(locate(from)) && !hasFile(from) : kind === 'refresh';
        const path = isFollowed ? pathOf(document, target) : undefined;
        // Our server redirects `/a/` to `/a`.
        const to = path && locate(site.isGenerated ? withoutTrailingSlash(path) : path);
        return to ? [[from, { to, place: placeOf(document, reference) }] as const] : [];
      }),
    ),
  );
  return [...steps.keys()].flatMap((start) => {
    const loop = [start];
    let at = steps.get(start)?.to;
    for (; at !== undefined && !loop.includes(at); at = steps.get(at)?.to) loop.push(at);
    // A loop is reported once, at its first page.
    if (at !== start || loop.some((path) => path < start)) return [];
    const places = loop.flatMap((path) => steps.get(path)?.place ?? []);
    return [fault('refresh-loop', start, `redirects in a loop: ${[...loop, start].join(' → ')}`, ...places)];
  });
}
