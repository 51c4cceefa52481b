import { Parser } from 'htmlparser2';
import { fileAddress, pageAddress, resolveAddress } from '../address.ts';
import { decodeBytes, trackBytePosition } from './bytes.ts';
import { type Document, emptyDocument, type Position } from './collection.ts';
import { findCssAddresses } from './css-addresses.ts';
import { internString } from './intern-string.ts';
import { trackPosition } from './position.ts';
import { type Add, readAttributes, readElement } from './read-element.ts';
import { readStructuredData } from './read-structured-data.ts';
import { scanTags, type TagVisitor } from './scan-tags.ts';

/** Reads an HTML page, as bytes, in one pass. */
export function readPage(file: string, bytes: string, origin: string): Document {
  const document = emptyDocument(file, pageAddress(file), true);
  scanTags(bytes, readAttributes, visitElements(document, trackBytePosition(bytes), origin, decodeBytes));
  return document;
}

/** Reads an SVG drawing in one pass. */
export function readDrawing(file: string, text: string, origin: string): Document {
  const document = emptyDocument(file, fileAddress(file));
  const { onTag, onRawText } = visitElements(document, trackPosition(text), origin);
  let style: string | undefined;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        onTag(tag, attributes, parser.startIndex);
        if (tag === 'style') style = '';
      },
      ontext(part) {
        if (style !== undefined) style += part;
      },
      onclosetag(tag) {
        if (tag !== 'style' || style === undefined) return;
        onRawText(tag, style);
        style = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return document;
}

/** Adds what elements refer to and the ids they have, whoever takes them apart. */
function visitElements(
  document: Document,
  positionAt: (offset: number) => Position,
  origin: string,
  decode = (text: string) => text,
): TagVisitor {
  let offset = 0;
  let isData = false;
  const position = (): Position => positionAt(offset);
  const drawn = new Set<string>();
  const add: Add = (kind, target, attribute) => {
    // A page shows a drawing that it holds as often as it likes: the first time tells whether it is there.
    if (attribute === 'use href' && target.startsWith('#')) {
      if (drawn.has(target)) return;
      drawn.add(target);
    }
    const { line, column } = position();
    document.references.push({ kind, target: internString(target), attribute: internString(attribute), line, column });
    if (attribute === 'link canonical') document.canonical = internString(target);
  };
  return {
    onTag(tag, attributes, at) {
      offset = at;
      if (attributes.id) document.ids.push(internString(attributes.id));
      if (tag === 'a' && attributes.name) document.ids.push(internString(attributes.name));
      if (tag === 'base') moveBase(document, attributes.href ?? '', origin);
      if (tag === 'script') isData = attributes.type === 'application/ld+json';
      readElement(tag, attributes, add);
    },
    onRawText(tag, content) {
      if (tag === 'script' && isData) readStructuredData(decode(content), document, position(), origin);
      if (tag !== 'style') return;
      for (const target of addressesOfStyle(content)) add('file', decode(target), 'style url()');
    },
  };
}

/** Many pages have the same styles: so many kinds are remembered, as a site's templates make. */
const mostStyles = 200;
const styles = new Map<string, string[]>();

function addressesOfStyle(css: string): string[] {
  const known = styles.get(css) ?? findCssAddresses(css).map(({ target }) => target);
  if (styles.size < mostStyles) styles.set(css, known);
  return known;
}

/** A page with a `<base>` of this site resolves its addresses against that instead of its own. */
function moveBase(document: Document, href: string, origin: string): void {
  const base = resolveAddress(href, document.path, origin);
  if (base.leads === 'here') document.base = base.path;
}
