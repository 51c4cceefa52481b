import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { listInWords } from '../words.ts';

/** Finds forms that send the same kind of enquiry and offer different choices: a quote that only one page can give. */
export function findChoicesThatDiffer({ site }: Facts): Found[] {
  const forms = Object.entries(site.forms.forms).filter(([, { services }]) => services.length > 0);
  return forms.flatMap(([key, form]): Found[] => {
    const alike = forms.filter(([other, { type }]) => other !== key && type === form.type);
    const own = new Set(form.services.map(({ code }) => code));
    const parts = [...new Set(alike.flatMap(([, { services }]) => services.map(({ code }) => code)))].filter(
      (code) => !own.has(code),
    );
    if (parts.length === 0) return [];
    const others = listInWords(alike.map(([other]) => `forms.forms.${other}`));
    const message = `leaves out ${listInWords(parts)}, which ${others} offers for the same kind of enquiry; offer the same choices in both`;
    return [{ path: ['forms', 'forms', key, 'services'], message, parts }];
  });
}
