import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/problem.ts';
import { entryOfRoute } from '../../site/provenance.ts';
import { eachRoute, type Route } from '../../site/routes.ts';
import { listTexts, type Text } from './texts.ts';

/** A page of the site, and the entry of the definition that it comes from. */
export type Page = { route: Route; entry: KeyPath; texts: readonly Text[] };

/** What every rule reads. */
export type Facts = {
  site: Site;
  pages: readonly Page[];
  /** Every sentence of the definition, on a page or not. */
  texts: readonly Text[];
  today: Date;
};

/** Gathers what the rules read from a parsed site. */
export function gatherFacts(site: Site, today = new Date()): Facts {
  const texts = listTexts(site);
  const byEntry = new Map<string, Text[]>();
  for (const text of texts) {
    const entry = text.path.slice(0, 2).join('/');
    const known = byEntry.get(entry);
    if (known) known.push(text);
    else byEntry.set(entry, [text]);
  }
  const pages = new Map<string, Page>();
  for (const route of eachRoute(site)) {
    const entry = entryOfRoute(site, route);
    const name = entry.join('/');
    // The pages that continue a list repeat the words of the first.
    if (!pages.has(name)) pages.set(name, { route, entry, texts: byEntry.get(name) ?? [] });
  }
  return { site, pages: [...pages.values()], texts, today };
}
