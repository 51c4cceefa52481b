import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { type Problem, SiteError } from '../../site/problem.ts';
import { locateProblems } from '../../site/source/locate.ts';
import definition from '../../site.config.ts';
import { growDefinition } from '../fixtures/grow-definition.ts';

const garageLength = definition.locations?.length ?? 0;
const big = JSON.parse(JSON.stringify(growDefinition(definition, 2000)));

test('two thousand town pages are parsed', () => {
  expect(parseSite(big).locations).toHaveLength(garageLength + 2000);
});

test('two thousand faults are reported with their places', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'many-towns-')), 'site.config.ts');
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true }));
  const locations = big.locations.map((page: object) => ({ ...page, links: [{ name: 'A', hrf: '/brake-repair' }] }));
  const faulty = { ...big, locations };
  writeFileSync(file, `export default ${JSON.stringify(faulty)};\n`);
  const placed = locateProblems(problemsOf(faulty), file);
  expect(placed).toHaveLength(locations.length);
  expect(new Set(placed.map(({ column }) => column)).size).toBe(locations.length);
});

function problemsOf(faulty: unknown): readonly Problem[] {
  try {
    parseSite(faulty);
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
  return [];
}
