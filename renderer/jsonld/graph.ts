import type { Thing } from 'schema-dts';
import { memo } from '../../schema/memo.ts';
import type { Route } from '../../site/routes.ts';
import type { PageSite } from '../../site/shared-site.ts';
import { businessThing } from './business.ts';
import { breadcrumbList, webPage, webSite } from './page.ts';
import { serviceThing } from './service.ts';

export function siteThings(site: PageSite): Thing[] {
  return [businessThing(site), webSite(site)];
}

function pageThings(site: PageSite, route: Route): Thing[] {
  const things: (Thing | undefined)[] = [webPage(site, route), breadcrumbList(site, route), serviceThing(site, route)];
  return things.filter((thing) => thing !== undefined);
}

/** Renders the graph of a page as a script element. Serialises the part shared by all pages once. */
export function jsonLdScript(site: PageSite, route: Route): string {
  const things = `${siteText(site)},${listText(pageThings(site, route))}`;
  return `<script type="application/ld+json">{"@context":"https://schema.org","@graph":[${things}]}</script>`;
}

const siteText = memo((site: PageSite) => listText(siteThings(site)), new WeakMap());

/** Serialises things as array items, escaping `<` so that no text can close the script element. */
function listText(things: readonly Thing[]): string {
  return JSON.stringify(things).slice(1, -1).replaceAll('<', '\\u003c');
}
