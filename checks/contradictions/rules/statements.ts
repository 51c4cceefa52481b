import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts, Found } from '../facts.ts';
import { objectionTo } from '../grammar.ts';
import { placesOf, read, says, type Term, termsOf } from '../subjects.ts';
import { statementsIn } from '../texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { escapeRegExp, pattern, withoutName } from '../words.ts';
import { findDenied } from './denials.ts';

type Fault = {
  declared: KeyPath;
  value: string;
  said: string;
  at?: number;
  terms?: readonly Term[];
  read?: string;
  isOurs?: boolean;
};

type Check = (sentence: string, facts: Facts, near: string) => Fault | undefined;

/** Words that always contradict the definition: `no parking`. */
type Denial = Pick<Fault, 'declared' | 'value'> & {
  said: RegExp;
  also?: RegExp | undefined;
  unless?: RegExp;
  isOurs?: boolean;
};

function listDenials({ site, vocabulary, served }: Facts): Denial[] {
  const { parking, offers, privacy, hours, promises, concepts, frames } = vocabulary;
  const place = site.business.parking ?? '';
  const isParking = { declared: ['business', 'parking'], value: place, unless: parking.exempt };
  const notice = Object.entries(site.facts).find(([, fact]) => concepts.notice?.test(fact));
  const promise = site.forms.privacy?.sentences.find((each) => privacy.promise.test(each));
  const kept = { declared: ['enquiryRetentionDays'], value: `${site.enquiryRetentionDays} days` };
  return [
    ...(parking.free.test(place) ? [{ ...isParking, said: parking.paid }] : []),
    ...(place && !parking.ours.test(place) ? [{ ...isParking, said: parking.own }] : []),
    ...(parking.ours.test(place) ? [{ ...isParking, said: parking.elsewhere }] : []),
    // A claim denied in its own words: `not insured`.
    ...Object.entries(site.claims).flatMap(([key, { value, label }]) => {
      const [, quality] = (value.length > 4 && promises.quality.exec(`${value} ${label}`)) || [];
      const said = quality && new RegExp(promises.denied.source.replaceAll('§', quality), 'i');
      return said ? [{ declared: ['claims', key], value: `${value} ${label}`, said, also: hours.ours }] : [];
    }),
    ...(served.size > 1
      ? [{ declared: ['towns'], value: 'several that are served', said: offers.nowhere, also: offers.serve }]
      : []),
    ...(notice ? [{ declared: ['facts', notice[0]], value: notice[1], said: offers.unbooked }] : []),
    ...(promise
      ? [{ declared: ['forms', 'privacy'], value: promise, said: privacy.shared, unless: hours.negated, isOurs: true }]
      : []),
    ...vocabulary.opposites.flatMap(({ is, not }) =>
      is.test(site.business.description)
        ? [
            {
              declared: ['business', 'description'],
              value: site.business.description,
              said: not,
              isOurs: true,
            },
          ]
        : [],
    ),
    { ...kept, said: privacy.forever, also: frames.retention ?? /(?!)/ },
  ];
}

/** Finds sentences with "no", "only", "never" or "free" that contradict the definition. */
export function findStatementsThatDiffer(facts: Facts): Found[] {
  const checkDenial =
    ({ said, also, unless, ...fault }: Denial): Check =>
    (sentence) => {
      const words = said.exec(sentence)?.[0];
      return !words || also?.test(sentence) === false || unless?.test(sentence) ? undefined : { ...fault, said: words };
    };
  const others: Check[] = [checkPayment, checkNotOffered, findDenied, checkPromises, checkIncludes];
  const checks = [...listDenials(facts).map(checkDenial), ...others];
  return facts.texts.flatMap((each) => {
    const { path, near } = each;
    const [entry] = path;
    if (['facts', 'testimonials', 'claims', 'prices', 'towns'].includes(String(entry)) || path.at(-1) === 'parking')
      return [];
    return statementsIn(each, facts.vocabulary).flatMap(({ words, question }) => {
      // "Do you take cards? Sorry, no" is a denial.
      const { vocabulary } = facts;
      const { asked, no } = vocabulary.offers;
      const [, about] = (no.test(words) && asked.exec(question)) || [];
      const topic = question.trim().split(/\s/).length < 4 ? question.trim().slice(0, -1) : undefined;
      // "Vans? Afraid not" denies its topic.
      const refused = about ?? (topic && vocabulary.offers.declined.test(words) ? `do ${topic}` : undefined);
      // "Tyres? We don't fit them" names its object in the question.
      const whole = topic ? words.replace(vocabulary.offers.pronoun, topic) : words;
      const sentence = refused ? `We don't ${refused}` : whole;
      return checks.flatMap((check): Found[] => {
        const fault = check(sentence, facts, near);
        if (!fault) return [];
        const { declared, said, value, at = sentence.indexOf(said.trim()), terms, read: clause = sentence } = fault;
        const objection = objectionTo(read(clause, facts.vocabulary), Math.max(at, 0), facts.names, terms);
        if (objection && !fault.isOurs) return [];
        const message = `says "${said.trim()}", but ${formatKeyPath(declared)} is "${value}"; change one of them`;
        return [{ path, declared, said, message, confidence: 'certain' }];
      });
    });
  });
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
  const isOnly = only.test(sentence) && !negated.test(sentence) && accepted.some((name) => !named.includes(name));
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

/** `An air filter isn't part of our full service`, of what its price includes. */
const checkIncludes: Check = (sentence, { site, vocabulary }) => {
  const match = vocabulary.offers.excluded.exec(sentence);
  if (!match) return undefined;
  const [said, isActive] = match;
  const reading = read(sentence, vocabulary);
  const needed = (text: string) => termsOf(text, vocabulary).filter((term) => !vocabulary.implied.has(term));
  // "Isn't part of our interim service, but it is of the full one" compares two.
  const [named, another] = Object.entries(site.prices).filter(([, { name }]) =>
    needed(name).every((term) => says(term, reading)),
  );
  if (!named || another) return undefined;
  const object = isActive ? sentence.slice(match.index + said.length) : sentence.slice(0, match.index);
  const own = needed(named[1].name);
  const left = needed(object.split(/[,;:]/)[0] ?? '').filter((term) => !own.includes(term));
  const isIncluded = (item: string) =>
    left.length > 0 && left.every((term) => termsOf(item, vocabulary).includes(term));
  if (!named[1].includes?.some(isIncluded)) return undefined;
  return { declared: ['prices', named[0], 'includes'], value: named[1].includes?.join(', ') ?? '', said };
};

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
