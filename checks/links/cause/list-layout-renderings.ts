import type { Site } from '../../../schema/site.ts';
import type { Route } from '../../../site/routes.ts';
import { listWrittenLinks } from './list-written-links.ts';
import type { Rendering } from './rendering.ts';

/** The links that stand before a page's own parts: skip link, contacts, name, navigation, trail. */
export function listLinksAbove(site: Site, route: Route | undefined): Rendering[] {
  const { business, layout } = site;
  const header = 'templates/parts/Header.tsx';
  return [
    { address: '#content', entry: undefined, template: 'templates/parts/Layout.tsx' },
    { address: `tel:${business.phone.dial}`, entry: ['business', 'phone', 'dial'], template: header },
    { address: `mailto:${business.email}`, entry: ['business', 'email'], template: header },
    { address: '/', entry: undefined, template: header },
    ...listWrittenLinks(site, layout.navigation, ['layout', 'navigation'], 'templates/parts/Navigation.tsx'),
    ...(route?.breadcrumbs ?? []).slice(0, -1).map(({ path }) => ({
      address: path,
      entry: ['pages', site.pages.findIndex((page) => page.path === path), 'path'],
      template: 'templates/parts/Breadcrumbs.tsx',
    })),
  ];
}

/** The links that stand after them: footer and the buttons at the thumb. */
export function listLinksBelow(site: Site): Rendering[] {
  const { business, layout } = site;
  const call = { address: `tel:${business.phone.dial}`, entry: ['business', 'phone', 'dial'] };
  const bar = 'templates/parts/CallBar.tsx';
  return [
    ...(layout.emergencyCall ? [{ ...call, template: 'templates/parts/Footer.tsx' }] : []),
    ...listWrittenLinks(site, layout.footer, ['layout', 'footer'], 'templates/parts/Footer.tsx'),
    { ...call, template: bar },
    ...listWrittenLinks(site, layout.callBar.link, ['layout', 'callBar', 'link'], bar),
  ];
}
