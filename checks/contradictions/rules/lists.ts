import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import { walkEntries } from '../../../site/references.ts';
import type { Facts, Found } from '../facts.ts';
import { quantitiesOf } from '../quantities.ts';
import { read, says, stemOf } from '../subjects.ts';

/** The keys of the lists of sections. */
const listKeys = ['items', 'prices', 'services', 'claims', 'links', 'rows'];

type List = { path: KeyPath; heading: string; length: number };

/** Finds counts that differ from the list on the page: "Six warning signs" above five, or in any text of the page. */
export function findCountsThatDiffer({ pages, vocabulary, site }: Facts): Found[] {
  const questions = { path: ['faq'], heading: vocabulary.lists.faq, length: Object.keys(site.faq).length };
  const services = {
    path: ['services'],
    heading: vocabulary.lists.services,
    length: Object.keys(site.services).length,
  };
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
      return quantitiesOf(read(text, vocabulary)).flatMap((quantity): Found[] => {
        if (quantity.dimension !== 'count' || quantity.low < (isHeading ? 2 : 3) || quantity.low > 60 || quantity.bound)
          return [];
        const noun = /^(?:\p{L}+\s+){0,2}?(\p{L}{3,}s)\b/u.exec(quantity.noun ?? '')?.[1];
        if (!noun) return [];
        const stem = stemOf(noun, vocabulary);
        const named = (isHeading ? [own] : [...lists, ...whole]).filter(
          ({ heading }) =>
            isHeading || (heading.match(/\p{L}{2,}s\b/gu) ?? []).some((word) => stemOf(word, vocabulary) === stem),
        );
        // "Three signs in a week" does not count a list; "all three signs" does, and so does "three warning signs".
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
          (isHeading && vocabulary.part.test(before))
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
