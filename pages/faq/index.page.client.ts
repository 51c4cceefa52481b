// Imported whole, so that all pages share the chunk of content pages.
import '../content/index.page.client.ts';
import { hydrateIslands } from '../../templates/islands/hydrate-islands.ts';

hydrateIslands('faq-accordion', () => import('../../templates/islands/faq-accordion-island.ts'));
