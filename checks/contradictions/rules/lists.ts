import { walkEntries } from '../../../site/references.ts';
import type { Facts, Found, Rules } from '../facts.ts';
import { listInWords } from '../words.ts';

const numbers = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** A number, then the plural of what is counted: `Six warning signs`, `in four steps`. */
const counted = new RegExp(
  `\\b(${numbers.join('|')}|\\d+)\\s+(?!(?:miles|hours|minutes|days|months|years of)\\b)(?:[a-z]+\\s+){0,2}[a-z]+s\\b`,
  'i',
);

/** The keys of the lists of sections. */
const listKeys = ['items', 'prices', 'services', 'claims', 'links'];

/** Finds headings with a wrong count of the list under them: "Six warning signs" over five. */
function findCountsThatDiffer({ pages }: Facts): Found[] {
  return pages.flatMap(({ route, entry }) => {
    const found: Found[] = [];
    walkEntries(route.sections, [...entry, 'sections'], ({ kind, heading, ...section }, path) => {
      const list = listKeys.map((key) => section[key]).find(Array.isArray);
      const match = typeof kind === 'string' && typeof heading === 'string' ? counted.exec(heading) : null;
      if (!list || !match) return;
      const written = match[1]?.toLowerCase() ?? '';
      const count = numbers.includes(written) ? numbers.indexOf(written) + 2 : Number(written);
      if (count === list.length) return;
      const message = `says "${match[0]}", but has ${list.length} items under it; write their number`;
      found.push({ path: [...path, 'heading'], message });
    });
    return found;
  });
}

/** Finds forms of one kind of enquiry with different choices: a quote that only one page offers. */
function findChoicesThatDiffer({ site }: Facts): Found[] {
  const forms = Object.entries(site.forms.forms).filter(([, { services }]) => services.length > 0);
  return forms.flatMap(([key, form]): Found[] => {
    const sameKind = forms.filter(([other, { type }]) => other !== key && type === form.type);
    const own = new Set(form.services.map(({ code }) => code));
    const parts = [...new Set(sameKind.flatMap(([, { services }]) => services.map(({ code }) => code)))].filter(
      (code) => !own.has(code),
    );
    if (parts.length === 0) return [];
    const others = listInWords(sameKind.map(([other]) => `forms.forms.${other}`));
    const message = `leaves out ${listInWords(parts)}, which ${others} offers for the same kind of enquiry; offer the same choices in both`;
    return [{ path: ['forms', 'forms', key, 'services'], message, parts }];
  });
}

export const listRules = {
  'count-beside-list': { severity: 'fail', find: findCountsThatDiffer },
  'choices-differ': { severity: 'warn', find: findChoicesThatDiffer },
} satisfies Rules;
