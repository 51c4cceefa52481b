import { isSimilarAmount } from '../agreement.ts';
import type { Declared } from '../declared.ts';
import type { Facts } from '../facts.ts';
import { hoursPerYear, type Quantity } from '../numbers.ts';
import { quantitiesOf } from '../quantities.ts';
import { placesOf, type Reading, says } from '../subjects.ts';
import { hasName } from '../words.ts';

/** Whether a figure does not state a single fact: it is a sum, a difference, a rate or a bill. */
export function isCombined(quantity: Quantity, reading: Reading, facts: Facts): boolean {
  const { one, difference, cheapest, foreignPrices, frames, reduction, saved, sums, free } = facts.vocabulary;
  const { dimension, start, end } = quantity;
  // A figure per period is a rate ("12,000 miles a year"), unless it is a price.
  // "Eight weeks old" may be the age of a first injection.
  const hasAge = frames.age?.test(reading.text);
  if (rateOf(quantity, reading) && dimension !== 'money' && !hasAge) return true;
  if (difference.test(reading.text.slice(end))) return true;
  const isCounted = (other: Quantity) =>
    (other.dimension === 'money' ? /^\s(?:[\p{L}-]+\s)?$/u : /^(?:\s|\s?(?:[\p{L}-]+\s){1,2})$/u).test(
      reading.text.slice(other.end, start),
    );
  if (one.test(quantity.text) && quantitiesOf(reading).some(isCounted)) return true;
  if (givesFoundingYear(quantity, reading, facts)) return true;
  if (dimension !== 'money') return false;
  if (saved.test(reading.text.slice(0, start)) || reading.text.slice(end).search(reduction) === 0) return true;
  // "The inspection is £30 on top" differs from one that is free.
  const isFree = ({ path, low, terms }: Declared) =>
    path[0] === 'prices' && low === 0 && terms.every((term) => says(term, reading));
  if (facts.declared.some(isFree) || isNamedAmount(quantity, reading, facts)) return false;
  const said = reading.text.slice(0, reading.clauses.find((clause) => clause.end >= end)?.end);
  const isNameWith = (...patterns: RegExp[]) =>
    Object.values(facts.site.prices).some(
      ({ name }) => patterns.some((words) => words.test(name)) && hasName(reading.text, name),
    );
  // The "deposit" of "Damage deposit £100" is a price of its own.
  const isForeign = (foreignPrices.test(said) && !isNameWith(foreignPrices)) || cheapest.test(said);
  // The "and" of "Scale and polish" adds nothing, nor does the "package" of "Company package".
  const isOneName = isNameWith(facts.vocabulary.clock.and, sums);
  // "A tuning with a pitch raise is £105 in all."
  const isCalledSum = quantity.bound !== 'from' && !isOneName && sums.test(reading.text.replace(free, ''));
  return isForeign || isCalledSum || isAddedUp(reading) || isComputed(quantity, reading, facts);
}

/** Whether a sentence names a fact that is an amount, such as a deposit, before that amount. */
export function isNamedAmount({ dimension, start }: Quantity, reading: Reading, { declared }: Facts): boolean {
  const isSaid = (term: string) => placesOf(term, reading).some((at) => at < start);
  return (
    dimension === 'money' &&
    declared.some(
      ({ path: [table], dimension, own }) => table === 'facts' && dimension === 'money' && own.every(isSaid),
    )
  );
}

function rateOf({ end }: Quantity, { text, vocabulary }: Reading) {
  return vocabulary.rate.exec(text.slice(end));
}

/**
 * Whether an amount is for the same period as a price: £570 a week is not for a room at £95 a night. A price without a
 * unit may be for any period if the amounts are similar.
 */
export function isForSamePeriod(quantity: Quantity, fact: Declared, reading: Reading): boolean {
  const { dimension, unit, own } = fact;
  if (dimension !== 'money') return true;
  const period = rateOf(quantity, reading)?.[1];
  const isSurelyItsOwn = () => own.some((term) => says(term, reading)) && isSimilarAmount(quantity, fact, 2);
  if (unit === undefined) return period === undefined || isSurelyItsOwn();
  const said = period ? [period] : (reading.text.match(reading.vocabulary.periods) ?? []);
  return said.every((each) => unit.toLowerCase().includes(each.toLowerCase()));
}

/** Whether a year and an age together give the founding year: `going for six years by 2005`. */
function givesFoundingYear(quantity: Quantity, reading: Reading, { site }: Facts): boolean {
  const { established = 0 } = site.business;
  const spans = (year: Quantity, age: Quantity) => {
    const hours = Math.abs(year.low - established) * hoursPerYear;
    return age.low <= hours && hours <= age.high;
  };
  return quantitiesOf(reading).some((other) =>
    quantity.dimension === 'year'
      ? other.dimension === 'duration' && spans(quantity, other)
      : quantity.dimension === 'duration' && other.dimension === 'year' && spans(other, quantity),
  );
}

/** Whether one amount of a sentence is the sum of all others: `£60 and £48, which is £108`. */
export function isAddedUp(reading: Reading): boolean {
  const amounts = quantitiesOf(reading).filter(({ dimension }) => dimension === 'money');
  const sum = amounts.reduce((total, { low }) => total + low, 0);
  return amounts.length > 2 && amounts.some(({ low }) => low > 0 && Math.abs(low * 2 - sum) < 0.001);
}

/** Whether an amount is the sum or difference of two prices that the sentence names, or a multiple of one. */
function isComputed({ low, bound }: Quantity, reading: Reading, { declared, vocabulary }: Facts): boolean {
  // In a list of prices, each is that of a single thing: "Interim service from £95, pads from £80, a clutch from £350".
  if (bound === 'from' && quantitiesOf(reading).filter((each) => each.dimension === 'money').length > 2) return false;
  const named = declared.filter(({ path, own }) => path[0] === 'prices' && own.every((term) => says(term, reading)));
  // A word names only one price: "a new clutch" does not name the clutch diagnostics too.
  const areDistinct = (one: Declared, other: Declared) =>
    one.low !== other.low && one.own.some((term) => !other.own.includes(term));
  const counts = quantitiesOf(reading).filter((each) => each.dimension === 'count' && each.low > 1);
  const isMultipleOf = ({ low: one }: Declared) =>
    counts.some((count) => count.low * one === low) || (one * 2 === low && vocabulary.both.test(reading.text));
  const isDifference = vocabulary.apart.test(reading.text);
  const combines = (one: Declared, other: Declared) =>
    areDistinct(one, other) && (one.low + other.low === low || (isDifference && one.low - other.low === low));
  return named.some((one) => isMultipleOf(one) || named.some((other) => combines(one, other)));
}
