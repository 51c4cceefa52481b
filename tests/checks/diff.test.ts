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
      '## What this changes on the site\n\nNothing: the definition says the same as in `HEAD`. Code and files are not compared.\n',
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

    Against \`HEAD\`: pages: 1 removed, 1 changed; prices: 1 added, 1 changed; opening hours: 1 changed; business: 2 changed; claims: 1 added.

    ### Pages

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | /contact | Contact | Reach us |
    | removed | /old | Old \\| page |  |

    ### Prices

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | brake-pads, /brake-repair: head.description | Brake pads: From £80 | Brake pads: From £90 |
    | added | brake-discs |  | Brake discs: £120.50 |

    ### Opening hours

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | Monday | 9:00-17:00 | 8:00-17:00 |

    ### Business

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | business.phone.display, /brake-repair: closing.actions\\['Call 01632 960001'\\].label, /locations/smallham-brake-repair: closing.actions\\['Call 01632 960001'\\].label and 4 more places, on 2 pages | 01632 960000 | 01632 960001 |
    | changed | business.phone.dial | +441632960000 | +441632960001 |

    ### Claims

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | added | claims.years |  | value: 20+, label: years |
    "
  `);
});

it('says what else a visitor sees or meets: sentences, forms, departments, redirects, notices, the brand', () => {
  const write = (words: Record<string, string>, changed: boolean) => {
    const { forms, brand, business } = tinySiteInput;
    const phone = changed ? { display: '01632 960002', dial: '+441632960002' } : business.phone;
    const notice = {
      kind: 'notice',
      heading: 'Road closed',
      text: `${words.closed}. {phone} helps.`,
      until: '2020-01-01',
    };
    const welcome = {
      kind: 'text',
      heading: words.heading,
      paragraphs: ['We repair brakes.', `Only ${words.many} cars.`],
    };
    const navigation = [
      { name: 'Home', href: '/' },
      { name: 'Contact', href: '/contact' },
    ];
    writeSite({
      ...tinySiteInput,
      business: { ...business, phone },
      departments: {
        cafe: {
          name: 'The Café',
          phone: { display: '01632 960010', dial: '+441632960010' },
          parking: words.parking,
          regular: [{ days: ['Saturday'], opens: '10:00', closes: changed ? '15:00' : '13:00' }],
        },
      },
      prices: { 'brake-pads': { name: 'Brake pads', from: 80, description: words.price } },
      pages: [{ ...home, sections: [...(changed ? [notice] : []), welcome, ...(changed ? [] : [notice])] }, ...others],
      layout: { ...tinySiteInput.layout, navigation: changed ? navigation.reverse() : navigation },
      forms: {
        ...forms,
        fields: {
          ...forms.fields,
          name: { ...forms.fields.name, label: words.label },
          preferredDate: { ...forms.fields.preferredDate, min: { days: changed ? 2 : 1 } },
        },
      },
      redirects: [{ from: '/old.html', to: changed ? '/contact' : '/' }],
      brand: { ...brand, colours: { ...brand.colours, accent: changed ? '#ffe21f' : '#ffd21f' } },
    } as never);
  };
  const words = { heading: 'Welcome', many: 'old', closed: 'Come by Mill Lane', parking: 'Behind the house.' };
  write({ ...words, label: 'Name', price: 'Front axle.' }, false);
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--all', '--quiet', '--message', 'Words');
  const changed = { heading: 'Hello', many: 'vintage', closed: 'Come by the ford', parking: 'In the road.' };
  write({ ...changed, label: 'Full name', price: 'One axle.' }, true);
  expect(diff('HEAD').stdout).toMatchInlineSnapshot(`
    "## What this changes on the site

    Against \`HEAD\`: opening hours: 1 changed; business: 2 changed; departments: 1 changed; prices: 1 changed; on the pages: 3 changed; layout: 1 reordered; forms: 2 changed; brand: 1 changed; redirects: 1 changed.

    ### Opening hours

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | The Café: Saturday | 10:00-13:00 | 10:00-15:00 |

    ### Business

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | business.phone.display, /brake-repair: closing.actions\\['Call 01632 960002'\\].label, /locations/smallham-brake-repair: closing.actions\\['Call 01632 960002'\\].label and 4 more places, on 2 pages | 01632 960000 | 01632 960002 |
    | changed | business.phone.dial | +441632960000 | +441632960002 |

    ### Departments

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | departments.cafe.parking | Behind the house. | In the road. |

    ### Prices

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | prices\\['brake-pads'\\].description | Front axle. | One axle. |

    ### On the pages

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | /: sections\\['Road closed'\\].text | Come by Mill Lane. 01632 960000 helps. | Come by the ford. 01632 960002 helps. |
    | changed | /: sections.Hello.heading | Welcome | Hello |
    | changed | /: sections.Hello.paragraphs\\[1\\] | Only old cars. | Only vintage cars. |

    ### Layout

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | reordered | layout.navigation | Home, Contact | Contact, Home |

    ### Forms

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | forms.fields.name.label | Name | Full name |
    | changed | forms.fields.preferredDate.min.days | 1 | 2 |

    ### Brand

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | brand.colours.accent | #ffd21f | #ffe21f |

    ### Redirects

    |  | What | Before | After |
    | --- | --- | --- | --- |
    | changed | redirects\\['/old.html'\\].to | / | /contact |
    "
  `);
});

it('says in few rows, and few words, what changes in many places', () => {
  const long = 'We fit the pads, the discs and the calipers, and we take the car for a drive of some miles';
  const write = (name: string, count: number) =>
    writeSite({
      ...tinySiteInput,
      business: { ...tinySiteInput.business, name },
      pages: [
        ...tinySiteInput.pages,
        ...Array.from({ length: 50 }, (_, index) => ({
          ...home,
          path: `/page-${index}`,
          head: { title: `Page ${index}`, description: `Page ${index}.`, keywords: ['page'] },
          sections: [{ kind: 'text', heading: 'What', paragraphs: [`${long} ${index * count} before you pay.`] }],
        })),
      ],
    } as never);
  write('Tiny Garage', 1);
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--all', '--quiet', '--message', 'Many');
  write('Small Garage', 2);
  const { stdout } = diff('HEAD');
  expect(stdout).toContain('| …drive of some miles 1 before you pay. | …drive of some miles 2 before you pay. |');
  expect(stdout).toContain('…and 9 more.');
  expect(stdout.split('\n').filter((line) => line.includes('Small'))).toMatchInlineSnapshot(`
    [
      "| changed | business.name, layout.copyright, forms.privacy.sentences\\[0\\] | Tiny Garage | Small Garage |",
    ]
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
