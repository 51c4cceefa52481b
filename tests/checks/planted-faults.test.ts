import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { collectFolder } from '../../checks/links/collect/collect-folder.ts';
import { placeInData } from '../../checks/links/locate-in-json.ts';
import { ruleNames } from '../../checks/links/rules.ts';
import { expectedOf } from '../../checks/links/validate/built-site.ts';
import { validateLinks } from '../../checks/links/validate/validate-links.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

const folder = 'tests/fixtures/links';
const dir = mkdtempSync(join(tmpdir(), 'planted-'));
cpSync(`${folder}/sound`, dir, { recursive: true });
afterAll(() => rmSync(dir, { recursive: true }));

function readRows(name: string): string[][] {
  const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ⇒ ').map((column) => column.replaceAll('\\n', '\n')));
}

/** What is found while a file of the folder has another text: `about.html:4:1 dead-page`. */
function checkWith(file: string, text: string): string[] {
  const path = join(dir, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  writeFileSync(path, text);
  try {
    const names = { dir, definition: 'site.config.ts', today: '2026-11-22' };
    const { findings } = validateLinks(collectFolder(dir, tinySite.url), expectedOf(tinySite), names);
    return placeInData(findings).flatMap(({ rule, places }) =>
      places.map((place) => `${place.file.slice(dir.length + 1)}:${place.line}:${place.column} ${rule}`),
    );
  } finally {
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
}

function textOf(file: string): string {
  return existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : '';
}

/** Those come with a day, with other hosts or with a sub path: declared-links, external and sub-path.test.ts. */
const elsewhere =
  'stale-declaration lapsed-declaration declared-dead dead-external unknown-external outside-base'.split(' ');

it('finds nothing in the sound folder', () => {
  expect(checkWith('index.html', textOf('index.html'))).toEqual([]);
});

it('finds every planted fault once, at its line and column', () => {
  const faults = readRows('faults.txt');
  const missed = faults.flatMap(([rule, file = '', find = '', write = '', at = write]) => {
    const before = textOf(file);
    expect(before, `${file}: ${find}`).toContain(find);
    const after = before.replace(find, () => write.replace('»', ''));
    const start = (at === write ? before.indexOf(find) : after.indexOf(at.replace('»', ''))) + at.indexOf('»');
    const lines = after.slice(0, start).split('\n');
    const place = at.startsWith('@') ? at.slice(1) : `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    const found = checkWith(file, after);
    return found.join() === `${place} ${rule}` ? [] : [`${write}: ${place} ${rule}, found ${found.join(', ')}`];
  });
  expect(missed).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(80);
  expect(new Set([...faults.map(([rule]) => rule), ...elsewhere])).toEqual(new Set(ruleNames));
});

it('finds nothing after sound changes', () => {
  const changes = readRows('sound-changes.txt');
  const refused = changes.flatMap(([_rule, file = '', find = '', write = '']) => {
    expect(textOf(file), find).toContain(find);
    const found = checkWith(
      file,
      textOf(file).replace(find, () => write),
    );
    return found.length > 0 ? [`${write}: ${found.join(', ')}`] : [];
  });
  expect(refused).toEqual([]);
  expect(changes.length).toBeGreaterThanOrEqual(60);
  expect(new Set([...changes.map(([rule]) => rule), ...elsewhere])).toEqual(new Set(ruleNames));
});
