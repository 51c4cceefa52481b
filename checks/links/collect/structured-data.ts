import type { Document, Position, ReferenceKind } from './collection.ts';

/** Keys whose value is an address even without an origin. */
const addressKeys = new Set('url image logo item contentUrl thumbnailUrl mainEntityOfPage target hasMap'.split(' '));

/** Reads a page's JSON-LD: addresses on this site, and the `@id`s that nodes declare and refer to. */
export function readStructuredData(text: string, document: Document, position: Position, origin: string): void {
  const parsed = parseJson(text);
  if ('why' in parsed) {
    document.unreadable.push({ what: 'JSON-LD', why: parsed.why, ...position });
    return;
  }
  visit('', parsed.value, document, position, origin);
}

function visit(key: string, value: unknown, document: Document, position: Position, origin: string): void {
  if (typeof value === 'string') {
    readString(key, value, document, position, origin);
  } else if (Array.isArray(value)) {
    for (const item of value) visit(key, item, document, position, origin);
  } else if (value !== null && typeof value === 'object') {
    readId(value as Record<string, unknown>, document, position, origin);
    for (const [name, item] of Object.entries(value)) {
      if (name !== '@context' && name !== '@id') visit(name, item, document, position, origin);
    }
  }
}

/** Reads a node's `@id`. A node with nothing else refers to another one; a node with more keys declares itself. */
function readId(node: Record<string, unknown>, document: Document, position: Position, origin: string): void {
  const id = node['@id'];
  if (typeof id !== 'string') return;
  const { declared, referenced } = document.jsonLd;
  if (Object.keys(node).length > 1) {
    declared.add(id);
    readString('@id', id, document, position, origin);
  } else if (!referenced.has(id)) referenced.set(id, position);
}

function readString(key: string, value: string, document: Document, { line, column }: Position, origin: string): void {
  const isOwn = value.startsWith(`${origin}/`) || value === origin;
  if (!isOwn && !(value.startsWith('/') && addressKeys.has(key))) return;
  // Excludes sentences that begin with an address, and templates such as `/search?q={words}`.
  if (/[\s{]/.test(value)) return;
  const kind: ReferenceKind = key === '@id' ? 'identifier' : 'either';
  document.references.push({ kind, target: value, attribute: `JSON-LD ${key}`, line, column });
}

/** Parses JSON; `why` is the error message. */
export function parseJson(text: string): { value: unknown } | { why: string; offset: number } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    return { why: `is not JSON: ${message}`, offset: Number(/at position (\d+)/.exec(message)?.[1] ?? 0) };
  }
}
