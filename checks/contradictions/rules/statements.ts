import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts, Found } from '../facts.ts';
import { isNoStatement } from '../grammar.ts';
import { placesOf, read, says, type Term, termsOf } from '../subjects.ts';
import { type Statement, statementsIn } from '../texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { findDenied } from './denials.ts';
import { createIncludesCheck, findOffered } from './offers.ts';

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

type Check = (sentence: string, facts: Facts, near: string, before: string) => Fault | undefined;

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
  const others: Check[] = [checkPayment, findOffered, findDenied, checkPromises, createIncludesCheck(facts)];
  const checks = [...listOpposites(facts).map(checkOpposite), ...others];
  return facts.texts.flatMap((text) => {
    const { path, near } = text;
    if (declaring.includes(String(path[0])) || path.at(-1) === 'parking') return [];
    return statementsIn(text, facts.vocabulary).flatMap((statement) => {
      const sentence = withQuestion(statement, facts.vocabulary);
      return checks.flatMap((check): Found[] => {
        const fault = check(sentence, facts, near, statement.before);
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

/** `No warranty`, `a lifetime guarantee`, `parts only`: a claim denied, exceeded or limited. */
const checkPromises: Check = (words, { site, vocabulary }, _, before) => {
  const { promises } = vocabulary;
  for (const [key, { value, label }] of Object.entries(site.claims)) {
    const terms = termsOf(label, vocabulary);
    const [head, ...others] = terms;
    // A claim that counts things is not denied by "no pet likes it".
    if (!head?.startsWith('~') || !/\p{L}/u.test(value)) continue;
    // "All parts are covered for 12 months. Labour isn't."
    const isPart = !says(head, read(words, vocabulary)) && others.some((term) => says(term, read(words, vocabulary)));
    const sentence = isPart ? `${before} ${words}` : words;
    const reading = read(sentence, vocabulary);
    const [place] = placesOf(head, reading);
    if (place === undefined || promises.beyond.test(sentence.slice(place))) continue;
    const said =
      promises.outdone.exec(sentence.slice(0, place))?.[0] ?? promises.endless.exec(sentence.slice(place))?.[0];
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
