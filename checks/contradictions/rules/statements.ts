import { memo } from '../../../schema/memo.ts';
import { escapeRegExp } from '../../../site/escape.ts';
import { formatKeyPath, type KeyPath } from '../../../site/key-path.ts';
import { affirmedIn, contentOf, fromSubject, type Span, spansOf } from '../clauses.ts';
import { covers, type Declared } from '../declared.ts';
import { hasForeign, isAsserted } from '../evidence.ts';
import type { Facts, Fault, Found } from '../facts.ts';
import { isNamed, type Offer, withoutNames } from '../offers.ts';
import { quantitiesOf } from '../quantities.ts';
import { answersIn, type Stance } from '../stances.ts';
import { isConcept, placesOf, type Reading, read, says, type Term, termsOf } from '../subjects.ts';
import { statementsIn, type Text } from '../texts.ts';
import { findNames, hasName, pattern, withoutName } from '../words.ts';
import { findWrongContents } from './includes.ts';

type Check = (sentence: string, facts: Facts, near: string) => Fault | undefined;

/** Tables whose texts declare facts or quote customers. */
const declaring = ['facts', 'testimonials', 'claims', 'prices', 'towns'];

/** The description of a price may contradict what other texts say of its service. */
const isDeclaring = ({ path: [table], path }: Text) =>
  declaring.includes(String(table)) && !(table === 'prices' && path.at(-1) === 'description');

/** Finds sentences with "no", "only", "never" or "free" that contradict the definition. */
export function findStatementsThatDiffer(facts: Facts): Found[] {
  return facts.texts.flatMap((text) => {
    const { path, near } = text;
    if (isDeclaring(text) || path.at(-1) === 'parking') return [];
    return statementsIn(text.text, facts.vocabulary).flatMap((statement) => {
      const sentence = `${statement.question} ${statement.words}`.trim();
      const context = `${near} ${statement.before} ${pricesOf(path, facts)}`;
      const checks: Check[] = [
        checkPayment,
        checkNotOffered,
        checkOffers,
        checkPromises,
        checkReach,
        () => findWrongContents(sentence, path, facts),
        checkStances,
      ];
      const found = checks.flatMap((check): (Found & { said: string })[] => {
        const fault = check(sentence, facts, context);
        if (!fault) return [];
        // "In the garden room only" limits the price that it describes.
        if (check === checkOffers && path[0] === 'prices' && facts.vocabulary.polarity.only.test(fault.said)) return [];
        const { declared, value, terms, end = 0, isOurs, read: clause = sentence } = fault;
        const said = fault.said.trim();
        const at = Math.max(fault.at ?? sentence.indexOf(said), 0);
        const evidence = { ...fault, end: Math.max(end, at) };
        if (!isOurs && !isAsserted(read(clause, facts.vocabulary), at, facts.names, terms, evidence)) return [];
        const message = `says "${said}", but ${formatKeyPath(declared)} is "${value}"; change one of them`;
        return [{ path, declared, said: fault.said, message, confidence: 'certain' }];
      });
      // Report a denied offer only once, if it also answers a question: "No parking".
      return found.filter(
        ({ said }, index) => !found.slice(0, index).some((other) => other.said.includes(said.trim())),
      );
    });
  });
}

/** Returns the names of the prices on the page of a service: "We don't do alignment" denies the wheel alignment. */
function pricesOf([table, key = '']: KeyPath, { offers }: Facts): string {
  if (table !== 'services') return '';
  return offers.flatMap(({ set, declared, value }) => (set === key && declared[0] === 'prices' ? value : [])).join(' ');
}

/** Finds an answer that differs from the definition's: `VAT is added`. */
const checkStances: Check = (sentence, { stances, vocabulary, offers }, near) => {
  const whole = `${sentence} ${near}`;
  // "Everybody pays the same for pads" is not about the check that the page names.
  const what = sentence.replace(vocabulary.polarity.timing, ' ');
  const others = offers.filter((offer) => offer.declared[0] === 'prices' && isNamed(what, offer, whole, vocabulary));
  const isOfOther = (terms: readonly Term[]) =>
    others.some(({ rare = [] }) => rare.length > 0 && !rare.some((term) => terms.includes(term)));
  const answers = answersIn(sentence, vocabulary);
  for (const { stance, isTrue, said, at } of answers) {
    // Both answers together tell two cases apart: "We look at the teeth awake, and polish them under anaesthetic".
    if (answers.some((other) => other.stance === stance && other.isTrue !== isTrue)) continue;
    const isOf = ({ terms, ...each }: Stance) =>
      each.stance === stance &&
      (terms.length === 0 ||
        (isOfOther(terms)
          ? terms.every((term) => says(term, read(sentence, vocabulary)))
          : terms.some((term) => says(term, read(whole, vocabulary)))));
    const own = stances.filter(isOf);
    const { isOurs, isPerItem, isLasting }: Partial<Facts['vocabulary']['stances'][string]> =
      vocabulary.stances[stance] ?? {};
    const evidence = { isAboutBusiness: isOurs, isAboutTreated: isOurs && isPerItem, isPastAllowed: isLasting };
    if (own[0] && own.every((each) => each.isTrue !== isTrue))
      return { ...own[0], said, at, end: at + said.length, ...evidence };
  }
  return undefined;
};

/** Finds an offer of something in `notOffered`: `We carry out MOTs on site`. */
const checkNotOffered: Check = (sentence, facts) => {
  const { refusals, withoutOwn } = readersOf(facts);
  if (refusals.length === 0) return undefined;
  const { others } = facts.vocabulary.offers;
  const clauses = affirmedIn(sentence, facts.vocabulary).filter((clause) => !others.test(clause));
  const rests = clauses.map(withoutOwn);
  for (const [index, { name, patterns }] of refusals.entries()) {
    for (const rest of rests) {
      const said = patterns.flatMap((each) => each.exec(rest)?.[0] ?? [])[0];
      if (said === undefined) continue;
      const value = `${name}, which is not offered`;
      return { declared: ['notOffered', index], value, said, read: said, isOurs: true };
    }
  }
  return undefined;
};

/** Patterns of what is not offered, and a function that removes names of services and prices from a clause. */
const readersOf = memo(({ site, vocabulary }: Facts) => {
  const refusals = site.notOffered.map(({ name, words }) => {
    const sought = `(?:${words.map(escapeRegExp).join('|')})s?\\b`;
    const patterns = vocabulary.offers.does.map(({ source }) => pattern(source.replaceAll('§', sought), 'i'));
    return { name, patterns };
  });
  const own = [...Object.values(site.services), ...Object.values(site.prices)].map(({ name }) => name);
  const names = [...own, ...Object.values(site.synonyms).flat()];
  const namesIn = findNames(Object.fromEntries(names.entries()));
  const withoutOwn = (clause: string) => {
    const found = new Set(namesIn(clause).map((key) => names[Number(key)]));
    return names.filter((name) => found.has(name)).reduce(withoutName, clause);
  };
  return { refusals, withoutOwn };
}, new WeakMap());

/** Finds an offer that a sentence denies, or excludes by "only". */
const checkOffers: Check = (sentence, facts, near) => {
  const whole = `${sentence} ${near}`;
  const { polarity } = facts.vocabulary;
  for (const spans of spansOf(sentence, facts.vocabulary)) {
    const isSaid = (text: string) => (offer: Offer) => isNamed(text, offer, whole, facts.vocabulary);
    for (const span of spans.filter(({ text }) => facts.offers.some(isSaid(text)))) {
      // Skip denials about others: "The pet shop doesn't take cards".
      const subject = span.text.slice(0, Math.max(span.text.search(polarity.not), 0));
      if (!polarity.notHere.test(span.text) && hasForeign(subject, facts.vocabulary)) continue;
      const [denied] = [span, fromSubject(span, facts.vocabulary)].flatMap((each) =>
        each.polarity === span.polarity ? deniedIn(each, sentence, isSaid, facts) : [],
      );
      if (denied) return { declared: denied.declared, value: denied.value, said: span.text, isOurs: true };
    }
  }
  return undefined;
};

/** Returns the offers that a span denies; none if it has other meaningful words. */
function deniedIn(
  { text, polarity }: Span,
  sentence: string,
  isSaid: (text: string) => (offer: Offer) => boolean,
  facts: Facts,
): Offer[] {
  const { vocabulary, site } = facts;
  if (polarity === 'affirmed' || polarity === 'unclear') return [];
  const all = facts.offers.filter(isSaid(text));
  // A longer name has priority: a courtesy car is not a car.
  const isWithin = ({ terms }: Offer) =>
    all.some((other) => terms.length > 0 && other.terms.length > terms.length && covers(other.terms, terms));
  const named = all.filter((offer) => !isWithin(offer));
  if (named.length === 0 || isNarrow(all, sentence, facts) || isAboutPart(text, facts)) return [];
  // "Leysdown is further than we go to fetch a car" does not deny the collection.
  if (vocabulary.polarity.far.test(text) && !named.every(({ set }) => set === 'towns')) return [];
  // "We don't sell cars" does not deny work on customers' cars.
  const description = read(site.business.description, vocabulary);
  const isTheirs = ({ terms }: Offer) => terms.every((term) => says(term, description));
  if (vocabulary.polarity.trade.test(text) && named.every(isTheirs)) return [];
  const said = polarity === 'excepted' ? (text.split(vocabulary.polarity.except).at(-1) ?? '') : text;
  const isKnown = (word: string) =>
    termsOf(word, vocabulary).every((term) => facts.offerNames.has(term) || says(term, description));
  // "The machines are in Sittingbourne, not here" denies the machines.
  if (vocabulary.polarity.notHere.test(text)) return named.filter(({ set }) => set !== 'towns');
  const topic = vocabulary.aim.test(said) ? vocabulary.polarity.topic : '';
  const ours = said.replace(topic, '').replace(facts.ownName, 'us');
  const isAllKnown = (words: string) =>
    contentOf(words, vocabulary, (rest) => withoutNames(rest, named, vocabulary)).every(isKnown);
  // "We don't do puncture repairs or tracking" denies the repairs, whatever tracking is.
  const first = polarity === 'denied' ? ours.replace(vocabulary.polarity.orOne, '') : ours;
  if (!isAllKnown(ours) && !(first !== ours && isAllKnown(first))) return [];
  if (polarity !== 'only') return named;
  // Here "only" contrasts with something not offered: "We only prepare cars, we do no MOT tests".
  if (site.notOffered.some(({ words }) => words.some((word) => hasName(text, word)))) return [];
  return facts.offers.filter((offer) => isLeftOut(offer, named, text, sentence, facts));
}

/** Whether a part is denied, and not what it is a part of: `The timing belt isn't checked on a full service`. */
function isAboutPart(text: string, { offers, vocabulary }: Facts): boolean {
  return vocabulary.offers.parts.said.some(({ words, isBefore, isIn }) => {
    const match = isBefore && !isIn ? words.exec(text) : null;
    const after = match ? text.slice(match.index + match[0].length) : '';
    const isOf = (offer: Offer) => offer.declared[0] === 'prices' && isNamed(after, offer, after, vocabulary);
    return vocabulary.offers.parts.ofThis.test(after) || offers.some(isOf);
  });
}

/** Whether a denial is only about some cases: a courtesy car for a puncture, collection beyond the radius. */
function isNarrow(named: readonly Offer[], sentence: string, { site, declared, vocabulary }: Facts): boolean {
  // "No courtesy car for a puncture" does not deny it for other work.
  const answer = named.find(({ declared: [table] }) => table === 'faq');
  if (answer && (vocabulary.aim.test(sentence) || named.some(({ terms }) => !covers(answer.all, terms)))) return true;
  const far = Math.max(
    ...named.map(({ declared: [table, key = ''] }) => (table === 'towns' && site.towns[key]?.miles) || 0),
  );
  const reading = read(sentence, vocabulary);
  const isOffered = ({ path }: Declared) => named.some((offer) => offer.declared.join() === path.join());
  // "We collect from Gillingham, but not from Rochester"
  const radius = declared.find(
    (fact) => fact.dimension === 'distance' && (isOffered(fact) || isRadiusIn(reading, fact)),
  );
  if (!radius) return false;
  const isBeyond = quantitiesOf(reading).some(({ dimension, low }) => dimension === 'distance' && low > radius.high);
  return far > radius.high || isBeyond;
}

/** Whether a sentence with "only" names others of the same set, and so excludes an offer. */
function isLeftOut(offer: Offer, named: readonly Offer[], text: string, sentence: string, facts: Facts): boolean {
  const inSet = named.filter(({ set }) => set !== undefined && set === offer.set);
  // "Dogs may stay in the garden room only" limits the dogs, and not the rooms.
  const words = inSet.flatMap(({ terms, all }) => [...terms, ...all]);
  // "We only collect from Newington" limits the towns.
  const limitsOther =
    offer.set !== 'towns' && named.some(({ terms }) => terms.length > 0 && !terms.some((term) => words.includes(term)));
  // Include the rest of the list: "Only dogs, cats and rabbits".
  const rest = sentence.slice(sentence.indexOf(text.split(', ').at(-1) ?? ''));
  const list = offer.set === 'description' ? rest : text;
  return inSet.length > 0 && !limitsOther && !named.includes(offer) && !isNamed(list, offer, list, facts.vocabulary);
}

/** Finds a payment method that is not declared: `Pay by cheque`. */
const checkPayment: Check = (sentence, { site, vocabulary }, near) => {
  const { methods, trigger } = vocabulary.payment;
  const value = site.business.payment?.join(', ');
  const isAbout = [sentence, near].some((text) => trigger.test(text)) || vocabulary.polarity.only.test(sentence);
  if (!value || !isAbout) return undefined;
  const others = Object.keys(methods).filter((name) => !methods[name]?.test(value));
  const affirmed = affirmedIn(sentence, vocabulary);
  const isNew = affirmed.some((clause) => others.some((name) => methods[name]?.test(clause)));
  return isNew ? { declared: ['business', 'payment'], value, said: sentence } : undefined;
};

/** Finds a promise that exceeds a claim: `A lifetime guarantee`. */
const checkPromises: Check = (sentence, { site, vocabulary }) => {
  const { outdone, endless } = vocabulary.promises;
  const reading = read(sentence, vocabulary);
  for (const [key, { value, label }] of Object.entries(site.claims)) {
    const [head = ''] = termsOf(label, vocabulary);
    const [at] = isConcept(head) && /\p{L}/u.test(value) ? placesOf(head, reading) : [];
    if (at === undefined) continue;
    const said = outdone.exec(sentence.slice(0, at))?.[0] ?? endless.exec(sentence.slice(at))?.[0];
    if (said) return { declared: ['claims', key], value: `${value} ${label}`, said, at, terms: [head] };
  }
  return undefined;
};

/** Finds collection from anywhere, or from a town beyond the radius: `We collect from anywhere in Kent`. */
const checkReach: Check = (sentence, { site, declared, served, townsIn, vocabulary }) => {
  const reading = read(sentence, vocabulary);
  const radius = declared.find((fact) => isRadiusIn(reading, fact));
  if (!radius || affirmedIn(sentence, vocabulary).length < reading.clauses.length) return undefined;
  const far = townsIn(sentence).find((key) => served.has(key) && (site.towns[key]?.miles ?? 0) > radius.high);
  const said = far ? site.towns[far]?.name : vocabulary.polarity.unlimited.exec(sentence)?.[0];
  const isGiven = quantitiesOf(reading).some(({ dimension }) => dimension === 'distance');
  return said && !isGiven ? { declared: radius.path, value: radius.value, said, terms: radius.own } : undefined;
};

/** Whether a fact is the radius of what a sentence names: `a collection within ten miles`. */
function isRadiusIn(reading: Reading, { path, frame, own }: Declared): boolean {
  return path[0] === 'facts' && frame === reading.vocabulary.frames.radius && own.every((term) => says(term, reading));
}
