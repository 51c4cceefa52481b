import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadDefinition } from '../../checks/load-definition.ts';
import { definitionRules, SiteError } from '../../site/problem.ts';

const folder = 'tests/fixtures/definition';
const sound = readFileSync(`${folder}/sound.config.ts`, 'utf8').replaceAll('../../../schema', '../../schema');

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync('.cache/planted-');
afterAll(() => rmSync(dir, { recursive: true }));

/** The rows of a data file, each of its columns with its line breaks. */
function readRows(name: string): string[][] {
  return readFileSync(`${folder}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ⇒ ').map((column) => column.replaceAll('\\n', '\n')));
}

/** Everything that the check says of a definition: `12:4 unknown-key`. */
async function check(text: string): Promise<string[]> {
  const file = join(dir, 'site.config.ts');
  writeFileSync(file, text);
  const error = await loadDefinition(file, 'json', 'public').catch((reason: unknown) => reason);
  if (!(error instanceof Error)) return [];
  if (!(error instanceof SiteError)) return [`not placed: ${error.message}`];
  const { problems } = JSON.parse(error.message) as {
    problems: { line: number; column: number; rule: string; message: string }[];
  };
  return problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

function plant([find = '', write = '', at = write]: readonly string[]): { text: string; place: string } {
  expect(sound.split(find).length, `stands in the sound definition: ${find}`).toBeGreaterThan(1);
  const text = sound.replace(find, () => write.replace('»', ''));
  const start = at === write ? sound.indexOf(find) : text.indexOf(at.replace('»', ''));
  expect(start, `stands in the faulty definition: ${at}`).toBeGreaterThanOrEqual(0);
  const lines = text.slice(0, start + at.indexOf('»')).split('\n');
  return { text, place: `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}` };
}

it('reports every planted fault once, at its line and column', async () => {
  const faults = readRows('faults.txt');
  const missed: string[] = [];
  for (const [rule = '', ...change] of faults) {
    const { text, place } = plant(change);
    const found = await check(text);
    if (found.join() !== `${place} ${rule}`) missed.push(`${change[1]}: ${place} ${rule}, found ${found.join(', ')}`);
  }
  expect(missed).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(120);
  // A definition that does not exist: tests/site/problems.test.ts.
  expect(new Set([...faults.map(([rule]) => rule), 'missing-definition'])).toEqual(new Set(definitionRules));
});

it('reports nothing of sound changes', async () => {
  const changes = readRows('sound-changes.txt');
  const refused: string[] = [];
  for (const change of changes) {
    const [_rule, find = '', write = ''] = change;
    expect(sound, find).toContain(find);
    const found = await check(sound.replace(find, () => write));
    if (found.length > 0) refused.push(`${write}: ${found.join(', ')}`);
  }
  expect(refused).toEqual([]);
  expect(changes.length).toBeGreaterThanOrEqual(60);
  expect(new Set([...changes.map(([rule]) => rule), 'missing-definition'])).toEqual(new Set(definitionRules));
});
