import type { Thing } from 'schema-dts';
import type { Route } from '../../site/routes.ts';
import type { PageSite } from '../../site/site-pages.ts';
import { onceForSite } from '../once-for-site.ts';
import { pageThings, siteThings } from './graph.ts';

/** The graph of a page as a script element. What all pages say alike is written once. */
export function jsonLdScript(site: PageSite, route: Route): string {
  const things = `${siteText(site)},${listText(pageThings(site, route))}`;
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${things}]}</script>`;
}

const siteText = onceForSite((site) => listText(siteThings(site)));

/** Things as the inside of a JSON array; `<` is written as its escape, so that no text can end the element. */
function listText(things: readonly Thing[]): string {
  return JSON.stringify(things).slice(1, -1).replaceAll('<', '\\u003c');
}
