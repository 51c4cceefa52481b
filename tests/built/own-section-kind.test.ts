import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { readDefinition } from '../../site/source/import-definition.ts';
import { buildElsewhere, buildSite } from '../helpers/build-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { elements, only, textOf } from '../helpers/elements.ts';
import { readPolicies, readPolicy } from '../helpers/page-contents.ts';

const fixture = 'tests/fixtures/tide-site';
/** A copy outside the project, where a definition may live too. */
const outside = mkdtempSync(join(tmpdir(), 'tide-site-'));
const config = join(outside, 'site.config.ts');
let clientDir: string;
let page: BuiltPage;
let remove: () => Promise<void>;

beforeAll(async () => {
  cpSync(fixture, outside, { recursive: true });
  for (const name of readdirSync(outside, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )) {
    const imports = (path: string) => `from '${resolve(fixture, dirname(name), path)}'`;
    const source = readFileSync(join(outside, name), 'utf8');
    writeFileSync(
      join(outside, name),
      source.replace(/from '(\.\.[^']+)'/g, (_, path: string) => imports(path)),
    );
  }
  const view = join(outside, 'sections/tide-table/View.tsx');
  const source = readFileSync(view, 'utf8').replace('<p>', '<p title={boat} className={`${note} ${frame}`}>');
  const imports = [
    "import { boat } from '../../boat.ts';",
    "import { frame } from '../../frame.css.ts';",
    "import { note } from './parts/note.css.ts';",
  ];
  writeFileSync(view, [...imports, source].join('\n'));
  const style = (name: string, rule: string) =>
    `import { style } from '@vanilla-extract/css';\nexport const ${name} = style({ ${rule} });\n`;
  writeFileSync(join(outside, 'frame.css.ts'), style('frame', "borderStyle: 'dotted'"));
  mkdirSync(join(outside, 'sections/tide-table/parts'));
  writeFileSync(join(outside, 'sections/tide-table/parts/note.css.ts'), style('note', "fontStyle: 'oblique'"));
  writeFileSync(join(outside, 'boat.ts'), "export const boat = 'Heron';\n");
  ({ clientDir, remove } = await buildElsewhere(config, join(outside, 'public')));
  page = readBuiltPages(clientDir).find(({ path }) => path === '/') as BuiltPage;
});
afterAll(async () => {
  rmSync(outside, { recursive: true });
  await remove();
});

it('is built from the folder beside the definition, with its styles', () => {
  const list = only(page.document, 'ol');
  expect(elements(list, 'li').map(textOf)).toEqual(['06:12', '18:40']);
  expect(textOf(only(page.document, 'main'))).toContain('High water 06:12 18:40 At the slip, from 2001 on.');
  expect(page.html).toMatch(new RegExp(`\\.${list.attribs.class}\\{[^}]*tabular-nums`));
});

it('keeps apart the classes of its styles in other folders', () => {
  const classes = elements(only(page.document, 'main'), 'p').find(({ attribs }) => attribs.title)?.attribs.class;
  const [note, frame] = classes?.split(' ') ?? [];
  expect(note).not.toBe(frame);
  expect(page.html).toContain(`.${note}{font-style:oblique}`);
  expect(page.html).toContain(`.${frame}{border-style:dotted}`);
});

it('shows a frame of the host that its definition declares', () => {
  expect(only(page.document, 'iframe').attribs.src).toBe('https://charts.example/slip?zoom=2');
  const [, policy = ''] = [...readPolicies(join(clientDir, '..'))].find(([file]) => file === 'index.html') ?? [];
  expect(readPolicy(policy)['frame-src']).toEqual(['https://charts.example']);
});

it('has an icon of the package and a custom one, once each and in the colour of the text', () => {
  const symbols = elements(page.document, 'symbol').map(({ attribs }) => attribs.id);
  expect(symbols.filter((id) => /slip|anchor|wrench/.test(`${id}`))).toEqual([
    'icon-/icons/slip.svg',
    'icon-anchor',
    'icon-wrench',
  ]);
  expect(elements(page.document, 'use').map(({ attribs }) => attribs.href)).toContain('#icon-/icons/slip.svg');
  expect(/<symbol id="icon-\/icons\/slip.svg".*?<\/symbol>/.exec(page.html)?.[0]).toMatchInlineSnapshot(
    `"<symbol id="icon-/icons/slip.svg" viewBox="0 0 32 32"><g fill="none" stroke="currentColor" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><path d="m4 28 24-18v18z" stroke-width="3"/><circle cx="8" cy="8" r="3" fill="currentColor"/></g></symbol>"`,
  );
  expect(/<symbol id="icon-anchor".*?<\/symbol>/.exec(page.html)?.[0]).toMatchInlineSnapshot(
    `"<symbol id="icon-anchor" viewBox="0 0 24 24"><path d="M12 6v16"/><path d="m19 13 2-1a9 9 0 0 1-18 0l2 1"/><path d="M9 11h6"/><circle cx="12" cy="4" r="2"/></symbol>"`,
  );
});

it('has its links checked like all others', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/run.js', 'cli/check-links.ts', '--dir', clientDir],
    { env: { ...process.env, SITE_CONFIG: config } },
  );
  expect(stdout).toMatch(/: 0 dead/);
  expect(readFileSync(join(clientDir, 'index.html'), 'utf8')).toContain('href="/contact">slip</a>');
});

type Section = SiteInput['pages'][number]['sections'][number];

it('is typed, and its settings are checked like all others', async () => {
  const imported = await readDefinition(config);
  const definition = ('value' in imported ? imported.value : undefined) as SiteInput;
  const [home, ...others] = definition.pages;
  const problemOf = (section: object) => {
    const sections = [section as Section];
    const read = () => parseSite({ ...definition, pages: [{ ...home, sections }, ...others] });
    return read;
  };
  const tides: Section = { kind: 'own', name: 'tide-table', heading: 'High water', high: ['06:12'] };
  expect(problemOf(tides)().pages[0]?.sections[0]).toMatchObject({ high: ['06:12'], note: 'Times at the slip.' });
  // @ts-expect-error a time is text
  const numbers: Section = { kind: 'own', name: 'tide-table', heading: 'High water', high: [6] };
  expect(problemOf(numbers)).toThrow("pages[0].sections[0].high[0]: found 6; write '06:00' in quotes");
  // @ts-expect-error no folder has this name
  const other: Section = { kind: 'own', name: 'tide-tabel', heading: 'High water', high: ['06:12'] };
  expect(problemOf(other)).toThrow(
    'pages[0].sections[0].name: found "tide-tabel"; it is not a folder of sections/ beside the definition. Did you mean "tide-table"?',
  );
  expect(problemOf({ ...tides, hihg: ['06:12'] })).toThrow(
    'pages[0].sections[0].hihg: is not a valid key here; remove it. Use one of: high, note, chart.',
  );
  expect(problemOf({ ...tides, note: '[Slip](/slip)' })).toThrow(
    'pages[0].sections[0].note: found "/slip"; it is not a page.',
  );
});

it('is rendered again when a file that it imports was edited', async () => {
  const read = () => readFileSync(join(clientDir, 'index.html'), 'utf8');
  expect(read()).toContain('title="Heron"');
  writeFileSync(join(outside, 'boat.ts'), "export const boat = 'Egret';\n");
  const outDir = join(clientDir, '..');
  await buildSite({ config, outDir, publicDir: join(outside, 'public'), program: 'tests/helpers/fast-build.ts' });
  expect(read()).toContain('title="Egret"');
});
