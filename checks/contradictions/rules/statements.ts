import type { Site } from '../../../schema/site.ts';
import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts, Found } from '../facts.ts';
import { isNoStatement } from '../grammar.ts';
import { placesOf, read, says, type Term, termsOf } from '../subjects.ts';
import { type Statement, statementsIn } from '../texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { escapeRegExp, pattern, withoutName } from '../words.ts';
import { findDenied } from './denials.ts';

/** Words that contradict a declared value. */
type Fault = {
  declared: KeyPath;
  value: string;
  said: string;
  at?: number;
  terms?: readonly Term[];
  /** The clause whose subject counts, if not the whole sentence. */
  read?: string;
  /** Whether the words themselves say that the business is meant. */
  isOurs?: boolean;
};

type Check = (sentence: string, facts: Facts, near: string) => Fault | undefined;

/** Words that always contradict a declared value: `no notice needed`. */
type Opposite = Pick<Fault, 'declared' | 'isOurs'> & {
  /** What is declared; nothing if the words contradict nothing. */
  value: string | false | undefined;
  said: RegExp;
  also?: RegExp | undefined;
  unless?: RegExp;
};

function listOpposites({ site, vocabulary, served }: Facts): Opposite[] {
  const { parking, offers, privacy, hours, promises, concepts, frames, independent } = vocabulary;
  const { description, parking: place = '' } = site.business;
  const isParking = { declared: ['business', 'parking'], unless: parking.exempt };
  const isNotice = ([key, text]: [string, string]) => concepts.notice?.test(`${key.replaceAll('-', ' ')} ${text}`);
  const notices = Object.entries(site.facts).filter(isNotice);
  const [cancelling, booking] = [true, false].map((isOf) =>
    notices.find(([key]) => isOf === concepts.cancellation?.test(key.replaceAll('-', ' '))),
  );
  const promise = site.forms.privacy?.sentences.find((each) => privacy.promise.test(each));
  const claims = Object.entries(site.claims).flatMap(([key, claim]): Opposite[] => {
    // A claim denied in its own words: `not insured`.
    const value = `${claim.value} ${claim.label}`;
    const qualities = [promises.name, promises.quality].flatMap((each) => each.exec(value)?.[1] ?? []);
    return qualities.map((quality) => {
      const said = new RegExp(promises.denied.source.replaceAll('§', quality), 'i');
      return { declared: ['claims', key], value, said, also: hours.ours };
    });
  });
  return [
    ...claims,
    { ...isParking, value: parking.free.test(place) && place, said: parking.paid },
    { ...isParking, value: parking.ours.test(place) && place, said: parking.elsewhere },
    {
      ...{ declared: ['towns'], value: served.size > 1 && 'several that are served' },
      ...{ said: offers.nowhere, also: offers.serve },
    },
    { declared: ['facts', booking?.[0] ?? ''], value: booking?.[1], said: offers.unbooked },
    { declared: ['facts', cancelling?.[0] ?? ''], value: cancelling?.[1], said: offers.uncancelled },
    {
      ...{ declared: ['forms', 'privacy'], value: promise, isOurs: true },
      ...{ said: privacy.shared, unless: hours.negated },
    },
    {
      ...{ declared: ['business', 'description'], value: independent.is.test(description) && description },
      ...{ said: independent.not, isOurs: true },
    },
    {
      ...{ declared: ['enquiryRetentionDays'], value: `${site.enquiryRetentionDays} days` },
      ...{ said: privacy.forever, also: frames.retention },
    },
  ];
}

function checkOpposite({ declared, value, said, also, unless, isOurs = false }: Opposite): Check {
  return (sentence) => {
    const words = value && said.exec(sentence)?.[0];
    if (!words || also?.test(sentence) === false || unless?.test(sentence)) return undefined;
    return { declared, value, said: words, isOurs };
  };
}

/** Entries whose sentences declare facts, or repeat the words of customers. */
const declaring = ['facts', 'testimonials', 'claims', 'prices', 'towns'];

/** Finds sentences with "no", "only", "never" or "free" that contradict the definition. */
export function findStatementsThatDiffer(facts: Facts): Found[] {
  const others: Check[] = [checkPayment, checkNotOffered, findDenied, checkPromises, createIncludesCheck(facts)];
  const checks = [...listOpposites(facts).map(checkOpposite), ...others];
  return facts.texts.flatMap((text) => {
    const { path, near } = text;
    if (declaring.includes(String(path[0])) || path.at(-1) === 'parking') return [];
    return statementsIn(text, facts.vocabulary).flatMap((statement) => {
      const sentence = withQuestion(statement, facts.vocabulary);
      return checks.flatMap((check): Found[] => {
        const fault = check(sentence, facts, near);
        if (!fault) return [];
        const { declared, value, terms, read: clause = sentence, isOurs } = fault;
        const said = fault.said.trim();
        const at = Math.max(fault.at ?? sentence.indexOf(said), 0);
        if (!isOurs && isNoStatement(read(clause, facts.vocabulary), at, facts.names, terms)) return [];
        const message = `says "${said}", but ${formatKeyPath(declared)} is "${value}"; change one of them`;
        return [{ path, declared, said: fault.said, message, confidence: 'certain' }];
      });
    });
  });
}

/** An answer with the words of its question: `Do you take cards? Sorry, no` → `We don't take cards`. */
function withQuestion({ words, question }: Statement, { offers, denials }: Vocabulary): string {
  const asked = question.trim().replace(/\?\W*$/, '');
  if (!asked) return words;
  const isNo = offers.no.test(words);
  const [pattern, no, yes] = offers.asked.find(([each]) => each.test(asked)) ?? [];
  const statement = isNo ? no : offers.yes.test(words) ? yes : undefined;
  if (pattern && statement) return asked.replace(pattern, statement);
  const topic = asked.replace(denials.topic, '');
  if (!topic || topic.split(/\s/).length > 3) return words;
  // "Vans? Afraid not" denies its topic, and "Tyres? We don't fit them" names its object in the question.
  if (offers.declined.test(words) || (isNo && !pattern)) return `We don't do ${topic}`;
  return offers.pronoun.test(words) ? words.replace(offers.pronoun, topic) : `${topic}: ${words}`;
}

/** `Cash only`, `we do not take cards`, `pay by cheque`. */
const checkPayment: Check = (sentence, { site, vocabulary }, near) => {
  const { methods, trigger, only, negated, bare } = vocabulary.payment;
  const inText = (text: string) => Object.keys(methods).filter((name) => methods[name]?.test(text));
  const value = site.business.payment?.join(', ');
  const named = inText(sentence);
  if (!value || named.length === 0 || vocabulary.payment.exempt.test(sentence)) return undefined;
  const accepted = inText(value);
  const isAbout = trigger.test(sentence) || trigger.test(near) || only.test(sentence) || bare.test(sentence);
  if (!isAbout) return undefined;
  const isOnly =
    sentence.split(/[.;:]\s/).some((clause) => only.test(clause) && !negated.test(clause)) &&
    accepted.some((name) => !named.includes(name));
  const isRefused = named.some((name) => accepted.includes(name) && isRefusedHere(sentence, methods[name], vocabulary));
  const isNew = named.some((name) => !accepted.includes(name) && !isRefusedHere(sentence, methods[name], vocabulary));
  return isOnly || isRefused || isNew ? { declared: ['business', 'payment'], value, said: sentence } : undefined;
};

/** Whether the clause refuses the match of a pattern. */
function isRefusedHere(sentence: string, pattern: RegExp | undefined, { payment }: Vocabulary): boolean {
  const at = Math.max(pattern ? sentence.search(pattern) : 0, 0);
  const clause = sentence.slice(0, at).split(payment.clause).at(-1) ?? '';
  const after = sentence.slice(at).split(payment.rest)[0] ?? '';
  return payment.negated.test(clause) || payment.refused.test(after);
}

/** `We carry out MOTs on site`, declared as not offered. */
const checkNotOffered: Check = (sentence, { site, vocabulary }) => {
  const own = [...Object.values(site.services), ...Object.values(site.prices)].map(({ name }) => name);
  for (const [index, { name, words }] of site.notOffered.entries()) {
    const names = words.map(escapeRegExp).join('|');
    if (!pattern(names, 'i').test(sentence)) continue;
    const rest = [...own, ...Object.values(site.synonyms).flat()].reduce(withoutName, sentence);
    for (const { source } of vocabulary.offers.does) {
      const match = pattern(source.replaceAll('§', `(?:${names})s?\\b`), 'i').exec(rest);
      if (!match) continue;
      const clause = rest.slice(0, match.index).split(pattern(vocabulary.clauses.source, 'i')).at(-1) ?? '';
      if (vocabulary.hours.negated.test(clause + match[0])) continue;
      if (vocabulary.offers.others.test(rest.slice(match.index + match[0].length))) continue;
      return {
        declared: ['notOffered', index],
        value: `${name}, which is not offered`,
        said: match[0],
        read: match[0],
        isOurs: true,
      };
    }
  }
  return undefined;
};

/** `An air filter isn't part of our full service`, or `a pitch raise is included in the tuning`. */
function createIncludesCheck({ site, vocabulary }: Facts): Check {
  const { parts } = vocabulary.offers;
  const needed = (text: string) => termsOf(text, vocabulary).filter((term) => !vocabulary.implied.has(term));
  const rows = Object.entries(site.prices).map(([key, row]) => {
    const terms = termsOf(row.name, vocabulary).filter((term) => !vocabulary.optional.has(term));
    return { key, row, terms, included: partsOf(site, row, vocabulary) };
  });
  const isRare = (term: Term) => rows.filter(({ terms }) => terms.includes(term)).length === 1;
  return (text) => {
    const [sentence = ''] = text.split(/;\s/);
    for (const { words, isBefore, isIn } of parts.said) {
      const match = words.exec(sentence);
      if (!match) continue;
      const [said] = match;
      const before = sentence.slice(0, match.index);
      const side = isBefore ? before.split(/[,;:]/).at(-1) : sentence.slice(match.index + said.length).split(/[;:]/)[0];
      const part = side?.split(parts.end)[0] ?? '';
      const rest = read(sentence.replace(part, ' '), vocabulary);
      // "The price of pads": the one noun that no other price has.
      const isNamed = (terms: readonly Term[], [head, ...others] = terms.toReversed()) =>
        head !== undefined &&
        says(head, rest) &&
        (others.every((term) => says(term, rest)) || (others.length > 0 && isRare(head)));
      const named = rows.filter(({ terms }) => isNamed(terms));
      const [whole, another] = named.filter(({ terms }) =>
        named.every(
          (other) => other.terms.length <= terms.length || !terms.every((term) => other.terms.includes(term)),
        ),
      );
      // "Isn't part of our interim service, but it is of the full one" compares two.
      if (!whole || another) continue;
      const isOneOf = (name: string) => {
        const left = needed(name).filter((term) => !whole.terms.includes(term));
        return (item: string) => {
          const heads = item.split(parts.joined).map((each) => needed(each).at(-1));
          return (
            left.length > 0 &&
            left.every((term) => termsOf(item, vocabulary).includes(term)) &&
            (parts.looked.test(said) || left.some((term) => heads.includes(term))) &&
            (parts.fresh.test(item) || !parts.fresh.test(name))
          );
        };
      };
      const names = [part, ...part.split(parts.joined)];
      const isIncluded = names.some((name) => whole.included.some(isOneOf(name)));
      const value = whole.included.join(', ') || whole.row.name;
      // What has a price of its own, or is a part of another, is no part of this one.
      const isOther = ({ key, terms, included }: (typeof rows)[number]) =>
        key !== whole.key && (isOneOf(part)(terms.join(' ')) || included.some(isOneOf(part)));
      if (isIn ? !isIncluded && rows.some(isOther) : isIncluded)
        return { declared: ['prices', whole.key, 'includes'], value, said, terms: [...whole.terms, ...needed(part)] };
      return undefined;
    }
    return undefined;
  };
}

/** The parts that a price includes, and those of the price that it includes in whole. */
function partsOf(site: Site, row: Site['prices'][string], vocabulary: Vocabulary): string[] {
  const { whole, joined } = vocabulary.offers.parts;
  const items = row.includes?.length ? row.includes : (row.description ?? '').split(joined);
  return items.flatMap((item) => {
    const name = whole.test(item) ? item.replace(whole, '').toLowerCase() : undefined;
    const inner = Object.values(site.prices).find((each) => each.name.toLowerCase() === name);
    return inner ? partsOf(site, inner, vocabulary) : item.split(/,| or /);
  });
}

/** `No warranty`, `a lifetime guarantee`, `parts only`: a claim denied, exceeded or limited. */
const checkPromises: Check = (sentence, { site, vocabulary }) => {
  const { promises } = vocabulary;
  const reading = read(sentence, vocabulary);
  for (const [key, { value, label }] of Object.entries(site.claims)) {
    const terms = termsOf(label, vocabulary);
    const [head, ...others] = terms;
    // A claim that counts things is not denied by "no pet likes it".
    if (!head?.startsWith('~') || !/\p{L}/u.test(value)) continue;
    const [place] = placesOf(head, reading);
    if (place === undefined || promises.beyond.test(sentence.slice(place))) continue;
    const before = sentence.slice(0, place);
    const said = promises.outdone.exec(before)?.[0] ?? promises.endless.exec(sentence.slice(place))?.[0];
    const left = others.filter((term) => !says(term, reading));
    const isDenied = (term: string) =>
      placesOf(term, reading).some(
        (at) => promises.cut.test(sentence.slice(at)) || promises.uncovered.test(sentence.slice(0, at)),
      );
    const isCut = left.length < others.length && (left.length > 0 ? promises.only : promises.except).test(sentence);
    const cut = isCut || others.some(isDenied);
    if (said || cut)
      return {
        declared: ['claims', key],
        value: `${value} ${label}`,
        said: said ? said + sentence.slice(place).split(/\s/)[0] : sentence,
        at: place,
        terms: [head],
      };
  }
  return undefined;
};
