import type { ReferenceKind } from './collection.ts';
import { findCssAddresses } from './read-style-sheet.ts';

/** Adds one address. Takes no object, for speed: a large site has hundreds of thousands of links. */
export type Add = (kind: ReferenceKind, target: string, attribute: string) => void;

export type Attributes = Record<string, string>;
type AttributeReader = (tag: string, value: string, attributes: Attributes, add: Add) => void;

export function readElement(tag: string, attributes: Attributes, add: Add): void {
  for (const name in attributes) {
    const read = attributeReaders.get(name);
    if (read) read(tag, attributes[name] as string, attributes, add);
  }
}

/** Kind of reference by `<link rel>`; `undefined` for an origin to connect to. */
const relKinds = new Map<string, ReferenceKind | undefined>([
  ...entriesFor('preconnect dns-prefetch', undefined),
  ...entriesFor('canonical', 'page'),
  ...entriesFor('next prev', 'link'),
  ...entriesFor('alternate prefetch', 'either'),
  ...entriesFor('stylesheet icon apple-touch-icon mask-icon manifest preload modulepreload', 'file'),
]);

function entriesFor<const Value>(names: string, value: Value): (readonly [string, Value])[] {
  return names.split(' ').map((name) => [name, value] as const);
}

/** `<meta property>` or `<meta name>` with a file as its content. */
const fileMeta = /^(?:og:(?:image(?::(?:secure_)?url)?|video|audio)|twitter:image(?::src)?|msapplication-TileImage)$/;

const readHref: AttributeReader = (tag, target, attributes, add) => {
  if (tag === 'base') return;
  // Other elements with href are SVG's: gradients, patterns, <use> and <image>.
  if (tag !== 'link') return add(tag === 'a' || tag === 'area' ? 'link' : 'file', target, `${tag} href`);
  const names = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  const rel = names.find((name) => relKinds.has(name)) ?? '';
  const kind = rel === '' ? 'either' : relKinds.get(rel);
  // A selector of languages need not link back.
  const isTranslation = rel === 'alternate' && !/^(?:|x-default)$/i.test(attributes.hreflang ?? '');
  if (kind) add(kind, target, isTranslation ? 'link hreflang' : rel === '' ? 'link href' : `link ${rel}`);
};

const readSrcset: AttributeReader = (tag, value, _attributes, add) => {
  for (const { target } of splitSrcset(value)) add('file', target, `${tag} srcset`);
};

const readMeta: AttributeReader = (tag, value, attributes, add) => {
  if (tag !== 'meta') return;
  const name = attributes.property ?? attributes.name ?? '';
  if (name === 'og:url') return add('page', value, 'meta og:url');
  if (fileMeta.test(name)) return add('file', value, `meta ${name}`);
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return;
  const [, delay, target] = /^\s*([\d.]+)(?:\s*[;,]|\s)\s*(?:url\s*=\s*)?["']?\s*([^"'\s;,][^"']*)/i.exec(value) ?? [];
  if (target) add('refresh', target.trim(), Number(delay) > 0 ? `meta refresh after ${delay} s` : 'meta refresh');
};

const readStyle: AttributeReader = (tag, value, _attributes, add) => {
  if (!value.includes('(')) return;
  for (const { target } of findCssAddresses(value)) add('file', target, `${tag} url()`);
};

/** A form sent by GET navigates to its address. keyword-faults.ts reports a misspelt method. */
const kindOfMethod = (method = ''): ReferenceKind => (/^(?:get)?$/i.test(method) ? 'query' : 'action');

const readAction: AttributeReader = (tag, target, { method }, add) => {
  if (tag === 'form') add(kindOfMethod(method), target, 'form action');
};

const readFormAction: AttributeReader = (tag, target, { formmethod }, add) =>
  add(kindOfMethod(formmethod), target, `${tag} formaction`);

/** A file that a script loads later, unless the value is not an address. */
const readDeferred =
  (name: string): AttributeReader =>
  (tag, target, _attributes, add) => {
    if (/^(?:\.{0,2}\/|https?:)/i.test(target)) add('file', target, `${tag} ${name}`);
  };

/** Creates a reader of an address that is of one kind on some elements, and of another or none on all others. */
function addressReader(name: string, tags: string, kind: ReferenceKind, otherwise?: ReferenceKind): AttributeReader {
  const kinds = new Map(entriesFor(tags, kind));
  return (tag, target, _attributes, add) => {
    const found = kinds.get(tag) ?? otherwise;
    if (found) add(found, target, `${tag} ${name}`);
  };
}

const attributeReaders = new Map<string, AttributeReader>([
  ...entriesFor('href xlink:href', readHref),
  ['src', addressReader('src', 'img script source track audio video embed input', 'file', 'either')],
  ...entriesFor('srcset imagesrcset data-srcset', readSrcset),
  ['content', readMeta],
  ['action', readAction],
  ['formaction', readFormAction],
  ['poster', addressReader('poster', 'video', 'file', 'file')],
  ['usemap', addressReader('usemap', 'img object', 'link')],
  ['background', addressReader('background', 'body table td th tr', 'file')],
  ['data', addressReader('data', 'object', 'either')],
  ['cite', addressReader('cite', 'blockquote', 'either', 'either')],
  // SVG attributes may refer to another element: `fill="url(#dusk)"`.
  ...entriesFor('style fill stroke clip-path mask filter marker-start marker-mid marker-end', readStyle),
  // Lazily loaded pictures, and our own islands.
  ...['data-src', 'data-bg', 'data-background', 'data-poster', 'data-image', 'data-props', 'data-stylesheet'].map(
    (name) => [name, readDeferred(name)] as const,
  ),
]);

/** Splits `a.png 1x, b.png 2x` as browsers do: white space ends an address, and a comma only if nothing follows. */
export function splitSrcset(srcset: string): { target: string; descriptor: string }[] {
  const candidate = /[\s,]*([^\s,]\S*[^\s,]|[^\s,])(?:,|\s([^,]*)|$)/g;
  return [...srcset.matchAll(candidate)].map(([, target = '', descriptor = '']) => ({
    target,
    descriptor: descriptor.trim() || '1x',
  }));
}

/** Describes a malformed descriptor, widths beside densities (one without is `1x`), or a repeated descriptor. */
export function findSrcsetFault(srcset: string): string | undefined {
  const descriptors = splitSrcset(srcset).map(({ descriptor }) => descriptor);
  const malformed = descriptors.find(
    (each) => !/^(?:[1-9]\d*w(?:\s+[1-9]\d*h)?|[1-9]\d*h\s+[1-9]\d*w|(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?x)$/i.test(each),
  );
  if (malformed !== undefined) return `has the descriptor ${malformed}; write one such as 2x or 640w`;
  const width = descriptors.find((each) => /w/i.test(each));
  const density = descriptors.find((each) => /x/i.test(each));
  if (width && density) return `has ${width} beside ${density}; write a width for every candidate, or for none`;
  const repeated = descriptors.find((each, index) => descriptors.indexOf(each) < index);
  return repeated && `has two candidates for ${repeated}; write another descriptor`;
}
