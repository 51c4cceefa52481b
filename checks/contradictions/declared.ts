import type { Site } from '../../schema/site.ts';
import { formatPrice, lowestAmount } from '../../site/format.ts';
import type { KeyPath } from '../../site/problem.ts';
import { pricesOnPage, type Route } from '../../site/routes.ts';
import type { Dimension } from './dimension.ts';
import { type Quantity, readQuantities } from './quantities.ts';
import { type Term, termsOf } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A declared figure, and the words by which a sentence refers to it. */
export type Declared = {
  path: KeyPath;
  /** The value in the definition: `12-month warranty on parts and labour`. */
  value: string;
  /** The token to use in a sentence: `{claim:warranty}`. */
  write: string;
  dimension: Dimension;
  low: number;
  high: number;
  bound?: Quantity['bound'];
  /** All of these must occur in the sentence or around it, and one of `own` in the sentence itself. */
  terms: readonly Term[];
  own: readonly Term[];
  /** Words that make a match more likely. */
  optional: readonly Term[];
  /** A pattern that the sentence must also match. */
  frame?: RegExp | undefined;
  /** Other values that are also true. */
  allowed?: readonly number[];
  /** Whether higher values are covered, as by `from £80`. */
  isLowest?: boolean;
};

/** Sources of declared figures. */
type Sources = { site: Site; pages: readonly { route: Route }[]; vocabulary: Vocabulary; today: Date };

/** Lists every figure that a definition declares. */
export function listDeclared({ site, pages, vocabulary, today }: Sources): Declared[] {
  return [
    ...ofFacts(site, vocabulary),
    ...ofClaims(site, vocabulary, today),
    ...ofPrices(site, pages, vocabulary),
    ...ofTowns(site, vocabulary),
    ...ofBusiness(site, vocabulary, today),
    ...ofEmergencies(site, vocabulary),
  ];
}

/** The synonyms that the definition declares for an entry. */
function synonymsOf(site: Site, path: KeyPath, vocabulary: Vocabulary): (readonly Term[])[] {
  return (site.synonyms[path.join('.')] ?? []).map((name) => termsOf(name, vocabulary));
}

function withSynonyms(site: Site, declared: Declared, vocabulary: Vocabulary): Declared[] {
  const others = synonymsOf(site, declared.path, vocabulary);
  return [declared, ...others.map((terms) => ({ ...declared, terms, own: terms, optional: [] }))];
}

/** `{ 'response-time': '2 hours' }` is a duration about responses. */
function ofFacts(site: Site, vocabulary: Vocabulary): Declared[] {
  return Object.entries(site.facts).flatMap(([key, value]) => {
    const path = ['facts', key];
    const words = key.split('-');
    const framed = words.filter((word) => vocabulary.frames[word]);
    const frame = framed.map((word) => vocabulary.frames[word])[0];
    const terms = termsOf(words.filter((word) => !framed.includes(word)).join(' '), vocabulary).filter(
      (term) => !vocabulary.plain.has(term),
    );
    const named =
      terms.length > 0 ? terms : termsOf(framed.filter((word) => isConcept(word, vocabulary)).join(' '), vocabulary);
    return readQuantities(value, vocabulary).flatMap((quantity) => {
      const nouns = quantity.noun ? termsOf(quantity.noun, vocabulary) : [];
      const subjects = nouns.length > 0 ? nouns : named;
      const optional =
        nouns.length > 0 ? nouns : termsOf(words.filter((word) => !vocabulary.plain.has(word)).join(' '), vocabulary);
      const declared = { path, value, write: `{fact:${key}}`, ...pick(quantity), frame };
      if (subjects.length === 0) return [];
      return withSynonyms(site, { ...declared, terms: subjects, own: subjects, optional }, vocabulary);
    });
  });
}

/** Whether a word of a key names both measure and subject: `notice` in `routine-notice`. */
function isConcept(word: string, vocabulary: Vocabulary): boolean {
  return termsOf(word, vocabulary).some((term) => term.startsWith('~'));
}

function pick({ dimension, low, high, bound }: Quantity) {
  return { dimension, low, high, bound };
}

/** `{ value: '12-month', label: 'warranty on parts and labour' }` is a duration about the warranty. */
function ofClaims(site: Site, vocabulary: Vocabulary, today: Date): Declared[] {
  const passed = today.getFullYear() - (site.business.established ?? today.getFullYear());
  return Object.entries(site.claims).flatMap(([key, { value, label }]) => {
    const text = `${value} ${label}`;
    const path = ['claims', key];
    const day = vocabulary.sameDay.exec(text);
    const words = day
      ? [
          {
            dimension: 'duration',
            low: 0,
            high: 24,
            text: day[0],
            start: day.index,
            end: day.index + day[0].length,
          } as const,
        ]
      : [];
    return [...readQuantities(text, vocabulary), ...words].flatMap((quantity) => {
      // The founding year is declared once.
      if (quantity.dimension === 'year') return [];
      const isValue = quantity.start < value.length;
      const rest = `${text.slice(0, quantity.start)} ${text.slice(quantity.end)}`;
      const noun = 'noun' in quantity ? quantity.noun : undefined;
      const head = noun ? noun : rest.trim().split(vocabulary.details)[0];
      const terms = termsOf(head ?? '', vocabulary);
      const own = noun ? terms.slice(0, terms[0]?.startsWith('~') ? 1 : 2) : terms.slice(0, 1);
      const subjects = quantity.dimension === 'rating' ? ['~rating'] : own;
      if (subjects.length === 0) return [];
      const isAge = quantity.dimension === 'duration' && subjects.includes('~experience');
      return withSynonyms(
        site,
        {
          ...{ path, value: text, write: isValue ? `{claim:${key}}` : text, ...pick(quantity) },
          ...{ terms: subjects, own: subjects, optional: terms },
          // The actual number of years is as true as the claim.
          ...(isAge ? { allowed: [passed * 8760] } : {}),
        },
        vocabulary,
      );
    });
  });
}

/** Rows of the price table by name, and services by the contents of their pages. */
function ofPrices(site: Site, pages: Sources['pages'], vocabulary: Vocabulary): Declared[] {
  const names = Object.values(site.prices).map(({ name }) => termsOf(name, vocabulary));
  const frequency = (term: Term) => names.filter((terms) => terms.includes(term)).length;
  const rows = Object.entries(site.prices).flatMap(([key, price]) => {
    const amount = lowestAmount(price);
    const all = termsOf(price.name, vocabulary);
    const needed = all.filter((term) => !vocabulary.implied.has(term));
    const rare = needed.filter((term) => frequency(term) === 1);
    const terms = rare.length > 0 ? needed : all;
    const own = rare.length > 0 ? rare : needed.length > 0 ? needed : all;
    const declared: Declared = {
      ...{ path: ['prices', key], value: `${price.name} ${formatPrice(price, site.money, site.language)}` },
      ...{ write: `{from:${key}}`, dimension: 'money', low: amount ?? Number.NaN, high: amount ?? Number.NaN },
      ...{ terms, own, optional: all, isLowest: 'from' in price },
    };
    return withSynonyms(site, declared, vocabulary);
  });
  const services = Object.entries(site.services).flatMap(([key, { name, price }]) => {
    const page = pages.find(({ route }) => route.kind === 'service' && route.key === key);
    const shown = [...(price ? [price] : []), ...(page ? pricesOnPage(page.route) : [])];
    const allowed = shown.flatMap((each) => (site.prices[each] ? (lowestAmount(site.prices[each]) ?? []) : []));
    const all = termsOf(name, vocabulary);
    const named = all.filter((term) => !vocabulary.generic.has(term));
    const terms = named.length > 0 ? named : all;
    const row = price ? site.prices[price] : undefined;
    if (allowed.length === 0 || !row) return [];
    const low = lowestAmount(row) ?? allowed[0] ?? 0;
    const declared: Declared = {
      ...{ path: ['services', key, 'price'], value: `${name} ${formatPrice(row, site.money, site.language)}` },
      ...{
        write: `{from:${price}}`,
        dimension: 'money',
        low,
        high: low,
        terms,
        own: terms,
        optional: all,
        allowed,
        isLowest: 'from' in row || allowed.length > 1,
      },
    };
    return withSynonyms(site, declared, vocabulary);
  });
  return [...rows, ...services];
}

function ofTowns(site: Site, vocabulary: Vocabulary): Declared[] {
  return Object.entries(site.towns).flatMap(([key, { name, miles }]): Declared[] => {
    if (!miles) return [];
    const terms = termsOf(name, vocabulary);
    const value = {
      value: `${name} ${miles} miles`,
      write: `{miles:${key}}`,
      dimension: 'distance',
      low: miles,
      high: miles,
    } as const;
    return [
      { path: ['towns', key, 'miles'], ...value, terms, own: terms, optional: [], frame: vocabulary.frames.distance },
    ];
  });
}

/** The founding year, the retention of enquiries in days, and the number of services. */
function ofBusiness(site: Site, vocabulary: Vocabulary, today: Date): Declared[] {
  const { established } = site.business;
  const declare = (
    path: KeyPath,
    dimension: Dimension,
    low: number,
    term: Term,
    value: string,
    write = value,
  ): Declared[] =>
    term.startsWith('~') && !vocabulary.concepts[term.slice(1)]
      ? []
      : [{ path, dimension, low, high: low, value, write, terms: [term], own: [term], optional: [] }];
  const retention = declare(
    ['enquiryRetentionDays'],
    'duration',
    site.enquiryRetentionDays * 24,
    '~retention',
    `${site.enquiryRetentionDays} days`,
  );
  const hasAge = Object.values(site.claims).some(({ label }) => termsOf(label, vocabulary).includes('~experience'));
  const declaredAge = (year: number) => {
    const age = today.getFullYear() - year;
    return declare(['business', 'established'], 'duration', age * 8760, '~experience', `${year}`, `${age} years`);
  };
  const declaredYear = (year: number) =>
    declare(['business', 'established'], 'year', year, '~established', `${year}`, '{established}');
  return [
    ...(established ? declaredYear(established) : []).map((each) => ({
      ...each,
      frame: vocabulary.frames.established,
    })),
    ...(established && !hasAge ? declaredAge(established) : []),
    ...retention.map((each) => ({ ...each, frame: vocabulary.frames.retention })),
  ];
}

/** `{ title: 'Jump Start', response: 'Within 1 hour' }` is a duration about jump starts. */
function ofEmergencies({ emergencyServices }: Site, vocabulary: Vocabulary): Declared[] {
  return emergencyServices.flatMap(({ title, response }, index) => {
    const terms = termsOf(title.replace(/\S+[’']\S+/g, ''), vocabulary).filter((term) => !vocabulary.generic.has(term));
    const value = `${title}: ${response}`;
    const what = {
      path: ['emergencyServices', index, 'response'],
      value,
      write: response,
      terms,
      own: terms,
      optional: [],
    };
    return readQuantities(response, vocabulary).map((quantity) => ({
      ...what,
      ...pick(quantity),
      frame: vocabulary.frames.arrival,
    }));
  });
}
