import { memo } from '../../../schema/memo.ts';
import { formatKeyPath } from '../../../site/key-path.ts';
import { agrees, isExclusiveTo, isFromHere, isSimilarAmount } from '../agreement.ts';
import { covers, type Declared } from '../declared.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import { clauseAround } from '../grammar.ts';
import { hoursPerYear, type Quantity } from '../numbers.ts';
import { type Part, partOf } from '../pairs.ts';
import { quantitiesOf } from '../quantities.ts';
import { distanceTo, isConcept, placesOf, type Reading, read, says, type Term, termsOf } from '../subjects.ts';
import { statementsIn, type Text } from '../texts.ts';
import { isCombined, isOfPeriod } from './sums.ts';

/** Maximum distance in characters between a figure and the words that name its fact. */
const maxDistance = 75;

/** Maximum length of a label in characters, besides its name and figure. */
const maxLabel = 24;

type Figure = Found & { kind: 'price' | 'figure' };

/** Compares every figure in every sentence with the declared fact that it refers to. */
function findFiguresThatDiffer(facts: Facts): Figure[] {
  return facts.texts.flatMap((text) => {
    if (isDeclaration(text) || isPriceCell(text)) return [];
    return statementsIn(text.text, facts.vocabulary).flatMap(({ words, question, before }) => {
      // A pronoun continues the topic of the sentence before: "It costs £40".
      const topic = question || (facts.vocabulary.continuing.test(words) ? before : '');
      const reading = read(topic ? `${topic} ${words}` : words, facts.vocabulary);
      return quantitiesOf(reading)
        .filter(({ start }) => start >= topic.length)
        .flatMap((quantity) => compare(quantity, reading, text, facts));
    });
  });
}

/** Whether a text declares figures itself, or quotes customers. */
function isDeclaration({ path: [entry], path }: Text): boolean {
  if (entry === 'prices' || entry === 'claims') return path.at(-1) !== 'description';
  return declaring.includes(String(entry)) || (entry === 'emergencyServices' && path.at(-1) === 'response');
}

/** Whether a text is a table cell with only a price token, which its author chose by key for this row. */
const isPriceCell = ({ written, path }: Text) =>
  path.at(-3) === 'rows' && /^\{(?:price|from):[^{}]+\}$/.test(written.trim());

const declaring = 'facts hours towns testimonials helplines business money enquiryRetentionDays wording'.split(' ');

type Match = { declared: Declared; distance: number; isLikely: boolean; isElliptic: boolean };

function compare(quantity: Quantity, reading: Reading, text: Text, facts: Facts): Figure[] {
  const { dimension } = quantity;
  const { vocabulary } = facts;
  if (isCombined(quantity, reading, facts)) return [];
  const isOf = (fact: Declared) => fact.dimension === dimension && isOfPeriod(quantity, fact, reading);
  const ofDimension = facts.declared.filter(isOf);
  const unlike = namedTogether(reading, text, ofDimension).find((fact) => !agrees(quantity, fact, reading));
  const { declared, isLikely } = unlike
    ? { declared: unlike, isLikely: false }
    : (differing(partOf(quantity, reading, text, ofDimension), ofDimension, facts) ?? {});
  if (!declared) return [];
  const isPastAllowed = declared.own.some((term) => ['~established', '~rating', '~experience'].includes(term));
  // Legal limits are not statements about the business.
  const isLaw = declared.frame === facts.vocabulary.frames.depth;
  const around = reading.text.slice(...clauseAround(reading, quantity.start));
  const isDenied = [vocabulary.polarity.not, vocabulary.polarity.without].some((words) => words.test(around));
  const isOfBusiness = !isDenied && vocabulary.here.test(around);
  const options = { isPastAllowed, end: quantity.end, isOfBusiness };
  const isOurs = declared.own.includes('~established') && facts.vocabulary.opened.test(reading.text);
  // A denied figure contradicts nothing: "Vans from £65, not from £45".
  const clause = reading.clauses.find(({ end }) => end > quantity.start);
  const said = reading.text.slice(clause?.start ?? 0, quantity.start);
  const { polarity, bounds } = vocabulary;
  const isFrom = bounds.from.test(said.split(polarity.not).at(-1) ?? '');
  if (polarity.not.test(said) && (!quantity.bound || isFrom)) return [];
  if (!isLaw && !isOurs && !isAsserted(reading, quantity.start, facts.names, declared.terms, options)) return [];
  // Without a vocabulary, a longer sentence may be about any business, and a number may count anything.
  const isLong = reading.text.length > quantity.text.length + declared.own.join('').length + maxLabel;
  const isPossible = facts.vocabulary.lacksWords && (isLong || dimension === 'count');
  return [
    {
      path: text.path,
      declared: declared.path,
      said: quantity.text,
      kind: dimension === 'money' ? 'price' : 'figure',
      message: `says "${quantity.text}", but ${formatKeyPath(declared.path)} is "${declared.value}"; write ${declared.write}`,
      confidence: isPossible ? 'possible' : isLikely ? 'likely' : 'certain',
      severity: isPossible ? 'warn' : 'fail',
    },
  ];
}

/** Returns the rows that a sentence gives the same price: `brake pads and the brake check cost the same £80`. */
function namedTogether(reading: Reading, { near, page }: Text, prices: readonly Declared[]): Declared[] {
  if (!reading.vocabulary.uniform.test(reading.text)) return [];
  const around = read(`${near} | ${page} | ${reading.text}`, reading.vocabulary);
  const rows = prices.filter(({ path }) => path[0] === 'prices');
  const named = rows.filter(
    ({ own, terms }) => own.every((term) => says(term, reading)) && terms.every((term) => says(term, around)),
  );
  return named.length > 1 ? named : [];
}

/** Returns the fact that a figure is about, unless it agrees with one of those that it may be about. */
function differing(
  { quantity, reading, text }: Part,
  ofDimension: readonly Declared[],
  facts: Facts,
): Match | undefined {
  const all = ofDimension.flatMap((fact) => matchOf(quantity, fact, reading, text, facts) ?? []);
  // A fact that the sentence names has priority over one that only the page names.
  const isNamedHere = all.some(({ isElliptic }) => !isElliptic);
  const named = all.filter(({ isElliptic }) => !(isNamedHere && isElliptic));
  // A longer name has priority: a van MOT preparation is not an MOT preparation.
  const isWider = ({ declared: { terms } }: Match) =>
    named.some(({ declared: other }) => {
      const isSaid = other.own.every((term) => says(term, reading));
      return isSaid && other.path[0] !== 'services' && other.terms.length > terms.length && covers(other.terms, terms);
    });
  const matches = named.filter((match) => !isWider(match)).sort((a, b) => a.distance - b.distance);
  const [first] = matches;
  if (!first || (first.isElliptic && first.declared.others?.includes(quantity.low))) return undefined;
  // "Interim, full and major services from £85" states the lowest of several. Otherwise names at about the same
  // distance count as equally near.
  const isLowest = quantity.bound === 'from' && quantitiesOf(reading).length === 1;
  const isEqual = ({ distance }: Match) => isLowest || distance <= first.distance + 12;
  // A name in the figure's own clause has priority: "A jump start within 1 hour, a tyre change within 2".
  const own = reading.clauses.find(({ end }) => end > quantity.start);
  const isHere = ({ declared: { own: terms } }: Match) =>
    terms.every((term) => placesOf(term, reading).some((at) => own && at >= own.start && at < own.end));
  const isMeant = (match: Match) => isEqual(match) || (isHere(match) && !isHere(first));
  if (matches.some((match) => isMeant(match) && agrees(quantity, match.declared, reading))) return undefined;
  return ofDimension.some((fact) => isToldBy(fact, first, quantity, reading, text) && agrees(quantity, fact, reading))
    ? undefined
    : first;
}

/** Whether a figure may come from another fact: the text names that fact, or has a token of it. */
function isToldBy(
  { path, terms, optional }: Declared,
  { declared, isElliptic }: Match,
  quantity: Quantity,
  reading: Reading,
  text: Text,
): boolean {
  const isPrice = path[0] === 'prices';
  // A token such as {from:lockout} is right in a sentence that has a word of its name or names no other price. In a
  // label, it must be the price of the card.
  const isFree = isElliptic && !isAlone(quantity, reading);
  const isOfPrice = isPrice && (isFree || [...terms, ...optional].some((term) => says(term, reading)));
  const inserts = ({ name, id }: Text['tokens'][number]) =>
    id === path[1] && (name === 'from' || name === 'price' ? isOfPrice : name === 'fact' && path[0] === 'facts');
  if (text.tokens.some(inserts)) return true;
  if (declared.path[0] === 'prices' && !isPrice) return false;
  const isOther = !covers(declared.terms, terms) && terms.every((term) => says(term, reading));
  // A full name leaves no doubt: "Clutch diagnostics cost £45", whatever a clutch adjustment costs.
  const isWhole = declared.terms.length > declared.own.length && declared.terms.every((term) => says(term, reading));
  if (isPrice && ((!isWhole && covers(terms, declared.own)) || isOther)) return true;
  // An earlier sentence may name the fact: "A change of plan? Ring up to 24 hours ahead".
  const whole = read(text.text, reading.vocabulary);
  return terms.length >= declared.terms.length && terms.every((term) => says(term, whole));
}

/** Returns the names around a text, and those of its page. */
const contextOf = memo(({ near, page }: Text) => `${near} | ${page}`, new WeakMap());

/** Rates how well a sentence relates a figure to a declared fact; undefined if not at all. */
function matchOf(
  quantity: Quantity,
  declared: Declared,
  reading: Reading,
  text: Text,
  facts: Facts,
): Match | undefined {
  const { vocabulary } = facts;
  const { terms, frame } = declared;
  const { dimension } = quantity;
  const around = read(contextOf(text), vocabulary);
  const isSaid = (term: Term) => says(term, reading);
  const own = declared.own.filter(isSaid);
  // One word that only this price has is enough: "new pads", but not "a full tank" for a full service.
  const isOnlyHere = (term: Term) => isExclusiveTo(term, declared, facts);
  const isSpare = dimension === 'money' && own.some(isOnlyHere);
  const [head = ''] = declared.own;
  const isHead =
    dimension === 'money' && declared.own.length === 1 && head !== declared.optional[0] && own.some(isOnlyHere);
  const isMeant = (term: Term) => isSaid(term) || says(term, around) || (isSpare && declared.own.includes(term));
  // "R1234yf" names a refill without the word.
  const isCode = own.some((term) => /\d\D|\D\d/.test(term) && isOnlyHere(term));
  if (!isHead && !isCode && !terms.every(isMeant)) return undefined;
  if (frame) {
    const clause = reading.text.slice(...clauseAround(reading, quantity.start));
    const isOpening = terms.includes('~established') && vocabulary.opened.test(reading.text);
    const isKept = text.path[1] === 'privacy' && vocabulary.keptByUs.test(clause);
    if (!isOpening && !isKept && !frame.test(clause.replace(facts.ownName, 'we'))) return undefined;
  }
  // A figure on its own belongs to its card or heading; "we are 8 miles away" to the town of the page.
  const isLonely = isAlone(quantity, reading) || declared.path[0] === 'towns';
  // A name right before its price is a label: "boosters from £29" on the page about vaccinations.
  const isLabel = own.some((term) =>
    placesOf(term, reading).some((at) => vocabulary.alone.test(reading.text.slice(at))),
  );
  // Without a vocabulary, the sentence itself must have the words of the name.
  const isElliptic = () =>
    !vocabulary.lacksWords && (dimension !== 'money' || quantity.bound === 'from' || isLonely || isLabel);
  // The page may supply the rest of a name: "A booster will set you back £30", about vaccinations.
  const isWhole =
    dimension === 'money' && own.some(isOnlyHere) && declared.own.every((term) => isSaid(term) || says(term, around));
  const isPartial = own.length < declared.own.length && !isWhole;
  if (isPartial && !isElliptic()) return undefined;
  if (!isOfTopic(quantity, declared, reading, text, facts)) return undefined;
  // A word that the page has too may be anywhere: "The inspection costs £50, even if we fit the clutch".
  const near = own.filter((term) => !says(term, around));
  const distance = Math.max(...(near.length > 0 ? near : own).map((term) => distanceTo(term, quantity, reading)), 0);
  // Several things in a sentence may have prices, but other figures usually share a topic, so allow more distance.
  const isFar = dimension !== 'money' || quantity.bound === 'from';
  if (distance > maxDistance * (isFar ? 2 : 1)) return undefined;
  const unsaid = declared.optional.filter((term) => !isSaid(term)).length;
  return {
    declared,
    isElliptic: isPartial && !isLabel,
    distance: distance + unsaid * 12 - terms.filter(isSaid).length * 20,
    isLikely: !terms.every(isSaid) || distance > 40,
  };
}

/** Whether the size of a figure and the words around it fit the topic of a fact that the sentence names. */
function isOfTopic(quantity: Quantity, declared: Declared, reading: Reading, text: Text, facts: Facts): boolean {
  const { vocabulary } = facts;
  const { terms, own, frame } = declared;
  const { dimension, start, low } = quantity;
  const before = reading.text.slice(0, start);
  // If the sentence names the fact in full, the figure may differ by more: "A tuning takes all day", for 90 minutes.
  const maxNamed = frame === vocabulary.frames.retention ? 100 : 25;
  const ratio = dimension === 'duration' && terms.every((term) => says(term, reading)) ? maxNamed : 8;
  if (dimension !== 'count' && !isSimilarAmount(quantity, declared, ratio)) return false;
  if (dimension === 'count' && !isCounted(quantity, declared, vocabulary)) return false;
  if (dimension === 'distance' && !isFromHere(quantity, declared, reading, facts)) return false;
  if (dimension === 'money' && low === 0 && !isOffered(quantity, declared, reading, text, facts)) return false;
  // "Within 2 hours" is a response time, but not "pick a two-hour slot, and we'll ring you".
  const isAwaited =
    vocabulary.awaited.test(reading.text.slice(quantity.end)) ||
    vocabulary.pending.test(before.replace(/[:–-]\s*$/, ''));
  if (terms.includes('~response') && !isAwaited) return false;
  if (frame === vocabulary.frames.duration && says('~response', reading)) return false;
  // Less than a year is not an age: "Turn the key and wait five minutes".
  if (terms.includes('~experience') && low < hoursPerYear) return false;
  // An interval in words must name its fact itself: "An MOT reminder every year" on a page about services.
  const isSpan = quantity.text.toLowerCase() in vocabulary.spans && frame === vocabulary.frames.interval;
  return !isSpan || (!vocabulary.polarity.not.test(before) && own.some((term) => says(term, reading)));
}

/** Whether a text is little more than its figure: `From £80`. */
function isAlone(quantity: Quantity, { text }: Reading): boolean {
  return text.length - quantity.text.length < 16;
}

/**
 * Whether a figure counts the declared thing. Excludes "two of our six vets", and ten inspection points of a `50 point
 * check`.
 */
function isCounted({ noun = '', low }: Quantity, declared: Declared, vocabulary: Facts['vocabulary']): boolean {
  const following = read(noun.split(vocabulary.offers.parts.end)[0] ?? '', vocabulary);
  const isNext = (term: Term) => !isConcept(term) && placesOf(term, following)[0] === 0;
  const isMeant =
    declared.own.length > 1 ? declared.own.some(isNext) : declared.own.every((term) => says(term, following));
  return isMeant && !vocabulary.partOf.test(noun) && low >= declared.low / 20;
}

/** Whether "free" is about the fact: next to its full name, and without a condition such as a booking. */
function isOffered(quantity: Quantity, declared: Declared, reading: Reading, { page }: Text, facts: Facts): boolean {
  const { optional, path } = declared;
  const { vocabulary, site } = facts;
  if (vocabulary.condition.test(reading.text)) return false;
  // A free service may have a longer name than a priced one: trial lesson, lesson.
  const others = Object.values(site.services).filter(({ price }) => price !== path[1]);
  const around = read(`${page} ${reading.text}`, vocabulary);
  const isMeant = (other: readonly Term[]) => other.length > optional.length && covers(other, optional);
  const isNear = (other: readonly Term[]) => other.every((term) => says(term, around));
  if (others.map(({ name }) => termsOf(name, vocabulary)).some((other) => isMeant(other) && isNear(other)))
    return false;
  const needed = path[0] === 'prices' ? optional.filter((term) => !vocabulary.implied.has(term)) : [];
  const isNext = (term: Term) => distanceTo(term, quantity, reading) < 45;
  // The page may name the rest: "Adjustments are free" on the page about clutches.
  const isOfPage = (term: Term) =>
    path[0] === 'prices' && declared.own.some(isNext) && !declared.own.includes(term) && says(term, around);
  // "The nurse costs you nothing": no other price is a nurse's. "Free" alone may be a verb.
  const isVerb = !quantity.text.includes(' ');
  if (!isVerb && needed.some((term) => isNext(term) && isExclusiveTo(term, declared, facts))) return true;
  return (needed.length > 0 ? needed : optional).every((term) => isNext(term) || isOfPage(term));
}

/** Cached, because two rules share the findings. */
const findOnce = memo(findFiguresThatDiffer, new WeakMap());

const findOfKind = (kind: Figure['kind']) => (facts: Facts) => findOnce(facts).filter((found) => found.kind === kind);

export const findPricesThatDiffer = findOfKind('price');
export const findOtherFiguresThatDiffer = findOfKind('figure');
