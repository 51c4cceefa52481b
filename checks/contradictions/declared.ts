import { yearOf } from '../../schema/clock.ts';
import type { Site } from '../../schema/site.ts';
import type { Dimension } from '../../schema/vocabulary/finder/dimension.ts';
import { formatDays, formatNumber, formatPrice, lowestAmount } from '../../site/format.ts';
import type { KeyPath } from '../../site/key-path.ts';
import { pricesOnPage, type Route } from '../../site/routes.ts';
import { hoursPerYear, type Quantity } from './numbers.ts';
import { readQuantities } from './quantities.ts';
import { isConcept, neededTerms, type Term, termsOf } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import { listedIn, withoutBrackets } from './words.ts';

/** A declared figure, and the words by which a sentence refers to it. */
export type Declared = Measure & {
  path: KeyPath;
  /** The value in the definition: `12-month warranty on parts and labour`. */
  value: string;
  /** The token to use in a sentence: `{claim:warranty}`. */
  write: string;
  /** A sentence is about the fact if it or its context has all of these, and it has one of `own` itself. */
  terms: Terms;
  own: Terms;
  /** Further words of its name; the more of them a sentence has, the better the match. */
  optional: Terms;
  /** A pattern that the sentence must also match. */
  frame?: RegExp | undefined;
  /** The actual age of the business in hours, for a claim of years: any age up to it is true. */
  age?: number;
  /** Whether the figure is a minimum: `from £80`. */
  isLowest?: boolean;
  /** Other prices on a service's page, which a sentence without a name may state. */
  others?: readonly number[];
  /** The unit of a price: `a night`. */
  unit?: string | undefined;
};

export type Terms = readonly Term[];
type Measure = Pick<Quantity, 'dimension' | 'low' | 'high'>;

export type Sources = {
  site: Site;
  pages: readonly { route: Route; entry: KeyPath }[];
  vocabulary: Vocabulary;
  today: string;
};

/** Lists every figure that a definition declares, also `fromTexts`, once for each of its synonyms. */
export function listDeclared(sources: Sources, fromTexts: readonly Declared[]): Declared[] {
  const { site, vocabulary } = sources;
  return [fromFacts, fromClaims, fromPrices, fromServices, fromTowns, fromBusiness, fromEmergencies]
    .flatMap((list) => list(sources))
    .concat(fromTexts)
    .filter(({ terms }) => terms.length > 0)
    .flatMap((declared, _, all) => {
      const synonymsOf = ({ path }: Declared) => site.synonyms[path.join('.')] ?? [];
      // A longer name inherits synonyms: if "MOT preparation" is also "pre-MOT check", so is "van MOT preparation".
      const wider = all.filter(
        ({ path: [table], terms }) =>
          table === declared.path[0] && terms.length < declared.terms.length && covers(declared.terms, terms),
      );
      const inherited = wider.flatMap((other) => {
        const rest = declared.terms.filter((term) => !other.terms.includes(term));
        return synonymsOf(other).map((name) => [...rest, ...termsOf(name, vocabulary)]);
      });
      const own = synonymsOf(declared).map((name) => termsOf(name, vocabulary));
      return [declared, ...[...own, ...inherited].map((terms) => ({ ...declared, ...named(terms) }))];
    });
}

/** Whether `terms` include all of `others`. */
export function covers(terms: Terms, others: Terms): boolean {
  return others.every((term) => terms.includes(term));
}

export function named(terms: Terms): Pick<Declared, 'terms' | 'own' | 'optional'> {
  return { terms, own: terms, optional: [] };
}

export function exactly(dimension: Dimension, value: number): Measure {
  return { dimension, low: value, high: value };
}

/** `{ 'response-time': '2 hours' }` is a duration about responses. */
function fromFacts({ site, vocabulary }: Sources): Declared[] {
  const { frames, plain } = vocabulary;
  return Object.entries(site.facts).flatMap(([key, value]) => {
    const words = key.split('-');
    // `cancel-notice` and `cancellation-notice` are the same.
    const frameOf = (word: string) => frames[word] ?? frames[termsOf(word, vocabulary)[0]?.replace('~', '') ?? ''];
    const framed = words.filter(frameOf);
    const keyTerms = termsOf(words.filter((word) => !framed.includes(word)).join(' '), vocabulary);
    const subjects = keyTerms.filter((term) => !plain.has(term));
    // In `routine-notice`, `notice` is both the measure and the subject.
    const measureTerms = termsOf(framed.join(' '), vocabulary).filter(isConcept);
    // A number alone counts what its key names: `{ pitches: '42' }`.
    const figure = /^\d+$/.test(value) ? `${value} ${words.join(' ')}` : value;
    return readQuantities(figure, vocabulary).flatMap(({ dimension, low, high, noun = '' }) => {
      const nouns = termsOf(noun, vocabulary);
      const all = termsOf(words.filter((word) => !plain.has(word)).join(' '), vocabulary);
      const fact = {
        path: ['facts', key],
        value,
        write: `{fact:${key}}`,
        dimension,
        low,
        high,
        ...named([nouns, subjects, measureTerms].find((terms) => terms.length > 0) ?? []),
        optional: nouns.length > 0 ? nouns : all,
        frame: frameOf(framed[0] ?? ''),
      };
      // "Our full service has fifty checks" counts the points of the check.
      const own = nouns.length > 1 ? nouns.filter(isConcept) : [];
      const whole = subjects.filter((term) => own.includes(term) || !nouns.includes(term));
      return own.length > 0 ? [fact, { ...fact, own, terms: [...own, ...whole] }] : [fact];
    });
  });
}

/** `{ value: '12-month', label: 'warranty on parts and labour' }` is a duration about the warranty. */
function fromClaims({ site, vocabulary, today }: Sources): Declared[] {
  const age = yearOf(today) - (site.business.established ?? yearOf(today));
  return Object.entries(site.claims).flatMap(([key, { value, label }]) => {
    const text = `${value} ${label}`;
    return readQuantities(text, vocabulary).flatMap((quantity): Declared[] => {
      const { dimension, low, high, start, noun } = quantity;
      // The year is declared in `business.established`.
      if (dimension === 'year') return [];
      const rest = text.slice(0, start) + text.slice(start + quantity.text.length);
      const terms = termsOf(noun || (rest.trim().split(vocabulary.details)[0] ?? ''), vocabulary);
      const isTwoWordNoun = noun && !isConcept(terms[0] ?? '');
      const subjects = dimension === 'rating' ? ['~rating'] : terms.slice(0, isTwoWordNoun ? 2 : 1);
      return [
        {
          path: ['claims', key],
          value: text,
          write: start < value.length ? `{claim:${key}}` : text,
          dimension,
          low,
          high,
          ...named(subjects),
          optional: terms,
          ...(dimension === 'duration' && subjects.includes('~experience') ? { age: age * hoursPerYear } : {}),
        },
      ];
    });
  });
}

/** Rows of the price table by name. The sentence itself must have the words that no other row has. */
function fromPrices({ site, vocabulary }: Sources): Declared[] {
  const names = withoutBrackets(Object.values(site.prices));
  const terms = names.map((name) => termsOf(name, vocabulary));
  return Object.entries(site.prices).flatMap(([key, price], index) => {
    const optional = termsOf(price.name, vocabulary);
    const needed = neededTerms(names[index] ?? '', vocabulary);
    const rare = needed.filter((term) => terms.filter((other) => other.includes(term)).length === 1);
    const row = {
      path: ['prices', key],
      value: `${price.name} ${formatPrice(price, site.money, site.language)}`,
      write: `{${'from' in price ? 'from' : 'price'}:${key}}`,
      ...exactly('money', lowestAmount(price) ?? Number.NaN),
      ...('from' in price && price.to && { high: price.to }),
      isLowest: 'from' in price,
      unit: price.unit,
      terms: rare.length > 0 ? needed : optional,
      optional,
      own: [rare, lowestAmount(price) === 0 ? [] : needed].find((terms) => terms.length > 0) ?? optional,
    };
    // A fixed price also goes by what its description lists: "Nails, weight, bandages."
    const listed = 'fixed' in price ? listedIn(price.description ?? '', vocabulary) : [];
    const called = listed.map((name) => termsOf(name, vocabulary));
    return [row, ...called.map((own) => ({ ...row, own, optional: own, terms: [...own, ...needed] }))];
  });
}

/** Services by name, with the lowest price on their page. */
function fromServices({ site, pages, vocabulary }: Sources): Declared[] {
  return Object.entries(site.services).flatMap(([key, { name, price }]) => {
    const row = price ? site.prices[price] : undefined;
    if (!price || !row) return [];
    const page = pages.find(({ route }) => route.kind === 'service' && route.key === key);
    const rows = [price, ...(page ? pricesOnPage(page.route) : [])].flatMap((each) => site.prices[each] ?? []);
    const [lowest, ...others] = rows.flatMap((each) => lowestAmount(each) ?? []);
    if (lowest === undefined) return [];
    const optional = termsOf(name, vocabulary);
    const own = optional.filter((term) => !vocabulary.generic.has(term));
    return [
      {
        path: ['services', key, 'price'],
        value: `${name} ${formatPrice(row, site.money, site.language)}`,
        write: `{from:${price}}`,
        ...exactly('money', lowest),
        ...named(own.length > 0 ? own : optional),
        optional,
        isLowest: 'from' in row || others.length > 0,
        others,
        unit: row.unit,
      },
    ];
  });
}

function fromTowns({ site, vocabulary }: Sources): Declared[] {
  return Object.entries(site.towns).flatMap(([key, { name, miles, kilometres }]) => {
    if (!miles) return [];
    const unit = kilometres === undefined ? 'miles' : 'kilometres';
    const distance = kilometres ?? miles;
    const figure = { value: `${name} ${distance} ${unit}`, write: `{miles:${key}}`, ...exactly('distance', miles) };
    const about = { ...named(termsOf(name, vocabulary)), frame: vocabulary.frames.distance };
    return [{ path: ['towns', key, unit], ...figure, ...about }];
  });
}

/** The founding year, the age unless a claim states it, and how long enquiries are kept and take to answer. */
function fromBusiness({ site, vocabulary, today }: Sources): Declared[] {
  const { concepts, frames } = vocabulary;
  const { established } = site.business;
  const days = site.enquiryRetentionDays;
  const about = (concept: string) => ({ ...named(concepts[concept] ? [`~${concept}`] : []), frame: frames[concept] });
  const lasting = (path: KeyPath, value: string, hours: number, concept: string): Declared => {
    return { path, value, write: value, ...exactly('duration', hours), ...about(concept) };
  };
  const { respondWithin = 0, changeNotice: notice = '' } = site.mail;
  const workingDays =
    typeof respondWithin === 'object' && 'workingDays' in respondWithin ? respondWithin.workingDays : 0;
  const minutes = typeof respondWithin === 'number' ? respondWithin : 0;
  const [count, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  const response = formatNumber(count, site.language, { style: 'unit', unit, unitDisplay: 'long' });
  const periods = [
    lasting(['enquiryRetentionDays'], formatDays(days, site.language), days * 24, 'retention'),
    ...(minutes > 0 ? [lasting(['mail', 'respondWithin'], response, minutes / 60, 'response')] : []),
    ...(workingDays > 0
      ? [lasting(['mail', 'respondWithin'], formatDays(workingDays, site.language), workingDays * 24, 'response')]
      : []),
    ...readQuantities(notice, vocabulary).flatMap(({ dimension, low }) =>
      dimension === 'duration' ? lasting(['mail', 'changeNotice'], notice, low, 'cancellation') : [],
    ),
  ];
  if (!established) return periods;
  const founding = { path: ['business', 'established'], value: `${established}` };
  const year = { ...founding, write: '{established}', ...exactly('year', established), ...about('established') };
  const years = yearOf(today) - established;
  const age = lasting(founding.path, formatDays(years * 365, site.language), years * hoursPerYear, 'experience');
  const hasAge = Object.values(site.claims).some(({ label }) => termsOf(label, vocabulary).includes('~experience'));
  return [year, ...(hasAge ? [] : [{ ...age, value: founding.value }]), ...periods];
}

/** `{ title: 'Jump Start', response: 'Within 1 hour' }` is a duration about jump starts. */
function fromEmergencies({ site, vocabulary }: Sources): Declared[] {
  return site.emergencyServices.flatMap(({ title, response }, index) => {
    const words = title.replace(/\S+[’']\S+/g, '').replace(vocabulary.emergency, 'failed');
    const terms = termsOf(words, vocabulary).filter((term) => !vocabulary.generic.has(term));
    return readQuantities(response, vocabulary).map(({ dimension, low, high }) => ({
      path: ['emergencyServices', index, 'response'],
      value: `${title}: ${response}`,
      write: response,
      dimension,
      low,
      high,
      ...named(terms),
      frame: vocabulary.frames.arrival,
    }));
  });
}
