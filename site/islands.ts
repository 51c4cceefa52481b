import type { Route } from './routes.ts';

/** The part of a page that a browser has to run: a form, the questions, or nothing. */
export type IslandKind = 'form' | 'faq' | 'none';

/** What a page needs of the browser; a page with a form and questions counts as a form page. */
export function islandOf(route: Route): IslandKind {
  const kinds = new Set(route.sections.map(({ kind }) => kind));
  if (kinds.has('form')) return 'form';
  return kinds.has('faq') ? 'faq' : 'none';
}
