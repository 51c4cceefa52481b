import { escapeRegExp } from '../../site/escape.ts';
import { isOnlyTimes, readDays } from './clock.ts';
import type { Day } from './declared-hours.ts';
import type { Facts } from './facts.ts';
import { readTimes } from './quantities.ts';
import { read, stemOf, termsOf } from './subjects.ts';
import type { Text } from './texts.ts';
import { hasName, pattern, wordsOf } from './words.ts';

/** What a clause states about opening times. */
export type HoursStatement = {
  /** The days that it names or continues, from 0 for Monday. */
  days: number[];
  isClosed: boolean;
  /** Whether it says when the business opens or closes. */
  isAbout: boolean;
  /** Whether it invites visitors instead: `Drop the car off from 7am`. */
  isVisit?: boolean | undefined;
  /** Whether it denies that the business is closed: `We don't close on Saturdays`. */
  isKeptOpen?: boolean;
  /** Whether its days are those of the opening or the visit. */
  isOwnDays?: boolean | undefined;
  /** Whether it has only days, of which the next clause says more. */
  isTopic?: boolean;
  /** Whether it is about something else, so that days in later clauses are too: `keep it dry, even on Sundays`. */
  isOther?: boolean;
};

/** Maximum number of words between the name of a department and its times: `is served daily from`. */
const maxWords = 4;

/** Splits a sentence into clauses, also at an "and" after which the subject is not repeated. */
export function partsOf(sentence: string, vocabulary: Facts['vocabulary']): string[] {
  const parts: string[] = [];
  for (const part of read(sentence, vocabulary).clauses.flatMap(({ text }) => text.split(vocabulary.hours.joined))) {
    const before = parts.at(-1) ?? '';
    const hasDays = (text: string) => readDays(text, vocabulary).length > 0;
    // Days alone belong to the time before: "locked between 12.30 and 2, Monday to Friday".
    const isRest = isOnlyTimes(part, vocabulary) && hasDays(part) && !isTimed(part, vocabulary);
    // So do times at the start to what follows: "Between 12.30 and 2, the door is locked".
    const isLead = vocabulary.hours.span.test(before) && isOnlyTimes(before, vocabulary) && !isTimed(part, vocabulary);
    if (isLead || (isRest && isTimed(before, vocabulary) && !hasDays(before))) parts.push(`${parts.pop()}, ${part}`);
    else if (part) parts.push(part);
  }
  return parts;
}

export function isTimed(text: string, vocabulary: Facts['vocabulary']): boolean {
  return readTimes(text, vocabulary).length > 0;
}

/** Reads what a clause states about a place. One without a verb or days continues the previous one. */
export function readStatement(
  part: string,
  before: HoursStatement,
  text: Text,
  facts: Facts,
  place = '',
): HoursStatement {
  const { vocabulary } = facts;
  const { hours } = vocabulary;
  const days = daysNamedIn(part, vocabulary);
  const { opens, closes, isKeptOpen, isNegated } = verbsIn(part, hours);
  // "Don't pick a Thursday, that's our day off"
  const isAnaphoric = vocabulary.continuing.test(part);
  // `ring us on §`
  const masked = vocabulary.days.reduce((text, { pattern }) => text.replace(pattern, '§'), part);
  const isOnDays = hours.visit.some((pattern) => pattern.test(masked));
  const isBare = hasOnlyHours(part, text, facts);
  const isHeaded = isBare && (hours.open.test(text.near) || hasName(text.entry, place));
  const isContinued = isBare && !before.isKeptOpen && (before.isAbout || (days.length > 0 && !before.isOther));
  const isArriving = hours.arriving.test(part);
  const isAbout =
    !isArriving && (opens || closes || isKeptOpen || isHeaded || isContinued || isAboutPlace(part, place, vocabulary));
  // One or two words are a label: `Surgery hours: Monday to Friday`.
  const isLabel = wordsOf(part).length < 3 && !isAboutAnother(part, facts);
  return {
    days: days.length > 0 ? days : before.isOther && !isAnaphoric ? [] : before.days,
    isClosed: closes || (opens && isNegated) || (isBare && (before.isClosed || isNegated)),
    isAbout,
    isKeptOpen,
    isVisit: !isAbout && !isArriving && (isOnDays || hours.present.test(part) || (isBare && before.isVisit)),
    isOwnDays: isAbout ? days.length > 0 || before.isTopic || isAnaphoric : isOnDays,
    isOther:
      before.isOther || !(isAbout || isOnDays || hours.conditional.test(part) || hours.topic.test(masked) || isLabel),
  };
}

/** Whether an invitation has times for every open day: `Call in Monday to Friday 8 to 5 and Saturday 8 to 1`. */
export function statesWeek(parts: readonly string[], week: readonly Day[], vocabulary: Facts['vocabulary']): boolean {
  const ranges = parts.filter((part) => readTimes(part, vocabulary).some(({ isRange }) => isRange));
  const timed = ranges.flatMap((part) => readDays(part, vocabulary).flatMap(({ days }) => days));
  return ranges.length > 1 && week.every(({ length }, day) => length === 0 || timed.includes(day));
}

/** Whether words such as `from` and `until` make the time after them an opening or closing time. */
export function isEdge(before: string, { from, until, edge }: Facts['vocabulary']['hours']): boolean {
  return [from, until, edge].some((words) => words.test(before));
}

/** Whether a clause says when a department is open, by its name: `Breakfast is served from 8 to 9`, `lunch on Mondays`. */
function isAboutPlace(part: string, place: string, vocabulary: Facts['vocabulary']): boolean {
  const { hours } = vocabulary;
  const [, before, after] = pattern(`^(.*?)(?<!\\p{L})${escapeRegExp(place)}(?!\\p{L})(.*)`, 'iu').exec(part) ?? [];
  if (place === '' || before === undefined || after === undefined || !hours.subject.test(before)) return false;
  const [time] = readTimes(after, vocabulary);
  const [day] = readDays(after, vocabulary);
  // One time may be any within the hours: "Breakfast on Sundays is at nine".
  if (time && !time.isRange && !isEdge(after.slice(0, time.start), hours)) return false;
  const at = Math.min(time?.start ?? after.length, day?.start ?? after.length);
  return at < after.length && wordsOf(after.slice(0, at)).length <= maxWords;
}

/** Returns the days that a clause is about. */
function daysNamedIn(part: string, vocabulary: Facts['vocabulary']): number[] {
  const { holiday, lasting, leaving } = vocabulary.hours;
  const named = readDays(part.replaceAll(pattern(holiday.source, 'giu'), ''), vocabulary);
  // "On Saturday we close at one until Monday" is not about Monday.
  const spans = named.filter(({ start }, index) => index === 0 || !lasting.test(part.slice(0, start)));
  // "Any day but Sunday"
  const isOut = ({ start }: { start: number }) => leaving.test(part.slice(0, start));
  const out = spans.filter(isOut).flatMap(({ days }) => days);
  const rest = spans.flatMap(({ days }) => days).filter((day) => !out.includes(day));
  return [...new Set(rest.length > 0 ? rest : out)];
}

/** Whether a clause says that the business opens or closes, or denies it. */
function verbsIn(part: string, hours: Facts['vocabulary']['hours']) {
  const opening = part.search(hours.open);
  const closing = part.search(hours.closed);
  // "We don't close on Saturdays" states that Saturdays are open.
  const isKeptOpen = closing > 0 && hours.negated.test(part.slice(Math.max(closing - 20, 0), closing));
  const isNegated = hours.negated.test(opening < 0 ? part : part.slice(0, opening));
  return { opens: opening >= 0, closes: closing >= 0 && !isKeptOpen, isKeptOpen, isNegated };
}

/** Whether a clause has only days and times, and they are not those of a service, a price or a course. */
function hasOnlyHours(part: string, { path, near, entry }: Text, facts: Facts): boolean {
  if (!isOnlyTimes(part, facts.vocabulary) || ['services', 'prices'].includes(String(path[0]))) return false;
  return facts.vocabulary.hours.open.test(near) || !isAboutAnother(entry, facts);
}

/** Leaves out days of which the text says more later: `Monday to Friday nine to five, and on Thursdays until eight`. */
export function withoutLater(part: string, { days }: HoursStatement, { text }: Text, { vocabulary }: Facts): number[] {
  const after = text.slice(text.indexOf(part) + part.length);
  const single = readDays(after, vocabulary).flatMap((each) => (each.days.length === 1 ? each.days : []));
  const rest = days.filter((day) => !single.includes(day));
  return days.length > 2 && rest.length > 0 && text.includes(part) && isTimed(after, vocabulary) ? rest : days;
}

/** Whether a name is of something with its own times, such as a course. */
function isAboutAnother(name: string, { site, vocabulary }: Facts): boolean {
  const { hours } = vocabulary;
  if (hours.open.test(name) || hours.closed.test(name) || hours.ours.test(name) || isOnlyTimes(name, vocabulary))
    return false;
  const { openingHours, openNow, closed } = site.wording;
  const departments = Object.values(site.departments ?? {}).map((each) => each.name);
  const own = new Set([site.business.name, openingHours, openNow, closed, ...departments].flatMap(wordsOf));
  return !wordsOf(name).some((word) => own.has(word));
}

/** Whether a sentence has a word of a department's name that is in no other's, nor in that of the business. */
export function isHintedAt({ name }: { name: string }, sentence: string, { site, vocabulary }: Facts): boolean {
  const names = [site.business, ...Object.values(site.departments ?? {})].map((each) => each.name);
  const others = new Set(names.filter((each) => each !== name).flatMap((each) => termsOf(each, vocabulary)));
  const said = [...read(sentence, vocabulary).stems.keys()].filter((stem) => stem.length > 2);
  // In German, one word may name it: "Kinder", of the Kinderabteilung.
  return termsOf(name, vocabulary).some(
    (term) => !others.has(term) && said.some((stem) => term === stem || (stem.length > 3 && term.startsWith(stem))),
  );
}

/** Returns the stems of everything that has opening hours: business, departments, services, doors, staff. */
export function subjectsOf({ site, vocabulary }: Facts): Set<string> {
  const { business, departments = {}, services, prices } = site;
  const names = [departments, services, prices].flatMap((each) => Object.values(each).map(({ name }) => name));
  const texts = [business.name, business.place ?? '', business.tagline ?? '', business.description, ...names];
  const words = [...vocabulary.grammar.neutral, ...texts.flatMap(wordsOf)];
  return new Set(words.map((word) => stemOf(word, vocabulary)));
}

/** Whether a sentence is only the name of a day, under no heading about opening, though one may open again after it. */
export function isNameAlone(sentence: string, { near }: Text, { vocabulary }: Facts): boolean {
  const { open, reopen } = vocabulary.hours;
  const isUnderHours = open.test(near) && !reopen.test(near);
  return isOnlyTimes(sentence, vocabulary) && !isTimed(sentence, vocabulary) && !isUnderHours;
}
