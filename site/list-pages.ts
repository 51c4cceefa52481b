import type { InfoPage } from '../schema/info-page.ts';
import type { Site } from '../schema/site.ts';
import type { TownPageIndex } from './related.ts';
import { listTownPages, pagePath, type TownPageList } from './town-page-list.ts';

/** A page as it is to be built: an entry of the definition, or the continuation of its list. */
type ListPage = Pick<InfoPage, 'path' | 'name' | 'head' | 'hero' | 'sections' | 'closing'> & {
  townPages?: TownPageList;
  parentPath?: string;
};

/** The page of an entry, and the pages that carry on its list of town pages; the entry alone where it has none. */
export function listPages(site: Site, index: TownPageIndex, page: InfoPage): ListPage[] {
  const section = page.sections.find(({ kind }) => kind === 'town-pages');
  if (!section) return [page];
  return listTownPages(site, index, page.path).map((townPages) => {
    const { pager } = townPages;
    if (!pager || pager.page === 1) return { ...page, townPages };
    const { label } = pager;
    const towns = townPages.groups.map(({ town }) => town);
    return {
      path: pagePath(page.path, pager.page),
      name: label,
      head: {
        title: `${page.name}, ${label} | ${site.business.name}`.slice(0, 65),
        description: `${page.hero.heading}. ${label}: ${towns[0]} – ${towns.at(-1)}.`.slice(0, 160),
        keywords: page.head.keywords,
      },
      hero: {
        heading: page.hero.heading,
        lead: `${label}: ${towns[0]} – ${towns.at(-1)}`,
        actions: [],
        claims: [],
        tone: 'plain',
      },
      sections: [section],
      closing: page.closing,
      townPages,
      parentPath: page.path,
    };
  });
}
