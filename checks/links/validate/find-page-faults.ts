import { resolveAddress } from '../address.ts';
import type { Document } from '../collect/collection.ts';
import type { Place, Untraced } from '../finding.ts';
import { type BuiltSite, notFoundPath } from './built-site.ts';

type PlaceOf = (document: Document, at: { attribute: string; line: number; column: number }) => Place;

/** Finds what is wrong with a page as a whole, whatever its links lead to. */
export function findPageFaults(built: BuiltSite, linked: ReadonlySet<string>, placeOf: PlaceOf): Untraced[] {
  return built.documents.flatMap((document) => [
    ...findUnreadable(document, placeOf),
    ...findDangling(document, built, placeOf),
    ...findOtherCanonical(document, built, placeOf),
    ...findOrphan(document, linked, placeOf),
  ]);
}

function findUnreadable(document: Document, placeOf: PlaceOf): Untraced[] {
  return document.unreadable.map(({ what, why, ...at }) => ({
    rule: 'unreadable-data',
    target: document.path,
    message: `has ${what} that is no JSON: ${why}`,
    places: [placeOf(document, { attribute: what, ...at })],
  }));
}

/** Only a node of this site can be missing from the page; one of another site is described there. */
function findDangling(document: Document, { site }: BuiltSite, placeOf: PlaceOf): Untraced[] {
  const { declared, referenced } = document.jsonLd;
  return [...referenced].flatMap(([id, at]): Untraced[] => {
    const isOwn = !/^[a-z][a-z0-9+.-]*:/i.test(id) || id.startsWith(`${site.url}/`) || id === site.url;
    if (!isOwn || declared.has(id)) return [];
    const message = 'is referred to, but no node of the page has that @id';
    return [
      { rule: 'dangling-id', target: id, message, places: [placeOf(document, { attribute: 'JSON-LD @id', ...at })] },
    ];
  });
}

/** A canonical address that leads nowhere, or to another site, is found as a dead one; here it leads to another page. */
function findOtherCanonical(document: Document, { site, pages }: BuiltSite, placeOf: PlaceOf): Untraced[] {
  if (!document.isPage || document.canonical === undefined || document.path === notFoundPath) return [];
  const destination = resolveAddress(document.canonical, document.base, site.url);
  if (destination.leads !== 'here' || destination.path === document.path || !pages.has(destination.path)) return [];
  const at = document.references.find(({ attribute }) => attribute === 'link canonical');
  return [
    {
      rule: 'other-canonical',
      target: document.path,
      message: `gives ${destination.path} as its address, so search engines drop it; write ${document.path}`,
      nearest: document.path,
      places: at ? [placeOf(document, at)] : [],
    },
  ];
}

function findOrphan(document: Document, linked: ReadonlySet<string>, placeOf: PlaceOf): Untraced[] {
  const isExempt = !document.isPage || document.path === '/' || document.path === notFoundPath;
  if (isExempt || linked.has(document.path)) return [];
  const message = 'is a page that no other page links to';
  return [
    {
      rule: 'orphan-page',
      target: document.path,
      message,
      places: [placeOf(document, { attribute: 'page', line: 1, column: 1 })],
    },
  ];
}
