import { positionAt } from '../../../site/source/lines.ts';
import type { Document, Position } from './collection.ts';

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
  visit(
    '',
    parseJson(text, 'JSON-LD', document, (at) => positionAt(page, start + at)),
  );

  function visit(key: string, value: unknown, node?: object): void {
    if (typeof value === 'string') readString(key, value, node);
    if (value === null || typeof value !== 'object') return;
    const isList = Array.isArray(value);
    for (const [name, item] of Object.entries(value)) {
      if (name !== '@context') visit(isList ? key : name, item, isList ? node : value);
    }
  }

  function readString(key: string, value: string, node: object = {}): void {
    const isId = key === '@id';
    const isInternal = value.startsWith(`${origin}/`) || value === origin;
    if (!isId && !isInternal && !(/^(?:\/|www\.)/.test(value) && addressKeys.has(key))) return;
    // The values are visited in the order of the text. One with escapes may not be found.
    const found = text.indexOf(JSON.stringify(value), offset);
    if (found >= 0) offset = found + 1;
    const position = positionAt(page, start + Math.max(found, 0));
    // A node with only an `@id` is a reference; with more keys, it is a declaration.
    if (isId && Object.keys(node).length === 1) {
      if (!referenced.has(value)) referenced.set(value, position);
      return;
    }
    if (isId) declared.add(value);
    // Skip sentences that begin with an address, and templates such as `/search?q={words}`.
    if ((isId && !isInternal) || /[\s{]/.test(value)) return;
    const kind = isId ? 'identifier' : 'either';
    document.references.push({ kind, target: value, attribute: `JSON-LD ${key}`, ...position });
  }
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
