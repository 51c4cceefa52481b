import * as z from 'zod';
import type { KeyPath } from './problem.ts';

type Schema = z.core.$ZodType;

/** The keys that may stand in the entry at a key path. Which kind of section it is, the definition says. */
export function validKeys(root: Schema, path: KeyPath, definition: unknown): string[] {
  let schemas = alternatives(root, definition);
  let value = definition;
  for (const key of path) {
    value = value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined;
    schemas = schemas.flatMap((schema) => below(schema, key)).flatMap((schema) => alternatives(schema, value));
  }
  return [...new Set(schemas.flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])))];
}

function below(schema: Schema, key: string | number): Schema[] {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? [schema.shape[key]] : [];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodRecord ? [schema.valueType] : [];
}

/** What a schema may be once it is unwrapped: each member of a union that the value may be. */
function alternatives(schema: Schema, value: unknown): Schema[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return alternatives(schema.unwrap(), value);
  }
  if (!(schema instanceof z.ZodUnion)) return [schema];
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined;
  const options = schema.options.flatMap((option) => alternatives(option, value));
  const ofKind = options.filter((option) => kind !== undefined && kindOf(option) === kind);
  return ofKind.length > 0 ? ofKind : options;
}

function kindOf(schema: Schema): unknown {
  const kind = schema instanceof z.ZodObject ? schema.shape.kind : undefined;
  return kind instanceof z.ZodLiteral ? kind.value : undefined;
}
