import { resolveAddress, withoutTrailingSlash } from '../address.ts';
import type { Document, Reference } from '../collect/collection.ts';
import { fault, type Place, type Untraced } from '../finding.ts';
import { type BuiltSite, isNotFoundPage, type PlaceOf } from './built-site.ts';
import { findIdFaults, findIndexFaults } from './page-structure.ts';

/** Finds faults of pages as a whole, apart from their links. */
export function findPageFaults(built: BuiltSite, linked: ReadonlySet<string>, placeOf: PlaceOf): Untraced[] {
  const ofPages = built.documents.flatMap((document) => [
    ...findUnreadable(document, placeOf),
    ...findIdFaults(document, placeOf),
    ...findDangling(document, built, placeOf),
    ...findOtherCanonical(document, built, placeOf),
    ...findOrphan(document, linked, placeOf),
  ]);
  return [...ofPages, ...findIndexFaults(built, placeOf)];
}

function findUnreadable(document: Document, placeOf: PlaceOf): Untraced[] {
  return document.unreadable.map(({ what, why, ...at }) => {
    const place = placeOf(document, { attribute: what, ...at });
    return fault('unreadable-data', document.path, `has ${what} that ${why}`, place);
  });
}

/** Finds nodes of this site that the page refers to but does not declare; other sites declare their own. */
function findDangling(document: Document, { site }: BuiltSite, placeOf: PlaceOf): Untraced[] {
  const { declared, referenced } = document.jsonLd;
  return [...referenced].flatMap(([id, at]): Untraced[] => {
    const isOwn = !/^[a-z][a-z0-9+.-]*:/i.test(id) || id.startsWith(`${site.url}/`) || id === site.url;
    if (!isOwn || declared.has(id)) return [];
    const place = placeOf(document, { attribute: 'JSON-LD @id', ...at });
    return [fault('dangling-id', id, 'is referred to, but no node of the page has that @id', place)];
  });
}

/** Finds canonical addresses of other pages; dead or foreign ones are found as references. */
function findOtherCanonical(document: Document, { site, pages }: BuiltSite, placeOf: PlaceOf): Untraced[] {
  if (!document.isPage || document.canonical === undefined || isNotFoundPage(document.path)) return [];
  const destination = resolveAddress(document.canonical, document.base, site.url);
  if (destination.leads !== 'here' || destination.path === document.path || !pages.has(destination.path)) return [];
  const at = document.references.find(({ attribute }) => attribute === 'link canonical');
  const message = `gives ${destination.path} as its address, so search engines drop it; write ${document.path}`;
  const places = at ? [placeOf(document, at)] : [];
  return [{ ...fault('other-canonical', document.path, message, ...places), nearest: document.path }];
}

function findOrphan(document: Document, linked: ReadonlySet<string>, placeOf: PlaceOf): Untraced[] {
  const isExempt = !document.isPage || document.path === '/' || isNotFoundPage(document.path);
  // Pages that redirect are old addresses, linked from elsewhere.
  const leadsOn = document.references.some(({ kind }) => kind === 'refresh');
  if (isExempt || leadsOn || linked.has(document.path)) return [];
  const place = placeOf(document, { attribute: 'page', line: 1, column: 1 });
  return [fault('orphan-page', document.path, 'is a page that no other page links to', place)];
}

type Step = { to: string; document: Document; reference: Reference };

/** Finds pages whose `<meta http-equiv=refresh>` leads back to them, via any number of pages. */
export function findRefreshLoops(
  built: BuiltSite,
  placeOf: (document: Document, reference: Reference) => Place,
): Untraced[] {
  const steps = refreshSteps(built);
  const seen = new Set<string>();
  return [...steps.keys()].flatMap((start): Untraced[] => {
    const trail: string[] = [];
    for (let at: string | undefined = start; at !== undefined && !seen.has(at); at = steps.get(at)?.to) {
      seen.add(at);
      trail.push(at);
    }
    const end = steps.get(trail.at(-1) ?? '')?.to;
    const loop = trail.slice(trail.indexOf(end ?? ''));
    if (end === undefined || !trail.includes(end)) return [];
    const places = loop
      .flatMap((path) => steps.get(path) ?? [])
      .map(({ document, reference }) => placeOf(document, reference));
    return [fault('refresh-loop', end, `redirects in a loop: ${[...loop, end].join(' → ')}`, ...places)];
  });
}

function refreshSteps({ documents, site, locate }: BuiltSite): Map<string, Step> {
  const steps = new Map<string, Step>();
  for (const document of documents) {
    const reference = document.references.find(({ kind }) => kind === 'refresh');
    if (!reference) continue;
    const destination = resolveAddress(reference.target, document.base, site.url);
    if (destination.leads === 'here') {
      // The server redirects `/a/` to `/a`.
      steps.set(document.path, { to: locate(withoutTrailingSlash(destination.path)), document, reference });
    }
  }
  return steps;
}
