import { hydrateIslands } from '../templates/islands/hydrate-islands.ts';
import './content.page.client.ts';

hydrateIslands('faq-accordion', () => import('../templates/islands/faq-accordion-island.ts'));
