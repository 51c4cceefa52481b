import type { BreadcrumbList, FAQPage, ListItem, WebPage, WebSite } from 'schema-dts';
import { plainLanguage } from '../../schema/clock.ts';
import { plainText } from '../../site/inline.ts';
import { questionId, questionsIn } from '../../site/paths.ts';
import type { Route } from '../../site/routes.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { absoluteUrl, thingId } from '../addresses.ts';

export function webSite(site: SharedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': thingId(site, 'website'),
    url: absoluteUrl(site, '/'),
    name: site.business.name,
    inLanguage: plainLanguage(site.language),
    publisher: { '@id': thingId(site, 'business') },
  };
}

/** Describes a page, as an FAQ page if it answers questions. */
export function webPage(site: SharedSite, route: Route): WebPage | FAQPage {
  const page = {
    '@id': thingId(site, 'page', route.path),
    url: absoluteUrl(site, route.path),
    name: route.head.title,
    description: route.head.description,
    inLanguage: plainLanguage(site.language),
    isPartOf: { '@id': thingId(site, 'website') },
    about: { '@id': thingId(site, 'business') },
    breadcrumb: { '@id': thingId(site, 'breadcrumbs', route.path) },
  };
  const keys = route.sections.flatMap((section) => (section.kind === 'faq' ? questionsIn(site, section) : []));
  if (keys.length === 0) return { '@type': 'WebPage', ...page };
  return {
    '@type': 'FAQPage',
    ...page,
    mainEntity: keys.map((key) => ({
      '@type': 'Question',
      '@id': thingId(site, questionId(key), route.path),
      name: site.faq[key]?.question ?? '',
      acceptedAnswer: { '@type': 'Answer', text: plainText(site.faq[key]?.answer ?? '') },
    })),
  };
}

/** Describes the breadcrumbs of a page. The home page shows none, so its trail is the page itself. */
export function breadcrumbList(site: SharedSite, { path, name, breadcrumbs }: Route): BreadcrumbList {
  const trail = breadcrumbs.length > 0 ? breadcrumbs : [{ path, name }];
  return {
    '@type': 'BreadcrumbList',
    '@id': thingId(site, 'breadcrumbs', path),
    itemListElement: trail.map(
      (crumb, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: absoluteUrl(site, crumb.path),
      }),
    ),
  };
}
