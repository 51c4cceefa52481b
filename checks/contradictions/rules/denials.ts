import type { KeyPath } from '../../../site/problem.ts';
import type { Facts } from '../facts.ts';
import { isConcept, placesOf, type Reading, read, says, stemOf, type Term, termsOf } from '../subjects.ts';
import { cached, hasName, pattern, withoutName, wordsOf } from '../words.ts';

/** Something offered, which a sentence may deny. */
type Thing = {
  declared: KeyPath;
  value: string;
  /** All of these must occur; a town has its name instead. */
  terms: readonly Term[];
  /** Further words of its name. */
  all: readonly Term[];
  /** Words that no other offer has. */
  rare: readonly Term[];
  town?: string;
  method?: RegExp | undefined;
};

type Denied = {
  declared: KeyPath;
  value: string;
  said: string;
  at: number;
  terms: readonly Term[];
  read: string;
  isOurs: boolean;
};

/** Entries with names. */
type Named = Readonly<Record<string, { name: string }>>;

/** Lists everything offered: services, prices, stated ranges and discounts, positive answers, towns, parking. */
const listThings = cached(({ site, vocabulary, served }: Facts): Thing[] => {
  const { optional, offers, denials, payment } = vocabulary;
  const isRare = (term: Term, table: Named) =>
    Object.values(table).filter((entry) => termsOf(entry.name, vocabulary).includes(term)).length < 2;
  const name = (declared: KeyPath, value: string, words = value): Thing => {
    const all = termsOf(words, vocabulary);
    const own = all.filter((term) => !optional.has(term));
    // "Diagnostics" names the engine diagnostics, beside an engine repair.
    const distinct = declared[0] === 'services' ? own.filter((term) => isRare(term, site.services)) : [];
    const terms = [distinct, own].find((each) => each.length > 0) ?? all;
    return { declared, value, terms, all, rare: own.filter((term) => isRare(term, site.prices)) };
  };
  return [
    ...Object.entries(site.services).map(([key, service]) => name(['services', key], service.name)),
    ...Object.entries(site.facts).flatMap(([key, value]) =>
      offers.facts.test(key) ? [name(['facts', key], value, key.replace(offers.reach, '').replaceAll('-', ' '))] : [],
    ),
    ...Object.entries(site.prices).map(([key, price]) => name(['prices', key], price.name)),
    ...Object.entries(site.faq).flatMap(([key, { question, answer }]) => {
      const [, words] = (denials.grants.test(answer) && denials.granted.exec(question)) || [];
      return words ? [name(['faq', key, 'answer'], answer, words)] : [];
    }),
    ...[...served].map((key): Thing => {
      const town = site.towns[key]?.name ?? '';
      return { declared: ['towns', key], value: `${town}, which is served`, terms: [], all: [], rare: [], town };
    }),
    ...(site.business.parking ? [name(['business', 'parking'], site.business.parking, 'parking')] : []),
    ...Object.entries(site.claims).flatMap(([key, { value, label }]) => {
      // "No warranty on brakes": a claim covers every service.
      const covered = [label, ...Object.values(site.services).map((service) => service.name)].join(' ');
      const claim = name(['claims', key], `${value} ${label}`, covered);
      // A claim that counts things is not denied by "no pet likes it".
      const isDeniable = isConcept(claim.all[0] ?? '') && /\p{L}/u.test(value);
      return isDeniable ? [{ ...claim, terms: claim.all.slice(0, 1) }] : [];
    }),
    ...(site.business.payment ?? []).map((method): Thing => {
      const [value, pattern] = [site.business.payment?.join(', ') ?? '', payment.methods[method]];
      return { declared: ['business', 'payment'], value, terms: [], all: [], rare: [], method: pattern ?? /(?!)/ };
    }),
  ];
});

/** Finds offers that a sentence denies, or excludes with "only". */
export function findDenied(sentence: string, facts: Facts, near: string): Denied | undefined {
  const { enumeration, denials } = facts.vocabulary;
  const refused = facts.site.notOffered.flatMap(({ words }) => words);
  for (const { words, said, at, isOnly, read: whole = sentence } of deniedIn(sentence, facts)) {
    const around = read(`${sentence} ${near}`, facts.vocabulary);
    const find = (text: string) => listThings(facts).find((thing) => isNamed(text, thing, around, facts));
    // Declared in `notOffered`, so not a service.
    const parts = words.split(pattern(`,? ${enumeration.last.source} `, 'i'));
    // "No warranty on used cars or on our work".
    const last = `${words.split(denials.details)[0]} ${parts.at(-1)}`;
    const named = [words, refused.reduce(withoutName, words), ...parts, last].map(find).find(Boolean);
    const denied = isOnly && named ? otherThan(named, sentence, facts) : named;
    if (!denied) continue;
    const isOurs = denials.ended.test(said);
    return { declared: denied.declared, value: denied.value, said, at, terms: denied.terms, read: whole, isOurs };
  }
  return undefined;
}

type Phrase = { words: string; said: string; at: number; isOnly?: boolean; read?: string };

/** The words of a sentence that name what it denies. */
function deniedIn(sentence: string, { vocabulary }: Facts): Phrase[] {
  const { before, after, except, only, end, some, left, topic } = vocabulary.denials;
  const follows = (match: RegExpExecArray, isOnly = false): Phrase => {
    const rest = sentence.slice(match.index + match[0].length);
    const inside = match.slice(1).find(Boolean);
    const words = inside ?? rest.split(end)[0] ?? '';
    const said = inside ? match[0] : match[0] + words;
    // What a visitor would have to do is no possibility.
    return /^you/i.test(said) ? { words, said, at: 0, read: words } : { words, said, at: match.index, isOnly };
  };
  const found = [...before, except, left].flatMap((each) => {
    const match = each.exec(sentence);
    return match ? [follows(match)] : [];
  });
  const last = after.exec(sentence);
  // "A courtesy car isn't available for routine work" denies some cases only.
  const late = last && some.test(sentence.slice(last.index + last[0].length)) ? null : last;
  const subject =
    sentence
      .slice(0, late?.index)
      .split(/[,;:](?! (?:or|and) )|\.\s|\sbut\s/)
      .map((part) => part.replace(topic, ''))
      .findLast((part) => part.trim()) ?? '';
  const alone = only.exec(sentence);
  return [
    ...found,
    // A referral elsewhere still denies the offer here.
    ...(late ? [{ words: subject, said: subject + late[0], at: 0, read: sentence.slice(0, late.index).trim() }] : []),
    ...(alone ? [follows(alone, true)] : []),
  ];
}

/** Whether words name a thing and nothing else: `brake work`, but not `brakes that can be adjusted`. */
function isNamed(words: string, thing: Thing, around: Reading, facts: Facts): boolean {
  const { site, vocabulary, townsIn } = facts;
  const { denials, grammar, fillers, concepts } = vocabulary;
  const { town, terms, all, rare, method } = thing;
  if (town !== undefined && !hasName(words, town)) return false;
  if (method?.test(words) === false) return false;
  const towns = town ? townsIn(words).map((key) => site.towns[key]?.name ?? '') : [];
  const named = Object.values(method ? vocabulary.payment.methods : {});
  const bare = [...named, denials.phrasal].reduce(
    (text, { source }) => text.replace(pattern(source, 'gi'), ''),
    towns.reduce(withoutName, words),
  );
  const reading = read(bare, vocabulary);
  // "Manual gearboxes only, we don't work on automatics" names the exclusion itself.
  const isSaid = (term: Term) =>
    says(term, reading) || (rare.some((each) => says(each, reading)) && says(term, around));
  if (!terms.every(isSaid)) return false;
  // "Discounts for fleets" names one thing.
  const rest = [...new Set([...terms, ...all])].reduce(
    (text, term) => {
      const [at] = placesOf(term, read(text, vocabulary));
      if (at === undefined) return text;
      const concept = concepts[term.slice(1)]?.source ?? '(?!)';
      return `${text.slice(0, at).replace(denials.of, ' ')}${text.slice(at).replace(pattern(concept, 'gi'), '')}`;
    },
    bare.replace(denials.towards, ' '),
  );
  if (denials.conditional.test(rest)) return false;
  // The business serves what its claims count: `600 pianos a year`.
  const served = termsOf(
    Object.values(site.claims)
      .map(({ label }) => label)
      .join(' '),
    vocabulary,
  );
  const isServed = (term: Term) => served.includes(term);
  return wordsOf(rest).every((word) => {
    const term = stemOf(word, vocabulary);
    const isPlain = [word, term].some((each) => grammar.neutral.has(each) || denials.light.has(each));
    return isPlain || fillers.has(word) || all.includes(term) || termsOf(word, vocabulary).some(isServed);
  });
}

/** The offers excluded by "only": other services or towns. */
function otherThan(named: Thing, sentence: string, facts: Facts): Thing | undefined {
  const refused = facts.site.notOffered.flatMap(({ words }) => words);
  // "We only prepare cars, we do no MOT tests": beside what is not offered.
  if (refused.some((word) => hasName(sentence, word))) return undefined;
  const [table] = named.declared;
  if (table !== 'services' && table !== 'towns' && !named.method) return undefined;
  return listThings(facts).find(({ declared, terms, town, method }) => {
    if (declared[0] !== table || Boolean(method) !== Boolean(named.method)) return false;
    if (method) return !method.test(sentence);
    return town ? !hasName(sentence, town) : !terms.some((term) => says(term, read(sentence, facts.vocabulary)));
  });
}
