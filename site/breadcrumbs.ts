import type { Site } from '../schema/site.ts';

/** One step of the trail that leads to a page. */
export type Crumb = { path: string; name: string };

/** The trail to a page: the home page, the page over its kind if there is one, itself. The home page has none. */
export function breadcrumbs(site: Site, page: Crumb, parentPath?: string): Crumb[] {
  if (page.path === '/') return [];
  const parents = ['/', parentPath].flatMap((path) => {
    const parent = site.pages.find((candidate) => candidate.path === path);
    return parent ? [{ path: parent.path, name: parent.name }] : [];
  });
  return [...parents, page];
}
