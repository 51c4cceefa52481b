import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { site } from '../../schema/site.ts';
import { documentKeys, readDefinitionKeys } from '../../site/source/schema-docs.ts';

const keys = readDefinitionKeys();

/** What zod's schemas have, of whichever kind. */
type Definition = Partial<
  Record<'innerType' | 'in' | 'element' | 'valueType', ZodType> & {
    shape: Record<string, ZodType>;
    options: readonly ZodType[];
  }
>;

/** Lists the keys that a schema accepts, as `readDefinitionKeys` writes them. */
function keysOf(schema: ZodType, path = ''): string[] {
  const { innerType, in: input, element, valueType, options = [], shape = {} } = schema.def as Definition;
  return [
    ...[innerType, input].flatMap((inner) => (inner ? keysOf(inner, path) : [])),
    ...(element ? keysOf(element, `${path}[]`) : []),
    ...(valueType ? keysOf(valueType, `${path}.KEY`) : []),
    ...options.flatMap((option) => keysOf(option, path)),
    ...Object.entries(shape).flatMap(([name, value]) => {
      const own = path ? `${path}.${name}` : name;
      return [own, ...(name === 'sections' ? [] : keysOf(value, own))];
    }),
  ];
}

it('reads every key of the schema', () => {
  expect(new Set(keys.map(({ path }) => path))).toEqual(new Set(keysOf(site)));
});

it('knows what is required', () => {
  const required = keys.filter(({ path, isRequired }) => isRequired && /^\w+$/.test(path));
  expect(required.map(({ path }) => path)).toEqual(
    Object.entries(site.shape).flatMap(([name, schema]) => (schema.safeParse(undefined).success ? [] : name)),
  );
});

it('equals docs/keys.md, which npm run sections rewrites', () => {
  const page = readFileSync('docs/keys.md', 'utf8');
  expect(page).toContain('## hours');
  expect(documentKeys(page)).toBe(page);
});

it('has a comment for every key but words that explain themselves', () => {
  const silent = keys.filter(({ about, words }) => about === '' && words === undefined);
  expect(silent.map(({ path }) => path)).toEqual([]);
});
