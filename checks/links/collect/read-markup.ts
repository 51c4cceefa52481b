import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { positionAt } from '../../../site/source/lines.ts';
import { resolveAddress, withoutFileName } from '../address.ts';
import { type Document, emptyDocument, type InlineCode, type Position, type ReferenceKind } from './collection.ts';
import { findKeywordFaults } from './keyword-faults.ts';
import { type Add, type Attributes, findSrcsetFault, readElement } from './read-element.ts';
import { findScriptAddresses } from './read-script.ts';
import { findCssAddresses } from './read-style-sheet.ts';
import { parseJson, readStructuredData, textsIn } from './structured-data.ts';

/** State while reading a page. `origin` is this site's. */
type Page = {
  document: Document;
  text: string;
  origin: string;
  add: Add;
  position: Position;
  /** Its content security policies so far. */
  policies: readonly string[];
  /** Ids outside templates; names of `<a>`, often beside the same id, are not among them. */
  ownIds: Set<string>;
  /** Symbols already collected from `<use>`, each of which is checked once. */
  usedSymbols: Set<string>;
  /** Nesting depth of templates and framed documents, whose ids are not those of the page. */
  depth: number;
  /** Whether it is in a `<noscript>`, which repeats what scripts replace. */
  isNoscript: boolean;
  formMethod?: string | undefined;
  /** The current script or stylesheet: its text so far, and the function that reads it at the end. */
  content?: { text: string; read: (text: string) => void } | undefined;
};

/** Reads a page or an SVG file. HTML without tags, such as a verification file, is not a page. */
export function readMarkup(file: string, text: string, origin: string, address: (file: string) => string): Document {
  const isPage = !/\.svg$/i.test(file) && /<\w/.test(text);
  const page: Page = {
    document: emptyDocument(file, isPage ? address(file) : undefined, isPage),
    text,
    origin,
    position: { line: 1, column: 1 },
    policies: [],
    ownIds: new Set(),
    depth: 0,
    isNoscript: false,
    usedSymbols: new Set(),
    add: (kind, target, attribute) => addReference(page, kind, target, attribute),
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes, isImplied) {
        if (isImplied) return;
        page.position = positionAt(text, parser.startIndex);
        openTag(page, tag, attributes);
        const read = readerOf(page, tag, attributes, parser.endIndex + 1);
        page.content = read && { text: '', read };
      },
      ontext(part) {
        if (page.content) page.content.text += part;
      },
      onclosetag(tag) {
        if (tag === 'template' && page.depth > 0) page.depth -= 1;
        if (tag === 'noscript') page.isNoscript = false;
        page.content?.read(page.content.text);
        page.content = undefined;
      },
    },
    { xmlMode: !isPage || /\.xhtml$/i.test(file) },
  );
  parser.end(text);
  return page.document;
}

function openTag(page: Page, tag: string, attributes: Attributes): void {
  const { document, position } = page;
  const { id, name = '', content = '', srcdoc, formaction } = attributes;
  if (id) addId(page, internString(id));
  if ((tag === 'a' || tag === 'map') && name) document.ids.push(internString(name));
  if (page.depth === 0) readIdReferences(tag, attributes, document, position);
  if (tag === 'template') page.depth += 1;
  if (tag === 'noscript') page.isNoscript = true;
  if (tag === 'meta' && /^(robots|googlebot)$/i.test(name) && /\b(noindex|none)\b/i.test(content))
    document.noindexAt ??= position;
  if (tag === 'base') readBase(page, attributes.href);
  for (const found of [...findSrcsetFaults(attributes), ...findKeywordFaults(tag, attributes)])
    document.unreadable.push({ ...found, ...position });
  if (srcdoc !== undefined) readFrame(page, srcdoc);
  if (tag === 'form') page.formMethod = attributes.method;
  if (formaction !== undefined) attributes.formmethod ??= page.formMethod ?? '';
  if (tag === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''))
    page.policies = [...page.policies, ...content.split(',')];
  const { length } = document.references;
  readElement(tag, attributes, page.add);
  readCodeAttributes(page, attributes);
  if (attributes.integrity)
    for (const reference of document.references.slice(length)) reference.integrity = attributes.integrity;
}

function readCodeAttributes({ document, policies, position, depth }: Page, attributes: Attributes): void {
  if (!document.isPage || depth > 0) return;
  for (const attribute in attributes) {
    const kind = attribute === 'style' ? 'style' : /^on[a-z]+$/.test(attribute) ? 'script' : undefined;
    const isKnown = (code: InlineCode) => code.attribute === attribute && code.policies === policies;
    if (!kind || !attributes[attribute]?.trim() || document.inlineCode.some(isKnown)) continue;
    document.inlineCode.push({ kind, attribute, sha256: '', hasNonce: false, policies, ...position });
  }
}

/** Reads the first `<base>`, against which relative addresses resolve. */
function readBase({ document, position, origin }: Page, href: string | undefined): void {
  if (href === undefined || document.baseElement) return;
  document.baseElement = { href, ...position };
  const base = resolveAddress(href, document.path, origin);
  if (base.kind === 'internal') document.base = base.path;
  if (base.kind === 'external') document.base = base.url;
}

function findSrcsetFaults(attributes: Attributes): { what: string; why: string }[] {
  return ['srcset', 'imagesrcset'].flatMap((name) => {
    const why = attributes[name] && findSrcsetFault(attributes[name]);
    return why ? [{ what: `a ${name}`, why }] : [];
  });
}

function addId({ document, ownIds, position, depth, isNoscript }: Page, id: string): void {
  document.ids.push(id);
  if (depth > 0 || isNoscript) return;
  if (ownIds.has(id)) document.repeatedIds.push({ id, ...position });
  ownIds.add(id);
}

function addReference(page: Page, meant: ReferenceKind, target: string, attribute: string): void {
  const { document, usedSymbols, position, policies } = page;
  // A page that reloads itself after a while is no redirect.
  const kind = attribute.startsWith('meta refresh after') && leadsToItself(page, target) ? 'link' : meant;
  // Skip placeholders of a template, which a script fills in.
  if (page.depth > 0 && /^#|\{/.test(target)) return;
  if (attribute === 'use href' && target.startsWith('#')) {
    if (usedSymbols.has(target)) return;
    usedSymbols.add(target);
  }
  const reference = { kind, target: internString(target), attribute: internString(attribute), ...position };
  document.references.push(policies.length > 0 ? { ...reference, policies } : reference);
}

function leadsToItself({ document, origin }: Page, target: string): boolean {
  const destination = resolveAddress(target, document.base, origin);
  return destination.kind === 'internal' && withoutFileName(destination.path) === withoutFileName(document.path);
}

/** Reads the document of an `<iframe srcdoc>`, at the position of that element. */
function readFrame(page: Page, srcdoc: string): void {
  page.depth += 1;
  new Parser({ onopentag: (tag, attributes) => readElement(tag, attributes, page.add) }).end(srcdoc);
  page.depth -= 1;
}

/** Returns the function that reads the content of a script or stylesheet; undefined for other elements. */
function readerOf(
  page: Page,
  tag: string,
  { src, type = '', nonce }: Attributes,
  start: number,
): ((content: string) => void) | undefined {
  const { document, text, origin, policies, position } = page;
  const keep = (kind: InlineCode['kind'], code: string) => {
    if (!document.isPage || page.depth > 0 || code.trim() === '') return;
    const sha256 = hash('sha256', code.replaceAll('\r\n', '\n'), 'base64');
    document.inlineCode.push({ kind, sha256, hasNonce: nonce !== undefined, policies, ...position });
  };
  const add = (kind: ReferenceKind, target: string, attribute: string, offset: number) => {
    page.position = positionAt(text, start + offset);
    page.add(kind, target, attribute);
  };
  if (tag === 'style') {
    return (css) => {
      keep('style', css);
      for (const { target, offset } of findCssAddresses(css)) add('file', target, 'style url()', offset);
    };
  }
  if (tag !== 'script' || src !== undefined) return undefined;
  if (type === 'application/ld+json') return (data) => readStructuredData(text, start, data, document, origin);
  const readJson = (data: string, what: string) =>
    textsIn(
      parseJson(data, what, document, (at) => positionAt(text, start + at)),
      data,
    );
  if (type === 'importmap') {
    return (data) => {
      keep('script', data);
      for (const { value, offset } of readJson(data, 'an import map'))
        if (/^(?:\.{0,2}\/|https?:).*[^/]$/.test(value)) add('file', value, 'script importmap', offset);
    };
  }
  if (type === 'speculationrules') {
    return (data) => {
      for (const { key, value, offset } of readJson(data, 'speculation rules'))
        if (key === 'urls') add('either', value, 'script speculationrules', offset);
    };
  }
  if (type !== 'module' && type !== '' && type !== 'text/javascript') return undefined;
  return (code) => {
    keep('script', code);
    for (const { target, attribute, offset } of findScriptAddresses(code, true)) add('file', target, attribute, offset);
  };
}

/** Attributes that refer to ids on the page, with the elements on which they do. */
const idAttributes: Readonly<Record<string, readonly string[]>> = {
  for: ['label', 'output'],
  form: ['button', 'fieldset', 'input', 'object', 'output', 'select', 'textarea'],
  headers: ['td', 'th'],
  list: ['input'],
  popovertarget: ['button', 'input'],
  commandfor: ['button'],
};
const ariaAttribute = /^aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)$/;

function readIdReferences(tag: string, attributes: Attributes, document: Document, position: Position): void {
  for (const name in attributes) {
    const tags = Object.hasOwn(idAttributes, name) ? idAttributes[name] : undefined;
    if (!tags?.includes(tag) && !ariaAttribute.test(name)) continue;
    for (const id of (attributes[name] ?? '').split(/\s+/).filter(Boolean))
      document.idReferences.push({ id: internString(id), attribute: `${tag} ${name}`, ...position });
  }
}

const strings = new Map<string, string>();

/** Interns a string. A slice would keep its whole page in memory: 550 MiB instead of 260 for 10,000 pages. */
function internString(text: string): string {
  const known = strings.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text, 'utf16le').toString('utf16le');
  strings.set(copy, copy);
  return copy;
}
