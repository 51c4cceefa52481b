import type { Link } from '../../../schema/link.ts';
import type { Site } from '../../../schema/site.ts';
import { servicePath } from '../../../site/paths.ts';
import type { KeyPath } from '../../../site/problem.ts';
import type { Route } from '../../../site/routes.ts';
import { listLinksAbove, listLinksBelow } from './list-layout-renderings.ts';
import { listSectionRenderings } from './list-section-renderings.ts';
import { listWrittenLinks } from './list-written-links.ts';
import { locationPlaces } from './location-places.ts';
import type { Rendering } from './rendering.ts';

/** Every link of a page in the order of its HTML; without a route, those of the not-found page. */
export function listPageRenderings(site: Site, route: Route | undefined): Rendering[] {
  return [
    ...listLinksAbove(site, route),
    ...(route ? listOwnLinks(site, route) : listNotFoundLinks(site)),
    ...listLinksBelow(site),
  ];
}

/** The entry that declares a page. */
export function entryOf(site: Site, route: Route): KeyPath {
  if (route.kind === 'service') return ['services', route.key];
  if (route.kind === 'location') return ['locations', locationPlaces(site).byPage.get(route.page) ?? -1];
  return ['pages', site.pages.indexOf(route.page)];
}

function listOwnLinks(site: Site, route: Route): Rendering[] {
  const entry = entryOf(site, route);
  const written = (key: 'hero' | 'closing', template: string) =>
    listWrittenLinks(site, route[key]?.actions, [...entry, key, 'actions'], template);
  return [
    ...written('hero', 'templates/parts/Hero.tsx'),
    ...route.sections.flatMap((section, index) => listSectionRenderings(site, section, [...entry, 'sections', index])),
    ...listRelated(site, route, entry),
    ...written('closing', 'templates/parts/Closing.tsx'),
  ];
}

/** The lists that service and town pages end in, which fill themselves from the town pages there are. */
function listRelated(site: Site, route: Route, entry: KeyPath): Rendering[] {
  if (route.kind === 'info') return [];
  if (route.kind === 'location')
    return route.links.map((link) => nameLink(site, link, route.page.links, entry, 'links'));
  const related = route.service.related.map((key, index) => ({
    address: servicePath(key),
    entry: [...entry, 'related', index],
    template: 'templates/ServicePage.tsx',
  }));
  return [...related, ...route.nearby.map((link) => nameLink(site, link, route.service.nearby, entry, 'nearby'))];
}

/** A link of such a list is written in the page's entry, or follows from the entry of the page that it leads to. */
function nameLink(site: Site, { href }: Link, written: readonly Link[], entry: KeyPath, key: string): Rendering {
  const index = written.findIndex((link) => link.href === href);
  if (index !== -1) return { address: href, entry: [...entry, key, index, 'href'], template: 'site/related.ts' };
  const location = locationPlaces(site).byPath.get(href);
  const target = location === undefined ? ['services', href.slice(1)] : ['locations', location];
  return { address: href, entry: target, template: 'site/related.ts' };
}

function listNotFoundLinks({ layout }: Site): Rendering[] {
  return layout.navigation.map(({ href }, index) => ({
    address: href,
    entry: ['layout', 'navigation', index, 'href'],
    template: 'templates/NotFoundPage.tsx',
  }));
}
