import type { FAQPage } from 'schema-dts';
import { questionId } from '../../site/paths.ts';
import type { Route } from '../../site/routes.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { thingId } from './ids.ts';
import { pageProperties } from './web-page.ts';

/** The page with the questions, each with the answer that stands on it. */
export function faqPage(site: SharedSite, route: Route): FAQPage {
  return {
    '@type': 'FAQPage',
    ...pageProperties(site, route),
    mainEntity: Object.entries(site.faq).map(([key, { question, answer }]) => ({
      '@type': 'Question',
      '@id': thingId(site, questionId(key), route.path),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
