// Also a page like any other; imported whole, so that content pages fetch one file and this one no copy.
import '../content/index.page.client.ts';
import { wakeIslands } from '../../templates/islands/wake.ts';

wakeIslands('faq-accordion', () => import('../../templates/islands/faq-accordion-island.ts'));
