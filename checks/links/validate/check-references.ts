import { submitPath } from '../../../schema/submission.ts';
import { nearestName } from '../../../site/nearest-name.ts';
import {
  type Destination,
  hasExtension,
  isPageIndependent,
  originOf,
  resolveAddress,
  splitFragment,
} from '../address.ts';
import type { Document, Reference, ReferenceKind } from '../collect/collection.ts';
import type { Place, Untraced } from '../finding.ts';
import type { RuleName } from '../rules.ts';
import { type BuiltSite, notFoundPath, pageOfVariant } from './built-site.ts';
import { nearestFile, nearestPage } from './nearest-page.ts';

/** The outcome of checking every reference of a site. */
export type CheckedReferences = {
  findings: Untraced[];
  /** The paths that another page links to. */
  linked: Set<string>;
  /** The addresses on other hosts. */
  external: Set<string>;
  /** The number of references. */
  links: number;
};

type Checked = { destination: Destination; fault: Fault | undefined };

/** Checks every reference. A dead target is one finding with all its places. */
export function checkReferences(
  built: BuiltSite,
  placeOf: (document: Document, reference: Reference) => Place,
): CheckedReferences {
  const check = checkOnce(built);
  const found = new Map<string, Untraced>();
  const checked: CheckedReferences = { findings: [], linked: new Set(), external: new Set(), links: 0 };
  for (const document of built.documents) {
    for (const reference of document.references) {
      checked.links += 1;
      const { destination, fault } = check(document, reference);
      if (destination.leads === 'elsewhere') checked.external.add(destination.url);
      if (destination.leads === 'here' && reference.kind === 'link' && isLinkToAnother(document, destination.path)) {
        checked.linked.add(destination.path);
      }
      if (!fault) continue;
      const key = `${fault.rule} ${fault.target}`;
      const finding = found.get(key) ?? { ...fault, places: [] };
      found.set(key, finding);
      finding.places.push(placeOf(document, reference));
    }
  }
  checked.findings = addNearest(built, [...found.values()]);
  return checked;
}

function isLinkToAnother(document: Document, path: string): boolean {
  return path !== document.path && document.path !== notFoundPath;
}

/** Checks each distinct address once: the links of a layout are on every page. */
function checkOnce(built: BuiltSite): (document: Document, reference: Reference) => Checked {
  const known = new Map<ReferenceKind, Map<string, Checked>>();
  return (document, { kind, target }) => {
    const ofKind = known.get(kind) ?? new Map<string, Checked>();
    const earlier = ofKind.get(target);
    if (earlier) return earlier;
    known.set(kind, ofKind);
    const destination = resolveAddress(target, document.base, built.site.url);
    const isOwnFragment = target.startsWith('#') && destination.leads === 'here' && document.base === document.path;
    const fault = isOwnFragment
      ? checkFragment(built, document.path, destination.fragment)
      : checkReference(built, kind, target, destination);
    const checked = { destination, fault };
    if (isPageIndependent(target)) ofKind.set(target, checked);
    return checked;
  };
}

/** Adds what each dead target probably meant. */
function addNearest(built: BuiltSite, findings: readonly Untraced[]): Untraced[] {
  const [pages, files] = [[...built.pages.keys()], built.filePaths()];
  return findings.map((finding) => {
    const nearest = finding.nearest ?? nearestTo(finding);
    return nearest === undefined ? finding : { ...finding, nearest };
  });

  function nearestTo({ rule, target }: Untraced): string | undefined {
    if (rule === 'dead-page') return nearestPage(target, pages);
    if (rule === 'dead-asset') return nearestFile(target, files);
    if (rule !== 'dead-fragment') return undefined;
    const { path, fragment } = splitFragment(target);
    const id = nearestName(fragment, built.idsOf(path) ?? []);
    return id === undefined ? undefined : `${path}#${id}`;
  }
}

/** What is wrong with a reference, whichever page it is on. */
type Fault = { rule: RuleName; target: string; message: string; nearest?: string };

/** Checks one reference against the built site. */
function checkReference(
  built: BuiltSite,
  kind: ReferenceKind,
  target: string,
  destination: Destination,
): Fault | undefined {
  switch (destination.leads) {
    case 'here':
      return checkPath(built, kind, destination.path, destination.fragment);
    case 'phone':
      return checkContact('wrong-phone', destination.number, built.site.business.phone.dial, 'tel:');
    case 'email':
      return checkContact('wrong-email', destination.address, built.site.business.email, 'mailto:');
    case 'elsewhere':
      return kind === 'page' ? checkOrigin(built, originOf(destination.url)) : undefined;
    case 'malformed':
      return { rule: 'malformed-address', target, message: 'is not a valid address' };
    case 'nowhere':
      return undefined;
  }
}

function checkPath(built: BuiltSite, kind: ReferenceKind, path: string, fragment: string): Fault | undefined {
  if (kind === 'action') {
    if (path === submitPath) return undefined;
    return {
      rule: 'dead-form-action',
      target: path,
      message: `accepts no form; post it to ${submitPath}`,
      nearest: submitPath,
    };
  }
  const isPage = kind !== 'file' && built.pages.has(path);
  const isFile = kind !== 'page' && kind !== 'refresh' && built.hasFile(path);
  if (isPage || isFile) return kind === 'identifier' ? undefined : checkFragment(built, path, fragment);

  const meant = pageOfVariant(built, path);
  if (kind !== 'file' && meant !== undefined) {
    return path.endsWith('/')
      ? { rule: 'trailing-slash', target: path, message: `has a slash at its end; write ${meant}`, nearest: meant }
      : { rule: 'file-name-link', target: path, message: `names the file of a page; write ${meant}`, nearest: meant };
  }
  const isAsset = kind === 'file' || (hasExtension(path) && !path.endsWith('.html'));
  return isAsset
    ? { rule: 'dead-asset', target: path, message: 'is not a file of the built site' }
    : { rule: 'dead-page', target: path, message: 'is not a page of the built site' };
}

/** `#` and `#top` lead to the top of any page. Only pages and SVG files have ids to check. */
function checkFragment(built: BuiltSite, path: string, fragment: string): Fault | undefined {
  if (fragment === '' || fragment === 'top' || fragment.startsWith(':~:')) return undefined;
  const ids = built.idsOf(path);
  if (!ids || ids.has(fragment)) return undefined;
  return {
    rule: 'dead-fragment',
    target: `${path}#${fragment}`,
    message: `leads to no element: ${path} has no id "${fragment}"`,
  };
}

function checkContact(rule: RuleName, found: string, expected: string, scheme: string): Fault | undefined {
  if (found === expected.toLowerCase()) return undefined;
  return {
    rule,
    target: `${scheme}${found}`,
    message: `is not the one in the definition; write ${scheme}${expected}`,
    nearest: `${scheme}${expected}`,
  };
}

function checkOrigin({ site }: BuiltSite, origin: string): Fault {
  const message = `is not ${site.url}; build and check with the same url or SITE_URL`;
  return { rule: 'foreign-origin', target: origin, message, nearest: site.url };
}
