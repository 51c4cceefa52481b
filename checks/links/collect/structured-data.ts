import { isObject } from '../../../site/key-path.ts';
import { positionAt } from '../../../site/source/lines.ts';
import type { Document, Position, ReferenceKind } from './collection.ts';

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
  const { declared, referenced } = document.jsonLd;
  let offset = 0;
  const data = parseJson(text, 'JSON-LD', document, (at) => positionAt(page, start + at));
  for (const { key, value, node } of stringsIn(data)) {
    const isId = key === '@id';
    const isInternal = value.startsWith(`${origin}/`) || value === origin;
    const isPath = /^(?:\/|www\.)/.test(value) && addressKeys.has(key);
    if (!isId && !isInternal && !isPath) continue;
    // The values are in the order of the text. One with escapes may not be found.
    const found = text.indexOf(JSON.stringify(value), offset);
    if (found >= 0) offset = found + 1;
    const position = positionAt(page, start + Math.max(found, 0));
    const add = (kind: ReferenceKind) => {
      // Skip sentences that begin with an address, and templates such as `/search?q={words}`.
      if (/[\s{]/.test(value)) return;
      document.references.push({ kind, target: value, attribute: `JSON-LD ${key}`, ...position });
    };
    // A node with only an `@id` is a reference; with more keys, it is a declaration.
    if (!isId) add('either');
    else if (Object.keys(node).length > 1) {
      declared.add(value);
      if (isInternal) add('identifier');
    } else if (!referenced.has(value)) referenced.set(value, position);
  }
}

type Text = { key: string; value: string; node: object };

/** Lists the strings of structured data in order, each with its key and node; those of a list have its key. */
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
    document.unreadable.push({ what, why: `is not JSON: ${message}`, ...at(offsetOf(message, text)) });
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
