import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/contradictions-');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks a copy of the garage's own definition after an edit. */
function checkEdited(name: string, edit: (text: string) => string, ...args: string[]) {
  const file = join(folder, `${name}.config.ts`);
  const text = readFileSync('site.config.ts', 'utf8').replaceAll("'./", "'../../");
  writeFileSync(file, edit(text));
  const env = { ...process.env, SITE_CONFIG: file, NO_COLOR: '1', FORCE_COLOR: '0' };
  const { status, stdout, stderr } = spawnSync('node', ['scripts/run.js', 'cli/check.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  const lineOf = (words: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;
  return { status, stdout, stderr, file, lineOf };
}

describe('npm run check', () => {
  it('is quiet about what the definition accepts', () => {
    const { status, stdout, stderr } = checkEdited('as-it-is', (text) => text);
    expect(stderr).not.toContain('docs/rules.md#');
    expect(stdout).toMatch(/no contradictions but the \d+ that the definition accepts/);
    expect(status).toBe(0);
  });

  it('fails at the line of a new contradiction', () => {
    const edit = (text: string) => text.replace('timeSlots: [\n', "timeSlots: [\n      '7:00 AM - 8:00 AM',\n");
    const { status, stderr, file, lineOf } = checkEdited('early-slot', edit);
    expect(stderr).toContain(`${file}:${lineOf('7:00 AM')}:7  slot-outside-hours`);
    expect(status).toBe(1);
  });

  it('fails at the line of an acceptance that nobody needs', () => {
    const edit = (text: string) => text.replace(", '24/7 emergency support'", '');
    const { status, stderr, file, lineOf } = checkEdited('no-night', edit);
    expect(stderr).toContain(`${file}:${lineOf('sections.fleet.points[2]')}:11  stale-acceptance`);
    expect(status).toBe(1);
  });

  it('warns a pull request of what fails no check', () => {
    const words = 'Ring first; we call back within {fact:response-time}.';
    const edit = (text: string) =>
      text.replace(/(path: '\/services',[\s\S]*?hero: \{[\s\S]*?lead:\s+)'[^\n]*',\n/, `$1'${words}',\n`);
    const { status, stdout, file, lineOf } = checkEdited('a-promise', edit, '--format', 'github');
    const line = lineOf(words);
    expect(stdout).toMatch(
      new RegExp(`^::warning file=${file},line=${line},col=\\d+,.*title=promise-outside-hours::`, 'm'),
    );
    expect(stdout).not.toContain('::error');
    expect(status).toBe(0);
  });

  it('says nothing but a document where a program reads', () => {
    const { status, stdout } = checkEdited('for-programs', (text) => text, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({ version: 1, problems: [] });
    expect(status).toBe(0);
  });
});
