import * as z from 'zod';
import { entryOf, isEntry, type KeyPath, valueAt } from './key-path.ts';

export type Schema = z.core.$ZodType;

/**
 * Parses the valid parts of a faulty definition, for further checks. In the result, lists are lists and entries are
 * entries, but any other value may be invalid.
 */
export function parseLeniently(schema: Schema, written: unknown): unknown {
  const read = z.safeParse(schema, written);
  if (read.success) return read.data;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray)
    // `map` would skip what two commas in a row leave.
    return Array.isArray(written) ? Array.from(written, (item) => parseLeniently(inner.element, item)) : [];
  const isTable = inner instanceof z.ZodRecord;
  const isEntries =
    inner instanceof z.ZodUnion && inner.options.some((option) => unwrap(option) instanceof z.ZodObject);
  if (isEntries) return isEntry(written) ? written : {};
  if (!isTable && !(inner instanceof z.ZodObject)) return written;
  const entry = isEntry(written) ? written : {};
  const keys = Object.keys(isTable ? entry : inner.shape);
  return Object.fromEntries(keys.map((key) => [key, parseLeniently(schemaOf(inner, key) as Schema, entry[key])]));
}

export function schemaOf(schema: Schema, key: string | number): Schema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key];
  return schema instanceof z.ZodRecord ? schema.valueType : schema instanceof z.ZodArray ? schema.element : undefined;
}

/** Unwraps a schema from wrappers such as `optional` and `default`. */
function unwrap(schema: Schema): Schema {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}

export type SchemaLookup = ReturnType<typeof lookUpSchemas>;

/** Looks up the schemas of a definition's values by key path. `written` is the definition before defaults. */
export function lookUpSchemas(root: Schema, definition: unknown, written = definition) {
  const schemasAt = (path: KeyPath): Schema[] => {
    let schemas = alternatives(root, definition);
    let value = definition;
    for (const key of path) {
      value = valueAt(value, [key]);
      schemas = schemas.flatMap((schema) => schemaOf(schema, key) ?? []).flatMap((each) => alternatives(each, value));
    }
    return schemas;
  };
  return {
    definition,
    written,
    schemasAt,
    /** Lists the valid keys of an entry; for a section, those of its kind. */
    keysAt: (path: KeyPath): string[] => {
      const keys = schemasAt(path).flatMap((schema) =>
        schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
      );
      return [...new Set(keys)];
    },
    isOptional: (path: KeyPath): boolean => {
      const own = schemasAt(path.slice(0, -1)).map((parent) => schemaOf(parent, path.at(-1) ?? ''));
      return own.some((schema) => schema && unwrap(schema) !== schema);
    },
  };
}

/** Unwraps a schema; of a union, returns the members that the value may match. */
export function alternatives(schema: Schema, value: unknown): Schema[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodUnion)) return [inner];
  const { kind } = entryOf(value);
  const options = inner.options.flatMap((option) => alternatives(option, value));
  const ofKind = options.filter((option) => kind !== undefined && kindOf(option) === kind);
  return ofKind.length > 0 ? ofKind : options;
}

export function kindOf(schema: Schema): unknown {
  const kind = schema instanceof z.ZodObject ? schema.shape.kind : undefined;
  return kind instanceof z.ZodLiteral ? kind.value : undefined;
}
