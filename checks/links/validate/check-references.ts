import { nearestName } from '../../../site/nearest-name.ts';
import { type Destination, isPageIndependent, resolveAddress, splitFragment } from '../address.ts';
import type { Document, Reference, ReferenceKind } from '../collect/collection.ts';
import type { Outcomes } from '../external.ts';
import { fault, mergeFindings, type Place, type RawFinding } from '../finding.ts';
import { type BuiltSite, isNotFoundPage, isPublic } from './built-site.ts';
import { checkDestination, checkFragment, checkText } from './check-address.ts';
import { nearestFile, nearestPage } from './nearest-page.ts';

export type CheckedReferences = ReturnType<typeof checkReferences>;

type Checked = { destination: Destination; found: RawFinding | undefined };
type Check = (document: Document, reference: Reference) => Checked;

/** Checks all references. A dead target is one finding with several places. */
export function checkReferences(built: BuiltSite) {
  const { outcomes } = built.settings;
  const check = checkOnce(built);
  const faults: RawFinding[] = [];
  /** Paths to which another page links. */
  const linked = new Set<string>();
  const external = new Map<string, Place[]>();
  let links = 0;
  for (const document of built.documents) {
    const checked = document.references.map((reference) => ({ reference, ...check(document, reference) }));
    links += checked.length;
    for (const { reference, destination } of checked) {
      if (destination.kind === 'external') {
        const places = external.get(destination.url) ?? [];
        external.set(destination.url, places);
        if (outcomes) places.push(built.placeOf(document, reference));
      } else if (destination.kind === 'internal' && reference.kind === 'link') {
        // A link to its own page, or on the not-found page, leads no visitor there.
        const { path } = document;
        if (destination.path !== path && !isNotFoundPage(path)) linked.add(built.locate(destination.path));
      }
    }
    // `push(...)` would fail for a large sitemap: the number of arguments is limited.
    for (const found of faultsOf(built, document, checked, check)) faults.push(found);
  }
  const findings = addNearest(built, mergeFindings(faults));
  return { findings: [...findings, ...findExternal(external, outcomes)], linked, external, links };
}

/** Returns the faults of a document. Those that its `<base>` causes are one. */
function faultsOf(
  built: BuiltSite,
  document: Document,
  checked: readonly (Checked & { reference: Reference })[],
  check: Check,
): RawFinding[] {
  const isByBase = (reference: Reference) =>
    document.baseElement !== undefined &&
    !isPageIndependent(reference.target) &&
    !check({ ...document, base: document.path }, reference).found;
  const misdirected: string[] = [];
  const faults = checked.flatMap(({ reference, found }) => {
    if (!found) return [];
    if (!isByBase(reference)) return [{ ...found, places: [built.placeOf(document, reference)] }];
    misdirected.push(reference.target);
    return [];
  });
  const count = misdirected.length === 1 ? 'its link' : `${misdirected.length} of its links, among them`;
  if (misdirected[0]) return [...faults, describeBase(built, document, `makes ${count} ${misdirected[0]} dead`)];
  const { href } = document.baseElement ?? {};
  const isElsewhere =
    href !== undefined &&
    isPublic(built.site) &&
    resolveAddress(href, document.path, built.site.url).kind === 'external';
  return isElsewhere ? [...faults, describeBase(built, document, 'leads its links to another site')] : faults;
}

function describeBase(built: BuiltSite, document: Document, effect: string): RawFinding {
  const { href = '', line = 1, column = 1 } = document.baseElement ?? {};
  const message = `has <base href="${href}">, which ${effect}; correct it or remove it`;
  const place = built.placeOf(document, { attribute: 'base href', line, column });
  return fault('wrong-base', document.path, message, place);
}

/** Checks each distinct address once: the links of a layout are on every page. */
function checkOnce(built: BuiltSite): Check {
  const known = new Map<ReferenceKind, Map<string, Checked>>();
  return (document, reference) => {
    const { kind, target, attribute } = reference;
    const ofKind = known.get(kind) ?? new Map<string, Checked>();
    known.set(kind, ofKind);
    // Cached separately, because metadata for sharing is checked more strictly.
    const key = attribute.startsWith('meta ') ? `meta ${target}` : target;
    const earlier = ofKind.get(key);
    if (earlier && document.base.startsWith('/')) return earlier;
    const destination = resolveAddress(target, document.base, built.site.url);
    const isOwnFragment =
      target.startsWith('#') &&
      !attribute.endsWith(' src') &&
      destination.kind === 'internal' &&
      document.base === document.path;
    const found = isOwnFragment
      ? checkFragment(built, document.path, destination.fragment)
      : (checkText(built, document, reference) ?? checkDestination(built, kind, target, destination));
    const checked = { destination, found };
    if (isPageIndependent(target) && document.base.startsWith('/')) ofKind.set(key, checked);
    return checked;
  };
}

function addNearest(built: BuiltSite, findings: readonly RawFinding[]): RawFinding[] {
  const pages = [...built.pages.keys()];
  const files = built.filePaths();
  return findings.map((finding) => ({ ...finding, nearest: finding.nearest ?? nearestTo(finding) }));

  function nearestTo({ rule, target }: RawFinding): string | undefined {
    // Ignore the extension, which may be from an old site: `/about.php`.
    if (rule === 'dead-page') return nearestPage(target.replace(/\.\w+$/, ''), pages);
    // A file that exists was rejected for its content.
    if (rule === 'dead-asset') return built.hasFile(target) ? undefined : nearestFile(target, files);
    if (rule !== 'dead-fragment') return undefined;
    const { path, fragment } = splitFragment(target);
    const id = nearestName(fragment, built.idsOf(path) ?? []);
    return id && `${path}#${id}`;
  }
}

function findExternal(external: ReadonlyMap<string, Place[]>, outcomes: Outcomes | undefined): RawFinding[] {
  if (!outcomes) return [];
  const faults = [...external].flatMap(([url, places]): RawFinding[] => {
    const address = splitFragment(url).path;
    const { state, message } = outcomes.get(address) ?? { state: 'unknown', message: 'was not requested' };
    if (state === 'alive') return [];
    const rule = state === 'dead' ? 'dead-external' : 'unknown-external';
    return [{ ...fault(rule, address, message), places: [...places] }];
  });
  return mergeFindings(faults);
}
