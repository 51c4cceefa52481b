import { whenActivated } from '../templates/client/lifecycle.ts';
import { hydrateIslands } from '../templates/islands/hydrate-islands.ts';
import './content.page.client.ts';

/** Fills in a form before hydration takes over the values of its fields. */
const startForm = () => import('../templates/client/form-start.ts').catch(() => undefined);

/** Whether a link or an earlier visit has values for the form, or its dates have to be corrected. */
function hasContent(): boolean {
  try {
    return Boolean(location.search || sessionStorage.length || document.querySelector('input[type=date]'));
  } catch {
    return true;
  }
}

if (hasContent()) whenActivated(startForm);
hydrateIslands('enquiry-form', async () => {
  const start = startForm().then((module) => module?.loadStyles());
  return (await Promise.all([import('../templates/islands/enquiry-form-island.ts'), start]))[0];
});
// A page with a form may also have questions.
hydrateIslands('faq-accordion', () => import('../templates/islands/faq-accordion-island.ts'));
