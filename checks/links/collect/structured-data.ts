import type { Document, Position } from './collection.ts';

/** Keys whose value is an address even without an origin. */
const addressKeys = new Set('url image logo item contentUrl thumbnailUrl mainEntityOfPage target hasMap'.split(' '));

/** Reads a page's JSON-LD: addresses on this site, and the `@id`s that nodes declare and refer to. */
export function readStructuredData(text: string, document: Document, position: Position, origin: string): void {
  const { declared, referenced } = document.jsonLd;
  visit(
    '',
    parseJson(text, 'JSON-LD', document, () => position),
  );

  function visit(key: string, value: unknown): void {
    if (typeof value === 'string') readString(key, value);
    if (value === null || typeof value !== 'object') return;
    if (!Array.isArray(value)) readId(value as Record<string, unknown>);
    for (const [name, item] of Object.entries(value)) {
      if (name !== '@context' && name !== '@id') visit(Array.isArray(value) ? key : name, item);
    }
  }

  /** Reads a node's `@id`. A node with nothing else refers to another one; a node with more keys declares itself. */
  function readId(node: Record<string, unknown>): void {
    const id = node['@id'];
    if (typeof id !== 'string') return;
    if (Object.keys(node).length > 1) {
      declared.add(id);
      readString('@id', id);
    } else if (!referenced.has(id)) referenced.set(id, position);
  }

  function readString(key: string, value: string): void {
    const isOwn = value.startsWith(`${origin}/`) || value === origin;
    if (!isOwn && !(value.startsWith('/') && addressKeys.has(key))) return;
    // Excludes sentences that begin with an address, and templates such as `/search?q={words}`.
    if (/[\s{]/.test(value)) return;
    const kind = key === '@id' ? 'identifier' : 'either';
    document.references.push({ kind, target: value, attribute: `JSON-LD ${key}`, ...position });
  }
}

/** Parses JSON. What is not JSON is recorded as unreadable, and has no value. */
export function parseJson(text: string, what: string, document: Document, at: (offset: number) => Position): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const offset = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    document.unreadable.push({ what, why: `is not JSON: ${message}`, ...at(offset) });
    return undefined;
  }
}
