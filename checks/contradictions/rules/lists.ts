import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import { walkEntries } from '../../../site/references.ts';
import type { Facts, Found, Rules } from '../facts.ts';
import { readQuantities } from '../quantities.ts';
import { read, says, stemOf } from '../subjects.ts';
import { listInWords } from '../words.ts';

/** The keys of the lists of sections. */
const listKeys = ['items', 'prices', 'services', 'claims', 'links', 'rows'];

type List = { path: KeyPath; heading: string; length: number };

/** Finds counts of a list that its page does not have: "Six warning signs" over five, or in any text of the page. */
function findCountsThatDiffer({ pages, vocabulary, site }: Facts): Found[] {
  const questions = { path: ['faq'], heading: 'questions answers', length: Object.keys(site.faq).length };
  const services = { path: ['services'], heading: 'services', length: Object.keys(site.services).length };
  return pages.flatMap(({ route, entry, texts }) => {
    const lists: List[] = [];
    walkEntries(route.sections, [...entry, 'sections'], ({ kind, heading, ...section }, path) => {
      const list = listKeys.map((key) => section[key]).find(Array.isArray);
      if (Array.isArray(section.includes)) lists.push({ path, heading: '', length: section.includes.length });
      if (list && typeof kind === 'string' && typeof heading === 'string')
        lists.push({ path, heading, length: list.length });
    });
    const whole = [...(questions.length > 0 ? [questions] : []), ...(route.kind === 'info' ? [services] : [])];
    return texts.flatMap(({ path, text }) => {
      const key = path.at(-1);
      const own = lists.find(
        (list) => list.path.length === path.length - 1 && list.path.every((step, index) => step === path[index]),
      );
      const isHeading = key === 'heading' && own !== undefined;
      if (text.trim().endsWith('?') && !isHeading) return [];
      return readQuantities(text, vocabulary).flatMap((quantity): Found[] => {
        if (quantity.dimension !== 'count' || quantity.low < (isHeading ? 2 : 3) || quantity.low > 60 || quantity.bound)
          return [];
        const noun = /^(?:\p{L}+\s+){0,2}?(\p{L}{3,}s)\b/u.exec(quantity.noun ?? '')?.[1];
        if (!noun) return [];
        const stem = stemOf(noun, vocabulary);
        const named = (isHeading ? [own] : [...lists, ...whole]).filter(
          ({ heading }) =>
            isHeading || (heading.match(/\p{L}{2,}s\b/gu) ?? []).some((word) => stemOf(word, vocabulary) === stem),
        );
        // "Three signs in a week" counts no list; "all three signs" does, and so does "three warning signs".
        const before = text.slice(0, quantity.start);
        const words = (quantity.noun ?? '')
          .split(/\s/)
          .slice(0, 2)
          .map((word) => stemOf(word, vocabulary));
        const isWhole = vocabulary.whole.test(before) || (before === '' && whole.some((list) => named.includes(list)));
        const isNamed = named.some(
          ({ heading }) => words.length > 1 && words.every((word) => says(word, read(heading, vocabulary))),
        );
        if (!isHeading && !isWhole && !isNamed) return [];
        if (
          named.length === 0 ||
          (isHeading ? named : lists.concat(named)).some(({ length }) => length === quantity.low) ||
          (isHeading && isPart(text, quantity))
        )
          return [];
        const [list = questions] = named;
        const message = `says "${quantity.text}", but the list "${list.heading}" (${formatKeyPath(list.path)}) has ${list.length}; write their number`;
        return [
          { path, declared: list.path, said: quantity.text, message, confidence: isHeading ? 'certain' : 'likely' },
        ];
      });
    });
  });
}

/** Whether a heading counts something else as well: "Three services, three prices". */
function isPart(text: string, { start }: { start: number }): boolean {
  return /\b(?:first|next|last|of the|other|top)\s*$/i.test(text.slice(0, start));
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
