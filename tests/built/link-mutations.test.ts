import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkFolder } from '../../checks/links/check-folder.ts';
import { collectFolder } from '../../checks/links/collect/collect-folder.ts';
import { listPageLinks } from '../../site/provenance.ts';
import { listRoutes } from '../../site/routes.ts';
import { readSource } from '../../site/source/source.ts';
import { type PlantedFault, plantedFaults } from '../fixtures/planted-faults.ts';
import { garage } from '../helpers/garage.ts';

const source = readSource('site.config.ts');
const dir = mkdtempSync(join(tmpdir(), 'mutated-'));
cpSync('dist/client', dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
afterAll(() => rmSync(dir, { recursive: true }));

const declared = checkFolder(dir, garage, source).findings;

it('has a sound site to plant faults in', () => {
  expect(declared.filter(({ rule }) => rule !== 'declared-dead')).toEqual([]);
});

it('lists every link of every page except phone and mail links', () => {
  const routes = new Map(listRoutes(garage).map((route) => [route.path, route]));
  for (const { isPage, path, references } of collectFolder(dir, garage.url).documents) {
    if (!isPage) continue;
    const built = references
      .filter(({ attribute, target }) => attribute === 'a href' && !/^(tel:|mailto:|#)/.test(target))
      .map(({ target }) => target);
    const defined = listPageLinks(garage, routes.get(path)).map(({ address }) => address);
    // The call bar of an emergency or a form has no link.
    const { href } = garage.layout.callBar.link ?? {};
    expect([...new Set([...defined, href])].sort(), path).toEqual([...new Set([...built, href])].sort());
  }
});

it.each(plantedFaults)('catches $name by the rule $rule at its line and column, and nothing else', (fault) => {
  const { expectedAt, found } = plant(fault);
  const isMeant = (target: string) => fault.target.endsWith('*') && target.startsWith(fault.target.slice(0, -1));
  expect(found.map(({ rule, target }) => [rule, isMeant(target) ? fault.target : target])).toEqual([
    [fault.rule, fault.target],
  ]);
  const [finding] = found;
  expect(
    finding?.places.map(({ file, line, column }) => `${file.replace(/^.*mutated-[^/]*\//, '')}:${line}:${column}`),
  ).toEqual([expectedAt]);
  if (fault.nearest) expect(finding?.nearest).toBe(fault.nearest);
  if (fault.entry) expect(finding?.causes.map(({ entry }) => entry)).toEqual([fault.entry]);
  if (fault.template) expect(finding?.causes.map(({ template }) => template)).toEqual([fault.template]);
});

/** Plants one fault, checks, and removes it. Returns findings besides the sound site's declared links. */
function plant({ file, find, write, at }: PlantedFault) {
  const path = join(dir, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const start = find === undefined ? 0 : (before ?? '').indexOf(find);
  expect(start, `${file} has ${find}`).toBeGreaterThanOrEqual(0);
  const after =
    find === undefined || before === undefined
      ? write
      : before.slice(0, start) + write + before.slice(start + find.length);
  writeFileSync(path, after);
  try {
    const { findings } = checkFolder(dir, garage, source);
    const known = new Set(declared.map(({ rule, target }) => `${rule} ${target}`));
    const lines = after.slice(0, at ? after.indexOf(at) : after.lastIndexOf('<', start)).split('\n');
    return {
      found: findings.filter(({ rule, target }) => !known.has(`${rule} ${target}`)),
      expectedAt: `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`,
    };
  } finally {
    if (before === undefined) unlinkSync(path);
    else writeFileSync(path, before);
  }
}
