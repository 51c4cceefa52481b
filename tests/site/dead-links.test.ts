import { expect, it } from 'vitest';
import { loadSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { garage } from '../helpers/garage.ts';

const declared = garage.knownDeadLinks.map(({ href }) => href);

it('declares the eleven dead links of the product decisions', () => {
  expect(declared.toSorted()).toEqual([
    '/locations/chatham-brake-repair',
    '/locations/chatham-mot-preparation',
    '/locations/gillingham-car-service',
    '/locations/gillingham-mot-preparation',
    '/locations/rochester-brake-repair',
    '/locations/rochester-car-service',
    '/locations/sittingbourne-brake-repair',
    '/services/brake-repair',
    '/services/car-servicing',
    '/services/diagnostics',
    '/services/mot-preparation',
  ]);
});

it('leaves them dead until the switch is set', () => {
  const kept = hrefsOf(listRoutes(garage));
  const repaired = hrefsOf(listRoutes(loadSite({ ...definition, deadLinks: 'repair' }, '')));
  expect(declared.filter((href) => !kept.has(href))).toEqual([]);
  expect(declared.filter((href) => repaired.has(href))).toEqual([]);
});

it('reports a faulty declaration, and not the link it was meant for', () => {
  const knownDeadLinks = definition.knownDeadLinks?.map((link) =>
    link.href === '/services/diagnostics' ? { ...link, href: '/diagnostics' } : link,
  );
  expect(() => loadSite({ ...definition, knownDeadLinks })).toThrow(
    /^The site definition has 1 problem:\n {2}knownDeadLinks\[3\]\.href: \/diagnostics is a page now/,
  );
});

it('takes the origin from the environment if it is set there', () => {
  expect(loadSite(definition, 'https://www.example.org/').url).toBe('https://www.example.org');
  expect(loadSite(definition, '').url).toBe(definition.url);
});

/** Every address linked by the routes. */
function hrefsOf(value: unknown): Set<string> {
  return new Set([...JSON.stringify(value).matchAll(/"href":"([^"#]+)/g)].map(([, href = '']) => href));
}
