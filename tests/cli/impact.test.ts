import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDefinition, parseKey } from '../../cli/definition.ts';
import { changeEntry } from '../../cli/impact/change-entry.ts';
import { comparePages } from '../../cli/impact/compare-pages.ts';
import { measureImpact } from '../../cli/impact/measure-impact.ts';
import { openRenderer } from '../../cli/impact/render-site.ts';
import { memo } from '../../schema/memo.ts';
import type { Week } from '../../schema/opening-times.ts';
import type { Site } from '../../schema/site.ts';
import { isObject, type KeyPath } from '../../site/key-path.ts';
import { loadSite, reparse } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import { importDefinition } from '../../site/source/import-definition.ts';
import { quietDefinition } from '../contradictions/quiet-site.ts';
import { twoBranches } from '../fixtures/two-branches.config.ts';
import { copyDefinition } from './copied-definition.ts';

const { file, run, lineOf, remove } = copyDefinition();
const definition = await openDefinition(file);
let render: Awaited<ReturnType<typeof openRenderer>>;
/** Every page of the unchanged definition. */
let before: string[];
beforeAll(async () => {
  render = await openMemoised(definition);
  const { routes, render: renderRoute } = await render(definition.site);
  before = routes.map(renderRoute);
});

/** Opens renderers that render each page of a site once, for the test and for what it tests. */
async function openMemoised(site: Parameters<typeof openRenderer>[0]): Promise<typeof render> {
  const open = await openRenderer(site);
  const openOnce = memo(
    (changed: Site) => open(changed).then((opened) => ({ ...opened, render: memo(opened.render) })),
    new WeakMap(),
  );
  return async (changed) => openOnce(changed);
}
afterAll(remove);

function impactOf(asked: string) {
  const key = parseKey(definition, asked);
  if ('problem' in key) throw new Error(key.problem);
  return measureImpact(definition, key.path, render);
}

describe('npm run impact', () => {
  it('lists the pages, structured data and sentences that contain a price', async () => {
    const { pages, structuredData, mentions, formOptions, addresses } = await impactOf('prices.brake-fluid');
    expect(pages).toContain('/brake-repair');
    expect(pages).toContain('/locations/newington-brake-repair');
    expect(pages).not.toContain('/clutch-repair');
    expect(structuredData.map(({ type }) => type)).toContain('Service');
    expect(formOptions).toEqual(['booking: Brake Service from £35']);
    expect(mentions.map(({ how }) => how)).toContain('{from:brake-fluid}');
    expect(addresses).toEqual([]);
  });

  it('finds the phone number on every page, in the mails and in structured data', async () => {
    const { pages, mails, structuredData } = await impactOf('business.phone');
    expect(pages).toHaveLength(31);
    expect(mails).toContain('to the visitor, contact');
    expect(structuredData).toContainEqual({ type: 'AutoRepair', pages: 31 });
  });

  it('finds the addresses that a town is part of, and the links to them', async () => {
    const { stdout } = await run('impact', ['towns.sittingbourne']);
    expect(stdout).toContain(`towns.sittingbourne  ${file}:${lineOf("sittingbourne: { name: 'Sittingbourne'")}:20`);
    expect(stdout).toContain('/locations/sittingbourne-mot-preparation, /locations/sittingbourne-car-service');
    expect(stdout).toMatch(/linked from +31 +every page/);
  });

  it.each([
    'prices.brake-pads',
    'towns',
    'towns.sittingbourne',
    'services.brake-repair',
    'services.brake-repair.name',
    'business.phone',
    'business.name',
    'hours',
    'claims',
    'facts',
    'emergencyServices',
    'structure',
    'faq',
    'forms',
    'layout.footer',
    "pages['/contact']",
    "locations['/locations/gillingham-brake-repair']",
    'mail',
  ])('finds for %s the pages that differ when every page is rendered', async (asked) => {
    const key = parseKey(definition, asked);
    if ('problem' in key) throw new Error(key.problem);
    const changed = changeEntry(definition, key.path) ?? definition.site;
    const after = await render(changed);
    const differing = after.routes.filter((route, index) => after.render(route) !== before[index]);
    const paths = listRoutes(definition.site).map(({ path }) => path);
    const { pages } = await measureImpact(definition, key.path, render, changed);
    expect(pages).toEqual(differing.map((route) => paths[after.routes.indexOf(route)]));
  });

  it.each(['examples/harbour-vets/site.config.ts', 'tests/fixtures/two-branches.config.ts'])(
    'finds the same when it renders only one of the pages that count as alike: %s',
    async (example) => {
      const { written, site } = await openDefinition(example);
      const open = await openMemoised({ site });
      const unchanged = await open(site);
      const paths = Object.entries(Object(written)).flatMap(([table, entries]): KeyPath[] => {
        const keys = isObject(entries) && !Array.isArray(entries) ? Object.keys(entries) : [];
        return [[table], ...keys.map((key) => [table, key])];
      });
      for (const path of paths) {
        const changed = changeEntry({ written }, path);
        if (!changed) continue;
        const after = await open(changed);
        expect([path, comparePages(unchanged, after, true)]).toEqual([path, comparePages(unchanged, after, false)]);
      }
    },
  );

  it("names a branch's slots, and neither those of another place nor mails in which only the example differs", async () => {
    const two = twoBranches(['smallham', 'rainham']);
    const { timeSlots: _, ...forms } = two.forms ?? {};
    const early: Week = [{ days: ['Saturday'], opens: '07:00', closes: '09:00' }];
    const rainham = { ...two.departments?.rainham, name: 'Rainham branch', regular: early };
    const written = { ...two, departments: { rainham }, forms: { ...forms, slotMinutes: 60 } };
    const site = loadSite(written);
    const impact = await measureImpact(
      { ...definition, site, written },
      ['departments', 'rainham', 'regular'],
      await openMemoised({ site }),
    );
    expect(impact.formOptions).toEqual(['booking: 7:00-8:00', 'booking: 8:00-9:00']);
    expect(impact.mails).toEqual([]);
  });

  it('claims nothing of a choice, for which it knows no other value', async () => {
    const { stdout } = await run('impact', ['look']);
    expect(stdout).toMatch(/ pages +\?\n.* mails +\?\n/s);
    expect(stdout).toContain('? is not known, because no other value was found to compare with.');
  });

  it('accepts keys in quotation marks of either kind', () => {
    for (const asked of [`prices['brake-pads']`, 'prices["brake-pads"]'])
      expect(parseKey(definition, asked)).toEqual({ path: ['prices', 'brake-pads'] });
  });

  it('accepts a page by its address, as in findings', () => {
    expect(parseKey(definition, "pages['/contact'].hero.lead")).toEqual({ path: ['pages', 5, 'hero', 'lead'] });
    expect(parseKey(definition, 'pages[5].hero')).toEqual({ path: ['pages', 5, 'hero'] });
  });

  it('suggests the nearest key for an unknown one', async () => {
    const { stderr, status } = await run('impact', ['towns.gilingham']);
    expect(stderr).toContain('towns has no "gilingham". Did you mean "gillingham"?');
    expect(status).toBe(1);
  });
});

describe('an entry changed for comparison', () => {
  it('is referred to by cells of tables', async () => {
    const { written } = definition;
    const key = Object.keys(definition.site.prices)[0] as string;
    const rows = [['Pads', `{price:${key}}, or {from:${key}}`]];
    const cells = { site: definition.site, written: { ...Object(written), rows } } as typeof definition;
    const { mentions } = await measureImpact(cells, ['prices', key], render);
    for (const how of [`{price:${key}}`, `{from:${key}}`])
      expect(mentions).toContainEqual({ path: ['rows', 0, 1], how });
  });

  it('compares a definition with its own sections and repaired links', async () => {
    const written = await importDefinition('tests/fixtures/tide-site/site.config.ts');
    const tides = loadSite(written);
    expect(reparse(written)).toEqual(tides);
    const repairing = { ...Object(definition.written), deadLinks: 'repair' };
    expect(reparse(repairing)).toEqual(loadSite(repairing, ''));
  });

  it('keeps values that nothing can replace', () => {
    const draft = quietDefinition();
    draft.facts['response-time'] = '2 hours';
    draft.mail = { respondWithin: '{fact:response-time}' };
    const changed = (path: KeyPath) => changeEntry({ written: draft }, path);
    expect(changed(['facts', 'response-time'])?.mail.respondWithin).toBe(180);
    expect(changed(['business', 'phone', 'dial'])?.business.phone.dial).toBe('+441632960001');
    expect(changed(['services', 'brake-repair'])?.services['brake-repair']?.icon).toBe('disc');
  });
});
