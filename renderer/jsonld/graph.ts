import type { Graph, Thing } from 'schema-dts';
import type { Route } from '../../routes/routes.ts';
import type { PageSite } from '../../routes/site-pages.ts';
import { breadcrumbList } from './breadcrumbs.ts';
import { businessThing } from './business.ts';
import { faqPage } from './faq.ts';
import { serviceThing } from './service.ts';
import { webPage, webSite } from './web-page.ts';

/** Everything that structured data says of one page, in one graph. */
export function pageGraph(site: PageSite, route: Route): Graph {
  const hasQuestions = route.sections.some(({ kind }) => kind === 'faq');
  const things: (Thing | undefined)[] = [
    businessThing(site),
    webSite(site),
    hasQuestions ? faqPage(site, route) : webPage(site, route),
    breadcrumbList(site, route),
    serviceThing(site, route),
  ];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
