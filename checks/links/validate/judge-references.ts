import { nearestName } from '../../../site/nearest-name.ts';
import { type Destination, isPageIndependent, resolveAddress, splitFragment } from '../address.ts';
import type { Document, Reference, ReferenceKind } from '../collect/collection.ts';
import type { Place, Untraced } from '../finding.ts';
import { type BuiltSite, notFoundPath } from './built-site.ts';
import { judgeFragment, judgeReference, type Verdict } from './judge-reference.ts';
import { findNearestFile, findNearestPage } from './nearest-page.ts';

/** What became of every reference of a site. */
export type Judged = {
  findings: Untraced[];
  /** The paths that some page other than themselves links to. */
  linked: Set<string>;
  /** Every address on another host; they are counted, not fetched. */
  external: Set<string>;
  /** How many references were looked at. */
  links: number;
};

type Judgement = { destination: Destination; verdict: Verdict | undefined };

/** Judges every reference. One dead target is one finding, however many pages it stands on. */
export function judgeReferences(
  built: BuiltSite,
  placeOf: (document: Document, reference: Reference) => Place,
): Judged {
  const judge = judgeOnce(built);
  const found = new Map<string, Untraced>();
  const judged: Judged = { findings: [], linked: new Set(), external: new Set(), links: 0 };
  for (const document of built.documents) {
    for (const reference of document.references) {
      judged.links += 1;
      const { destination, verdict } = judge(document, reference);
      if (destination.leads === 'elsewhere') judged.external.add(destination.url);
      if (destination.leads === 'here' && reference.kind === 'link' && isLinkToAnother(document, destination.path)) {
        judged.linked.add(destination.path);
      }
      if (!verdict) continue;
      const key = `${verdict.rule} ${verdict.target}`;
      const finding = found.get(key) ?? { ...verdict, places: [] };
      found.set(key, finding);
      finding.places.push(placeOf(document, reference));
    }
  }
  judged.findings = addNearest(built, [...found.values()]);
  return judged;
}

function isLinkToAnother(document: Document, path: string): boolean {
  return path !== document.path && document.path !== notFoundPath;
}

/** A layout's links stand on every page: each distinct address is resolved and judged once. */
function judgeOnce(built: BuiltSite): (document: Document, reference: Reference) => Judgement {
  const known = new Map<ReferenceKind, Map<string, Judgement>>();
  return (document, { kind, target }) => {
    const ofKind = known.get(kind) ?? new Map<string, Judgement>();
    const earlier = ofKind.get(target);
    if (earlier) return earlier;
    known.set(kind, ofKind);
    const destination = resolveAddress(target, document.base, built.site.url);
    const isOwnFragment = target.startsWith('#') && destination.leads === 'here' && document.base === document.path;
    const verdict = isOwnFragment
      ? judgeFragment(built, document.path, destination.fragment)
      : judgeReference(built, kind, target, destination);
    const judgement = { destination, verdict };
    if (isPageIndependent(target)) ofKind.set(target, judgement);
    return judgement;
  };
}

/** What each dead target most likely meant; looked up once a target, after all are known. */
function addNearest(built: BuiltSite, findings: readonly Untraced[]): Untraced[] {
  const nearestPage = findNearestPage([...built.pages.keys()]);
  const nearestFile = findNearestFile(built.filePaths());
  return findings.map((finding) => {
    const nearest = finding.nearest ?? nearestTo(finding);
    return nearest === undefined ? finding : { ...finding, nearest };
  });

  function nearestTo({ rule, target }: Untraced): string | undefined {
    if (rule === 'dead-page') return nearestPage(target);
    if (rule === 'dead-asset') return nearestFile(target);
    if (rule !== 'dead-fragment') return undefined;
    const { path, fragment } = splitFragment(target);
    const id = nearestName(fragment, built.idsOf(path) ?? []);
    return id === undefined ? undefined : `${path}#${id}`;
  }
}
