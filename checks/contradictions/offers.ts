import type { Site } from '../../schema/site.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { contentOf } from './clauses.ts';
import { isConcept, read, says, stemOf, type Term, termsOf } from './subjects.ts';
import type { Text } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { hasName, pattern, withoutName } from './words.ts';

/** Something offered that a sentence may deny. */
export type Offer = {
  declared: KeyPath;
  value: string;
  /** What names it: `terms`, all of which are needed, a pattern, or the name of a town. */
  terms: readonly Term[];
  name?: string;
  words?: RegExp | undefined;
  /** All words of its name; `rare` are those that no other price has. */
  all: readonly Term[];
  rare?: readonly Term[];
  /** A term that the context must have too: labour is part of a warranty. */
  within?: Term;
  /** The set that it belongs to: "only" one of a set excludes the others. */
  set?: string;
};

/** Entries with names. */
type Named = Readonly<Record<string, { name: string }>>;

/** Sources of offers. */
type Sources = { site: Site; vocabulary: Vocabulary; served: ReadonlySet<string>; texts: readonly Text[] };

/**
 * Lists everything offered: services, prices, stated ranges and discounts, positive answers, towns, parking, claims.
 */
export function listOffers({ site, vocabulary, served, texts }: Sources): Offer[] {
  const { optional, offers, polarity, payment, stances } = vocabulary;
  const { business } = site;
  const isRare = (term: Term, table: Named) =>
    Object.values(table).filter((entry) => termsOf(entry.name, vocabulary).includes(term)).length < 2;
  const offer = (declared: KeyPath, value: string, words = value): Offer => {
    const all = termsOf(words, vocabulary);
    const own = all.filter((term) => !optional.has(term));
    // The words that no other name has are enough: "diagnostics" for the engine diagnostics.
    const distinct =
      declared[0] === 'services'
        ? own.filter((term) => isRare(term, site.services) && !vocabulary.grammar.neutral.has(term))
        : [];
    const terms = [distinct, own].find((each) => each.length > 0) ?? all;
    return { declared, value, terms, all, rare: own.filter((term) => isRare(term, site.prices)) };
  };
  const described = read(business.description, vocabulary);
  const services = Object.values(site.services).map(({ name }) => name);
  const isOfService = (term: Term) => termsOf(services.join(' '), vocabulary).includes(term);
  return [
    ...Object.entries(site.services).map(([key, { name }]) => ({ ...offer(['services', key], name), set: 'services' })),
    ...Object.entries(site.facts).flatMap(([key, value]) =>
      offers.facts.test(key) ? offer(['facts', key], value, key.replace(offers.reach, '').replaceAll('-', ' ')) : [],
    ),
    ...Object.entries(site.prices).map(([key, price]) => ({
      ...offer(['prices', key], price.name),
      set: Object.keys(site.services).find((name) =>
        site.services[name]?.sections.some((section) => section.kind === 'prices' && section.prices.includes(key)),
      ),
    })),
    ...Object.entries(site.faq).flatMap(([key, { question, answer }]) => {
      const [, words] = (polarity.grants.test(answer) && polarity.granted.exec(question)) || [];
      return words ? offer(['faq', key, 'answer'], answer, words) : [];
    }),
    ...[...served].map((key): Offer => {
      const name = site.towns[key]?.name ?? '';
      return { declared: ['towns', key], value: `${name}, which is served`, terms: [], all: [], name, set: 'towns' };
    }),
    ...regionsIn(texts, vocabulary),
    ...Object.entries(site.services).flatMap(([key, { sections }]) => namesIn(['services', key, 'sections'], sections)),
    ...(business.parking && !stances.ownParking?.isNot.test(business.parking)
      ? [offer(['business', 'parking'], business.parking, 'parking')]
      : []),
    // Choices of a form that the description names too: "for dogs, cats and rabbits".
    ...Object.values(site.forms.forms)
      .flatMap(({ fields }) => fields.flatMap((field) => ('options' in field && field.options) || []))
      .map(({ label }) => ({ ...offer(['business', 'description'], business.description, label), set: 'description' }))
      .filter(({ terms: [term, ...rest] }) => term && rest.length === 0 && says(term, described) && !isOfService(term)),
    ...Object.entries(site.claims).flatMap(([key, { value, label }]) => {
      // Skip claims that count things, which "no pet likes it" does not deny.
      if (!/\p{L}/u.test(value)) return [];
      const declared = ['claims', key];
      const [head = '', ...parts] = termsOf(contentOf(label, vocabulary).join(' '), vocabulary);
      const text = `${value} ${label}`;
      // A claim covers every service, so "no warranty on brakes" denies it.
      const all = termsOf([text, ...services].join(' '), vocabulary);
      const [name = ''] = vocabulary.promises.name.exec(value) ?? [];
      const [last = ''] = termsOf(contentOf(value, vocabulary).join(' '), vocabulary).slice(-1);
      const named = [[head || last], termsOf(name, vocabulary)].filter(([term]) => term);
      return [
        ...named.map((terms): Offer => ({ declared, value: text, terms, all })),
        // Parts of a claim can be denied separately: "Parts are covered, labour isn't".
        ...(isConcept(head) ? parts : []).map((part): Offer => {
          return { declared, value: text, terms: [part], all: [part, head], within: head, set: key };
        }),
      ];
    }),
    ...(business.payment ?? []).map((method): Offer => {
      const value = business.payment?.join(', ') ?? '';
      const words = payment.methods[method] ?? /(?!)/;
      return { declared: ['business', 'payment'], value, terms: [], all: [], words, set: 'payment' };
    }),
  ];
}

/** Returns the regions that the site names, such as the Isle of Sheppey, as places that are served. */
function regionsIn(texts: readonly Text[], { enumeration }: Vocabulary): Offer[] {
  const found = texts.flatMap(({ path, text }) =>
    path[0] === 'testimonials'
      ? []
      : (text.match(enumeration.regions) ?? []).map((name) => [name, { declared: path, value: text }] as const),
  );
  // A region named only once may be denied there: "we don't cover the Isle of Wight".
  const isElsewhere = (name: string) => found.filter(([each]) => each === name).length > 1;
  const first = new Map(found.toReversed());
  return [...first]
    .filter(([name]) => isElsewhere(name))
    .map(([name, from]) => ({ ...from, terms: [], all: [], name, set: 'towns' }));
}

/** Returns the names in lists of tags, such as brands of tyres. */
function namesIn(path: KeyPath, sections: Site['services'][string]['sections']): Offer[] {
  return sections.flatMap((section, index) => {
    if (section.kind !== 'list' || section.style !== 'tags') return [];
    return section.items.map(({ text }, item): Offer => {
      const declared = [...path, index, 'items', item, 'text'];
      return {
        declared,
        value: `${section.heading}: ${text}`,
        terms: [],
        all: [],
        name: text,
        set: declared.slice(0, 4).join(),
      };
    });
  });
}

/** Whether a text names an offer. One rare word is enough if the context, `whole`, has the rest. */
export function isNamed(text: string, offer: Offer, whole: string, vocabulary: Vocabulary): boolean {
  const { terms, name, words, within, rare = [] } = offer;
  if (name !== undefined) return hasName(text, name);
  if (words) return words.test(text);
  const reading = read(text, vocabulary);
  const around = read(whole, vocabulary);
  const isRare = rare.some((term) => says(term, reading));
  // "R1234yf" names a refill without the word.
  if (rare.some((term) => /\d\D|\D\d/.test(term) && says(term, reading))) return true;
  const isSaid = (term: Term) => says(term, reading) || (isRare && says(term, around));
  return terms.every(isSaid) && (!within || says(within, around));
}

/** Returns the words of all names and claims: `600 pianos a year`. */
export function namesOfOffers({ site, vocabulary }: Omit<Sources, 'served'>): Set<Term> {
  const { services, prices, claims, notOffered } = site;
  const named = [...Object.values(services), ...Object.values(prices), ...notOffered].map(({ name }) => name);
  const texts = [...named, ...Object.values(claims).map(({ label }) => label)];
  return new Set(texts.flatMap((text) => termsOf(text, vocabulary)));
}

/** Removes the names of offers from a text. */
export function withoutNames(text: string, offers: readonly Offer[], vocabulary: Vocabulary): string {
  const named = offers.reduce(
    (rest, { name, words }) =>
      words ? rest.replace(pattern(words.source, 'gi'), ' ') : name === undefined ? rest : withoutName(rest, name),
    text,
  );
  const terms = new Set(offers.flatMap((offer) => [...offer.terms, ...offer.all]));
  const concepts = [...terms].flatMap((term) => (isConcept(term) ? (vocabulary.concepts[term.slice(1)] ?? []) : []));
  const left = concepts.reduce((rest, { source }) => rest.replace(pattern(source, 'gi'), ' '), named);
  return left.replace(/[\p{L}\p{N}]+(?:[’']s?\b)?/gu, (word) => (terms.has(stemOf(word, vocabulary)) ? ' ' : word));
}
