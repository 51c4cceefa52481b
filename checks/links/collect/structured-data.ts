import { isObject } from '../../../site/key-path.ts';
import { positionAt } from '../../../site/source/lines.ts';
import { type Document, openDocument, type Position, type ReferenceKind } from './collection.ts';

/** Keys whose value is an address even without an origin. */
const addressKeys = new Set(
  'url image logo item contentUrl thumbnailUrl mainEntityOfPage target hasMap sameAs'.split(' '),
);

/** Reads the addresses on this site from JSON-LD, and the `@id`s that nodes declare and refer to. */
export function readStructuredData(
  page: string,
  start: number,
  text: string,
  document: Document,
  origin: string,
): void {
  const data = parseJson(text, 'JSON-LD', document, (at) => positionAt(page, start + at));
  for (const string of textsIn(data, text)) {
    const { key, value, offset } = string;
    const isInternal = value.startsWith(`${origin}/`) || value === origin;
    const isAddress = isInternal || (addressKeys.has(key) && /^(?:\/|www\.)/.test(value));
    if (key !== '@id' && !isAddress) continue;
    const position = positionAt(page, start + offset);
    if (key === '@id') readId(string, isInternal, position, document);
    else addAddress('either', string, position, document);
  }
}

const feedKeys = /^(?:url|(?:home_page|feed|next)_url|icon|favicon|image|banner_image|avatar)$/;

/** Reads the links of a JSON feed. Other JSON has none that are known. */
export function readJsonFeed(file: string, text: string): Document {
  const { document, add } = openDocument(file, text);
  if (!/"https?:\\?\/\\?\/jsonfeed\.org\\?\//.test(text)) return document;
  const data = parseJson(text, 'a feed', document, (offset) => positionAt(text, offset));
  for (const { key, value, offset } of textsIn(data, text))
    if (feedKeys.test(key)) add('either', value, `feed ${key}`, offset);
  return document;
}

/** Reads the id of a node. One without further keys refers to another node. */
function readId(string: Text, isInternal: boolean, position: Position, document: Document): void {
  const { declared, referenced } = document.jsonLd;
  if (Object.keys(string.node).length === 1) {
    if (!referenced.has(string.value)) referenced.set(string.value, position);
    return;
  }
  declared.add(string.value);
  if (isInternal) addAddress('identifier', string, position, document);
}

/** Adds an address, unless it begins a sentence or is a template such as `/search?q={words}`. */
function addAddress(kind: ReferenceKind, { key, value }: Text, position: Position, { references }: Document): void {
  if (/[\s{]/.test(value)) return;
  references.push({ kind, target: value, attribute: `JSON-LD ${key}`, ...position });
}

type Text = { key: string; value: string; node: object };

/** Lists the strings of parsed JSON, each with its offset in the text; one with escapes other than `\/` may have 0. */
export function textsIn(data: unknown, text: string): (Text & { offset: number })[] {
  let offset = 0;
  return stringsIn(data).map((string) => {
    const quoted = JSON.stringify(string.value);
    const found = Math.max(text.indexOf(quoted, offset), text.indexOf(quoted.replaceAll('/', '\\/'), offset));
    if (found >= 0) offset = found + 1;
    return { ...string, offset: Math.max(found, 0) };
  });
}

/** Lists the strings of parsed JSON in order, each with its key and node; those of a list have its key. */
function stringsIn(value: unknown, key = '', node: object = {}): Text[] {
  if (typeof value === 'string') return [{ key, value, node }];
  if (!isObject(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key, node));
  const entries = Object.entries(value).filter(([name]) => name !== '@context');
  return entries.flatMap(([name, item]) => stringsIn(item, name, value));
}

/** Parses JSON. Records a syntax error and returns undefined. */
export function parseJson(text: string, what: string, document: Document, at: (offset: number) => Position): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const offset = offsetOf(message, text);
    // Engines complain of what follows a comma too many.
    const comma = /^[}\]]/.test(text.slice(offset)) ? text.slice(0, offset).search(/,\s*$/) : -1;
    const why = comma < 0 ? `is not JSON: ${message}` : `is not JSON: no comma may stand before ${text[offset]}`;
    document.unreadable.push({ what, why, ...at(comma < 0 ? offset : comma) });
    return undefined;
  }
}

/** Returns the offset of a JSON error. Some engines' messages quote ten characters instead of a position. */
function offsetOf(message: string, text: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, isCut, around = ''] = /, (\.{3})?"([\s\S]*)"(?:\.{3})? is not valid JSON$/.exec(message) ?? [];
  if (isCut) return text.indexOf(around) + 10;
  return around === '' ? text.trimEnd().length : 0;
}
