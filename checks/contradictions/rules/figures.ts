import { memo } from '../../../schema/memo.ts';
import { lowestAmount } from '../../../site/format.ts';
import { formatKeyPath } from '../../../site/key-path.ts';
import { agrees } from '../agreement.ts';
import { covers, type Declared } from '../declared.ts';
import { hasForeign, isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import { clauseAround, has, tagWords, type Word } from '../grammar.ts';
import { isAlone, type Match, matchOf } from '../match.ts';
import type { Quantity } from '../numbers.ts';
import { type Part, partOf } from '../pairs.ts';
import { hasFigure, quantitiesOf } from '../quantities.ts';
import { type Reading, read, says, stemOf } from '../subjects.ts';
import { isNameOfPrices, rowsAround, statementsIn, type Text } from '../texts.ts';
import { pattern } from '../words.ts';
import { isCombined, isForSamePeriod, isNamedAmount } from './sums.ts';

/** Maximum length of a label in characters, besides its name and figure. */
const maxLabel = 24;

type Figure = Found & { kind: 'price' | 'figure' };

/** Compares every figure in every sentence with the declared fact that it refers to. */
function findFiguresThatDiffer(facts: Facts): Figure[] {
  const { vocabulary } = facts;
  return facts.texts.flatMap((text) => {
    if (isDeclaration(text) || isPriceCell(text)) return [];
    return statementsIn(text.text, vocabulary).flatMap(({ words: all, question, before }) => {
      const words = all.replace(vocabulary.comparison, (said) => (hasFigure(said, vocabulary) ? said : ''));
      // A pronoun continues the topic of the sentence before: "It costs £40".
      const topic = question || (vocabulary.continuing.test(words) ? before : '');
      const reading = read(topic ? `${topic} ${words}` : words, vocabulary);
      // "Live up to 25 miles away? We'll still fetch the car." says what the question asks.
      const isAccepted = question !== '' && vocabulary.accepts.test(words) && !vocabulary.polarity.not.test(words);
      return quantitiesOf(reading)
        .filter(({ start }) => isAccepted || start >= topic.length)
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

function compare(quantity: Quantity, reading: Reading, text: Text, facts: Facts): Figure[] {
  const { dimension } = quantity;
  if (isCombined(quantity, reading, facts) || isAboutUnknown(quantity, reading, facts)) return [];
  const isNamed = isNamedAmount(quantity, reading, facts);
  const isOf = (fact: Declared) =>
    fact.dimension === dimension && isForSamePeriod(quantity, fact, reading) && (fact.path[0] === 'facts' || !isNamed);
  const ofDimension = facts.declared.filter(isOf);
  const unlike = namedTogether(reading, text, ofDimension).find((fact) => !agrees(quantity, fact, reading));
  const isInserted = ({ path: [table, key], low }: Declared) =>
    table === 'prices' && low === quantity.low && text.tokens.some(({ name, id }) => name === 'price' && id === key);
  const { declared, isLikely } = unlike
    ? { declared: unlike, isLikely: false }
    : (differing(partOf(quantity, reading, text, ofDimension), ofDimension, facts) ?? {});
  // "City and electric bikes from {price:city}" states the lowest of several.
  if (!declared || isInserted(declared)) return [];
  if (isAboutOtherCase(quantity, declared, reading, text, facts) || !isStated(quantity, declared, reading, facts))
    return [];
  // Without a vocabulary, a longer sentence may be about any business, and a number may count anything.
  const name = (declared.optional.length > 0 ? declared.optional : declared.own).join('');
  const isLong = reading.text.length > quantity.text.length + name.length + maxLabel || dimension === 'count';
  const isPossible = facts.vocabulary.lacksWords && isLong && !facts.vocabulary.here.test(reading.text);
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

/** Whether a sentence states a figure as true of the business, or as the law, and does not deny it. */
function isStated(
  { start, end, bound }: Quantity,
  { own, terms, frame }: Declared,
  reading: Reading,
  { names, ownName, vocabulary }: Facts,
): boolean {
  const { frames, polarity, bounds } = vocabulary;
  const clause = reading.clauses.find((each) => each.end > start);
  // A denied figure contradicts nothing: "Vans from £65, not from £45".
  const said = reading.text.slice(clause?.start ?? 0, start);
  const isFrom = bounds.from.test(said.split(polarity.not).at(-1) ?? '');
  // "Puppies can't start before sixteen weeks" states when they can.
  const isEarliest = frame === frames.age && polarity.until.test(said.slice(said.search(polarity.not)));
  // "She won't need one for three years" states an interval.
  const isInterval = frame === frames.interval && vocabulary.spared.test(said);
  if (polarity.not.test(said) && !isEarliest && !isInterval && (!bound || isFrom)) return false;
  // Legal limits are not statements about the business.
  if (frame === frames.depth) return true;
  const isEstablished = own.includes('~established');
  if (isEstablished && vocabulary.opened.test(reading.text.replace(ownName, 'the business'))) return true;
  const around = reading.text.slice(...clauseAround(reading, start));
  const isDenied = [polarity.not, polarity.without].some((words) => words.test(around));
  // "Pads from £80 here, £140 at some dealers"
  const isElsewhere = hasForeign(reading.text.slice(end, clause?.end), vocabulary);
  const isAboutBusiness = !isDenied && !isElsewhere && vocabulary.here.test(around);
  const isPastAllowed = isEstablished || own.includes('~rating') || own.includes('~experience');
  // "They only need one every three years"
  const isAboutTreated = [frames.age, frames.interval, frames.followUp, frames.dropOff].includes(frame ?? /(?!)/);
  return isAsserted(reading, start, names, terms, { isPastAllowed, end, isAboutBusiness, isAboutTreated });
}

/** Whether a sentence or the row of a table tells cases apart, and this figure is that of another than declared. */
function isAboutOtherCase(
  { dimension, low, end }: Quantity,
  declared: Declared,
  reading: Reading,
  text: Text,
  { site, vocabulary }: Facts,
): boolean {
  const amounts = (words: string) => quantitiesOf(read(words, vocabulary)).filter((each) => each.dimension === 'money');
  // "We have taught in Leeds since 2011 and in Kirkstall since 2016."
  if (declared.path[1] === 'established')
    return low > declared.low && quantitiesOf(reading).some((other) => other.low === declared.low);
  // A price may be compared with another in its own description: "€62, €4 more than a consultation".
  const [table, key = ''] = text.path;
  const own = table === 'prices' ? site.prices[key] : undefined;
  if (dimension === 'money' && own && lowestAmount(own) === low) return true;
  if (dimension === 'money') {
    const others = quantitiesOf(reading);
    // "The check is free, even with a service from £85"
    const isDeclared = (each: Quantity) => each.dimension === 'money' && each.low === declared.low;
    if (low === 0 && others.some((each) => each.start >= end && isDeclared(each))) return true;
    // "A service from £180 comes to £162 with the discount of 10%"
    const isReduced = (each: Quantity) => Math.abs(declared.low * (1 - each.low / 100) - low) < 0.01;
    if (others.some((each) => each.dimension === 'percent' && isReduced(each))) return true;
  }
  // A row with the price in one column may have others in the next: by day, by night.
  const row = rowsAround(text, site)[Number(text.path.at(-2))] ?? [];
  if (dimension === 'money') return row.some((cell) => amounts(cell).some((other) => other.low === declared.low));
  // The row "within five miles" of a table of prices says nothing about the radius.
  return declared.frame === vocabulary.frames.radius && low < declared.low && isNameOfPrices(text, site, vocabulary);
}

/** Whether an amount follows the name of something undeclared: `washing machines take £4 and dryers £2`. */
function isAboutUnknown({ dimension, start }: Quantity, reading: Reading, { declared, vocabulary }: Facts): boolean {
  const joint = [...reading.text.slice(0, start).matchAll(pattern(vocabulary.polarity.joint.source, 'gi'))].at(-1);
  if (dimension !== 'money' || !joint) return false;
  const from = joint.index + joint[0].length;
  const isPaired = quantitiesOf(reading).some((other) => other.dimension === 'money' && other.end <= joint.index);
  const between = tagWords(reading).filter((word) => word.start >= from && word.start < start);
  const isKnown = (word: Word) => declared.some(({ optional }) => optional.includes(stemOf(word.text, vocabulary)));
  return isPaired && between.length > 0 && between.every((word) => has('Plural')(word) && !isKnown(word));
}

/** Returns the rows that a sentence gives the same price: `brake pads and the brake check cost the same £80`. */
function namedTogether(reading: Reading, { near, page }: Text, prices: readonly Declared[]): Declared[] {
  if (!reading.vocabulary.uniform.test(reading.text)) return [];
  const around = read(`${near} | ${page} | ${reading.text}`, reading.vocabulary);
  const rows = prices.filter(({ path }) => path[0] === 'prices');
  const named = rows.filter(
    ({ own, terms }) => own.every((term) => says(term, reading)) && terms.every((term) => says(term, around)),
  );
  // "A re-gas costs £65 whichever gas your car takes"
  const common = ({ own, terms }: Declared) => terms.filter((term) => !own.includes(term));
  const alike = rows.filter((row) => common(row).length > 0 && common(row).every((term) => says(term, reading)));
  const [amount, another] = quantitiesOf(reading).filter(({ dimension }) => dimension === 'money');
  const isOnePrice = another === undefined && amount?.low === amount?.high;
  return [named, named.length === 0 && isOnePrice ? alike : []].find(({ length }) => length > 1) ?? [];
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
  // "The three services start at £85, £150 and £250"
  const isListed = quantitiesOf(reading).filter(({ dimension }) => dimension === 'money').length > 2;
  if (!first || ((first.isElliptic || isListed) && first.declared.others?.includes(quantity.low))) return undefined;
  // "Interim, full and major services from £85" states the lowest of several. Otherwise names at about the same
  // distance count as equally near.
  const isLowest = quantity.bound === 'from' && quantitiesOf(reading).length === 1;
  const until = read(reading.text.slice(0, endOfClause(quantity, reading)), reading.vocabulary);
  const isBefore = ({ declared: { own } }: Match) => own.some((term) => says(term, until));
  const isEqual = (match: Match) =>
    (isLowest || match.distance <= first.distance + 12) && (isBefore(match) || !isBefore(first));
  // On a page about cancelling, "a day's notice" is that of a cancellation.
  const isOfPage = ({ declared: { terms } }: Match) =>
    terms.length > first.declared.terms.length && covers(terms, first.declared.terms);
  const meant = all.filter((match) => isOfPage(match) || (matches.includes(match) && isEqual(match)));
  if (meant.some((match) => agrees(quantity, match.declared, reading))) return undefined;
  // "£45 for cars, and from 65 for vans" gives the price of vans without its unit.
  const isCountOf = ({ dimension, low, start }: Quantity) =>
    dimension === 'count' && low === first.declared.low && start > quantity.end;
  if (quantity.dimension === 'money' && quantitiesOf(reading).some(isCountOf)) return undefined;
  return ofDimension.some((fact) => isToldBy(fact, first, quantity, reading, text) && agrees(quantity, fact, reading))
    ? undefined
    : first;
}

function endOfClause({ start }: Quantity, { clauses }: Reading): number | undefined {
  return clauses.find(({ end }) => end > start)?.end;
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
  // An earlier sentence may name the fact: "A change of plan? Ring up to 24 hours ahead". Not a later clause: "Kittens
  // start at eight weeks, puppies at nine".
  const rest = reading.text.slice(quantity.start, endOfClause(quantity, reading));
  const whole = read(text.text.split(rest)[0] + rest, reading.vocabulary);
  return terms.length >= declared.terms.length && terms.every((term) => says(term, whole));
}

/** Cached, because two rules share the findings. */
const findOnce = memo(findFiguresThatDiffer, new WeakMap());

const findOfKind = (kind: Figure['kind']) => (facts: Facts) => findOnce(facts).filter((found) => found.kind === kind);

export const findPricesThatDiffer = findOfKind('price');
export const findOtherFiguresThatDiffer = findOfKind('figure');
