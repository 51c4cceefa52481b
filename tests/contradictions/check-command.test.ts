import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../helpers/run-program.ts';
import { quietDefinition } from './quiet-site.ts';

let folder: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/contradictions-');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks a copy of the garage's own definition after an edit. */
function checkEdited(name: string, edit: (text: string) => string, ...args: string[]) {
  return checkText(name, edit(readFileSync('site.config.ts', 'utf8').replaceAll("'./", "'../../")), ...args);
}

const write = (draft: object) => `export default ${JSON.stringify(draft, null, 2)};`;

async function checkText(name: string, text: string, ...args: string[]) {
  const file = join(folder, `${name}.config.ts`);
  writeFileSync(file, text);
  const { status, stdout, stderr } = await runProgram('check', args, { SITE_CONFIG: file, PUBLIC_DIR: 'public' });
  const lineOf = (words: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1;
  return { status, stdout, stderr, file, lineOf };
}

describe('npm run check', () => {
  it('is quiet about what the definition accepts', async () => {
    const { status, stdout, stderr } = await checkEdited('as-it-is', (text) => text);
    expect(stderr).not.toContain('docs/rules.md#');
    expect(stdout).toMatch(/no contradictions except the \d+ that the definition accepts/);
    expect(status).toBe(0);
  });

  it('says what it compares in a language of which it knows few words, or none', async () => {
    const example = 'examples/czysty-ton';
    const { stdout: polish } = await runProgram('check', [], { SITE_CONFIG: `${example}/site.config.ts` });
    expect(polish).toContain('between figures and opening hours; other sentences in pl-PL are not understood\n');
    const file = join(folder, 'few-words.config.ts');
    writeFileSync(file, readFileSync(`${example}/site.config.ts`, 'utf8').replace("'pl-PL'", "'cs-CZ'"));
    const { stdout: czech, stderr } = await runProgram('check', [], {
      SITE_CONFIG: file,
      PUBLIC_DIR: `${example}/public`,
    });
    expect(czech, stderr).toContain('between figures; other sentences in cs-CZ are not understood\n');
  });

  it('fails at the line of a new contradiction', async () => {
    const draft = quietDefinition();
    draft.forms.timeSlots.unshift('7:00 AM - 8:00 AM');
    const { status, stderr, file, lineOf } = await checkText('early-slot', write(draft));
    expect(stderr).toContain(`${file}:${lineOf('7:00 AM')}:7  slot-outside-hours`);
    expect(status).toBe(1);
  });

  it('fails at the line of an obsolete acceptance', async () => {
    const edit = (text: string) => text.replace(", '24/7 emergency support'", '');
    const { status, stderr, file, lineOf } = await checkEdited('no-night', edit);
    expect(stderr).toContain(`${file}:${lineOf('sections.fleet.points[2]')}:11  stale-acceptance`);
    expect(status).toBe(1);
  });

  it('lists one fact that is said wrongly thirteen times as one finding with thirteen places', async () => {
    const words = 'Every repair has our 24 month warranty.';
    const edit = (text: string) => {
      let left = 13;
      return text.replace(/(\n {8}text:\s+)'[^'\n]*',/g, (whole, key) => (left-- > 0 ? `${key}'${words}',` : whole));
    };
    const { status, stdout, file } = await checkEdited('thirteen', edit, '--format', 'sarif');
    const [run] = JSON.parse(stdout).runs;
    const found = run.results.filter(({ message }: { message: { text: string } }) => message.text.includes('24 month'));
    expect(found).toHaveLength(1);
    expect(found[0].message.text).toContain('said in 13 places');
    const places = [...found[0].locations, ...found[0].relatedLocations].map(
      ({ physicalLocation }) => physicalLocation,
    );
    const written = readFileSync(file, 'utf8').split('\n');
    expect(new Set(places.map(({ region }) => region.startLine)).size).toBe(13);
    for (const { artifactLocation, region } of places) {
      expect(artifactLocation.uri).toBe(file);
      expect(written[region.startLine - 1]?.slice(region.startColumn - 1)).toContain(words);
    }
    expect(status).toBe(1);
  });

  it('annotates a pull request with warnings', async () => {
    const words = 'Ring first; we call back within {fact:response-time}.';
    const edit = (text: string) =>
      text.replace(/(path: '\/services',[\s\S]*?hero: \{[\s\S]*?lead:\s+)'[^\n]*',\n/, `$1'${words}',\n`);
    const { status, stdout, stderr, file, lineOf } = await checkEdited('a-promise', edit, '--format', 'github');
    const line = lineOf(words);
    expect(stdout).toMatch(
      new RegExp(`^::warning file=${file},line=${line},col=\\d+,.*title=promise-outside-hours::`, 'm'),
    );
    expect(stdout).not.toContain('::error');
    // Details belong to their annotation.
    expect(stderr).toMatch(/^::warning::\d+ entries are not confirmed by the owner \(unconfirmed\):%0A {2}\w/m);
    expect(stderr.trim().split('\n')).toEqual(stderr.match(/^::warning::.*$/gm));
    expect(status).toBe(0);
  });

  it('counts warnings apart from contradictions', async () => {
    const leads = (...words: string[]) => {
      let lead = 0;
      return (text: string) =>
        text.replace(/(\n {8}lead:\s+)'[^'\n]*',/g, (whole, key) =>
          words[lead] ? `${key}'${words[lead++]}',` : whole,
        );
    };
    const warning = 'Ring first; we call back within {fact:response-time}.';
    const both = await checkEdited('both', leads(warning, 'Every repair has our 24 month warranty.'));
    expect(both.stderr).toContain('The site definition has 1 contradiction and 1 warning:');
    expect(both.status).toBe(1);
    const { stdout } = await checkEdited('one', leads(warning), '--format', 'markdown');
    expect(stdout).toContain('The site definition has 1 warning:');
    const { stdout: none } = await checkText('none', write(quietDefinition()), '--format', 'markdown');
    expect(none).toContain('The site definition has 0 contradictions:');
  });

  it('prints only the document in machine-readable formats', async () => {
    const { status, stdout } = await checkText('for-programs', write(quietDefinition()), '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({ version: 1, problems: [] });
    expect(status).toBe(0);
  });
});
