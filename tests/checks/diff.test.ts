import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SiteInput } from '../../schema/site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { runProgram } from '../helpers/run-program.ts';
import { writeDefinition } from './built-folder.ts';

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync(resolve('.cache/diff-test-'));
afterAll(() => rmSync(dir, { recursive: true }));

for (const folder of ['schema', 'site']) cpSync(folder, `${dir}/${folder}`, { recursive: true });
const [home, ...others] = tinySiteInput.pages;
writeSite({
  ...tinySiteInput,
  pages: [
    ...tinySiteInput.pages,
    {
      ...(home as typeof home & object),
      path: '/old',
      head: { title: 'Old | page', description: 'Gone soon.', keywords: ['old'] },
    },
  ],
});
git('init', '--quiet');
git('add', '.');
git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'Before');

it('says so if nothing changes', () => {
  expect(diff('HEAD')).toEqual({
    status: 0,
    stdout:
      '## What this changes on the site\n\nNothing: pages, prices, hours, claims and contacts are the same as in `HEAD`.\n',
    stderr: '',
  });
});

it('says which pages, prices, hours, claims and contacts change, before and after', () => {
  writeSite({
    ...tinySiteInput,
    business: { ...tinySiteInput.business, phone: { display: '01632 960001', dial: '+441632960001' } },
    hours: { timeZone: 'Europe/London', regular: [{ days: ['Monday'], opens: '08:00', closes: '17:00' }] },
    prices: { 'brake-pads': { name: 'Brake pads', from: 90 }, 'brake-discs': { name: 'Brake discs', fixed: 120.5 } },
    claims: { years: { value: '20+', label: 'years' } },
    pages: [
      home as typeof home & object,
      ...others.map((page) =>
        page.path === '/contact' ? { ...page, head: { ...page.head, title: 'Reach us' } } : page,
      ),
    ],
  });
  expect(diff('HEAD').stdout).toMatchInlineSnapshot(`
    "## What this changes on the site

    Against \`HEAD\`: pages: 1 removed, 1 changed; descriptions: 1 changed; prices: 1 added, 1 changed; opening hours: 1 changed; claims: 1 added; contact: 1 changed.

    ### Pages

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | /contact | Contact | Reach us |
    | removed | /old | Old \\| page |  |

    ### Descriptions

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | /brake-repair | Brake repair from £80. | Brake repair from £90. |

    ### Prices

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | brake-pads | Brake pads: From £80 | Brake pads: From £90 |
    | added | brake-discs |  | Brake discs: £120.50 |

    ### Opening hours

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | Monday | 9:00-17:00 | 8:00-17:00 |

    ### Claims

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | added | years |  | 20+ years |

    ### Contact

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | phone | 01632 960000 (+441632960000) | 01632 960001 (+441632960001) |
    "
  `);
});

it('reads the section kinds that lie beside the definition, at the revision and now', () => {
  const name = 'tide-table';
  mkdirSync(`${dir}/sections/${name}`, { recursive: true });
  const schema = "import * as z from 'zod';\nexport const schema = z.strictObject({ high: z.string() });\n";
  writeFileSync(`${dir}/sections/${name}/schema.ts`, schema);
  const write = (title: string) => {
    const sections = [{ kind: 'own', name, heading: 'High water', high: '06:12' }] as never;
    const page = { ...(home as typeof home & object), head: { ...(home as never as { head: object }).head, title } };
    writeSite({ ...tinySiteInput, pages: [{ ...page, sections } as never, ...others] });
  };
  write('Tides');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'Tides');
  write('High water');
  expect(diff('HEAD')).toMatchObject({ status: 0, stdout: expect.stringContaining('| Tides | High water |') });
});

it('exits with 2 and advice if there is nothing to compare with', async () => {
  expect(await runProgram('diff', ['no-such-branch'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('git has no such revision'),
  });
  expect(await runProgram('diff', ['--output=x'])).toMatchObject({ status: 2, stdout: '' });
  expect(await runProgram('diff', [])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("missing required argument 'base'"),
  });
});

it('exits with 2 if the definition of the revision is invalid, and with 1 if the present one is', () => {
  const invalid = { ...tinySiteInput, url: 'nowhere' } as SiteInput;
  writeSite(invalid);
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--all', '--quiet', '--message', 'Broken');
  const now = diff('HEAD~1');
  expect([now.status, now.stderr]).toEqual([1, expect.stringMatching(/^The site definition has 1 problem:.*url: /s)]);
  writeSite(tinySiteInput as SiteInput);
  const before = diff('HEAD');
  expect([before.status, before.stderr]).toEqual([
    2,
    expect.stringMatching(/^Cannot compare the site with HEAD: The site definition has 1 problem:.*url: /s),
  ]);
});

function writeSite(input: SiteInput): void {
  writeFileSync(`${dir}/site.config.ts`, writeDefinition(input));
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: dir });
}

function diff(...args: string[]) {
  const { SITE_URL: _url, SITE_CONFIG: _config, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('node', [resolve('scripts/run.js'), resolve('cli/diff.ts'), ...args], {
    cwd: dir,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}
