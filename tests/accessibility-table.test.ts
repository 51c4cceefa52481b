import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The criteria of WCAG 2.2 at the levels A and AA by guideline; 4.1.1 is obsolete. */
const guidelines = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};
const criteria = Object.entries(guidelines).flatMap(([guideline, numbers]) => numbers.map((n) => `${guideline}.${n}`));

const rows = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| (\d\.\d\.\d+) .*?\| (AA?) \| (.*) \|$/gm),
].map(([, criterion = '', , heldBy = '']) => ({ criterion, heldBy }));

/** `faq` → `tests/browser/faq.spec.ts`; a path is returned unchanged. */
const fileOf = (name: string) => (name.includes('/') ? name : `tests/browser/${name}.spec.ts`);

/** The tests that a row names: `faq` "reached and opened by keyboard", `media` "edges", "ink". */
function testsOf(heldBy: string): { file: string; title: string }[] {
  return [...heldBy.matchAll(/`([^`]+)`[^`"]*((?:"[^"]+"(?:,| and)? ?)+)/g)].flatMap(([, name = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file: fileOf(name), title })),
  );
}

/** Returns whether a file has a test or group of tests with this text in its title. */
function hasTest({ file, title }: { file: string; title: string }): boolean {
  if (!existsSync(file)) return false;
  const calls = readFileSync(file, 'utf8').matchAll(
    /\b(?:test|base|it|describe)\b[^'"`\n]*\(\s*(['"`])((?:(?!\1).)*)\1/g,
  );
  return [...calls].some(([, , called = '']) => called.includes(title));
}

it('has a row for each criterion of the levels A and AA', () => {
  expect(rows.map(({ criterion }) => criterion)).toEqual(criteria);
  expect(criteria).toHaveLength(55);
});

it('names tests that exist', () => {
  const missing = rows.flatMap(({ criterion, heldBy }) =>
    testsOf(heldBy)
      .filter((named) => !hasTest(named))
      .map(({ file, title }) => `${criterion}: no test "${title}" in ${file}`),
  );
  expect(missing).toEqual([]);
});

it('leaves no title without its file', () => {
  const loose = rows.filter(({ heldBy }) => (heldBy.match(/"/g)?.length ?? 0) / 2 !== testsOf(heldBy).length);
  expect(loose).toEqual([]);
});

it('names no file of browser tests without a title', () => {
  const named = rows.flatMap(({ criterion, heldBy }) =>
    [...heldBy.matchAll(/`([\w-]+)`(?! [^`"]*")/g)].map(([, name = '']) => ({ criterion, name })),
  );
  expect(named.filter(({ name }) => existsSync(fileOf(name)))).toEqual([]);
});

it('names files that exist', () => {
  const files = rows.flatMap(({ heldBy }) => heldBy.match(/(?<=`)[\w/.-]+\/[\w/.-]*(?=`)/g) ?? []);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('has evidence for each criterion: a test, axe or a look', () => {
  const held = /`|\baxe\b|\blook\b|^not applicable/;
  expect(rows.filter(({ heldBy }) => !held.test(heldBy))).toEqual([]);
});
