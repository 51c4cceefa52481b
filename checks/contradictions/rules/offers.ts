import { memo } from '../../../schema/memo.ts';
import type { Site } from '../../../schema/site.ts';
import { escapeRegExp } from '../../../site/escape.ts';
import type { KeyPath } from '../../../site/key-path.ts';
import { affirmedIn } from '../clauses.ts';
import { covers } from '../declared.ts';
import type { Facts } from '../facts.ts';
import { distinctTerms, neededTerms, read, says, type Term, termsOf } from '../subjects.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { findNames, pattern, withoutName } from '../words.ts';

/** Words that contradict a declared value. */
export type Fault = {
  declared: KeyPath;
  value: string;
  said: string;
  at?: number;
  end?: number;
  isOfBusiness?: boolean | undefined;
  isOfTreated?: boolean | undefined;
  isPastAllowed?: boolean | undefined;
  terms?: readonly Term[];
  /** The clause to analyse, if not the whole sentence. */
  read?: string;
  /** Whether the words themselves say that the business is meant. */
  isOurs?: boolean;
};

/** Finds an offer of something in `notOffered`: `We carry out MOTs on site`. */
export function findOffered(sentence: string, facts: Facts): Fault | undefined {
  const { refusals, withoutOwn } = readersOf(facts);
  if (refusals.length === 0) return undefined;
  const { others } = facts.vocabulary.offers;
  const clauses = affirmedIn(sentence, facts.vocabulary).filter((clause) => !others.test(clause));
  const rests = clauses.map(withoutOwn);
  for (const [index, { name, patterns }] of refusals.entries()) {
    for (const rest of rests) {
      const said = patterns.flatMap((each) => each.exec(rest)?.[0] ?? [])[0];
      if (said === undefined) continue;
      const value = `${name}, which is not offered`;
      return { declared: ['notOffered', index], value, said, read: said, isOurs: true };
    }
  }
  return undefined;
}

/** Patterns of what is not offered, and a function that removes names of services and prices from a clause. */
const readersOf = memo(({ site, vocabulary }: Facts) => {
  const refusals = site.notOffered.map(({ name, words }) => {
    const sought = `(?:${words.map(escapeRegExp).join('|')})s?\\b`;
    const patterns = vocabulary.offers.does.map(({ source }) => pattern(source.replaceAll('§', sought), 'i'));
    return { name, patterns };
  });
  const own = [...Object.values(site.services), ...Object.values(site.prices)].map(({ name }) => name);
  const names = [...own, ...Object.values(site.synonyms).flat()];
  const namesIn = findNames(Object.fromEntries(names.entries()));
  const withoutOwn = (clause: string) => {
    const found = new Set(namesIn(clause).map((key) => names[Number(key)]));
    return names.filter((name) => found.has(name)).reduce(withoutName, clause);
  };
  return { refusals, withoutOwn };
}, new WeakMap());

/**
 * Creates a check for wrong contents of a price: `an air filter isn't part of our full service`. A text of a price or
 * a service is about that price if it names none: `Pain relief is extra`.
 */
export function createIncludesCheck({ site, vocabulary }: Facts) {
  const { said: phrases, end, joined, looked } = vocabulary.offers.parts;
  const needed = (text: string) => neededTerms(text, vocabulary);
  const distinct = (name: string) => distinctTerms(name, vocabulary);
  const names = Object.values(site.prices).map(({ name }) => distinct(name));
  const pricesOf = ({ sections }: Site['services'][string]) =>
    sections.flatMap((section) => (section.kind === 'prices' ? section.prices : []));
  // What a service of the same name includes, or one with this price alone, except what has its own price.
  const partsOfService = (price: string) =>
    Object.values(site.services)
      .filter((service) => {
        const isSame = covers(termsOf(site.prices[price]?.name ?? '', vocabulary), termsOf(service.name, vocabulary));
        return service.price === price && (isSame || pricesOf(service).every((key) => key === price));
      })
      .flatMap(({ includes = '' }) => includes.split(joined))
      .filter((part) => !names.some((name) => covers(termsOf(part, vocabulary), name)));
  const rows = Object.entries(site.prices).map(([key, row]) => {
    const included = [...includedIn(site, row, vocabulary), ...partsOfService(key)];
    const services = Object.values(site.services).filter(({ price }) => price === key);
    // The head of "Neutering a cat" is its first word.
    const titles = [row, ...services].map(({ name }) => distinct(name.split(vocabulary.details)[0] ?? name));
    return { key, row, terms: distinct(row.name), titles, included };
  });
  const isRare = (term: Term) => rows.filter(({ titles }) => titles.flat().includes(term)).length === 1;
  // A price is named by its one distinctive noun, "the price of pads", or by its service.
  const namedIn = (text: string) => {
    const isSaid = (term: Term) => says(term, read(text, vocabulary));
    return rows.filter(({ titles }) =>
      titles.some((title) => {
        const [head = '', ...others] = title.toReversed();
        return isSaid(head) && (isRare(head) || (others.every(isSaid) && (others.length > 0 || title === titles[0])));
      }),
    );
  };
  // The prices that a sentence names besides a part; if there are several, those in the clause of the phrase.
  const wholesOf = (rest: string, part: string, at: number, sentence: string) => {
    const all = namedIn(rest);
    const clause = read(sentence, vocabulary).clauses.find(({ end: to }) => to > at)?.text ?? '';
    return all.length > 1 ? namedIn(clause.replace(part, ' ')) : all;
  };
  // Whether words say wrongly that a part is in the whole, or that it is not.
  const isWrong = (part: string, { said, isIn }: { said: string; isIn: boolean }, whole: (typeof rows)[number]) => {
    const isOneOf = (name: string) => itemMatcher(name, whole.terms, looked.test(said), vocabulary);
    const parts = part.split(joined).filter((name) => needed(name).length > 0);
    const isPart = (name: string) => whole.included.some(isOneOf(name));
    // Something with its own price, or in another price, may be meant instead.
    const isOther = (name: string) =>
      rows.some(({ key, terms, included }) => key !== whole.key && [terms.join(' '), ...included].some(isOneOf(name)));
    return isIn ? !isPart(part) && parts.some((name) => !isPart(name) && isOther(name)) : [part, ...parts].some(isPart);
  };
  const findIn = (
    sentence: string,
    { words, isBefore, isIn, isNamedFirst }: (typeof phrases)[number],
    context: unknown,
  ): Fault | undefined => {
    const match = words.exec(sentence);
    if (!match) return undefined;
    const [said] = match;
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + said.length);
    const { not, condition, topic } = vocabulary.polarity;
    if (isIn && (not.test(before) || condition.test(after))) return undefined;
    // "The check-up doesn't cost extra"
    if (!isIn && not.test(before.split(' ').slice(-2).join(' '))) return undefined;
    const side = isBefore ? before.split(/[,;:]/).at(-1)?.replace(topic, '') : after.split(/[;:]/)[0];
    const part = side?.split(end)[0] ?? '';
    const rest = isNamedFirst ? before : sentence.replace(part, ' ');
    const [named, another] = wholesOf(rest, part, match.index, sentence);
    const whole = named ?? (isIn ? undefined : rows.find(({ key }) => key === context));
    // Skip sentences that compare two prices: "not in our interim service, but in the full one".
    if (!whole || another || !isWrong(part, { said, isIn }, whole)) return undefined;
    // Without its name, only the part itself: neither "bigger engines" nor "oil for a second engine" denies the oil.
    const isOfWhole = (term: Term) => whole.included.some((item) => termsOf(item, vocabulary).includes(term));
    const isQualified = isBefore && part !== side;
    if (!named && (isQualified || !termsOf(part, vocabulary).every(isOfWhole))) return undefined;
    const value = whole.included.join(', ') || whole.row.name;
    return { declared: ['prices', whole.key, 'includes'], value, said, terms: [...whole.terms, ...needed(part)] };
  };
  return (text: string, [table, key = '']: KeyPath) => {
    const own = table === 'prices' ? key : table === 'services' ? site.services[key]?.price : undefined;
    return text.split(/;\s/).flatMap((sentence) => phrases.flatMap((phrase) => findIn(sentence, phrase, own) ?? []))[0];
  };
}

/** Returns a predicate of items that name the same part of a price, with `isAnywhere` not only as their last word. */
function itemMatcher(name: string, ofWhole: readonly Term[], isAnywhere: boolean, vocabulary: Vocabulary) {
  const { joined } = vocabulary.offers.parts;
  const all = (text: string) => termsOf(text, vocabulary);
  const needed = (text: string) => neededTerms(text, vocabulary);
  const isOwn = (term: Term) => !ofWhole.includes(term);
  const own = needed(name);
  // Ignore words of the whole: of "brake check", next to new brake pads, only "check" remains.
  const left = own.some(isOwn) || own.length === 0 ? own.filter(isOwn) : all(name).filter(isOwn);
  const isHead = (words: string) => [needed(words), all(words)].some((terms) => left.includes(terms.at(-1) ?? ''));
  return (item: string) =>
    left.length > 0 &&
    left.every((term) => all(item).includes(term)) &&
    (isAnywhere || item.split(joined).some(isHead));
}

/** Returns what a price includes, with the contents of another price that it includes in full. */
function includedIn(site: Site, row: Site['prices'][string], vocabulary: Vocabulary): string[] {
  const { whole, joined } = vocabulary.offers.parts;
  const items = row.includes?.length ? row.includes : (row.description ?? '').split(joined);
  return items.flatMap((item) => {
    const name = whole.test(item) ? item.replace(whole, '').toLowerCase() : undefined;
    const inner = Object.values(site.prices).find((each) => each.name.toLowerCase() === name);
    return inner ? includedIn(site, inner, vocabulary) : item.split(/,| or /);
  });
}
