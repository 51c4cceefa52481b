import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDefinition } from '../../cli/definition.ts';
import { openRenderer } from '../../cli/impact/render-site.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';
import { hasWord } from '../helpers/has-word.ts';
import { graphOf, thingOf } from '../helpers/json-ld.ts';
import { runProgram } from '../helpers/run-program.ts';

describe.each(['harbour-vets', 'czysty-ton'])('examples/%s', (name) => {
  let outDir: string;
  let pages: BuiltPage[];
  const settings = () => ({
    SITE_CONFIG: `examples/${name}/site.config.ts`,
    OUT_DIR: outDir,
    PUBLIC_DIR: '',
    SITE_URL: '',
  });
  beforeAll(() => {
    mkdirSync('.cache', { recursive: true });
    outDir = mkdtempSync('.cache/example-');
    const build = ['scripts/run.js', 'tests/helpers/fast-build.ts'];
    const { status, stderr } = spawnSync('node', build, { env: { ...process.env, ...settings() }, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    pages = readBuiltPages(join(outDir, 'client'));
  });
  afterAll(() => rmSync(outDir, { recursive: true }));

  it('is valid and free of contradictions', async () => {
    const { status, stderr } = await runProgram('check', [], settings());
    const warnings = stderr.trim().split('\n');
    expect([status, warnings.filter((line) => !line.includes(' is a placeholder '))]).toEqual([0, []]);
  });

  it('has no dead link', async () => {
    const { status, stdout } = await runProgram('check-links', ['--dir', join(outDir, 'client')], settings());
    expect([status, stdout]).toEqual([0, expect.stringMatching(/: 0 dead, 0 declared dead, 0 stale/)]);
  });

  it('does not mention the garage', () => {
    const { business, services, towns } = garage;
    const words = [business.name, business.phone.display, ...Object.values(towns).map((town) => town.name)];
    const found = [...words, ...Object.values(services).map((service) => service.name), 'garage', 'AutoRepair'].filter(
      (word) => pages.some(({ html }) => hasWord(html.replace(/<style>.*?<\/style>/gs, ''), word)),
    );
    expect(found).toEqual([]);
  });

  it('describes its business where it is', () => {
    const { business, language } = JSON.parse(readFileSync(join(outDir, 'server/site.json'), 'utf8')).site;
    const home = pages.find(({ path }) => path === '/') as BuiltPage;
    expect(only(home.document, 'html').attribs.lang).toBe(language);
    expect(thingOf(graphOf(home), business.type)).toMatchObject({
      name: business.name,
      address: { addressLocality: business.address.town, addressCountry: business.address.country },
    });
    expect(textOf(only(home.document, 'footer'))).toContain(business.address.town);
  });

  it.runIf(name === 'harbour-vets')('has the number for the hour first in an emergency, open and closed', () => {
    const { document } = pages.find(({ path }) => path === '/emergencies') as BuiltPage;
    const buttons = elements(only(document, 'main'), 'a').filter(
      ({ attribs }) => attribs.class && attribs.href?.startsWith('tel:'),
    );
    const [open, closed] = ['020 910 0142', '020 910 0199'];
    expect(
      buttons.map((button) =>
        textOf(button)
          .match(/[\d ]+$/)?.[0]
          .trim(),
      ),
    ).toEqual([open, closed, closed, open]);
    const bar = elements(document, 'nav').slice(-1);
    expect(bar.flatMap((nav) => elements(nav, 'a')).map(({ attribs }) => attribs.href)).toEqual([
      'tel:+353209100142',
      'tel:+353209100199',
    ]);
  });

  it.runIf(name === 'harbour-vets')('links both phone numbers of a sentence, and no number within a button', () => {
    const { html } = pages.find(({ html }) => html.includes('While we’re open, ring ')) as BuiltPage;
    expect(html).toMatch(
      /While we’re open, ring <span class="\w+"><a href="tel:\+\d+">[\d ]+<\/a>.<\/span> When we’re closed, ring <span class="\w+"><a href="tel:\+\d+">[\d ]+<\/a>.<\/span>/,
    );
    expect(pages.filter((page) => /<a [^>]*>(?:(?!<\/a>).)*<a /s.test(page.html)).map(({ path }) => path)).toEqual([]);
  });

  it.runIf(name === 'harbour-vets')('lists the times of a visit by the days that have them', () => {
    const { document } = pages.find(({ path }) => path === '/book') as BuiltPage;
    const groups = elements(document, 'fieldset').filter((group) => elements(group, 'fieldset').length === 0);
    const times = groups.map((group) => [...elements(group, 'legend'), ...elements(group, 'label')].map(textOf));
    expect(times).toContainEqual([
      'Monday to Friday',
      '9:00-10:30',
      '10:30-12:00',
      '14:00-15:30',
      '15:30-17:00',
      '17:00-18:30',
    ]);
    expect(times).toContainEqual(['Saturday', '10:00-11:30', '11:30-13:00']);
  });

  it.runIf(name === 'harbour-vets')('describes the ways to the business where no other section does', () => {
    const described = pages.filter(({ document }) => textOf(document).includes('take the R605 into town'));
    expect(described.map(({ path }) => path)).toEqual(['/contact']);
  });

  it.runIf(name === 'harbour-vets')('ends a service without a closing in a call', () => {
    const { document } = pages.find(({ path }) => path.endsWith('/consultations')) as BuiltPage;
    const inOrder = elements(only(document, 'main'), 'h2', 'a').map((node) => node.attribs.href ?? node.name);
    expect(inOrder.slice(inOrder.lastIndexOf('h2')).filter((href) => href.startsWith('tel:'))).toHaveLength(1);
  });

  it.runIf(name === 'harbour-vets')('says in its hero only whether each of several departments is open', async () => {
    const { site } = await openDefinition(`examples/${name}/site.config.ts`);
    const render = await openRenderer({ site });
    const { regular } = site.hours;
    const heroWith = async (...names: string[]) => {
      const ofNames = Object.fromEntries(names.map((each) => [each, { name: `The ${each}`, regular }]));
      const rendered = await render({ ...site, departments: { ...site.departments, ...ofNames } });
      const [home] = rendered.routes.filter(({ path }) => path === '/');
      if (!home) throw new Error('There is no home page.');
      return elements(only(parseDocument(rendered.render(home)), 'main'), 'div')[0] as Element;
    };
    const of = (hero: Element) => ({
      days: elements(hero, 'dt').length,
      states: elements(hero, 'p').filter(({ attribs }) => 'data-open-now' in attribs).length,
      hours: elements(hero, 'a').some(({ attribs }) => attribs.href === '/contact'),
    });
    expect(of(await heroWith())).toEqual({ days: 4, states: 0, hours: false });
    expect(of(await heroWith('shop'))).toEqual({ days: 7, states: 0, hours: false });
    expect(of(await heroWith('shop', 'grooming'))).toEqual({ days: 4, states: 2, hours: true });
  });
});
