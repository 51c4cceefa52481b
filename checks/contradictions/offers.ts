import type { Site } from '../../schema/site.ts';
import { escapeRegExp } from '../../site/escape.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { contentOf } from './clauses.ts';
import { distinctTerms, isCode, isConcept, neededTerms, read, says, stemOf, type Term, termsOf } from './subjects.ts';
import type { Text } from './texts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { hasName, listedIn, pattern, sentencesOf, withoutName } from './words.ts';

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

type Named = Readonly<Record<string, { name: string }>>;

type Sources = { site: Site; vocabulary: Vocabulary; served: ReadonlySet<string>; texts: readonly Text[] };

/**
 * Lists everything offered: services, prices and lists that describe them, stated ranges and discounts, positive
 * answers, towns, parking, claims.
 */
export function listOffers({ site, vocabulary, served, texts }: Sources): Offer[] {
  const { offers, polarity, stances } = vocabulary;
  const { business } = site;
  const offer = (declared: KeyPath, value: string, words = value) =>
    offerOf({ declared, value, words }, site, vocabulary);
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
      const asked = words ? offer(['faq', key, 'answer'], answer, words) : undefined;
      // "We have nothing to lend you" denies the courtesy car.
      const concepts = words?.startsWith('a ') ? (asked?.terms.filter(isConcept) ?? []) : [];
      return asked ? { ...asked, ...(concepts.length > 0 && { terms: concepts }) } : [];
    }),
    ...[...served].map((key): Offer => {
      const name = site.towns[key]?.name ?? '';
      return { declared: ['towns', key], value: `${name}, which is served`, terms: [], all: [], name, set: 'towns' };
    }),
    ...regionsIn(texts, vocabulary),
    ...Object.entries(site.services).flatMap(([key, { sections }]) =>
      namesIn(['services', key, 'sections'], sections, vocabulary),
    ),
    ...(business.parking && !stances.ownParking?.isNot.test(business.parking)
      ? [offer(['business', 'parking'], business.parking, 'parking')]
      : []),
    ...describedChoices(site, vocabulary),
    ...Object.entries(site.prices).flatMap(([key, { name, description = '', ...price }]): Offer[] => {
      const items = 'fixed' in price ? listedIn(description, vocabulary) : [];
      const [within = ''] = neededTerms(name, vocabulary);
      return items.map((words) => ({ ...offer(['prices', key, 'description'], description, words), within }));
    }),
    ...Object.entries(site.services).flatMap(([key, { summary }]) =>
      thingsIn(summary, vocabulary).map((words) => offer(['services', key, 'summary'], summary, words)),
    ),
    ...Object.keys(site.claims).flatMap((key) => offersOfClaim(key, site, vocabulary)),
    ...paymentMethods(business.payment, vocabulary),
  ];
}

/** Returns an offer with the terms that name it. Of a service, the words that no other has are enough: "diagnostics". */
function offerOf(
  { declared, value, words }: { declared: KeyPath; value: string; words: string },
  site: Site,
  vocabulary: Vocabulary,
): Offer {
  const isRare = (term: Term, table: Named) =>
    Object.values(table).filter(({ name }) => termsOf(name, vocabulary).includes(term)).length < 2;
  const all = termsOf(words, vocabulary);
  const own = distinctTerms(words, vocabulary);
  const distinct =
    declared[0] === 'services'
      ? own.filter((term) => isRare(term, site.services) && !vocabulary.grammar.neutral.has(term))
      : [];
  const terms = [distinct, own].find((each) => each.length > 0) ?? all;
  return { declared, value, terms, all, rare: own.filter((term) => isRare(term, site.prices)) };
}

/** Returns the choices of forms that the description names too: "for dogs, cats and rabbits". */
function describedChoices(site: Site, vocabulary: Vocabulary): Offer[] {
  const { description } = site.business;
  const described = read(description, vocabulary);
  const ofServices = termsOf(namesOfServices(site), vocabulary);
  return Object.values(site.forms.forms)
    .flatMap(({ fields }) => fields.flatMap((field) => ('options' in field && field.options) || []))
    .map(({ label }): Offer => {
      const offer = offerOf(
        { declared: ['business', 'description'], value: description, words: label },
        site,
        vocabulary,
      );
      return { ...offer, set: 'description' };
    })
    .filter(({ terms: [term, ...rest] }) => {
      return term && rest.length === 0 && says(term, described) && !ofServices.includes(term);
    });
}

/** Returns the things that a summary names: `a second opinion`, `Lumps, wounds and joints.` */
function thingsIn(summary: string, vocabulary: Vocabulary): string[] {
  const isNeutral = (word: string) => vocabulary.grammar.neutral.has(word);
  const named = [...summary.matchAll(vocabulary.offers.thing)].map(([, ...words]) => words);
  const listed = sentencesOf(summary, vocabulary).flatMap((sentence) => listedIn(sentence, vocabulary));
  return [...named.filter((words) => !words.some(isNeutral)).map((words) => words.join(' ')), ...listed];
}

/** Returns a claim, by its topic and by its value, and its parts. */
function offersOfClaim(key: string, site: Site, vocabulary: Vocabulary): Offer[] {
  const { value = '', label = '' } = site.claims[key] ?? {};
  // Skip claims that count things, which "no pet likes it" does not deny.
  if (!/\p{L}/u.test(value)) return [];
  const text = `${value} ${label}`;
  const claim = { declared: ['claims', key], value: text };
  const [head = '', ...parts] = termsOf(contentOf(label, vocabulary).join(' '), vocabulary);
  // A claim covers every service, so "no warranty on brakes" denies it.
  const all = termsOf(`${text} ${namesOfServices(site)}`, vocabulary);
  const [name = ''] = vocabulary.promises.name.exec(value) ?? [];
  const [last = ''] = termsOf(contentOf(value, vocabulary).join(' '), vocabulary).slice(-1);
  const named = [[head || last], termsOf(name, vocabulary)].filter(([term]) => term);
  return [
    ...named.map((terms): Offer => ({ ...claim, terms, all })),
    // Parts of a claim can be denied separately: "Parts are covered, labour isn't".
    ...(isConcept(head) ? parts : []).map((part): Offer => {
      return { ...claim, terms: [part], all: [part, head], within: head, set: key };
    }),
  ];
}

function paymentMethods(methods: readonly string[] = [], { payment }: Vocabulary): Offer[] {
  const entry = { declared: ['business', 'payment'], value: methods.join(', '), terms: [], all: [], set: 'payment' };
  return methods.map((method) => ({ ...entry, words: payment.methods[method] ?? /(?!)/ }));
}

function namesOfServices({ services }: Site): string {
  return Object.values(services)
    .map(({ name }) => name)
    .join(' ');
}

/** Returns the regions that the site names, such as the Isle of Sheppey, as places that are served. */
function regionsIn(texts: readonly Text[], { enumeration }: Vocabulary): Offer[] {
  const found = texts.flatMap(({ path, text }) =>
    path[0] === 'testimonials'
      ? []
      : [...text.matchAll(enumeration.regions)].flatMap((names) =>
          names.toReversed().map((name) => [name, { declared: path, value: text }] as const),
        ),
  );
  // A region named only once may be denied there: "we don't cover the Isle of Wight".
  const isElsewhere = (name: string) => found.filter(([each]) => each === name).length > 1;
  const first = new Map(found.toReversed());
  return [...first]
    .filter(([name]) => isElsewhere(name))
    .map(([name, from]) => ({ ...from, terms: [], all: [], name, set: 'towns' }));
}

/** Returns the names in lists of tags, such as brands of tyres. */
function namesIn(path: KeyPath, sections: Site['services'][string]['sections'], vocabulary: Vocabulary): Offer[] {
  return sections.flatMap((section, index) => {
    if (section.kind !== 'list' || section.style !== 'tags') return [];
    return section.items.map(({ text }, item): Offer => {
      const declared = [...path, index, 'items', item, 'text'];
      const [, kind] = vocabulary.offers.kind.exec(text) ?? [];
      const after = kind ? vocabulary.offers.ofKind.source : 's?(?!\\w)';
      const words = new RegExp(`\\b${escapeRegExp(kind ?? text)}${after}`, 'i');
      const value = `${section.heading}: ${text}`;
      return { declared, value, terms: [], all: [], words, set: declared.slice(0, 4).join() };
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
  if (rare.some((term) => isCode(term) && says(term, reading))) return true;
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

export function withoutNames(text: string, offers: readonly Offer[], vocabulary: Vocabulary): string {
  const named = offers.reduce(
    (rest, { name, words }) =>
      words ? rest.replace(pattern(words.source, 'giu'), ' ') : name === undefined ? rest : withoutName(rest, name),
    text,
  );
  const terms = new Set(offers.flatMap((offer) => [...offer.terms, ...offer.all]));
  const concepts = [...terms].flatMap((term) => (isConcept(term) ? (vocabulary.concepts[term.slice(1)] ?? []) : []));
  const left = concepts.reduce((rest, { source }) => rest.replace(pattern(source, 'giu'), ' '), named);
  return left.replace(/[\p{L}\p{N}]+(?:[’']s?\b)?/gu, (word) => (terms.has(stemOf(word, vocabulary)) ? ' ' : word));
}
