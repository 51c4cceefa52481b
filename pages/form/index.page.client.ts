// Imported whole, so that all pages share the chunk of content pages.
import '../content/index.page.client.ts';
import { hydrateIslands } from '../../templates/islands/hydrate-islands.ts';

hydrateIslands('enquiry-form', () => import('../../templates/islands/enquiry-form-island.ts'));
// A page with a form may have questions too; where it has none, their chunk is never fetched.
hydrateIslands('faq-accordion', () => import('../../templates/islands/faq-accordion-island.ts'));
