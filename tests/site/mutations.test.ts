import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listContradictions, printContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { loadDefinition } from '../../checks/load-definition.ts';
import { SiteError } from '../../site/problem.ts';
import { readSource } from '../../site/source/source.ts';
import { contradictionFaults, type DefinitionFault } from './definition-faults.ts';

const whole = readFileSync('site.config.ts', 'utf8');
const faulty = contradictionFaults.reduce((text, { find, write }) => {
  expect(text.split(find), find).toHaveLength(2);
  return text.replace(find, () => write.replace('»', ''));
}, whole);

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync('.cache/mutations-');
afterAll(() => rmSync(dir, { recursive: true }));

it('catches every planted fault at its line and column, and nothing else', async () => {
  expect((await problemsOf(faulty)).sort()).toEqual(contradictionFaults.map(placeOf).sort());
});

/** Where a fault must be found: `12:4 hours-differ`. */
function placeOf({ rule, write, at = write }: DefinitionFault): string {
  const marked = at.replace('»', '');
  expect(faulty.split(marked), marked).toHaveLength(2);
  const before = faulty.slice(0, faulty.indexOf(marked) + at.indexOf('»')).split('\n');
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${rule}`;
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
