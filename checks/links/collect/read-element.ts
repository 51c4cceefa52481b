import type { ReferenceKind } from './collection.ts';
import { findCssAddresses } from './css-addresses.ts';
import { metaKinds, relKinds, sourceKinds } from './element-kinds.ts';
import { wantAttributes } from './scan-tags.ts';
import { splitSrcset } from './srcset.ts';

/** Takes one address that was found. Called once for each of a large site's links, so it makes no object of its own. */
export type Add = (kind: ReferenceKind, target: string, attribute: string) => void;

type Attributes = Record<string, string>;
type AttributeReader = (tag: string, value: string, attributes: Attributes, add: Add) => void;

/** Adds every address that an element's attributes carry. */
export function readElement(tag: string, attributes: Attributes, add: Add): void {
  for (const name in attributes) {
    const read = attributeReaders.get(name);
    if (read) read(tag, attributes[name] as string, attributes, add);
  }
}

const readHref: AttributeReader = (tag, target, attributes, add) => {
  if (tag === 'base') return;
  if (tag === 'a') return add('link', target, 'a href');
  if (tag === 'area') return add('link', target, 'area href');
  // Gradients, patterns, <use> and <image> of a drawing.
  if (tag !== 'link') return add('file', target, `${tag} href`);
  const rel =
    (attributes.rel ?? '')
      .toLowerCase()
      .split(/\s+/)
      .find((name) => relKinds.has(name)) ?? '';
  const kind = rel === '' ? 'either' : relKinds.get(rel);
  if (kind) add(kind, target, rel === '' ? 'link href' : `link ${rel}`);
};

const readSrcset: AttributeReader = (tag, value, _attributes, add) => {
  for (const target of splitSrcset(value)) add('file', target, `${tag} srcset`);
};

const readMeta: AttributeReader = (tag, value, attributes, add) => {
  if (tag !== 'meta') return;
  const name = attributes.property ?? attributes.name ?? '';
  const kind = metaKinds.get(name);
  if (kind) return add(kind, value, `meta ${name}`);
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return;
  const target = /^[\s\d.]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(value)?.[1];
  if (target) add('refresh', target.trim(), 'meta refresh');
};

const readStyle: AttributeReader = (tag, value, _attributes, add) => {
  if (!value.includes('(')) return;
  for (const { target } of findCssAddresses(value)) add('file', target, `${tag} url()`);
};

/** A form that is not posted asks for a page. */
const readAction: AttributeReader = (tag, target, attributes, add) => {
  if (tag !== 'form') return;
  add(attributes.method?.toLowerCase() === 'post' ? 'action' : 'either', target, 'form action');
};

function plain(name: string, kind: ReferenceKind, tags?: readonly string[]): AttributeReader {
  return (tag, target, _attributes, add) => {
    if (!tags || tags.includes(tag)) add(kind, target, `${tag} ${name}`);
  };
}

/** Attributes of drawings that refer to another part of one: `fill="url(#dusk)"`. Most name a colour instead. */
const paints = ['fill', 'stroke', 'clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'];

const attributeReaders = new Map<string, AttributeReader>([
  ['href', readHref],
  ['xlink:href', readHref],
  ['src', (tag, target, _attributes, add) => add(sourceKinds.get(tag) ?? 'either', target, `${tag} src`)],
  ['srcset', readSrcset],
  ['imagesrcset', readSrcset],
  ['content', readMeta],
  ['action', readAction],
  ['formaction', plain('formaction', 'action')],
  ['poster', plain('poster', 'file')],
  ['data', plain('data', 'either', ['object'])],
  ['cite', plain('cite', 'either')],
  ['style', readStyle],
  ...paints.map((name) => [name, readStyle] as const),
]);

/** Every attribute that a page is read for: those that carry addresses, and those that say what an address is. */
export const readAttributes = wantAttributes(
  [...attributeReaders.keys(), 'id', 'name', 'rel', 'property', 'http-equiv', 'method', 'type'].filter(
    (name) => !paints.includes(name),
  ),
  paints,
);
