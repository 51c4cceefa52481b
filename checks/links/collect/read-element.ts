import type { ReferenceKind } from './collection.ts';
import { findCssAddresses } from './css.ts';

/** Adds one address; it takes no object, as a large site has hundreds of thousands of links. */
export type Add = (kind: ReferenceKind, target: string, attribute: string) => void;

export type Attributes = Record<string, string>;
type AttributeReader = (tag: string, value: string, attributes: Attributes, add: Add) => void;

/** Adds every address in the attributes of an element. */
export function readElement(tag: string, attributes: Attributes, add: Add): void {
  for (const name in attributes) {
    const read = attributeReaders.get(name);
    if (read) read(tag, attributes[name] as string, attributes, add);
  }
}

/** What `<link rel>` leads to; `undefined` is an origin to connect to. */
const relKinds: ReadonlyMap<string, ReferenceKind | undefined> = new Map(
  Object.entries<ReferenceKind | undefined>({
    canonical: 'page',
    alternate: 'either',
    next: 'link',
    prev: 'link',
    stylesheet: 'file',
    icon: 'file',
    'apple-touch-icon': 'file',
    'mask-icon': 'file',
    manifest: 'file',
    preload: 'file',
    modulepreload: 'file',
    prefetch: 'either',
    preconnect: undefined,
    'dns-prefetch': undefined,
  }),
);

/** What `<meta property>` or `<meta name>` leads to, where its content is an address. */
const metaKinds: ReadonlyMap<string, ReferenceKind | undefined> = new Map(
  Object.entries<ReferenceKind | undefined>({
    'og:url': 'page',
    'og:image': 'file',
    'og:image:url': 'file',
    'og:image:secure_url': 'file',
    'og:video': 'file',
    'og:audio': 'file',
    'twitter:image': 'file',
    'twitter:image:src': 'file',
    'msapplication-TileImage': 'file',
  }),
);

/** What `src` leads to; on any other element it may be a page or a file. */
const sourceKinds: ReadonlyMap<string, ReferenceKind | undefined> = new Map(
  Object.entries<ReferenceKind | undefined>({
    img: 'file',
    script: 'file',
    source: 'file',
    track: 'file',
    audio: 'file',
    video: 'file',
    embed: 'file',
    input: 'file',
  }),
);

const readHref: AttributeReader = (tag, target, attributes, add) => {
  if (tag === 'base') return;
  if (tag === 'a') return add('link', target, 'a href');
  if (tag === 'area') return add('link', target, 'area href');
  // Gradients, patterns, <use> and <image> of SVG.
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

/** A form that is not posted navigates to a page. */
const readAction: AttributeReader = (tag, target, attributes, add) => {
  if (tag !== 'form') return;
  add(attributes.method?.toLowerCase() === 'post' ? 'action' : 'either', target, 'form action');
};

/** A button posts where it says so, or its form does. */
const readFormAction: AttributeReader = (tag, target, { formmethod = '' }, add) =>
  add(formmethod.toLowerCase() === 'post' ? 'action' : 'either', target, `${tag} formaction`);

function plain(name: string, kind: ReferenceKind, tags?: readonly string[]): AttributeReader {
  return (tag, target, _attributes, add) => {
    if (!tags || tags.includes(tag)) add(kind, target, `${tag} ${name}`);
  };
}

/** SVG attributes that may refer to another element: `fill="url(#dusk)"`. */
const paints = ['fill', 'stroke', 'clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'];

const attributeReaders = new Map<string, AttributeReader>([
  ['href', readHref],
  ['xlink:href', readHref],
  ['src', (tag, target, _attributes, add) => add(sourceKinds.get(tag) ?? 'either', target, `${tag} src`)],
  ['srcset', readSrcset],
  ['imagesrcset', readSrcset],
  ['content', readMeta],
  ['action', readAction],
  ['formaction', readFormAction],
  ['poster', plain('poster', 'file')],
  ['usemap', plain('usemap', 'link', ['img', 'object'])],
  ['background', plain('background', 'file', ['body', 'table', 'td', 'th', 'tr'])],
  ['data', plain('data', 'either', ['object'])],
  ['cite', plain('cite', 'either')],
  ['style', readStyle],
  ...paints.map((name) => [name, readStyle] as const),
]);

/**
 * Every candidate of a srcset: `a.png 1x, b.png 2x` → a.png, b.png.
 * An address ends at white space; a comma counts as its end only when nothing follows, as browsers read it (`data:` has commas).
 */
export function splitSrcset(srcset: string): string[] {
  const candidate = /[\s,]*([^\s,]\S*[^\s,]|[^\s,])(?:,|\s[^,]*|$)/g;
  return [...srcset.matchAll(candidate)].map((match) => match[1] as string);
}
