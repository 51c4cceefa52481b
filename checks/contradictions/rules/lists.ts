import { formatKeyPath, type KeyPath, walkEntries } from '../../../site/key-path.ts';
import type { Facts, Found } from '../facts.ts';
import { type Quantity, readNumber } from '../numbers.ts';
import { quantitiesOf } from '../quantities.ts';
import { read, says, stemOf } from '../subjects.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { pattern } from '../words.ts';

/** Keys of sections whose values are lists. */
const listKeys = ['items', 'prices', 'services', 'claims', 'questions', 'links', 'rows'];

/** `names` are the words for what it lists. */
type List = { path: KeyPath; heading: string; names: string; length: number };

/** Finds counts that differ from a list on the same page: "Six warning signs" above five. */
export function findCountsThatDiffer(facts: Facts): Found[] {
  const { pages, vocabulary } = facts;
  const whole = listsOfSite(facts);
  return pages.flatMap(({ route, entry, texts }) => {
    // Most texts count nothing.
    let found: List[] | undefined;
    const ofSite = whole.filter(
      ({ path: [key], length }) => length > 0 && (key !== 'services' || route.kind === 'info'),
    );
    return texts.flatMap(({ path, text }) => {
      return quantitiesOf(read(text, vocabulary)).flatMap((quantity): Found[] => {
        const { low } = quantity;
        if (quantity.dimension !== 'count' || low < 2 || low > 60) return [];
        found ??= listsOnPage(route.sections, entry);
        const lists = found;
        const own = path.at(-1) === 'heading' && lists.find((list) => list.path.join() === path.slice(0, -1).join());
        if (low < 3 && !own) return [];
        const before = text.slice(0, quantity.start);
        const named = listsOf(quantity, before, lists, ofSite, vocabulary);
        const counted = own ? [own] : named;
        const [list] = counted;
        if (!list || !nounOf(quantity)) return [];
        // "Ten services" may count all services of the site; "three of our services" does not.
        const isOfSite =
          named.some((each) => ofSite.includes(each)) && quantity.noun?.startsWith(nounOf(quantity) ?? '');
        const others = isOfSite ? [] : lists;
        const sum = low + countAfter(text.slice(quantity.start), vocabulary);
        if ((own ? counted : others.concat(named)).some(({ length }) => [low, sum].includes(length))) return [];
        const message = `says "${quantity.text}", but the list "${list.heading}" (${formatKeyPath(list.path)}) has ${list.length}; write their number`;
        const certainty: Pick<Found, 'confidence' | 'severity'> = vocabulary.lacksWords
          ? { confidence: 'possible', severity: 'warn' }
          : { confidence: own ? 'certain' : 'likely' };
        return [{ path, declared: list.path, said: quantity.text, message, ...certainty }];
      });
    });
  });
}

/** Returns the lists that a sentence may count on any page: questions, services and the towns served. */
function listsOfSite({ site, served, vocabulary }: Facts): List[] {
  const { lists: words } = vocabulary;
  const tables = (['faq', 'services'] as const).map((key) => {
    return { path: [key], heading: words[key], names: words[key], length: Object.keys(site[key]).length };
  });
  // "Five towns around Newington" may exclude Newington itself.
  const isOwnServed = [...served].some((key) => site.towns[key]?.name === site.business.address.town);
  const counts = [served.size, ...(isOwnServed ? [served.size - 1] : [])];
  return [
    ...tables,
    ...counts.map((length) => ({ path: ['towns'], heading: words.towns, names: words.towns, length })),
  ];
}

function listsOnPage(sections: unknown, entry: KeyPath): List[] {
  const lists: List[] = [];
  walkEntries(sections, [...entry, 'sections'], ({ kind, heading, ...section }, path) => {
    const list = listKeys.map((key) => section[key]).find(Array.isArray);
    if (Array.isArray(section.includes)) lists.push({ path, heading: '', names: '', length: section.includes.length });
    if (!list || typeof kind !== 'string' || typeof heading !== 'string') return;
    // "Allergens by loaf" lists loaves, as its first column says.
    const [names = heading] = kind === 'table' && Array.isArray(section.columns) ? section.columns : [];
    lists.push({ path, heading, names, length: list.length });
  });
  return lists;
}

/** Returns the plural noun that a number counts. */
function nounOf({ noun = '' }: Quantity): string | undefined {
  return /^(?:\p{L}+\s+){0,2}?(\p{L}{3,}s)\b/u.exec(noun)?.[1];
}

/** Returns what is added to a count, or 0: "three boats and a cottage" add up to a list of four. */
function countAfter(count: string, vocabulary: Vocabulary): number {
  const { clock, numbers, one } = vocabulary;
  const [, more = ''] = pattern(String.raw`^\S+ (?:\S+ )?\S+ (?:${clock.and.source}) (\S+)`, '').exec(count) ?? [];
  return one.test(more) || more in numbers || /^\d/.test(more) ? readNumber(more, vocabulary) : 0;
}

/** Returns the lists that a number may count: "all three signs" counts one, "three signs in a week" does not. */
function listsOf(
  quantity: Quantity,
  before: string,
  lists: readonly List[],
  ofSite: readonly List[],
  vocabulary: Vocabulary,
): List[] {
  const stem = stemOf(nounOf(quantity) ?? '', vocabulary);
  const named = [...lists, ...ofSite].filter(({ names }) =>
    (names.match(/\p{L}{2,}s\b/gu) ?? []).some((word) => stemOf(word, vocabulary) === stem),
  );
  const words = (quantity.noun ?? '').split(/\s/).slice(0, 2);
  // The heading must have all words of the noun: "three warning signs".
  const isNamed = named.some(
    ({ names }) => words.length > 1 && words.every((word) => says(stemOf(word, vocabulary), read(names, vocabulary))),
  );
  const isWhole = vocabulary.whole.test(before) || (before === '' && ofSite.some((list) => named.includes(list)));
  return isWhole || isNamed ? named : [];
}
