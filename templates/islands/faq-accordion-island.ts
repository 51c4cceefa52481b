import { FaqAccordion } from './FaqAccordion.tsx';
import type { FaqAccordionProps } from './faq-accordion-props.ts';
import { hydrateIsland, readProps } from './hydrate.tsx';

export function hydrate(island: HTMLElement): void {
  hydrateIsland(island, FaqAccordion, readProps<FaqAccordionProps>(island, undefined));
}
