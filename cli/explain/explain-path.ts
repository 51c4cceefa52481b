import { namePlace } from '../../checks/contradictions/name-place.ts';
import { nearestName } from '../../site/nearest-name.ts';
import { formatPrice } from '../../site/price-text.ts';
import { pricesOnPage } from '../../site/prices-on-page.ts';
import type { KeyPath } from '../../site/problem.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
import { entryOfRoute } from '../entry-of-route.ts';
import { type Definition, whereIs } from '../open-definition.ts';
import { printColumns } from '../print-columns.ts';
import type { Answer } from './answer.ts';

/** Where a page comes from: its entry, what makes its address, its parts, its prices. */
export function explainPath(definition: Definition, asked: string): Answer {
  const { site } = definition;
  const path = asked.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, '');
  const routes = listRoutes(site);
  const route = routes.find((each) => each.path === path);
  if (route) return { found: true, text: explainRoute(definition, route) };

  const dead = site.knownDeadLinks.findIndex(({ href }) => href === path);
  const { reason, instead } = site.knownDeadLinks[dead] ?? {};
  if (reason) {
    const where = whereIs(definition, ['knownDeadLinks', dead]);
    return {
      found: true,
      text: `${path} is no page. It is a declared dead link, ${where}\n  ${reason}\n  ${instead} serves instead.`,
    };
  }
  const nearest = nearestName(
    path,
    routes.map((each) => each.path),
  );
  return { found: false, text: `${path} is no page of this site.${nearest ? ` Did you mean ${nearest}?` : ''}` };
}

function explainRoute(definition: Definition, route: Route): string {
  const { site } = definition;
  const entry = entryOfRoute(site, route);
  const row = (label: string, path: KeyPath, value: string): string[] => [label, whereIs(definition, path), value];
  return printColumns([
    [`${route.path}`, whereIs(definition, entry), namePlace(site, entry)],
    ...addressParts(route).map(({ label, path }) => row(label, path, namePlace(site, path))),
    row('title', [...entry, 'head', 'title'], route.head.title),
    row('description', [...entry, 'head', 'description'], route.head.description),
    row('heading', [...entry, 'hero', 'heading'], route.hero.heading),
    ...route.sections.map((section, index) => row(section.kind, [...entry, 'sections', index], section.heading)),
    ...pricesOnPage(route).map((key) => {
      const price = site.prices[key];
      return row(
        'price',
        ['prices', key],
        price ? `${price.name}, ${formatPrice(price, site.money, site.language)}` : key,
      );
    }),
  ]);
}

/** What the address of a page is made of, besides its entry. */
function addressParts(route: Route): { label: string; path: KeyPath }[] {
  if (route.kind !== 'location') return [];
  const { town, service } = route.page;
  return [
    { label: 'address: town', path: ['towns', town] },
    { label: 'address: service', path: ['services', service, 'townSlug'] },
  ];
}
