import type { Declared } from './declared.ts';
import type { Facts } from './facts.ts';
import type { Quantity } from './numbers.ts';
import { isConcept, type Reading, stemOf, type Term } from './subjects.ts';
import { hasName } from './words.ts';

/** Whether a figure in a sentence is compatible with the declared one. */
export function agrees(said: Quantity, declared: Declared, reading: Reading): boolean {
  const { dimension, low, high, isLowest, age, frame } = declared;
  const tolerance =
    dimension === 'year'
      ? 0
      : said.bound === 'about'
        ? 0.2
        : ({ distance: 0.12, duration: 0.015 }[dimension as string] ?? 0.007);
  const equal = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(b) * tolerance, 1e-6);
  if (said.isVague) return said.low <= (age ?? high) && said.high >= low;
  const { frames } = reading.vocabulary;
  // "At least two days ahead" states the notice itself.
  const isNotice = declared.frame !== undefined && [frames.notice, frames.cancellation].includes(declared.frame);
  // "More than twenty years" is true of 25, and "under half a mile" of 0.3.
  if (said.bound === 'over' && !isNotice && dimension !== 'money' && said.low <= high && said.low >= low / 2)
    return true;
  // "Never more than £85" contradicts a price from £85.
  if (said.bound === 'under' && isLowest && equal(said.low, low)) return false;
  // "Less than 2mm is illegal" states the limit itself.
  const isLimit = declared.frame === frames.depth;
  if (said.bound === 'under' && !isLimit && said.low >= low && said.low <= high * 2) return true;
  // "At eleven months it is still ours to put right"
  if (declared.own.includes('~warranty') && said.low <= low && reading.vocabulary.still.test(reading.text)) return true;
  // "Ring us two days before and we'll find another slot" gives more notice than is asked for.
  const isEnough = declared.own.includes('~cancellation') && said.low >= high;
  if (isEnough && reading.vocabulary.sufficient.test(reading.text)) return true;
  // "Most people hear back inside an hour" keeps the promise of four.
  const isFaster = declared.own.includes('~response') && said.high <= high;
  if (isFaster && reading.vocabulary.inMostCases.test(reading.text)) return true;
  if (age !== undefined) return said.low >= low * 0.99 && said.low <= age * 1.1;
  // A price from £85 contradicts a fixed price of £85, and vice versa.
  if (dimension === 'money' && isLowest !== undefined && equal(said.low, low))
    return isLowest
      ? !isFixed(said, reading) && (said.high === said.low || low === high || equal(said.high, high))
      : said.bound !== 'from';
  // "In before ten, home by evening" is not about ten at night.
  const halfDay = dimension === 'clock' && frame === frames.dropOff ? 720 : Number.POSITIVE_INFINITY;
  const isWithin = [said.low, said.high].every((each) => each % halfDay >= low && each % halfDay <= high);
  // "Check-in is from 3 to 8" differs from 4 to 8 at one end.
  if (dimension === 'clock' && said.isRange && low < high) return isWithin;
  return isWithin || [low, high].some((value) => equal(said.low, value) || equal(said.high, value));
}

/** Whether a sentence makes an amount the price of every job: `a fixed £180, whatever you drive`. */
function isFixed({ bound }: Quantity, { text, vocabulary }: Reading): boolean {
  return bound !== 'from' && vocabulary.fixedPrice.test(text);
}

/**
 * Whether two figures differ by less than the factor `ratio`; otherwise they are about different things. A fact named
 * by a concept may differ by any factor, a distance by 50: the length of a van is not a radius.
 */
export function isSimilarAmount(
  { low, dimension }: Quantity,
  { low: declared, own }: Declared,
  ratio: number,
): boolean {
  if (low === 0 || declared === 0 || Number.isNaN(low * declared)) return true;
  const named = { distance: 50, money: ratio }[dimension as string] ?? Number.POSITIVE_INFINITY;
  const max = own.some(isConcept) ? named : ratio;
  return dimension === 'year' || (low < declared * max && low > declared / max);
}

export function isExclusiveTo(term: Term, { path }: Pick<Declared, 'path'>, facts: Facts): boolean {
  const isGeneric = isConcept(term) || facts.vocabulary.generic.has(term);
  const own = path.join();
  return !isGeneric && facts.declared.every((other) => !other.own.includes(term) || other.path.join() === own);
}

/** `Gillingham is 8 miles away`, but not `within 3 miles of Gillingham` or `from Gillingham to Chatham`. */
export function isFromHere(
  { start, end }: Quantity,
  { path }: Declared,
  { text }: Reading,
  { site, vocabulary, townsIn, names }: Facts,
): boolean {
  const { town, county = '' } = site.business.address;
  const isHere = (key: string) => site.towns[key]?.name === town;
  // "Seven kilometres, one less than Ballinspittle"
  const plain = text.replace(vocabulary.compared, '').replace(vocabulary.onTheWay, '');
  if (townsIn(text).includes(String(path[1])) && !townsIn(plain).includes(String(path[1]))) return false;
  // "Sittingbourne is nearer than Gillingham by four miles"
  if (vocabulary.differing.test(text.slice(0, start))) return false;
  // Excludes "within 3 miles of Gillingham" and "three miles from Seamer to the station".
  const after = text.slice(end).replace(` to ${town}`, '');
  const isElsewhere = vocabulary.beyond.test(after) && !hasName(after.split(/[,;.]/)[0] ?? '', town);
  // In "Not from Dover, which is ten miles off, but from Seamer", the distance is of the place before it.
  const before = text.slice(0, start).replace(vocabulary.onTheWay, '');
  const isOther = (name: string) => !hasName(`${town} ${site.business.name}`, name);
  const isBehind = path[0] === 'towns' && !townsIn(before).includes(String(path[1]));
  if (isBehind && before.match(/(?<=\S\s)\p{Lu}\p{L}+/gu)?.some(isOther)) return false;
  const [, subject = ''] = vocabulary.subject.exec(text) ?? [];
  const isName = names.has(stemOf(subject, vocabulary)) && !hasName(county, subject);
  if (subject && !isName) return false;
  return (
    !(isElsewhere || vocabulary.onwards.test(after) || (path[0] === 'towns' && vocabulary.andBack.test(text))) &&
    townsIn(plain).every((key) => key === path[1] || isHere(key))
  );
}
