// Also a page like any other; imported whole, so that content pages fetch one file and this one no copy.
import '../content/index.page.client.ts';
import { wakeIslands } from '../../templates/islands/wake.ts';

wakeIslands('enquiry-form', () => import('../../templates/islands/enquiry-form-island.ts'));
// A page with a form may have the questions too; where it has none, their chunk is never fetched.
wakeIslands('faq-accordion', () => import('../../templates/islands/faq-accordion-island.ts'));
