import * as z from 'zod';
import { type Site, site } from '../schema/site.ts';

/**
 * A faulty definition, as far as it can be read, for the checks across its entries: what holds is parsed, an entry
 * that does not hold is read key by key. Lists are lists and entries are entries throughout; a single value may be anything.
 */
export function readReadableSite(definition: unknown): Site {
  const written = isEntry(definition) ? definition : {};
  return Object.fromEntries(
    Object.entries(site.shape).map(([key, schema]) => [key, readPart(schema, written[key])]),
  ) as unknown as Site;
}

function readPart(schema: z.core.$ZodType, written: unknown): unknown {
  const read = z.safeParse(schema, written);
  if (read.success) return read.data;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) {
    return Array.isArray(written) ? written.map((item) => readPart(inner.element, item)) : [];
  }
  if (inner instanceof z.ZodRecord) {
    const entries = isEntry(written) ? Object.entries(written) : [];
    return Object.fromEntries(entries.map(([key, entry]) => [key, readPart(inner.valueType, entry)]));
  }
  if (inner instanceof z.ZodObject) {
    const entry = isEntry(written) ? written : {};
    return Object.fromEntries(Object.entries(inner.shape).map(([key, part]) => [key, readPart(part, entry[key])]));
  }
  return written;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
