import type { Site } from '../schema/site.ts';
import { eachRoute, type Route } from './routes.ts';

/**
 * The page that carries each form, by the form's key: the one that shows what became of it. A form that is on no
 * page has the first page.
 */
export function formPages(site: Site): Record<string, Route> {
  const missing = new Set(Object.keys(site.forms.forms));
  const pages: Record<string, Route> = {};
  let first: Route | undefined;
  for (const route of eachRoute(site)) {
    first ??= route;
    for (const section of route.sections) {
      if (section.kind === 'form' && missing.delete(section.form)) pages[section.form] = route;
    }
    if (missing.size === 0) break;
  }
  if (first) for (const key of missing) pages[key] = first;
  return pages;
}
