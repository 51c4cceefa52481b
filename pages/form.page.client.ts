import { hydrateIslands } from '../templates/islands/hydrate-islands.ts';
import './content.page.client.ts';

hydrateIslands('enquiry-form', () => import('../templates/islands/enquiry-form-island.ts'));
// A page with a form may have questions too.
hydrateIslands('faq-accordion', () => import('../templates/islands/faq-accordion-island.ts'));
