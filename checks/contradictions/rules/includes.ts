import { memo } from '../../../schema/memo.ts';
import type { Site } from '../../../schema/site.ts';
import type { KeyPath } from '../../../site/key-path.ts';
import { covers } from '../declared.ts';
import type { Facts, Fault } from '../facts.ts';
import { distinctTerms, isConcept, neededTerms, read, says, type Term, termsOf } from '../subjects.ts';
import type { Vocabulary } from '../vocabulary.ts';

type Price = Site['prices'][string];

/** A price, the terms of its name, those of every name that it goes by, and what it includes. */
type Whole = {
  key: string;
  price: Price;
  terms: readonly Term[];
  titles: readonly (readonly Term[])[];
  included: readonly Item[];
};

/** Something that a price includes, and the text that says so: `prices.full-service`. */
type Item = { name: string; from: string };

/** A phrase that puts a part in a whole, or leaves it out: `includes`, `isn't part of`. */
type Phrase = Vocabulary['offers']['parts']['said'][number];

/**
 * Finds a wrong statement of what a price includes: `an air filter isn't part of our full service`. A text of a price
 * or a service is about that price if it names none: `Pain relief is extra`.
 */
export function findWrongContents(text: string, path: KeyPath, facts: Facts): Fault | undefined {
  const phrases = facts.vocabulary.offers.parts.said;
  return text
    .split(/;\s/)
    .flatMap((sentence) => phrases.flatMap((phrase) => faultOf(sentence, phrase, path, facts) ?? []))[0];
}

function faultOf(sentence: string, phrase: Phrase, path: KeyPath, facts: Facts): Fault | undefined {
  const { site, vocabulary } = facts;
  const [table, key = ''] = path;
  const own = table === 'prices' ? key : table === 'services' ? site.services[key]?.price : undefined;
  const found = partIn(sentence, phrase, vocabulary);
  if (!found) return undefined;
  const { said, part, rest, clause, isQualified } = found;
  const all = namedIn(rest, facts);
  const [named, another] = all.length > 1 ? namedIn(clause, facts) : all;
  // "It isn't checked in this one: that is part of the major service"
  const isOfThis = own && vocabulary.offers.parts.ofThis.test(sentence.slice(sentence.indexOf(said) + said.length));
  const meant =
    (isOfThis ? undefined : named) ?? (phrase.isIn ? undefined : wholesOf(facts).find((each) => each.key === own));
  // A text is no evidence against itself.
  const whole = meant && { ...meant, included: meant.included.filter(({ from }) => from !== path.join('.')) };
  // Skip sentences that compare two prices: "not in our interim service, but in the full one".
  if (!whole || another || !isWrong(part, said, phrase, whole, facts)) return undefined;
  // Without its name, only the part itself: neither "bigger engines" nor "oil for a second engine" denies the oil.
  const isOfWhole = (term: Term) => whole.included.some(({ name }) => termsOf(name, vocabulary).includes(term));
  if (!named && (isQualified || !termsOf(part, vocabulary).every(isOfWhole))) return undefined;
  const value = whole.included.map(({ name }) => name).join(', ') || whole.price.name;
  const terms = [...whole.terms, ...neededTerms(part, vocabulary)];
  return { declared: ['prices', whole.key, 'includes'], value, said, terms };
}

/**
 * Reads the part that a phrase is about. `rest` and `clause` are the sentence, and the clause of the phrase, without it;
 * `isQualified` tells whether other words restrict the part: `oil for a second engine`.
 */
function partIn(sentence: string, { words, isBefore, isIn, isNamedFirst }: Phrase, vocabulary: Vocabulary) {
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
  const part = side?.split(vocabulary.offers.parts.end)[0] ?? '';
  const rest = isNamedFirst ? before : sentence.replace(part, ' ');
  // "An electric car has no engine oil" is about cars, not about the service.
  const isQualified = isBefore ? part !== side : before.toLowerCase().search(vocabulary.one) === 0;
  const around = read(sentence, vocabulary).clauses.find(({ end }) => end > match.index)?.text ?? '';
  return { said, part, rest, clause: around.replace(part, ' '), isQualified };
}

/** Whether a phrase says wrongly that a part is in the whole, or that it is not. */
function isWrong(part: string, said: string, { isIn }: Phrase, whole: Whole, facts: Facts): boolean {
  const { joined, looked } = facts.vocabulary.offers.parts;
  const isOneOf = (name: string) => itemMatcher(name, looked.test(said), facts.vocabulary);
  const isPart = (part: string) => whole.included.map(({ name }) => name).some(isOneOf(part));
  const parts = part.split(joined).filter((name) => neededTerms(name, facts.vocabulary).length > 0);
  if (!isIn) return [part, ...parts].some(isPart);
  // Something with its own price, or in another price, may be meant instead.
  const others = wholesOf(facts).filter(({ key }) => key !== whole.key);
  const isOther = (name: string) =>
    others.some(({ terms, included }) => [terms.join(' '), ...included.map((item) => item.name)].some(isOneOf(name)));
  return !isPart(part) && parts.some((name) => !isPart(name) && isOther(name));
}

/** Returns a predicate of items that name the same part of a price, with `isAnywhere` not only as their last word. */
function itemMatcher(name: string, isAnywhere: boolean, vocabulary: Vocabulary) {
  const { joined } = vocabulary.offers.parts;
  const all = (text: string) => termsOf(text, vocabulary);
  const needed = (text: string) => neededTerms(text, vocabulary);
  const left = needed(name).length > 0 ? needed(name) : all(name).filter(isConcept);
  const isHead = (words: string) => [needed(words), all(words)].some((terms) => left.includes(terms.at(-1) ?? ''));
  return (item: string) =>
    left.length > 0 &&
    left.every((term) => all(item).includes(term)) &&
    (isAnywhere || item.split(joined).some(isHead));
}

/** Returns the prices that a text names: by the one noun that only they have, `the price of pads`, or by a service. */
function namedIn(text: string, facts: Facts): Whole[] {
  const wholes = wholesOf(facts);
  const isSaid = (term: Term) => says(term, read(text, facts.vocabulary));
  // "Car Servicing" is not named by "car".
  const isRare = (term: Term) =>
    !facts.vocabulary.grammar.neutral.has(term) &&
    wholes.filter(({ titles }) => titles.flat().includes(term)).length === 1;
  return wholes.filter(({ titles }) =>
    titles.some((title) => {
      const [head = '', ...others] = title.toReversed();
      return isSaid(head) && (isRare(head) || (others.every(isSaid) && (others.length > 0 || title === titles[0])));
    }),
  );
}

/** The prices of a definition, with what they include. */
const wholesOf = memo(({ site, vocabulary }: Facts): Whole[] => {
  const distinct = (name: string) => distinctTerms(name, vocabulary);
  return Object.entries(site.prices).map(([key, price]) => {
    const services = Object.values(site.services).filter((service) => service.price === key);
    // The head of "Neutering a cat" is its first word.
    const titles = [price, ...services].map(({ name }) => distinct(name.split(vocabulary.details)[0] ?? name));
    const included = [...includedIn(key, site, vocabulary), ...includedByServices(key, price, site, vocabulary)];
    return { key, price, terms: distinct(price.name), titles, included };
  });
}, new WeakMap());

/** Returns what a price includes, with the contents of another price that it includes in full. */
function includedIn(key: string, site: Site, vocabulary: Vocabulary): Item[] {
  const { whole, joined } = vocabulary.offers.parts;
  const { includes = [], description = '' } = site.prices[key] ?? {};
  const field = includes.length > 0 ? 'includes' : 'description';
  const items = includes.length > 0 ? includes : description.split(joined);
  return items.flatMap((item) => {
    const name = whole.test(item) ? item.replace(whole, '').toLowerCase() : undefined;
    const inner = Object.keys(site.prices).find((each) => site.prices[each]?.name.toLowerCase() === name);
    if (inner) return includedIn(inner, site, vocabulary);
    return item.split(/,| or /).map((part) => ({ name: part.trim(), from: `prices.${key}.${field}` }));
  });
}

/**
 * Returns what a service of the same name includes, or one with this price alone, except what has a price of its own.
 */
function includedByServices(key: string, { name }: Price, site: Site, vocabulary: Vocabulary): Item[] {
  const prices = Object.values(site.prices).map((price) => distinctTerms(price.name, vocabulary));
  return Object.entries(site.services)
    .filter(([, { price, name: title, sections }]) => {
      const isSame = covers(termsOf(name, vocabulary), termsOf(title, vocabulary));
      const listed = sections.flatMap((section) => (section.kind === 'prices' ? section.prices : []));
      return price === key && (isSame || listed.every((other) => other === key));
    })
    .flatMap(([service, { includes = '' }]) =>
      includes
        .split(vocabulary.offers.parts.joined)
        .map((part) => ({ name: part.trim(), from: `services.${service}.includes` })),
    )
    .filter((part) => !prices.some((terms) => covers(termsOf(part.name, vocabulary), terms)));
}
