import type { Graph, Thing } from 'schema-dts';
import type { Route } from '../../site/routes.ts';
import type { PageSite } from '../../site/site-pages.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import { businessThing } from './business.ts';
import { faqPage } from './faq.ts';
import { serviceThing } from './service.ts';
import { webPage, webSite } from './web-page.ts';

/** Everything that structured data says of one page, in one graph. */
export function pageGraph(site: PageSite, route: Route): Graph {
  return { '@context': 'https://schema.org', '@graph': [...siteThings(site), ...pageThings(site, route)] };
}

/** What is said on every page alike. */
export function siteThings(site: PageSite): Thing[] {
  return [businessThing(site), webSite(site)];
}

/** What is said of one page alone. */
export function pageThings(site: PageSite, route: Route): Thing[] {
  const hasQuestions = route.sections.some(({ kind }) => kind === 'faq');
  const things: (Thing | undefined)[] = [
    hasQuestions ? faqPage(site, route) : webPage(site, route),
    breadcrumbList(site, route),
    serviceThing(site, route),
  ];
  return things.filter((thing) => thing !== undefined);
}
