import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts, Found, Rules } from '../facts.ts';
import { objectionTo } from '../grammar.ts';
import { placesOf, read, says, stemOf, termsOf } from '../subjects.ts';
import { statementsIn } from '../texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { escapeRegExp, hasName, withoutName } from '../words.ts';

type Fault = { declared: KeyPath; value: string; said: string; at?: number };

type Check = (sentence: string, facts: Facts, near: string) => Fault | undefined;

/** Words that are wrong wherever they stand, since the definition says otherwise: `no parking`. */
type Denial = Pick<Fault, 'declared' | 'value'> & { said: RegExp; also?: RegExp | undefined; unless?: RegExp };

function listDenials({ site, vocabulary, served }: Facts): Denial[] {
  const { parking, offers, privacy, hours, promises, concepts, frames } = vocabulary;
  const place = site.business.parking ?? '';
  const isParking = { declared: ['business', 'parking'], value: place, unless: parking.exempt };
  const notice = Object.entries(site.facts).find(([, fact]) => concepts.notice?.test(fact));
  const promise = site.forms.privacy?.sentences.find((each) => privacy.promise.test(each));
  const kept = { declared: ['enquiryRetentionDays'], value: `${site.enquiryRetentionDays} days` };
  return [
    ...(place ? [{ ...isParking, said: parking.none }] : []),
    ...(parking.free.test(place) ? [{ ...isParking, said: parking.paid }] : []),
    ...(parking.ours.test(place) ? [{ ...isParking, said: parking.elsewhere }] : []),
    // A claim denied in its own words: `not insured`.
    ...Object.entries(site.claims).flatMap(([key, { value, label }]) => {
      const [, quality] = (value.length > 4 && promises.quality.exec(`${value} ${label}`)) || [];
      const said = quality && new RegExp(promises.denied.source.replaceAll('§', quality), 'i');
      return said ? [{ declared: ['claims', key], value: `${value} ${label}`, said, also: hours.ours }] : [];
    }),
    ...site.notOffered.map(({ name, words }, index) => ({
      ...{ declared: ['notOffered', index], value: `${name}, which is not offered` },
      ...{
        said: new RegExp(`.*(?:${words.map(escapeRegExp).join('|')}).*`, 'i'),
        also: offers.do,
        unless: hours.negated,
      },
    })),
    ...Object.entries(site.facts).flatMap(([key, value]) => {
      const [thing = '', kind] = key.split('-');
      if (!offers.facts.test(key)) return [];
      const word = kind === 'radius' ? stemOf(thing, vocabulary) : kind;
      const said = new RegExp(offers.lacking.source.replace('§', String(word)), 'i');
      return [{ declared: ['facts', key], value, said, also: kind === 'radius' ? said : new RegExp(thing, 'i') }];
    }),
    ...(served.size > 1
      ? [{ declared: ['towns'], value: 'several that are served', said: offers.nowhere, also: offers.serve }]
      : []),
    ...(notice ? [{ declared: ['facts', notice[0]], value: notice[1], said: offers.unbooked }] : []),
    ...(promise
      ? [{ declared: ['forms', 'privacy'], value: promise, said: privacy.shared, unless: hours.negated }]
      : []),
    { ...kept, said: privacy.forever, also: frames.retention ?? /(?!)/ },
  ];
}

/** Finds sentences that say no, only, never or free of something of which the definition says otherwise. */
function findStatementsThatDiffer(facts: Facts): Found[] {
  const checkDenial =
    ({ said, also, unless, ...fault }: Denial): Check =>
    (sentence) => {
      const words = said.exec(sentence)?.[0];
      return !words || also?.test(sentence) === false || unless?.test(sentence) ? undefined : { ...fault, said: words };
    };
  const others: Check[] = [checkPayment, checkOffers, checkServed, checkPromises, checkIncludes];
  const checks = [...listDenials(facts).map(checkDenial), ...others];
  return facts.texts.flatMap((each) => {
    const { path, near } = each;
    const [entry] = path;
    if (['facts', 'testimonials', 'claims', 'prices', 'towns'].includes(String(entry)) || path.at(-1) === 'parking')
      return [];
    return statementsIn(each, facts.vocabulary).flatMap(({ words, question }) => {
      // "Do you take cards? Sorry, no" says that we don't.
      const { vocabulary } = facts;
      const { asked, no } = vocabulary.offers;
      const [, about] = (no.test(words) && asked.exec(question)) || [];
      const topic = question.trim().split(/\s/).length < 4 ? question.trim().slice(0, -1) : undefined;
      // "Tyres? We don't fit them" names its object before.
      const sentence = about ? `We don't ${about}` : topic ? words.replace(vocabulary.offers.pronoun, topic) : words;
      return checks.flatMap((check): Found[] => {
        const fault = check(sentence, facts, near);
        if (!fault) return [];
        const { declared, said, value, at = sentence.indexOf(said.trim()) } = fault;
        const objection = objectionTo(read(sentence, facts.vocabulary), Math.max(at, 0), facts.names);
        if (objection) return [];
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
  if (!value || named.length === 0) return undefined;
  const accepted = inText(value);
  const isAbout =
    trigger.test(sentence) ||
    (trigger.test(near) && (vocabulary.here.test(sentence) || sentence.length < 40)) ||
    (only.test(sentence) && sentence.length < 60) ||
    bare.test(sentence);
  if (!isAbout) return undefined;
  const isOnly = only.test(sentence) && !negated.test(sentence) && accepted.some((name) => !named.includes(name));
  const isRefused = named.some((name) => accepted.includes(name) && isRefusedHere(sentence, methods[name], vocabulary));
  const isNew = named.some((name) => !accepted.includes(name) && !isRefusedHere(sentence, methods[name], vocabulary));
  return isOnly || isRefused || isNew ? { declared: ['business', 'payment'], value, said: sentence } : undefined;
};

/** Whether the clause refuses what a pattern names. */
function isRefusedHere(sentence: string, pattern: RegExp | undefined, { payment }: Vocabulary): boolean {
  const at = Math.max(pattern ? sentence.search(pattern) : 0, 0);
  const clause = sentence.slice(0, at).split(payment.clause).at(-1) ?? '';
  const after = sentence.slice(at).split(payment.rest)[0] ?? '';
  return payment.negated.test(clause) || payment.refused.test(after);
}

/** `We no longer repair clutches`, `gearboxes we leave to others`, `we only service cars`, `no vans`: of a service that has a page. */
const checkOffers: Check = (sentence, { site, vocabulary }) => {
  const { not, left, only, none, end, conditional } = vocabulary.offers;
  const matches = [not, left, none, only].map((each) => each.exec(sentence)).filter((each) => each !== null);
  const [match] = matches.sort((a, b) => a.index - b.index);
  if (!match) return undefined;
  const isOnly = only.exec(sentence)?.index === match.index;
  const refused = site.notOffered.flatMap(({ words }) => words);
  // "We only prepare cars, we do no MOT tests": beside what is not offered.
  if (isOnly && refused.some((word) => hasName(sentence, word))) return undefined;
  const after = sentence.slice(match.index + match[0].length).split(end)[0] ?? '';
  // "Air conditioning is the one job we don't touch" names it first.
  const isFirst = left.exec(sentence)?.index === match.index || termsOf(after, vocabulary).length === 0;
  const denied = isFirst ? (sentence.slice(0, match.index).split(end).at(-1) ?? '') : after;
  // What the definition says is not offered is no service.
  const object = refused.reduce(withoutName, denied);
  if (conditional.test(isFirst ? after : object)) return undefined;
  const [first = ''] = termsOf(object, vocabulary);
  const reading = read(object, vocabulary);
  const key = Object.keys(site.services).find((each) => {
    const all = termsOf(site.services[each]?.name ?? '', vocabulary);
    const own = all.filter((term) => !vocabulary.optional.has(term));
    const terms = own.length > 0 ? own : all;
    const spread = object.trim().split(/\s+/).length;
    return (
      all.includes(first) && terms.some((term) => says(term, reading)) && spread <= terms.length + (isFirst ? 6 : 3)
    );
  });
  const isDenied = (name: string) => {
    const terms = termsOf(name, vocabulary);
    return (
      terms.includes(first) &&
      terms.every((term) => says(term, reading)) &&
      object.trim().split(/\s+/).length <= terms.length + 2
    );
  };
  if (!key && !isOnly) {
    const fact = Object.keys(site.facts).find(
      (name) =>
        vocabulary.offers.facts.test(name) && isDenied(name.replace(vocabulary.offers.facts, '').replaceAll('-', ' ')),
    );
    if (fact) return { declared: ['facts', fact], value: site.facts[fact] ?? '', said: match[0] + denied };
    const price = Object.entries(site.prices).find(([, { name }]) => isDenied(name));
    if (price) return { declared: ['prices', price[0]], value: price[1].name, said: match[0] + denied };
  }
  if (!key || (isOnly && Object.keys(site.services).length < 2)) return undefined;
  const other = isOnly
    ? Object.keys(site.services).find((each) => !termsOf(site.services[each]?.name ?? '', vocabulary).includes(first))
    : key;
  return other
    ? { declared: ['services', other], value: site.services[other]?.name ?? '', said: match[0] + denied }
    : undefined;
};

/** `We do not cover Rochester`, `we only serve Chatham`. */
const checkServed: Check = (sentence, { site, vocabulary, townsIn, served }) => {
  const { serve, only, notOnly, refused, by, outside } = vocabulary.offers;
  const { 0: words = '', index = 0 } = outside.exec(sentence) ?? {};
  // "Rainham is outside our area": the name next before it.
  const before = words && sentence.slice(Math.max(index - 45, 0), index);
  const isSubject = (key: string) => !/[\p{Lu};.]/u.test(before.split(site.towns[key]?.name ?? '').at(-1) ?? '');
  const refusedTown = before && townsIn(before).find(isSubject);
  if (refusedTown && served.has(refusedTown))
    return {
      declared: ['towns', refusedTown],
      value: `${site.towns[refusedTown]?.name}, which is served`,
      said: words,
    };
  const verb = serve.exec(sentence);
  if (!verb) return undefined;
  const subject = sentence.slice(0, verb.index);
  const after = sentence.slice(verb.index);
  const named = townsIn(after).filter((key) => served.has(key));
  const [town] = named;
  if (!town || !by.test(subject)) return undefined;
  const isRefused = refused.test(subject);
  const isOnly = only.test(sentence) && !notOnly.test(sentence) && served.size > named.length;
  return isRefused || isOnly
    ? { declared: ['towns', town], value: `${site.towns[town]?.name}, which is served`, said: sentence, at: verb.index }
    : undefined;
};

/** `An air filter isn't part of our full service`, of what its price includes. */
const checkIncludes: Check = (sentence, { site, vocabulary }) => {
  const said = vocabulary.offers.excluded.exec(sentence)?.[0];
  if (!said) return undefined;
  const reading = read(sentence, vocabulary);
  const isNamed = (text: string) =>
    termsOf(text, vocabulary).every((term) => vocabulary.implied.has(term) || says(term, reading));
  const prices = Object.entries(site.prices);
  // "Isn't part of our interim service, but it is of the full one" compares two.
  const [named, another] = prices.filter(([, { name }]) => isNamed(name));
  if (!named || another || !named[1].includes?.some(isNamed)) return undefined;
  return { declared: ['prices', named[0], 'includes'], value: named[1].includes.join(', '), said };
};

/** `No warranty`, `a lifetime guarantee`, `parts only`: a claim denied, outdone or cut short. */
const checkPromises: Check = (sentence, { site, vocabulary }) => {
  const { promises } = vocabulary;
  const reading = read(sentence, vocabulary);
  for (const [key, { value, label }] of Object.entries(site.claims)) {
    const terms = termsOf(label, vocabulary);
    const [head, ...others] = terms;
    if (!head?.startsWith('~')) continue;
    const [place] = placesOf(head, reading);
    if (place === undefined) continue;
    const before = sentence.slice(0, place);
    const said = promises.outdone.exec(before)?.[0];
    const left = others.filter((term) => !says(term, reading));
    const isDenied = (term: string) =>
      placesOf(term, reading).some(
        (at) => promises.cut.test(sentence.slice(at)) || promises.uncovered.test(sentence.slice(0, at)),
      );
    const cut =
      others.some(isDenied) ||
      (others.length > 1 &&
        left.length < others.length &&
        (left.length > 0 ? promises.only : promises.except).test(sentence));
    if (said || cut)
      return {
        declared: ['claims', key],
        value: `${value} ${label}`,
        said: said ? said + sentence.slice(place).split(/\s/)[0] : sentence,
      };
  }
  return undefined;
};

export const statementRules = {
  'statement-differs': { severity: 'fail', find: findStatementsThatDiffer },
} satisfies Rules;
