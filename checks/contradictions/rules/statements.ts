import type { Site } from '../../../schema/site.ts';
import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts, Found, Rules } from '../facts.ts';
import { objectionTo } from '../grammar.ts';
import { placesOf, read, says, termsOf } from '../subjects.ts';
import { statementsIn } from '../texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { hasName, withoutName } from '../words.ts';

type Check = (
  sentence: string,
  facts: Facts,
  near: string,
) => { declared: KeyPath; value: string; said: string; at?: number } | undefined;

/** Finds sentences that say no, only, never or free of something of which the definition says otherwise. */
function findStatementsThatDiffer(facts: Facts): Found[] {
  const checks: Check[] = [
    checkPayment,
    checkParking,
    checkOffers,
    checkServed,
    checkPromises,
    checkNotOffered,
    checkNotice,
    checkPrivacy,
  ];
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

/** `No parking`, `pay and display`, `park on the street`. */
const checkParking: Check = (sentence, { site, vocabulary }) => {
  const { none, paid, elsewhere, free, ours, exempt } = vocabulary.parking;
  const value = site.business.parking;
  if (!value || exempt.test(sentence)) return undefined;
  const said =
    none.exec(sentence)?.[0] ??
    (free.test(value) ? paid.exec(sentence)?.[0] : undefined) ??
    (ours.test(value) ? elsewhere.exec(sentence)?.[0] : undefined);
  return said ? { declared: ['business', 'parking'], value, said } : undefined;
};

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
  const fact = Object.entries(site.facts).find(([name]) => {
    const terms = vocabulary.offers.facts.test(name)
      ? termsOf(name.replace(vocabulary.offers.facts, '').replaceAll('-', ' '), vocabulary)
      : [];
    return (
      !isOnly &&
      terms.includes(first) &&
      terms.every((term) => says(term, reading)) &&
      object.trim().split(/\s+/).length <= terms.length + 2
    );
  });
  if (!key && fact) return { declared: ['facts', fact[0]], value: fact[1], said: match[0] + denied };
  if (!key || (isOnly && Object.keys(site.services).length < 2)) return undefined;
  const other = isOnly
    ? Object.keys(site.services).find((each) => !termsOf(site.services[each]?.name ?? '', vocabulary).includes(first))
    : key;
  return other
    ? { declared: ['services', other], value: site.services[other]?.name ?? '', said: match[0] + denied }
    : undefined;
};

/** `No need to book`, beside a fact that asks for notice. */
const checkNotice: Check = (sentence, { site, vocabulary }) => {
  const said = vocabulary.offers.unbooked.exec(sentence)?.[0];
  const [key, value = ''] = Object.entries(site.facts).find(([, fact]) => vocabulary.concepts.notice?.test(fact)) ?? [];
  return said && key ? { declared: ['facts', key], value, said } : undefined;
};

/** Details of visitors passed on where the notice at the forms says that they are not, or kept for ever. */
const checkPrivacy: Check = (sentence, { site, vocabulary }) => {
  const { promise, shared, forever } = vocabulary.privacy;
  const { sentences = [] } = site.forms.privacy ?? {};
  const value = sentences.find((each) => promise.test(each));
  const [passed] = shared.exec(sentence) ?? [];
  if (value && passed && !vocabulary.hours.negated.test(sentence))
    return { declared: ['forms', 'privacy'], value, said: passed };
  const [kept] = (vocabulary.frames.retention?.test(sentence) && forever.exec(sentence)) || [];
  return kept
    ? { declared: ['enquiryRetentionDays'], value: `${site.enquiryRetentionDays} days`, said: kept }
    : undefined;
};

/** `We do not cover Rochester`, `we only serve Chatham`. */
const checkServed: Check = (sentence, { site, vocabulary }) => {
  const { serve, only, notOnly, refused, by } = vocabulary.offers;
  const verb = serve.exec(sentence);
  if (!verb) return undefined;
  const before = sentence.slice(0, verb.index);
  const after = sentence.slice(verb.index);
  const named = Object.keys(site.towns).filter(
    (key) => isServed(site, key) && after.includes(site.towns[key]?.name ?? ''),
  );
  const [town] = named;
  if (!town || !by.test(before)) return undefined;
  const isRefused = refused.test(before);
  const isOnly =
    only.test(sentence) &&
    !notOnly.test(sentence) &&
    Object.keys(site.towns).some((key) => isServed(site, key) && !named.includes(key));
  return isRefused || isOnly
    ? { declared: ['towns', town], value: `${site.towns[town]?.name}, which is served`, said: sentence, at: verb.index }
    : undefined;
};

function isServed(site: Site, key: string): boolean {
  return site.towns[key]?.served === true || site.locations.some(({ town }) => town === key);
}

/** `No warranty`, `a lifetime guarantee`, `parts only`: a claim denied, outdone or cut short. */
const checkPromises: Check = (sentence, { site, vocabulary }) => {
  const { promises } = vocabulary;
  const reading = read(sentence, vocabulary);
  for (const [key, { value, label }] of Object.entries(site.claims)) {
    const quality = promises.quality.exec(`${value} ${label}`)?.[1];
    const denied = quality && new RegExp(promises.denied.source.replaceAll('§', quality), 'i').exec(sentence)?.[0];
    if (denied && value.length > 4 && vocabulary.hours.ours.test(sentence))
      return { declared: ['claims', key], value: `${value} ${label}`, said: denied };
    const terms = termsOf(label, vocabulary);
    const [head, ...others] = terms;
    if (!head?.startsWith('~')) continue;
    const [place] = placesOf(head, reading);
    if (place === undefined) continue;
    const before = sentence.slice(0, place);
    const said = promises.outdone.exec(before)?.[0];
    const left = others.filter((term) => !says(term, reading));
    const isDenied = (term: string) => placesOf(term, reading).some((at) => promises.cut.test(sentence.slice(at)));
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

/** `Our own MOT test bay`, of something that the definition says is not offered. */
const checkNotOffered: Check = (sentence, { site, vocabulary }) => {
  for (const [index, { name, words }] of site.notOffered.entries()) {
    const said = words.find((each) => sentence.toLowerCase().includes(each.toLowerCase()));
    if (!said || !vocabulary.offers.do.test(sentence) || vocabulary.hours.negated.test(sentence)) continue;
    return { declared: ['notOffered', index], value: `${name}, which is not offered`, said: sentence };
  }
  return undefined;
};

export const statementRules = {
  'statement-differs': { severity: 'fail', find: findStatementsThatDiffer },
} satisfies Rules;
