import { memo } from '../../schema/memo.ts';
import { isExclusiveTo, isFromHere, isSimilarAmount } from './agreement.ts';
import { covers, type Declared } from './declared.ts';
import type { Facts } from './facts.ts';
import { clauseAround, has, tagWords } from './grammar.ts';
import { hoursPerYear, type Quantity } from './numbers.ts';
import { quantitiesOf } from './quantities.ts';
import { distanceTo, isCode, isConcept, placesOf, type Reading, read, says, type Term, termsOf } from './subjects.ts';
import type { Text } from './texts.ts';
import { hasName } from './words.ts';

/** Maximum distance in characters between a figure and the words that name its fact. */
const maxDistance = 75;

/** A declared fact that a figure may be about. `isElliptic` tells whether only the page has its full name. */
export type Match = { declared: Declared; distance: number; isLikely: boolean; isElliptic: boolean };

/** Returns the names around a text, and those of its page. */
const contextOf = memo(({ near, page }: Text) => `${near} | ${page}`, new WeakMap());

/** Rates how well a sentence relates a figure to a declared fact; undefined if not at all. */
export function matchOf(
  quantity: Quantity,
  declared: Declared,
  reading: Reading,
  text: Text,
  facts: Facts,
): Match | undefined {
  const naming = namingOf(quantity, declared, reading, text, facts);
  if (!naming || !isFramed(quantity, declared, reading, text, facts)) return undefined;
  const { own, around, isByCode, isPartial } = naming;
  // A name right before its price is a label: "boosters from £29" on the page about vaccinations.
  const isLabel = own.some((term) =>
    placesOf(term, reading).some((at) => facts.vocabulary.alone.test(reading.text.slice(at))),
  );
  if (isPartial && !isLabel && !mayLackName(quantity, declared, reading, text)) return undefined;
  if (!isAboutTopic(quantity, declared, reading, text, facts)) return undefined;
  // A word that the page has too may be anywhere: "The inspection costs £50, even if we fit the clutch".
  const near = own.filter((term) => !says(term, around));
  const distance = Math.max(...(near.length > 0 ? near : own).map((term) => distanceTo(term, quantity, reading)), 0);
  // Several things in a sentence may have prices, but other figures usually share a topic, so allow more distance.
  const isFar = quantity.dimension !== 'money' || quantity.bound === 'from' || isByCode;
  if (distance > maxDistance * (isFar ? 2 : 1)) return undefined;
  const isSaid = (term: Term) => says(term, reading);
  const unsaid = declared.optional.filter((term) => !isSaid(term)).length;
  return {
    declared,
    isElliptic: isPartial && !isLabel,
    distance: distance + unsaid * 12 - declared.terms.filter(isSaid).length * 20,
    isLikely: !declared.terms.every(isSaid) || distance > 40,
  };
}

/**
 * How a sentence names a fact: with which of its own terms, by a code, or only in part. `around` reads the names of its
 * card, heading and page.
 */
type Naming = { own: readonly Term[]; around: Reading; isByCode: boolean; isPartial: boolean };

/** Returns how a sentence and its context name a fact; undefined if they do not. */
function namingOf(
  { dimension, low }: Quantity,
  declared: Declared,
  reading: Reading,
  text: Text,
  facts: Facts,
): Naming | undefined {
  const { terms, path, optional } = declared;
  const around = read(contextOf(text), facts.vocabulary);
  const isSaid = (term: Term) => says(term, reading);
  // A row, or the page of another service, must have its full name: "bike" may be any on that of rental bikes.
  const isOther = text.path.at(-3) === 'rows' || (text.path[0] === 'services' && text.path[1] !== path[1]);
  const isInEntry = (term: Term) => isSaid(term) || says(term, read(text.entry, facts.vocabulary));
  if (path[0] === 'services' && isOther && !optional.every(isInEntry)) return undefined;
  const own = declared.own.filter(isSaid);
  // One word that only this price has is enough: "new pads", but not "a full tank" for a full service.
  const isOnlyHere = (term: Term) => isExclusiveTo(term, declared, facts);
  const isInContext = (term: Term) => isSaid(term) || says(term, around);
  // "The inspection costs £50" on the page with one inspection, which is free.
  const isOnlyOnPage = (term: Term) =>
    isConcept(term) &&
    declared.own.every(isInContext) &&
    facts.declared.every((other) => {
      const isOther = other.dimension === dimension && other.path.join() !== path.join() && other.own.includes(term);
      return !isOther || !other.own.every(isInContext);
    });
  const isFree = declared.low === 0 && low >= 1;
  const isDistinct = dimension === 'money' && own.some((term) => isOnlyHere(term) || (isFree && isOnlyOnPage(term)));
  const [head = ''] = declared.own;
  const isByHead = isDistinct && declared.own.length === 1 && head !== optional[0];
  const isByCode = own.some((term) => isCode(term) && isOnlyHere(term));
  const isMeant = (term: Term) => isInContext(term) || (isDistinct && declared.own.includes(term));
  if (!isByHead && !isByCode && !terms.every(isMeant)) return undefined;
  // The page may supply the rest of a name: "A booster will set you back £30", about vaccinations.
  const isPartial = own.length < declared.own.length && !(isDistinct && declared.own.every(isInContext));
  return { own, around, isByCode, isPartial };
}

/** Whether the clause of a figure has the words that its kind of fact needs, if any. */
function isFramed(
  { start }: Quantity,
  { frame, terms }: Declared,
  reading: Reading,
  { path }: Text,
  { vocabulary, ownName }: Facts,
): boolean {
  if (!frame) return true;
  const clause = reading.text.slice(...clauseAround(reading, start));
  const isOpening =
    terms.includes('~established') && vocabulary.opened.test(reading.text.replace(ownName, 'the business'));
  const isKept = path[1] === 'privacy' && vocabulary.keptByUs.test(clause);
  return isOpening || isKept || frame.test(clause.replace(ownName, 'we'));
}

/**
 * Whether a sentence may give a figure without the full name of its fact. A price on its own belongs to its card or
 * heading.
 */
function mayLackName(quantity: Quantity, declared: Declared, reading: Reading, text: Text): boolean {
  return (
    quantity.dimension !== 'money' ||
    quantity.bound === 'from' ||
    isAlone(quantity, reading) ||
    isInOwnDescription(quantity, declared, reading, text) ||
    isInOwnUnit(quantity, declared, reading, text)
  );
}

/** Whether the size of a figure and the words around it fit the topic of a fact that the sentence names. */
function isAboutTopic(quantity: Quantity, declared: Declared, reading: Reading, text: Text, facts: Facts): boolean {
  const { vocabulary } = facts;
  const { terms, own, frame } = declared;
  const { dimension, start, low } = quantity;
  const before = reading.text.slice(0, start);
  // If the sentence names the fact in full, the figure may differ by more: "A tuning takes all day", for 90 minutes.
  const maxNamed = frame === vocabulary.frames.retention ? 100 : 25;
  const ratio = dimension === 'duration' && terms.every((term) => says(term, reading)) ? maxNamed : 8;
  if (dimension !== 'count' && !isSimilarAmount(quantity, declared, ratio)) return false;
  // "A waiting list of nine months" is not the notice of two days.
  const isQueue = terms.includes('~notice') && vocabulary.queue.test(reading.text);
  if (isQueue && !isSimilarAmount(quantity, { ...declared, own: [] }, 8)) return false;
  // Under "Can we arrive early?", "you can leave your bags from noon" is not when guests check in.
  const isOfLuggage = vocabulary.luggage.test(reading.text) && !own.some((term) => says(term, reading));
  if ((terms.includes('~checkIn') || terms.includes('~checkOut')) && isOfLuggage) return false;
  // "Last week or so" on a page about consultations is not the time of one.
  const isUnnamed = frame === vocabulary.frames.duration && !own.some((term) => says(term, reading));
  if (isUnnamed && low > declared.high * 100) return false;
  // "Forty people have left a review" counts reviews.
  const isOfReviewers = own[0] === '~rating' && vocabulary.reviewers.test(reading.text.slice(start));
  if (dimension === 'count' && !isOfReviewers && !isCounted(quantity, declared, vocabulary)) return false;
  // "Sarah gave us five stars" is one review.
  if (dimension === 'rating' && tagWords(reading).some((word) => word.start < start && has('FirstName')(word)))
    return false;
  // "Your dog stays with one groomer" is not how many there are.
  if (dimension === 'count' && low === 1 && vocabulary.anyOne.test(before)) return false;
  if (dimension === 'distance' && !isFromHere(quantity, declared, reading, facts)) return false;
  if (dimension === 'money' && low === 0 && !isOffered(quantity, declared, reading, text, facts)) return false;
  // "Within 2 hours" is a response time, but not "pick a two-hour slot, and we'll ring you".
  const isAwaited =
    (vocabulary.repeated.test(quantity.text) && !quantitiesOf(reading).some((each) => each.low === declared.low)) ||
    vocabulary.awaited.test(reading.text.slice(quantity.end)) ||
    vocabulary.pending.test(before.replace(/[:–-]\s*$/, ''));
  if (terms.includes('~response') && (!isAwaited || vocabulary.filling.test(reading.text.slice(quantity.end))))
    return false;
  // Less than a year is not an age: "Turn the key and wait five minutes". Nor is an interval: "Every second year".
  const isNoAge =
    low < hoursPerYear ||
    quantity.text.toLowerCase() in vocabulary.spans ||
    vocabulary.sinceEvent.test(reading.text.slice(quantity.end));
  if (terms.includes('~experience') && isNoAge) return false;
  // An interval in words must name its fact itself: "An MOT reminder every year" on a page about services.
  const isSpan = quantity.text.toLowerCase() in vocabulary.spans && frame === vocabulary.frames.interval;
  return !isSpan || (!vocabulary.polarity.not.test(before) && own.some((term) => says(term, reading)));
}

/** Whether the description of a price gives the amount without its name: `It costs €58`. */
function isInOwnDescription({ start }: Quantity, { path }: Declared, { text: words, vocabulary }: Reading, text: Text) {
  return text.path[0] === 'prices' && text.path[1] === path[1] && vocabulary.unnamed.test(words.slice(0, start));
}

/** Whether an amount has the unit of the price that its card is about: `Packed lunches: order by 8 pm, £9 per person`. */
function isInOwnUnit({ end }: Quantity, { terms, unit }: Declared, { text, vocabulary }: Reading, { entry }: Text) {
  const card = read(entry, vocabulary);
  return (
    unit !== undefined &&
    hasName(text.slice(end, end + unit.length + 1), unit) &&
    terms.every((term) => says(term, card))
  );
}

/** Whether a text is little more than its figure: `From £80`. */
export function isAlone(quantity: Quantity, { text }: Reading): boolean {
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

/** Whether another word narrows a name down: `assistance dogs`, of the price of a dog. */
function isNarrowed({ optional }: Declared, reading: Reading): boolean {
  if (reading.vocabulary.grammar.neutral.size === 0) return false;
  const [at = 0] = optional.flatMap((term) => placesOf(term, reading)).sort((a, b) => a - b);
  const before = tagWords(reading).find(({ text, start }) => start + text.length + 1 === at);
  return has('Noun')(before) && !has('Pronoun', 'Possessive')(before);
}

/** Whether "free" is about the fact: next to its full name, and without a condition such as a booking. */
function isOffered(quantity: Quantity, declared: Declared, reading: Reading, text: Text, facts: Facts): boolean {
  const { optional, path } = declared;
  const { vocabulary, site } = facts;
  // "A visit with the nurse is free" names it.
  const places = declared.own.flatMap((term) => placesOf(term, reading));
  const words = reading.text.replace(vocabulary.withIt, (said, at) => (places.includes(at + said.length) ? '' : said));
  if (vocabulary.condition.test(words)) return false;
  if (isInOwnDescription(quantity, declared, reading, text)) return true;
  if (path[0] === 'prices' && isNarrowed(declared, reading)) return false;
  // A free service may have a longer name than a priced one: trial lesson, lesson.
  const others = Object.values(site.services).filter(({ price }) => price !== path[1]);
  const around = read(`${text.page} ${reading.text}`, vocabulary);
  const isMeant = (other: readonly Term[]) => other.length > optional.length && covers(other, optional);
  const isNear = (other: readonly Term[]) => other.every((term) => says(term, around));
  if (others.map(({ name }) => termsOf(name, vocabulary)).some((other) => isMeant(other) && isNear(other)))
    return false;
  const needed = path[0] === 'prices' ? optional.filter((term) => !vocabulary.implied.has(term)) : [];
  const isNext = (term: Term) => distanceTo(term, quantity, reading) < 45;
  return (needed.length > 0 ? needed : optional).every(isNext);
}
