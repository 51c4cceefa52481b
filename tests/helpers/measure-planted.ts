import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectFolder } from '../../checks/links/collect/collect-folder.ts';
import { addEnds } from '../../checks/links/finding.ts';
import { describeFinding } from '../../checks/links/report-links.ts';
import { expectedOf } from '../../checks/links/validate/built-site.ts';
import { validateLinks } from '../../checks/links/validate/validate-links.ts';
import { loadDefinition } from '../../checks/load-definition.ts';
import { SiteError } from '../../site/problem.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

/** Outcome for a corpus of planted faults and sound changes: its rules, and every row that comes out wrong. */
export type Planted = { faults: string[]; missed: string[]; sound: string[]; refused: string[] };

/** The first cells of a row of bench/RESULTS.md, which a test compares with the measurement. */
export function formatPlanted(name: string, { faults, missed, sound, refused }: Planted): string {
  return `| faults planted in the ${name} | ${faults.length - missed.length} of ${faults.length} | ${refused.length} of ${sound.length} |`;
}

const links = 'tests/fixtures/links';
const definition = 'tests/fixtures/definition';

/** The rows of a data file: their columns, with line breaks, and the message that may follow them. */
function readRows(file: string): { columns: string[]; message?: string | undefined }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [row = '', message] = line.split(' ⇒ = ');
      return { columns: row.split(' ⇒ ').map((column) => column.replaceAll('\\n', '\n')), message };
    });
}

/** Applies a change to a text, and returns the place where it must be reported, marked by ». */
function plant(before: string, [find = '', write = '', at = write]: readonly string[]): { text: string; at: string } {
  if (!before.includes(find)) throw new Error(`the sound text lacks ${find}`);
  const text = before.replace(find, () => write.replace('»', ''));
  if (at.startsWith('@')) return { text, at };
  const start = at === write ? before.indexOf(find) : text.indexOf(at.replace('»', ''));
  const lines = text.slice(0, start + at.indexOf('»')).split('\n');
  return { text, at: `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}` };
}

/** A built folder with one change of a corpus in it. */
export type Change = {
  dir: string;
  isFault: boolean;
  rule: string;
  name: string;
  at: string;
  message?: string | undefined;
};

/** Calls `check` with the sound folder after each change of the corpus of links, then undoes the change. */
export async function eachChangedFolder(check: (change: Change) => unknown): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'planted-'));
  cpSync(`${links}/sound`, dir, { recursive: true });
  for (const list of ['faults', 'sound-changes']) {
    for (const { columns, message } of readRows(`${links}/${list}.txt`)) {
      const [rule = '', file = '', ...change] = columns;
      const path = join(dir, file);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      const { text, at } = plant(before ?? '', change);
      writeFileSync(path, text);
      const place = at.startsWith('@') ? at.slice(1) : `${file}:${at}`;
      await check({
        dir,
        isFault: list === 'faults',
        rule,
        name: change[1] ?? '',
        at: place,
        message,
      });
      if (before === undefined) rmSync(path);
      else writeFileSync(path, before);
    }
  }
  rmSync(dir, { recursive: true });
}

/** Findings in a built folder: `about.html:4:1 dead-page /abuot is not a page of the built site`. */
export function findInFolder(dir: string): string[] {
  const names = { dir, definition: 'site.config.ts', today: '2026-11-22' };
  const { findings } = validateLinks(collectFolder(dir, tinySite.url), expectedOf(tinySite), names);
  return addEnds(findings).flatMap((finding) =>
    finding.places.map(({ file, line, column }) =>
      [`${file.slice(dir.length + 1)}:${line}:${column}`, finding.rule, describeFinding(finding)].join(' '),
    ),
  );
}

/** Checks the built folder after each change of its corpus. */
export async function measureLinks(): Promise<Planted> {
  const planted: Planted = { faults: [], missed: [], sound: [], refused: [] };
  await eachChangedFolder(({ dir, ...change }) => record(planted, change, findInFolder(dir)));
  return planted;
}

/** Checks the definition after each change of its corpus. */
export async function measureDefinition(): Promise<Planted> {
  mkdirSync('.cache', { recursive: true });
  const dir = mkdtempSync('.cache/planted-');
  const sound = readFileSync(`${definition}/sound.config.ts`, 'utf8').replaceAll('../../../schema', '../../schema');
  const planted: Planted = { faults: [], missed: [], sound: [], refused: [] };
  for (const list of ['faults', 'sound-changes']) {
    for (const { columns, message } of readRows(`${definition}/${list}.txt`)) {
      const [rule = '', ...change] = columns;
      const { text, at } = plant(sound, change);
      const found = await findInDefinition(join(dir, 'site.config.ts'), text);
      record(planted, { isFault: list === 'faults', rule, name: change[1] ?? '', at, message }, found);
    }
  }
  rmSync(dir, { recursive: true });
  return planted;
}

/** Findings in a definition: `12:4 unknown-key business.fax: is not a valid key here`. */
async function findInDefinition(file: string, text: string): Promise<string[]> {
  writeFileSync(file, text);
  const error = await loadDefinition(file, 'json', 'public').catch((reason: unknown) => reason);
  if (!(error instanceof Error)) return [];
  if (!(error instanceof SiteError)) return [`not placed: ${error.message}`];
  const { problems } = JSON.parse(error.message) as { problems: Record<string, string>[] };
  return problems.map(({ line, column, rule, key, message }) => `${line}:${column} ${rule} ${key}: ${message}`);
}

/** A fault must be the only finding, at its place and with its message; a sound change must cause none. */
function record(planted: Planted, { isFault, rule, name, at, message }: Omit<Change, 'dir'>, found: readonly string[]) {
  const expected = isFault ? [at, rule, message ?? '…'].join(' ') : '';
  const isExpected = expected.endsWith('…')
    ? found.length === 1 && `${found[0]} `.startsWith(expected.slice(0, -1))
    : found.join() === expected;
  planted[isFault ? 'faults' : 'sound'].push(rule);
  if (!isExpected) {
    planted[isFault ? 'missed' : 'refused'].push(
      `${name}: expected ${expected || 'nothing'}, found ${found.join(', ')}`,
    );
  }
}
