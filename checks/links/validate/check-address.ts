import { submitPath } from '../../../schema/submission.ts';
import { nearestName } from '../../../site/nearest-name.ts';
import { type Destination, hasFileExtension, originOf, splitFragment } from '../address.ts';
import type { Document, Reference, ReferenceKind } from '../collect/collection.ts';
import { fault, fixable, type RawFinding } from '../finding.ts';
import { type BuiltSite, isPublic, pageOfVariant } from './built-site.ts';

/** Attributes that load a file into a page. Browsers block that over http in an https page. */
const loading =
  /^(?!a |area |\w+ cite|link (?:canonical|alternate|hreflang|href|next|prev)|JSON-LD|sitemap|feed|redirect|meta |security)/;

/** Hosts that only one machine or network can reach. */
const localHost =
  /^(?:[^.:]+|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|0\.0\.0\.0|\[::1\]|.+\.(?:local|localhost|internal))$/;

function isLocal(url: string): boolean {
  return localHost.test(new URL(url).hostname);
}

export function checkText(built: BuiltSite, document: Document, reference: Reference): RawFinding | undefined {
  return (
    checkRelative(built, document, reference) ??
    checkEmpty(built, document, reference) ??
    checkStart(reference.target) ??
    checkEncryption(built, reference)
  );
}

/** Finds a `%` that encodes nothing, which servers and mail programs refuse. In a fragment it stands for itself. */
function checkPercent(target: string): RawFinding | undefined {
  const { path, fragment } = splitFragment(target);
  const nearest = path.replace(/%(?![0-9a-f]{2})/gi, '%25');
  if (nearest === path) return undefined;
  const message = 'has a % that encodes no character';
  return fixable('malformed-address', target, message, fragment ? `${nearest}#${fragment}` : nearest);
}

function checkRelative({ site }: BuiltSite, { path }: Document, { target, attribute }: Reference) {
  const [, property] = /^meta ((?:og|twitter):.+)/.exec(attribute) ?? [];
  if (!isPublic(site) || !property || /^(?:https?:)?\/\//i.test(target.trim())) return undefined;
  const message = `is a relative ${property}, which other sites cannot resolve`;
  return fixable('malformed-address', target, message, new URL(target, site.url + path).href);
}

function checkEmpty({ site }: BuiltSite, { path }: Document, { kind, target, attribute }: Reference) {
  const mayBeEmpty = (kind === 'link' && !site.isGenerated) || attribute.startsWith('form');
  if (target.trim() === '' && !mayBeEmpty)
    return fault('empty-address', path, `has an empty ${attribute}; write the address or remove it`);
  if (!site.isGenerated || !target.startsWith('#') || !attribute.endsWith(' src')) return undefined;
  const message = `has ${target} as its ${attribute}, which is the page itself; write the address or remove it`;
  return fault('empty-address', path, message);
}

/** Finds a mistyped `https://`, or two of them. */
function checkStart(target: string): RawFinding | undefined {
  const [start, twice, scheme = twice] =
    /^(?:https?:\/\/(https?):?\/\/|(https?)(?::(?!\/\/[^/])|;|\/\/)[:;/]*)(?=[^:;/\s])/i.exec(target.trim()) ?? [];
  if (start === undefined) return undefined;
  const nearest = `${scheme?.toLowerCase()}://${target.trim().slice(start.length)}`;
  return fixable('malformed-address', target, `begins with ${start}`, nearest);
}

/** Finds http addresses on an https site: of files that pages load, and of its own pages. */
function checkEncryption({ site }: BuiltSite, { kind, target, attribute }: Reference): RawFinding | undefined {
  if (!/^http:/i.test(target) || !site.url.startsWith('https:')) return undefined;
  // `checkHost` reports it.
  if (site.isGenerated && URL.canParse(target) && localHost.test(new URL(target).hostname)) return undefined;
  const nearest = target.replace(/^http:/i, 'https:');
  if (kind !== 'link' && loading.test(attribute))
    return fixable('insecure-content', target, 'is loaded without encryption, which browsers refuse', nearest);
  if ((!site.isGenerated && kind !== 'page') || originOf(nearest) !== site.url) return undefined;
  return fixable('insecure-content', target, 'leads to a page of this site without encryption', nearest);
}

export function checkDestination(
  built: BuiltSite,
  kind: ReferenceKind,
  target: string,
  destination: Destination,
): RawFinding | undefined {
  const { contacts, isGenerated } = built.site;
  switch (destination.kind) {
    case 'internal':
      return (
        (isPublic(built.site) ? checkPercent(target) : undefined) ??
        explainDead(checkPath(built, kind, destination.path, destination.fragment), target, built.site.url)
      );
    case 'phone':
      return checkPhone(target, destination.number, contacts);
    case 'email':
      return checkEmail(target, destination.address, contacts);
    case 'external':
      return isGenerated || (kind === 'page' && isPublic(built.site) && isLocal(destination.url))
        ? checkHost(built, kind, target, destination.url)
        : undefined;
    case 'malformed':
      return fault('malformed-address', target, 'is not a valid address; correct or remove it');
    case 'other':
      return checkScheme(target, destination.scheme, built.site);
  }
}

type Contacts = BuiltSite['site']['contacts'];

const notDeclared = 'is not the one in the definition';

/** A 0 dialled only within the country: in brackets, or after a country code whose numbers never begin with 0. */
const trunkZero = /^tel:\s*(\+(?:\d+(?=\s*\()|27|3[1-3]|353|358|4[1346]|49|6[14]))[\s-]*(\(0\)|0)\s*(.+)/i;

function checkPhone(target: string, number: string, contacts: Contacts): RawFinding | undefined {
  if (contacts?.others.includes(number)) return undefined;
  if (contacts && number !== contacts.phone)
    return fixable('wrong-phone', `tel:${number}`, notDeclared, `tel:${contacts.phone}`);
  const [, code, zero, rest] = trunkZero.exec(target) ?? [];
  if (code) {
    const message = `dials the ${zero}, which a number with ${code} leaves out`;
    return fixable('malformed-address', target, message, `tel:${code}${rest}`);
  }
  if (/^\+?[\d*#]{2}/.test(number)) return undefined;
  return fault('malformed-address', target, 'has no number; write the digits, such as tel:+441632960000');
}

function checkEmail(target: string, address: string, contacts: Contacts): RawFinding | undefined {
  // A share link has no recipient, but a subject or body.
  if (address === '' && /^mailto:\?./i.test(target)) return undefined;
  if (contacts?.others.includes(address)) return undefined;
  if (contacts && address !== contacts.email.toLowerCase())
    return fixable('wrong-email', `mailto:${address}`, notDeclared, `mailto:${contacts.email}`);
  if (/^[^?]*@[^?]*&/.test(target))
    return fixable('malformed-address', target, 'has & where its fields begin', target.replace(/(@[^&]*)&/, '$1?'));
  const unencoded = checkPercent(target);
  if (unencoded) return unencoded;
  if (address.split(/[,;]/).every((each) => /^(?:\s*[^@\s]+@[^@\s]+\s*)?$/.test(each)) && address) return undefined;
  return fault('malformed-address', target, 'has no email address; write mailto:name@example.org');
}

const schemes =
  'about android-app bitcoin blob callto chrome chrome-extension cid data facetime facetime-audio feed file ftp ftps geo git im intent irc ircs itms itms-apps javascript magnet maps market matrix mid mms ms-excel ms-powerpoint ms-word msteams news nntp openid4vp openpgp4fpr pkcs11 rtsp sftp sgnl signal sip sips skype slack sms smsto spotify ssh steam svn tg urn viber view-source vnc vscode wa webcal whatsapp ws wss xmpp zoommtg'.split(
    ' ',
  );

function checkScheme(target: string, protocol: string, site: BuiltSite['site']): RawFinding | undefined {
  const scheme = protocol.slice(0, -1);
  if (isPublic(site) && /^(?:file|[a-z])$/.test(scheme))
    return fault('local-address', target, 'leads to a file of one machine; write its address on this site');
  if (site.isGenerated && scheme === 'javascript') {
    const message = 'is a script, which the content security policy refuses; write an address, or use a button';
    return fault('unknown-scheme', target, message);
  }
  if (scheme === 'data') return checkData(target);
  if (scheme !== 'javascript' && /^[a-z-]+:\/*$/i.test(target))
    return fault('malformed-address', target, `has nothing after ${protocol}; write the rest or remove it`);
  if (schemes.includes(scheme) || scheme.startsWith('web+')) return undefined;
  const nearest = nearestName(scheme, ['https', 'http', 'mailto', 'tel', ...schemes]);
  const found = fault('unknown-scheme', target, `begins with ${protocol}, an unknown scheme`);
  return nearest === undefined ? found : { ...found, nearest: `${nearest}:${target.slice(protocol.length)}` };
}

/** A data URL. Browsers accept any type, and decode base64 if it ends with that. */
const dataPattern = /^data:(?:[^,]*?)(;\s*base64\s*)?,([\s\S]*)$/i;
const base64 = /^(?:[\w+/-]|%[0-9a-f]{2}|\s)*={0,2}$/i;

function checkData(target: string): RawFinding | undefined {
  const [isData, isBase64, data = ''] = dataPattern.exec(target) ?? [];
  const shown = target.length > 60 ? `${target.slice(0, 59)}…` : target;
  // Markup after a # is not part of the picture, but its fragment.
  if (/#.*>/s.test(data))
    return fault('malformed-address', shown, 'is a data: address cut off at #; write %23 for each');
  const isValid = isData !== undefined && (!isBase64 || base64.test(data));
  return isValid ? undefined : fault('malformed-address', shown, 'is a malformed data: address');
}

const lackingSchemes: readonly (readonly [RegExp, string])[] = [
  [/^www\./i, 'https://'],
  [/^[^/?#@\s]+@[^/?#@\s]+\.\w+$/, 'mailto:'],
  [/^\+?[\d\s().-]{7,}$/, 'tel:'],
];

/** Mistakes that can be seen in a dead address. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/\s$/, 'it ends with a space'],
  [/[<>]/, 'a quote is missing after it'],
  [/\/(?:undefined|null|NaN)(?:\/|$)|\[object \w+\]|\{\{|\$\{/, 'a template wrote it without a value'],
];

function explainDead(found: RawFinding | undefined, target: string, origin: string): RawFinding | undefined {
  if (found?.rule !== 'dead-page' && found?.rule !== 'dead-asset') return found;
  const [, lacks] = lackingSchemes.find(([pattern]) => pattern.test(target)) ?? [];
  if (lacks && URL.canParse(lacks + target)) {
    const { hostname, pathname } = new URL(lacks + target);
    const nearest = hostname === `www.${new URL(origin).hostname}` ? pathname : lacks + target;
    return { ...found, message: `${found.message}: it lacks ${lacks}`, nearest };
  }
  const [, why] = mistakes.find(([pattern]) => pattern.test(found.target)) ?? [];
  return why
    ? { ...found, target: found.target.replace(/\s+$/, encodeURI), message: `${found.message}: ${why}` }
    : found;
}

function checkPath(built: BuiltSite, kind: ReferenceKind, written: string, fragment: string): RawFinding | undefined {
  const path = built.locate(written);
  const { isGenerated } = built.site;
  // Another site's server may respond to addresses that its folder lacks.
  const isOfServer = kind === 'action' || (kind === 'query' && !/\.x?html?$/i.test(path));
  if (isOfServer && !isGenerated) return undefined;
  if (kind === 'action') {
    const message = `does not accept forms; post it to ${submitPath}`;
    return path === submitPath ? undefined : { ...fault('dead-form-action', path, message), nearest: submitPath };
  }
  const isPage = kind !== 'file' && built.pages.has(path);
  if (isPage || (kind !== 'page' && kind !== 'refresh' && built.hasFile(path))) {
    const why = isPage ? undefined : built.explainContent(path);
    if (why) return fault('dead-asset', path, why);
    return kind === 'identifier' ? undefined : checkFragment(built, path, fragment);
  }
  if (maySeeRedirect.has(kind) && built.isRedirected(path)) return undefined;
  const meant = isGenerated && kind !== 'file' ? pageOfVariant(built, path) : undefined;
  if (meant !== undefined)
    return path.endsWith('/')
      ? fixable('trailing-slash', path, 'has a trailing slash', meant)
      : fixable('file-name-link', path, 'names the file of a page', meant);
  return kind === 'file' || hasFileExtension(path)
    ? fault('dead-asset', path, 'is not a file of the built site')
    : fault('dead-page', path, 'is not a page of the built site');
}

/** Visitors may follow redirects, but addresses for machines must not lead to one. */
const maySeeRedirect: ReadonlySet<ReferenceKind> = new Set(['link', 'either', 'query', 'refresh']);

/** Checks that a fragment exists on a page or in an SVG file. `#` and `#top` always do. */
export function checkFragment(built: BuiltSite, path: string, whole: string): RawFinding | undefined {
  // What follows is a directive for the browser, such as text to highlight.
  const [fragment = ''] = whole.split(':~:');
  if (fragment === '' || fragment.toLowerCase() === 'top') return undefined;
  if (path.endsWith('.svg') && /^(?:svgView\(|xywh=|t=)/.test(fragment)) return undefined;
  const ids = built.idsOf(path);
  if (!ids || ids.has(fragment)) return undefined;
  // A route of a script that shows its pages within one.
  if (!built.site.isGenerated && /^[!/]/.test(fragment)) return undefined;
  return fault('dead-fragment', `${path}#${fragment}`, `leads to no element: ${path} has no id "${fragment}"`);
}

/** Finds hosts that visitors cannot reach, and wrong origins in addresses that must be this site's. */
function checkHost({ site }: BuiltSite, kind: ReferenceKind, target: string, url: string): RawFinding | undefined {
  const { hostname, host } = new URL(url);
  const { host: own, hostname: name } = new URL(site.url);
  const [wrong] = /\.\.|[^\w.:[\]-]/.exec(hostname) ?? [];
  if (wrong) return fault('malformed-address', target, `has "${wrong}" in its host; correct or remove it`);
  if ([name, `www.${name}`, name.replace(/^www\./, '')].includes(hostname)) {
    const nearest = url.replace(host, own).replace(/^http:/, 'https:');
    return fixable('foreign-origin', target, `is not on ${own}, the host of this site`, nearest);
  }
  if (localHost.test(hostname) && site.url.startsWith('https:')) {
    const hint = target.startsWith('//') ? `; write ${target.slice(1)} for a page of this site` : '';
    return fault('local-address', target, `leads to ${hostname}, which visitors cannot reach${hint}`);
  }
  if (kind !== 'page') return undefined;
  const message = `is not ${site.url}; build and check with the same url or SITE_URL`;
  return { ...fault('foreign-origin', originOf(url), message), nearest: site.url };
}
