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
import { type BuiltSite, isNotFoundPage, pageOfVariant } from './built-site.ts';
import { checkScheme, type Fault } from './check-scheme.ts';
import { nearestFile, nearestPage } from './nearest-page.ts';

/** Outcome of checking all references of a site. */
export type CheckedReferences = {
  findings: Untraced[];
  /** Paths linked to from another page. */
  linked: Set<string>;
  /** Addresses on other hosts. */
  external: Set<string>;
  /** Number of references. */
  links: number;
};

type Checked = { destination: Destination; fault: Fault | undefined };

/** Checks all references. A dead target is one finding with all its places. */
export function checkReferences(
  built: BuiltSite,
  placeOf: (document: Document, reference: Reference) => Place,
): CheckedReferences {
  const check = checkOnce(built);
  const found = new Map<string, Untraced>();
  const astray = new Map<Document, string[]>();
  const checked: CheckedReferences = { findings: [], linked: new Set(), external: new Set(), links: 0 };
  for (const document of built.documents) {
    for (const reference of document.references) {
      checked.links += 1;
      const { destination, fault } = check(document, reference);
      if (destination.leads === 'elsewhere') checked.external.add(destination.url);
      if (destination.leads === 'here' && reference.kind === 'link' && isLinkToAnother(document, destination.path)) {
        checked.linked.add(built.locate(destination.path));
      }
      if (!fault) continue;
      if (isByBase(document, reference) && !check({ ...document, base: document.path }, reference).fault) {
        astray.set(document, [...(astray.get(document) ?? []), reference.target]);
        continue;
      }
      const key = `${fault.rule} ${fault.target}`;
      const finding = found.get(key) ?? { ...fault, places: [] };
      found.set(key, finding);
      finding.places.push(placeOf(document, reference));
    }
  }
  const bases = [...astray].map(([document, links]) => describeBase(document, links, placeOf));
  checked.findings = addNearest(built, [...found.values(), ...bases]);
  return checked;
}

/** Whether an address is resolved against the `<base>` of its page. */
function isByBase({ baseElement }: Document, { target }: Reference): boolean {
  return baseElement !== undefined && !isPageIndependent(target);
}

/** Reports links misdirected by a `<base>` as one finding, at that element. */
function describeBase(
  { baseElement, ...document }: Document,
  links: readonly string[],
  placeOf: (document: Document, reference: Reference) => Place,
): Untraced {
  const { href = '', line = 1, column = 1 } = baseElement ?? {};
  const count = links.length === 1 ? 'its link' : `${links.length} of its links, among them`;
  const reference: Reference = { kind: 'either', target: href, attribute: 'base href', line, column };
  return {
    rule: 'wrong-base',
    target: document.path,
    message: `has <base href="${href}">, which makes ${count} ${links[0]} dead; correct it or remove it`,
    places: [placeOf({ ...document, baseElement }, reference)],
  };
}

function isLinkToAnother(document: Document, path: string): boolean {
  return path !== document.path && !isNotFoundPage(document.path);
}

/** Checks each distinct address once: the links of a layout are on every page. */
function checkOnce(built: BuiltSite): (document: Document, reference: Reference) => Checked {
  const known = new Map<ReferenceKind, Map<string, Checked>>();
  return (document, { kind, target, attribute }) => {
    const ofKind = known.get(kind) ?? new Map<string, Checked>();
    // Metadata for sharing is checked more strictly.
    const key = attribute.startsWith('meta ') ? `meta ${target}` : target;
    const earlier = ofKind.get(key);
    if (earlier) return earlier;
    known.set(kind, ofKind);
    const destination = resolveAddress(target, document.base, built.site.url);
    const isOwnFragment = target.startsWith('#') && destination.leads === 'here' && document.base === document.path;
    const fault = isOwnFragment
      ? checkFragment(built, document.path, destination.fragment)
      : (checkText(built, document, kind, target, attribute) ?? checkReference(built, kind, target, destination));
    const checked = { destination, fault };
    if (isPageIndependent(target)) ofKind.set(key, checked);
    return checked;
  };
}

/** Adds the target that was probably meant to each dead one. */
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
      if (built.site.contacts?.helplines.includes(destination.number)) return undefined;
      return (
        checkContact('wrong-phone', destination.number, built.site.contacts?.phone, 'tel:') ??
        (/^\+?[\d*#]{2}/.test(destination.number)
          ? undefined
          : {
              rule: 'malformed-address',
              target,
              message: 'has no number; write the digits, such as tel:+441632960000',
            })
      );
    case 'email':
      return (
        checkContact('wrong-email', destination.address, built.site.contacts?.email, 'mailto:') ??
        // A link that shares a page has no address, and a subject or a body.
        (/^[^@\s]+@[^@\s]+/.test(destination.address) || target.includes('?')
          ? undefined
          : { rule: 'malformed-address', target, message: 'has no e-mail address; write mailto:name@example.org' })
      );
    case 'elsewhere':
      if (!built.site.isOwn) return undefined;
      return (
        checkHost(built, target, destination.url) ?? (kind === 'page' ? checkOrigin(built, destination.url) : undefined)
      );
    case 'malformed':
      return { rule: 'malformed-address', target, message: 'is not a valid address' };
    case 'nowhere':
      return checkScheme(target, destination.scheme, built.site.isOwn);
  }
}

/** Attributes that load a file into a page, which an https page may not do over http. */
const loading = /^(?!a |area |link (?:canonical|alternate|next|prev)|JSON-LD|sitemap|meta )/;

/** Finds faults in an address as written, wherever it leads. */
function checkText(
  { site }: BuiltSite,
  document: Document,
  kind: ReferenceKind,
  target: string,
  attribute: string,
): Fault | undefined {
  const [, property] = /^meta ((?:og|twitter):.+)/.exec(attribute) ?? [];
  if (site.isOwn && property && !/^(?:https?:)?\/\//i.test(target.trim())) {
    const nearest = new URL(target, site.url + document.path).href;
    const message = `is the ${property} of a page, which others read without its address; write ${nearest}`;
    return { rule: 'malformed-address', target, message, nearest };
  }
  if (target.trim() === '' && kind !== 'link' && !attribute.startsWith('form')) {
    return {
      rule: 'empty-address',
      target: document.path,
      message: `has an empty ${attribute}; write the address or remove it`,
    };
  }
  if (!/^http:/i.test(target) || !site.url.startsWith('https:')) return undefined;
  const nearest = target.replace(/^http:/i, 'https:');
  const fault = (message: string): Fault => ({
    rule: 'insecure-content',
    target,
    message: `${message}; write ${nearest}`,
    nearest,
  });
  if (kind !== 'link' && loading.test(attribute)) return fault('is loaded without encryption, which browsers refuse');
  const isHere = originOf(nearest) === site.url;
  return site.isOwn && isHere ? fault('leads to a page of this site without encryption') : undefined;
}

function checkPath(built: BuiltSite, kind: ReferenceKind, written: string, fragment: string): Fault | undefined {
  const path = built.locate(written);
  if (kind === 'action') {
    if (path === submitPath || !built.site.isOwn) return undefined;
    return {
      rule: 'dead-form-action',
      target: path,
      message: `does not accept forms; post it to ${submitPath}`,
      nearest: submitPath,
    };
  }
  const isPage = kind !== 'file' && built.pages.has(path);
  const isFile = kind !== 'page' && kind !== 'refresh' && built.hasFile(path);
  if (isPage || isFile) return kind === 'identifier' ? undefined : checkFragment(built, path, fragment);

  // An address stated for machines must not be a redirect.
  if (['link', 'either', 'refresh'].includes(kind) && built.isRedirected(path)) return undefined;
  const meant = built.site.isOwn ? pageOfVariant(built, path) : undefined;
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

/** Checks that a fragment exists. `#` and `#top` are valid on any page; only pages and SVG files have ids to check. */
function checkFragment(built: BuiltSite, path: string, whole: string): Fault | undefined {
  // The rest is a directive for the browser, such as the text to highlight.
  const [fragment = ''] = whole.split(':~:');
  if (fragment === '' || fragment.toLowerCase() === 'top') return undefined;
  const ids = built.idsOf(path);
  if (!ids || ids.has(fragment)) return undefined;
  return {
    rule: 'dead-fragment',
    target: `${path}#${fragment}`,
    message: `leads to no element: ${path} has no id "${fragment}"`,
  };
}

function checkContact(rule: RuleName, found: string, expected: string | undefined, scheme: string): Fault | undefined {
  if (expected === undefined || found === expected.toLowerCase()) return undefined;
  return {
    rule,
    target: `${scheme}${found}`,
    message: `is not the one in the definition; write ${scheme}${expected}`,
    nearest: `${scheme}${expected}`,
  };
}

function checkOrigin({ site }: BuiltSite, url: string): Fault {
  const message = `is not ${site.url}; build and check with the same url or SITE_URL`;
  return { rule: 'foreign-origin', target: originOf(url), message, nearest: site.url };
}

/** Finds hosts that visitors cannot reach: those without a domain (`//contact` for `/contact`), and localhost. */
function checkHost({ site }: BuiltSite, target: string, url: string): Fault | undefined {
  const { hostname, host } = new URL(url);
  const own = new URL(site.url).host;
  if (host === `www.${own}` || own === `www.${host}`) {
    const nearest = url.replace(host, own).replace(/^http:/, 'https:');
    return {
      rule: 'foreign-origin',
      target,
      message: `is not on ${own}, the host of this site; write ${nearest}`,
      nearest,
    };
  }
  if (!site.url.startsWith('https:')) return undefined;
  if (!/^(?:[^.]+|127\.[\d.]+|0\.0\.0\.0|\[::1\]|.+\.(?:local|localhost|internal))$/.test(hostname)) return undefined;
  const hint = target.startsWith('//') ? `; write ${target.slice(1)} for a page of this site` : '';
  return { rule: 'local-address', target, message: `leads to ${hostname}, which visitors cannot reach${hint}` };
}
