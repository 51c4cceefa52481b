import { decodeHTMLAttribute } from 'entities';
import { Parser } from 'htmlparser2';
import { fileAddress, resolveAddress } from '../address.ts';
import { type Document, emptyDocument, type Position, trackPosition } from './collection.ts';
import { findCssAddresses } from './css.ts';
import { type Attributes, readElement } from './read-element.ts';
import { readStructuredData } from './structured-data.ts';

/** Reads an HTML page. `origin` is that of this site. */
export function readPage(file: string, text: string, origin: string, address: (file: string) => string): Document {
  return readMarkup(emptyDocument(file, address(file), true), text, origin);
}

/** Reads an SVG file. */
export function readSvg(file: string, text: string, origin: string): Document {
  return readMarkup(emptyDocument(file, fileAddress(file)), text, origin);
}

/** Adds to a document the ids it declares and the addresses it refers to. */
function readMarkup(document: Document, text: string, origin: string): Document {
  const positionAt = trackPosition(text);
  const usedSymbols = new Set<string>();
  let position: Position = { line: 1, column: 1 };
  /** The text so far of a script of data or of a style sheet. */
  let content: string | undefined;
  /** How the form is sent that was opened last. */
  let formMethod: string | undefined;

  const add = (kind: Document['references'][number]['kind'], target: string, attribute: string) => {
    // One `<use>` of a symbol shows whether the page has it.
    if (attribute === 'use href' && target.startsWith('#')) {
      if (usedSymbols.has(target)) return;
      usedSymbols.add(target);
    }
    document.references.push({ kind, target: internString(target), attribute: internString(attribute), ...position });
    if (attribute === 'link canonical') document.canonical = internString(target);
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes, isImplied) {
        if (isImplied) return;
        position = positionAt(parser.startIndex);
        decodeValues(attributes);
        if (attributes.id) addId(document, internString(attributes.id), position);
        readIdReferences(tag, attributes, document, position);
        if (tag === 'meta' && /^(robots|googlebot)$/i.test(attributes.name ?? '')) {
          document.isNoindex ||= /\b(noindex|none)\b/i.test(attributes.content ?? '');
        }
        if (tag === 'a' && attributes.name) document.ids.push(internString(attributes.name));
        if (tag === 'base' && attributes.href !== undefined && !document.baseElement) {
          document.baseElement = { href: attributes.href, ...position };
          moveBase(document, attributes.href, origin);
        }
        if (tag === 'style' || attributes.type === 'application/ld+json') content = '';
        if (tag === 'form') formMethod = attributes.method;
        if (attributes.formaction !== undefined) attributes.formmethod ??= formMethod ?? '';
        readElement(tag, attributes, add);
      },
      ontext(part) {
        if (content !== undefined) content += part;
      },
      onclosetag(tag) {
        if (content === undefined) return;
        if (tag === 'script') readStructuredData(content, document, position, origin);
        if (tag === 'style') for (const target of addressesOfStyle(content)) add('file', target, 'style url()');
        content = undefined;
      },
    },
    // Only attributes are decoded, which is quicker.
    { xmlMode: !document.isPage, decodeEntities: false },
  );
  parser.end(text);
  return document;
}

function addId(document: Document, id: string, position: Position): void {
  if (document.ids.includes(id)) document.repeatedIds.push({ id, ...position });
  document.ids.push(id);
}

/** The attributes that name ids of the same page, each with the elements that it counts on; one may name several. */
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
    for (const id of (attributes[name] ?? '').split(/\s+/).filter(Boolean)) {
      document.idReferences.push({ id: internString(id), attribute: `${tag} ${name}`, ...position });
    }
  }
}

function decodeValues(attributes: Attributes): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (value?.includes('&')) attributes[name] = decodeHTMLAttribute(value);
  }
}

const strings = new Map<string, string>();

/** Returns one copy of equal strings. A slice would retain its whole page: 550 MiB instead of 260 at 10,000 pages. */
function internString(text: string): string {
  const known = strings.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text, 'utf16le').toString('utf16le');
  strings.set(copy, copy);
  return copy;
}

/** Maximum style sheets whose addresses are cached: a site's pages share the few that its templates make. */
const maxStyles = 200;
const styles = new Map<string, string[]>();

function addressesOfStyle(css: string): string[] {
  const addresses = styles.get(css) ?? findCssAddresses(css).map(({ target }) => target);
  if (styles.size < maxStyles) styles.set(css, addresses);
  return addresses;
}

/** Relative addresses of a page with a `<base>` of this site are resolved against that. */
function moveBase(document: Document, href: string, origin: string): void {
  const base = resolveAddress(href, document.path, origin);
  if (base.leads === 'here') document.base = base.path;
}
