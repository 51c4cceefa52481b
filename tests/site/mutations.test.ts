import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listContradictions, printContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { loadDefinition } from '../../checks/load-definition.ts';
import { SiteError } from '../../site/problem.ts';
import { readSource } from '../../site/source/source.ts';
import { contradictionFaults, type DefinitionFault } from './definition-faults.ts';

const whole = readFileSync('site.config.ts', 'utf8');

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync('.cache/mutations-');
afterAll(() => rmSync(dir, { recursive: true }));

it('has a sound definition to plant faults in', async () => {
  expect(await problemsOf(whole)).toEqual([]);
});

it.each(contradictionFaults)('catches $rule at its line and column, and nothing else, after: $write', async (fault) => {
  const { text, line, column } = plant(fault);
  expect(await problemsOf(text)).toEqual([`${line}:${column} ${fault.rule}`]);
});

/** The definition with one fault, and the position of the mark in the text. */
function plant({ find, write, at = write }: DefinitionFault) {
  expect(whole.split(find), find).toHaveLength(2);
  const marked = at.replace('»', '');
  const text = whole.replace(find, () => (at === write ? marked : write));
  expect(text.split(marked), marked).toHaveLength(2);
  const before = text.slice(0, text.indexOf(marked) + at.indexOf('»')).split('\n');
  return { text, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** All findings of `npm run check` in a definition: `12:4 unknown-key`. */
async function problemsOf(text: string): Promise<string[]> {
  const file = join(mkdtempSync(join(dir, 'case-')), 'site.config.ts');
  writeFileSync(file, text);
  const printed = await print(file);
  const { problems } = JSON.parse(printed) as { problems: { line: number; column: number; rule: string }[] };
  return problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

async function print(file: string): Promise<string> {
  try {
    const site = await loadDefinition(file, 'json');
    return printContradictions(site, readSource(file), listContradictions(site), 'json');
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.message;
  }
}
