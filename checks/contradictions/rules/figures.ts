import { formatKeyPath } from '../../../site/problem.ts';
import { agrees, isOfOneSize } from '../agreement.ts';
import type { Declared } from '../declared.ts';
import type { Facts, Found } from '../facts.ts';
import { objectionTo } from '../grammar.ts';
import { type Quantity, quantitiesOf } from '../quantities.ts';
import { distanceTo, placesOf, type Reading, read, says, type Term, termsOf } from '../subjects.ts';
import { statementsIn, type Text } from '../texts.ts';

/** Maximum distance between the words that name a fact and its figure, in characters. */
const maxDistance = 75;

/** Maximum length of a label beyond the name and the figure in it, in characters. */
const maxLabel = 24;

/** Compares every figure of every sentence with the declared fact it refers to. */
function findFiguresThatDiffer(facts: Facts): (Found & { dimension: string })[] {
  return facts.texts.flatMap((text) => {
    if (isDeclaration(text)) return [];
    return statementsIn(text, facts.vocabulary).flatMap(({ words, question }) => {
      const reading = read(question ? `${question} ${words}` : words, facts.vocabulary);
      return quantitiesOf(reading)
        .filter(({ start }) => start >= question.length)
        .flatMap((quantity) => compare(quantity, reading, text, facts));
    });
  });
}

/** Texts that declare figures themselves, or repeat the words of customers. */
function isDeclaration({ path: [entry], path }: Text): boolean {
  if (entry === 'prices' || entry === 'claims') return path.at(-1) !== 'description';
  return declaring.includes(String(entry)) || (entry === 'emergencyServices' && path.at(-1) === 'response');
}

const declaring = 'facts hours towns testimonials helplines business money enquiryRetentionDays wording'.split(' ');

type Match = { declared: Declared; distance: number; isLikely: boolean };

function compare(quantity: Quantity, reading: Reading, text: Text, facts: Facts): (Found & { dimension: string })[] {
  if (isTotal(quantity, reading, facts) || isForeseen(reading, facts)) return [];
  const all = facts.declared
    .filter(({ dimension }) => dimension === quantity.dimension)
    .flatMap((declared) => matchOf(quantity, declared, reading, text, facts) ?? []);
  // Notice to cancel is one kind of notice only.
  const matches = all.filter(
    ({ declared: { terms } }) =>
      quantity.dimension === 'money' ||
      !all.some(
        ({ declared: other }) => other.terms.length > terms.length && terms.every((term) => other.terms.includes(term)),
      ),
  );
  const best = Math.min(...matches.map(({ distance }) => distance));
  const top = matches.filter(({ distance }) => distance <= best + 12);
  const [first] = top;
  // `Interim, full and major services from £85` gives the lowest of several; of a price by its name only that counts.
  const isNamed = first?.declared.path[0] === 'prices' && !first.isLikely;
  const isCandidate = ({ path: [entry] }: Declared) => !isNamed || entry === 'prices';
  const candidates = quantity.bound === 'from' ? matches.filter(({ declared }) => isCandidate(declared)) : top;
  if (!first || candidates.some(({ declared }) => agrees(quantity, declared, reading))) return [];
  // "A change of plan? Ring up to 24 hours ahead": the sentence before may name the fact that agrees.
  const whole = read(text.text, facts.vocabulary);
  const isNamedBefore = (fact: Declared) =>
    fact.dimension === quantity.dimension &&
    isCandidate(fact) &&
    fact.terms.length >= first.declared.terms.length &&
    (fact.terms.every((term) => says(term, whole)) || first.declared.own.every((term) => fact.terms.includes(term))) &&
    agrees(quantity, fact, reading);
  // What {from:lockout} inserts is the price of that row, if the sentence has a word of its name.
  const isInserted = ({ path: [entry, key], own }: Declared) =>
    entry === 'prices' &&
    text.tokens.some(({ name, id }) => (name === 'from' || name === 'price') && id === key) &&
    own.some((term) => says(term, reading));
  if (facts.declared.some((fact) => isNamedBefore(fact) || (isInserted(fact) && agrees(quantity, fact, reading))))
    return [];
  const { declared, isLikely } = first;
  const isPastAllowed = declared.own.some((term) => ['~established', '~rating', '~experience'].includes(term));
  // Legal requirements are declared facts too.
  const objection =
    declared.frame !== facts.vocabulary.frames.depth &&
    objectionTo(reading, quantity.start, facts.names, declared.own, {
      isPastAllowed,
      areKinds: quantity.dimension === 'money',
    });
  const isFounded = declared.own.includes('~established') && facts.vocabulary.founding.test(reading.text);
  if (objection && !isFounded) return [];
  const name = formatKeyPath(declared.path);
  const message = `says "${quantity.text}", but ${name} is "${declared.value}"; write ${declared.write}`;
  const confidence = isLikely ? 'likely' : 'certain';
  const isLong = reading.text.length > quantity.text.length + declared.own.join('').length + maxLabel;
  const severity = facts.vocabulary.isSilent && isLong ? 'warn' : 'fail';
  const { path, dimension } = { path: text.path, dimension: declared.dimension };
  return [{ path, declared: declared.path, said: quantity.text, message, confidence, severity, dimension }];
}

/** Scores how closely a sentence ties a figure to a declared fact; undefined if not at all. */
function matchOf(
  quantity: Quantity,
  declared: Declared,
  reading: Reading,
  text: Text,
  facts: Facts,
): Match | undefined {
  const near = read(text.near, facts.vocabulary);
  const far = read(text.page, facts.vocabulary);
  const isSaid = (term: Term) => says(term, reading);
  const isHeaded = (term: Term) => says(term, near) || says(term, far);
  const isAround = (term: Term) =>
    isHeaded(term) ||
    (declared.own.includes(term)
      ? isSaid(term) || declared.own.length > 2
      : distanceTo(term, quantity, reading) < maxDistance - 30);
  if (!declared.terms.every(isAround)) return undefined;
  if (declared.frame && !declared.frame.test(reading.text.replace(facts.site.business.name, 'we'))) return undefined;
  const own = declared.own.filter(isSaid);
  // A figure without words belongs to its card or heading.
  const isAlone = reading.text.length - quantity.text.length < 16 && declared.terms.every((term) => says(term, near));
  // "We are 8 miles away" refers to the town of the page.
  const isHere = declared.path[0] === 'towns' && declared.own.every((term) => says(term, far));
  // "Boosters from £29" on the page of vaccinations, "scale and polish from £250".
  const isShort =
    quantity.dimension === 'money' &&
    own.some(
      (term) =>
        !facts.vocabulary.implied.has(term) &&
        placesOf(term, reading).some((place) => facts.vocabulary.alone.test(reading.text.slice(place))),
    );
  // "Commercial vehicles up to 7.5 tonnes" on the page of vans, where a weight can be of nothing else.
  const isOnly =
    declared.own.every((term) => says(term, far)) &&
    facts.declared.every((other) => other.path === declared.path || other.dimension !== declared.dimension);
  if (own.length < declared.own.length && !isAlone && !isHere && !isShort && !isOnly) return undefined;
  if (quantity.dimension === 'count' && !isCounted(quantity, declared, reading)) return undefined;
  if (!isOfOneSize(quantity, declared)) return undefined;
  if (declared.own.includes('~response') && !isDue(quantity, reading, facts)) return undefined;
  // "Turn the key and wait five minutes" is no age.
  if (declared.own.includes('~experience') && quantity.low < 8760) return undefined;
  if (quantity.dimension === 'distance' && !isFromHere(quantity, declared, reading, facts)) return undefined;
  if (quantity.dimension === 'money' && (facts.vocabulary.foreignPrices.test(reading.text) || isSum(quantity, reading)))
    return undefined;
  if (own.some((term) => isElsewhere(term, quantity, reading))) return undefined;
  if (quantity.low === 0 && !isOffered(quantity, declared, reading, text, facts)) return undefined;
  const distance = Math.max(...own.map((term) => distanceTo(term, quantity, reading)), 0);
  // "Corbridge customers pay no mileage, although it's nine miles".
  const isTownFirst = declared.path[0] === 'towns' && own.some((term) => placesOf(term, reading)[0] === 0);
  // "We fetch your car and bring it back, anywhere within ten miles".
  const { radius, arrival } = facts.vocabulary.frames;
  const isReach = declared.frame !== undefined && [radius, arrival].includes(declared.frame);
  if (distance > maxDistance * (quantity.bound === 'from' || isTownFirst || isReach ? 2 : 1)) return undefined;
  const optional = declared.optional.filter((term) => !isSaid(term)).length;
  return {
    declared,
    distance: distance + optional * 12 - declared.terms.length * 20,
    isLikely: !declared.terms.every(isSaid) || distance > 40,
  };
}

/** Whether a term is in a clause that has its own figure: `pads from £80, discs from £120`. */
function isElsewhere(term: Term, { start, dimension }: Quantity, reading: Reading): boolean {
  const clauseOf = (at: number) => reading.ends.filter((end) => end < at).length;
  const others = quantitiesOf(reading).filter((each) => each.dimension === dimension);
  return placesOf(term, reading).every(
    (place) => clauseOf(place) !== clauseOf(start) && others.some((other) => clauseOf(other.start) === clauseOf(place)),
  );
}

/** `A tuning with a pitch raise is £105 in all`. */
function isSum({ bound }: Quantity, { text, vocabulary }: Reading): boolean {
  return bound !== 'from' && vocabulary.sums.test(text.replace(vocabulary.free, ''));
}

/** Whether an amount is the sum or the difference of two prices that the sentence names. */
function isTotal({ dimension, low }: Quantity, reading: Reading, { declared }: Facts): boolean {
  if (dimension !== 'money') return false;
  const named = declared.filter((each) => each.dimension === 'money' && each.own.every((term) => says(term, reading)));
  return named.some((one) =>
    named.some((other) => one.low !== other.low && [one.low + other.low, one.low - other.low].includes(low)),
  );
}

/** "In 2028 we'll have been here for twenty years". */
function isForeseen(reading: Reading, facts: Facts): boolean {
  return quantitiesOf(reading).some(({ dimension, low }) => dimension === 'year' && low > facts.today.getFullYear());
}

/** `Within 2 hours` or `a 2 hour response`, but not "we call you once it is done, after two hours". */
function isDue({ start, end }: Quantity, { text }: Reading, { vocabulary }: Facts): boolean {
  const after = text.slice(end).trim().replace(vocabulary.towards, '');
  const isNext = (vocabulary.concepts.response?.exec(after)?.index ?? 99) < 6;
  return isNext || vocabulary.pending.test(text.slice(0, start));
}

/** Compares counts if the counted noun follows and sizes are similar: two of 1000 customers is not their count. */
function isCounted({ noun = '', low }: Quantity, { own, low: declared }: Declared, reading: Reading): boolean {
  if (reading.vocabulary.partOf.test(noun)) return false;
  const following = read(noun, reading.vocabulary);
  // `50 point check` does not mean ten inspection points.
  const isNext = own.length < 2 || own.some((term) => !term.startsWith('~') && placesOf(term, following)[0] === 0);
  return isNext && own.every((term) => says(term, own.length > 1 ? reading : following)) && low >= declared / 20;
}

/** `Gillingham is 8 miles away`, but not `within 3 miles of Gillingham` or `from Gillingham to Chatham`. */
function isFromHere(
  { end }: Quantity,
  { path }: Declared,
  { text }: Reading,
  { site, vocabulary, townsIn }: Facts,
): boolean {
  const ownTown = site.business.address.town;
  const isOther = (key: string) => site.towns[key]?.name !== ownTown;
  // "Within 3 miles of Gillingham" is no radius around the business.
  if (path[0] !== 'towns') return !(vocabulary.beyond.test(text.slice(end)) && townsIn(text.slice(end)).some(isOther));
  // "8 miles from Gillingham" refers to the garage.
  if (vocabulary.beyond.test(text.slice(end))) return false;
  return townsIn(text).every((key) => key === path[1] || !isOther(key));
}

/** "Free" applies to a name given in full next to it: a free brake check, not a free safety check for tyres. */
function isOffered(
  quantity: Quantity,
  { optional, terms, path }: Declared,
  reading: Reading,
  { page }: Text,
  { site, vocabulary }: Facts,
): boolean {
  // Free with a booking, or for residents, is a different price.
  if (vocabulary.condition.test(reading.text)) return false;
  const all = optional.length > 0 ? optional : terms;
  // A service may be named after a dearer thing: the trial lesson after the lesson.
  const others = Object.values(site.services).filter(({ price }) => price !== path[1]);
  const named = others.map(({ name }) => termsOf(name, vocabulary));
  const isPart = (other: readonly Term[]) => other.length > all.length && all.every((term) => other.includes(term));
  const around = read(`${page} ${reading.text}`, vocabulary);
  if (named.some((other) => isPart(other) && other.every((term) => says(term, around)))) return false;
  return all.every((term) => distanceTo(term, quantity, reading) < 45);
}

const found = new WeakMap<Facts, ReturnType<typeof findFiguresThatDiffer>>();

/** Findings of one pass, shared by two rules. */
function findOnce(facts: Facts) {
  const known = found.get(facts) ?? findFiguresThatDiffer(facts);
  found.set(facts, known);
  return known;
}

export const findPricesThatDiffer = (facts: Facts) => findOnce(facts).filter(({ dimension }) => dimension === 'money');
export const findOtherFiguresThatDiffer = (facts: Facts) =>
  findOnce(facts).filter(({ dimension }) => dimension !== 'money');
