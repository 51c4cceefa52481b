import { FaqAccordion } from './FaqAccordion.tsx';
import { hydrateIsland } from './hydrate.tsx';

export const hydrate = (island: HTMLElement): void => hydrateIsland(island, FaqAccordion);
