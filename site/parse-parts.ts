import * as z from 'zod';
import { isEntry } from './problem.ts';

/**
 * Parses the valid parts of a faulty definition. Lists are always lists and entries always entries; a single value may
 * be anything.
 */
export function parseLeniently(schema: z.core.$ZodType, written: unknown): unknown {
  const read = z.safeParse(schema, written);
  if (read.success) return read.data;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    return Array.isArray(written) ? written.map((item) => parseLeniently(inner.element, item)) : [];
  }
  const isTable = inner instanceof z.ZodRecord;
  const isEntries =
    inner instanceof z.ZodUnion && inner.options.some((option) => unwrap(option) instanceof z.ZodObject);
  if (isEntries) return isEntry(written) ? written : {};
  if (!isTable && !(inner instanceof z.ZodObject)) return written;
  const entry = isEntry(written) ? written : {};
  const keys = Object.keys(isTable ? entry : inner.shape);
  return Object.fromEntries(
    keys.map((key) => [key, parseLeniently(schemaOf(inner, key) as z.core.$ZodType, entry[key])]),
  );
}

export function schemaOf(schema: z.core.$ZodType, key: string | number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key];
  return schema instanceof z.ZodRecord ? schema.valueType : schema instanceof z.ZodArray ? schema.element : undefined;
}

/** Unwraps a schema from wrappers such as `optional` and `default`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}
