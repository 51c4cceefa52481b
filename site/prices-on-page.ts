import type { Section } from '../schema/section.ts';
import type { Route } from './routes.ts';

/** The keys of the prices that a page's own parts show, in the order in which they stand. */
export function pricesOnPage({ sections }: Pick<Route, 'sections'>): string[] {
  return [...new Set(sections.flatMap(pricesOfSection))];
}

function pricesOfSection(section: Section): string[] {
  switch (section.kind) {
    case 'prices':
      return section.prices;
    case 'packages':
      return section.items.map(({ price }) => price);
    case 'banner':
      return section.price ? [section.price] : [];
    default:
      return [];
  }
}
