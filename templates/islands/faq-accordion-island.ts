import { FaqAccordion, type FaqAccordionProps } from './FaqAccordion.tsx';
import { hydrateIsland, readProps } from './hydrate.tsx';

export function hydrate(island: HTMLElement): void {
  hydrateIsland(island, FaqAccordion, readProps<FaqAccordionProps>(island));
}
