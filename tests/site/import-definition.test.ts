import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { importDefinition } from '../../site/source/import-definition.ts';

const file = 'tests/fixtures/tide-site/site.config.ts';
const namesOfBundles = () => readdirSync('.cache/definitions').filter((name) => name.includes(`.${process.pid}.`));

it('leaves no bundle behind, and gives the same definition for the same text', async () => {
  const first = await importDefinition(file);
  expect(namesOfBundles()).toEqual([]);
  expect(await importDefinition(file)).toBe(first);
  expect(await Promise.all([importDefinition(file), importDefinition(file)])).toEqual([first, first]);
  expect(namesOfBundles()).toEqual([]);
});

it('leaves none behind of a definition that throws', async () => {
  const folder = mkdtempSync('.cache/throwing-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(`${folder}/site.config.ts`, "throw new Error('not yet');\nexport default {};\n");
  await expect(importDefinition(`${folder}/site.config.ts`)).rejects.toThrow('not yet');
  expect(namesOfBundles()).toEqual([]);
});
