import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { isObject, type KeyPath, walkEntries } from './key-path.ts';
import { locationPath, questionId, questionsIn, servicePath, townId } from './paths.ts';

export const pageTables = ['services', 'locations', 'pages'] as const;

/** Ids that the templates assign on the pages of a table. */
export const idsOfTables: Readonly<Record<string, readonly string[]>> = {
  services: ['related', 'nearby'],
  locations: ['local'],
};

export type DeclaredPage = {
  path: string;
  entry: KeyPath;
  head: { title: string; description: string };
  sections: readonly Section[];
  /** Ids that links to the page may target. */
  ids: () => string[];
};

export function declaredPages(site: Site): DeclaredPage[] {
  const declare = (
    path: string,
    entry: KeyPath,
    { head, sections }: Pick<Site['pages'][number], 'head' | 'sections'>,
  ) => ({ path, entry, head, sections, ids: () => idsOfSections(site, sections).map(({ id }) => id) });
  return [
    ...site.pages.map((page, index) => declare(page.path, ['pages', index], page)),
    ...Object.entries(site.services).map(([key, page]) => declare(servicePath(site, key), ['services', key], page)),
    ...site.locations.map((page, index) => declare(locationPath(site, page), ['locations', index], page)),
  ];
}

/** Lists all sections of all pages with their key paths. In a faulty definition, any key may be missing. */
export function listSections(site: Partial<Site>): { section: Section; path: KeyPath }[] {
  return pageTables.flatMap((table) =>
    Object.entries(site[table] ?? {}).flatMap(([key, entry]) => {
      const sections: Section[] = Array.isArray(entry?.sections) ? entry.sections : [];
      const path = [table, table === 'services' ? key : Number(key), 'sections'];
      const listed = sections.map((section, index) => ({ section, path: [...path, index] }));
      return listed.filter(({ section }) => isObject(section));
    }),
  );
}

/** Visits every entry of all pages, such as a button or a panel beside a form. */
export function walkPages(site: Site, visit: Parameters<typeof walkEntries>[2]): void {
  for (const table of pageTables) walkEntries(site[table], [table], visit);
}

/** An id on a page, and the key path that it comes from. */
type PlacedId = { id: string; at: KeyPath };

/** Returns the ids of a page's sections, and of the questions and towns that they list. */
export function idsOfSections(site: { faq: object }, sections: unknown, path: KeyPath = []): PlacedId[] {
  const ids: PlacedId[] = [];
  walkEntries(sections, path, ({ id, kind, questions, items, style }, at) => {
    const add = (key: unknown, idOf: (key: string) => string, ...place: KeyPath) => {
      if (typeof key === 'string') ids.push({ id: idOf(key), at: [...at, ...place] });
    };
    add(id, String, 'id');
    if (kind === 'faq')
      for (const [index, key] of questionsIn(site, { questions }).entries())
        add(key, questionId, ...(questions ? ['questions', index] : ['kind']));
    if (kind === 'towns' && style !== 'sign' && Array.isArray(items))
      for (const [index, item] of items.entries()) add(item?.town, townId, 'items', index, 'town');
  });
  return ids;
}
