import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { section } from '../../schema/section.ts';
import { documentSections, readSectionKinds } from '../../site/source/schema-docs.ts';

const kinds = section.options.map(({ shape }) => shape.kind.value).filter((kind) => kind !== 'own');

it('describes every kind, including those beside a definition', () => {
  expect(readSectionKinds().map(({ name }) => name)).toEqual([...kinds].sort());
  const tides = readSectionKinds('tests/fixtures/tide-site/site.config.ts').find(({ name }) => name === 'tide-table');
  expect(tides?.about).toBe('High water at the slip.');
  expect(tides?.entry).toBe(
    "{\n  kind: 'own',\n  name: 'tide-table',\n  heading: 'What it costs',\n  high: ['06:12', '18:40'],\n}",
  );
});

it.each(readSectionKinds().map(({ name, ...kind }) => [name, kind] as const))(
  'has every key of the schema of %s, and a valid entry',
  (name, { keys, entry }) => {
    const shape = section.options.find((option) => option.shape.kind.value === name)?.shape as Readonly<
      Record<string, ZodType>
    >;
    const own = keys.filter(({ path }) => /^\w+$/.test(path));
    expect(own.map(({ path }) => path).sort()).toEqual(
      Object.keys(shape)
        .filter((key) => key !== 'kind')
        .sort(),
    );
    for (const [key, schema] of Object.entries(shape)) {
      const known = own.find(({ path }) => path === key);
      if (known) expect([key, known.isRequired]).toEqual([key, !schema.safeParse(undefined).success]);
    }
    expect(section.safeParse(compileFunction(`return ${entry}`)()).error?.issues).toBeUndefined();
  },
);

it('describes the keys of their items', () => {
  const keysOf = (kind: string) =>
    readSectionKinds()
      .find(({ name }) => name === kind)
      ?.keys.map(({ path, isRequired }) => [path, isRequired]);
  expect(keysOf('packages')).toContainEqual(['items[].price', true]);
  expect(keysOf('packages')).toContainEqual(['items[].includes', false]);
  expect(keysOf('map')).toContainEqual(['places[].latitude', true]);
});

it('equals docs/sections.md, which npm run sections rewrites', () => {
  const page = readFileSync('docs/sections.md', 'utf8');
  expect(page).toContain('## access');
  expect(documentSections(page)).toBe(page);
});
