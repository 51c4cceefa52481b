import * as z from 'zod';
import { isEntry, type KeyPath, valueAt } from './key-path.ts';
import { areSynonyms, listNames, nearestName } from './nearest-name.ts';
import type { Problem } from './problem.ts';
import { alternatives, kindOf, type Schema, type SchemaLookup, schemaOf } from './schema-lookup.ts';

/** Describes the keys that an entry cannot have: what each probably means, or where it belongs. */
export function unknownKeys(path: KeyPath, keys: readonly string[], lookup: SchemaLookup): Problem[] {
  const valid = lookup.keysAt(path);
  // A key that is already present cannot be meant.
  const missing = valid.filter((key) => valueAt(lookup.written, [...path, key]) === undefined);
  const [first = '', ...rest] = keys;
  const spread = '; a list is spread into this entry; write it under a key, without the dots.';
  if (keys.every((key) => /^\d+$/.test(key))) return [unknownKey([...path, first], valid, spread)];
  const [parent, ...parents] = keys.map((key) => parentOf(key, path, missing, lookup));
  if (parent && rest.length > 0 && parents.every((each) => each === parent))
    return [
      unknownKey([...path, first], valid, `; write ${parent}: ${inParent(keys, [...path, parent], lookup)}.`, parent),
    ];
  return keys.map((key) => {
    const describe = (instead: string, nearest?: string) => unknownKey([...path, key], valid, instead, nearest);
    if (path.length === 1 && lookup.keysAt([]).includes(key) && valueAt(lookup.written, [key]) === undefined)
      return { ...describe('; it belongs at the top level.'), meant: [key] };
    const value = valueAt(lookup.written, [...path, key]);
    // `closed: true` cannot mean `closes`, which takes a time.
    const meant = missing.filter((name) => typeof value !== 'boolean' || takesBoolean([...path, name], lookup));
    const [longer, ...others] = meant.filter((name) => name.startsWith(key));
    const nearest =
      meant.find((name) => areSynonyms(key, name)) ??
      nearestName(key, meant) ??
      (others.length === 0 ? longer : undefined) ??
      (keys.length === 1 ? keyThatFits([...path, key], meant, lookup) : undefined);
    if (nearest !== undefined) return describe(`. Did you mean ${nearest}?`, nearest);
    const table = tableFor(value, path, valid, lookup);
    if (table) return describe(`; write ${table}: { ${key}: … }.`, table);
    return describe(`; ${whereItBelongs(key, path, valid, lookup)}.`);
  });
}

/** Writes keys as an entry, within a list if the parent is one. */
function inParent(keys: readonly string[], path: KeyPath, { schemasAt }: SchemaLookup): string {
  const entry = `{ ${keys.join(', ')} }`;
  return schemasAt(path).every((schema) => schema instanceof z.ZodArray) ? `[${entry}]` : entry;
}

/** Returns the sibling that holds such entries by key: `forms` for a form written beside it. */
function tableFor(value: unknown, path: KeyPath, valid: readonly string[], { schemasAt }: SchemaLookup) {
  const written = isEntry(value) ? Object.keys(value) : [];
  return valid.find((name) =>
    schemasAt([...path, name]).some((schema) => {
      const entry = schemaOf(schema, '');
      const isTable = schema instanceof z.ZodRecord && entry instanceof z.ZodObject;
      return isTable && written.length > 1 && written.every((key) => key in entry.shape);
    }),
  );
}

const takesBoolean = (path: KeyPath, { schemasAt }: SchemaLookup) =>
  schemasAt(path).some((schema) => [true, false].some((value) => z.safeParse(schema, value).success));

/** Returns the only missing required key if the value of the only unknown key is valid for it. */
function keyThatFits(path: KeyPath, missing: readonly string[], { definition, schemasAt }: SchemaLookup) {
  const value = valueAt(definition, path);
  const [schema, other] = schemasAt(path.slice(0, -1));
  if (other || !(schema instanceof z.ZodObject)) return undefined;
  const takes = (key: string, found: unknown) => z.safeParse(schema.shape[key] as Schema, found).success;
  const [required, second] = missing.filter((key) => !takes(key, undefined));
  return required !== undefined && second === undefined && takes(required, value) ? required : undefined;
}

function whereItBelongs(key: string, path: KeyPath, valid: readonly string[], lookup: SchemaLookup): string {
  const parent = parentOf(key, path, valid, lookup);
  if (parent) return `it belongs under ${parent}`;
  const kinds = kindsWith(key, path, lookup);
  return kinds.length > 0 ? `kinds that have it: ${kinds.join(', ')}` : 'remove it';
}

/** Returns the sibling whose entries have the unknown key: `regular` for `hours.byAppointment`. */
function parentOf(key: string, path: KeyPath, valid: readonly string[], { keysAt }: SchemaLookup): string | undefined {
  return valid.find((name) => [[], [0]].some((below) => keysAt([...path, name, ...below]).includes(key)));
}

/** Returns the kinds of entry that have a key unknown to this kind: `select, radio` for the `options` of a checkbox. */
function kindsWith(key: string, path: KeyPath, { schemasAt }: SchemaLookup): unknown[] {
  return schemasAt(path.slice(0, -1))
    .flatMap((schema) => schemaOf(schema, path.at(-1) ?? '') ?? [])
    .flatMap((schema) => alternatives(schema, undefined))
    .filter((schema) => schema instanceof z.ZodObject && key in schema.shape)
    .flatMap((schema) => kindOf(schema) ?? []);
}

export function unknownKey(path: KeyPath, valid: readonly string[], instead: string, nearest?: string): Problem {
  const message = `is not a valid key here${instead} ${listNames('key', valid)}`;
  const meant = nearest !== undefined && { meant: [...path.slice(0, -1), nearest] };
  return { rule: 'unknown-key', path, message, part: 'key', ...meant };
}
