import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/problem.ts';
import { listRoutes, type Route } from '../../site/routes.ts';
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

/** Gathers what the rules read: the parsed site, and the same definition as it was written, with its tokens. */
export function gatherFacts(site: Site, written: unknown, today = new Date()): Facts {
  const texts = listTexts(written, site);
  const byEntry = new Map<string, Text[]>();
  for (const text of texts) {
    const entry = text.path.slice(0, 2).join('/');
    const known = byEntry.get(entry);
    if (known) known.push(text);
    else byEntry.set(entry, [text]);
  }
  const entries: KeyPath[] = [
    ...site.pages.map((_, index): KeyPath => ['pages', index]),
    ...Object.keys(site.services).map((key): KeyPath => ['services', key]),
    ...site.locations.map((_, index): KeyPath => ['locations', index]),
  ];
  const pages = listRoutes(site).map((route, index): Page => {
    const entry = entries[index] ?? [];
    return { route, entry, texts: byEntry.get(entry.join('/')) ?? [] };
  });
  return { site, pages, texts, today };
}
