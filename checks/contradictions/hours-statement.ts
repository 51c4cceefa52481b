import { isOnlyTimes, readDays } from './clock.ts';
import type { Facts } from './facts.ts';
import { readQuantities } from './quantities.ts';
import { read } from './subjects.ts';
import type { Text } from './texts.ts';
import { pattern, wordsOf } from './words.ts';

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

/** Splits a sentence into clauses, also at an "and" after which the subject is not repeated. */
export function partsOf(sentence: string, vocabulary: Facts['vocabulary']): string[] {
  const parts: string[] = [];
  for (const part of read(sentence, vocabulary).clauses.flatMap(({ text }) => text.split(vocabulary.hours.joined))) {
    const before = parts.at(-1) ?? '';
    const hasDays = (text: string) => readDays(text, vocabulary).length > 0;
    // Days alone belong to the time before: "locked between 12.30 and 2, Monday to Friday".
    const isRest = isOnlyTimes(part, vocabulary) && hasDays(part) && !isTimed(part, vocabulary);
    if (isRest && isTimed(before, vocabulary) && !hasDays(before)) parts.push(`${parts.pop()}, ${part}`);
    else if (part) parts.push(part);
  }
  return parts;
}

export function isTimed(text: string, vocabulary: Facts['vocabulary']): boolean {
  return readQuantities(text, vocabulary, true).some(({ dimension }) => dimension === 'clock');
}

/** Reads what a clause states. One without a verb or days continues the previous one. */
export function readStatement(part: string, before: HoursStatement, text: Text, facts: Facts): HoursStatement {
  const { vocabulary } = facts;
  const { hours } = vocabulary;
  const named = readDays(part.replaceAll(pattern(hours.holiday.source, 'gi'), ''), vocabulary);
  // "On Saturday we close at one until Monday" is not about Monday.
  const spans = named.filter(({ start }, index) => index === 0 || !hours.lasting.test(part.slice(0, start)));
  const days = [...new Set(spans.flatMap((each) => each.days))];
  // "Don't pick a Thursday, that's our day off"
  const isAnaphoric = vocabulary.continuing.test(part);
  const opens = hours.open.test(part);
  // "We don't close on Saturdays" states that Saturdays are open.
  const closing = part.search(hours.closed);
  const isKeptOpen = closing > 0 && hours.negated.test(part.slice(Math.max(closing - 20, 0), closing));
  const closes = closing >= 0 && !isKeptOpen;
  // `ring us on §`
  const masked = vocabulary.days.reduce((text, { pattern }) => text.replace(pattern, '§'), part);
  const isOnDays = hours.visit.some((pattern) => pattern.test(masked));
  const isUnderHours = hours.open.test(text.near);
  // A service, price or course has its own times: `Evening course, Tuesdays 18:30 to 20:30`.
  const isOwn =
    ['services', 'prices'].includes(String(text.path[0])) || (!isUnderHours && isOfAnother(text.entry, facts));
  const isBare = isOnlyTimes(part, vocabulary) && !isOwn;
  const isHeaded = isBare && isUnderHours;
  const isContinued = isBare && !before.isKeptOpen && (before.isAbout || (days.length > 0 && !before.isOther));
  const isArriving = hours.arriving.test(part);
  const isAbout = !isArriving && (opens || closes || isKeptOpen || isHeaded || isContinued);
  // One or two words are a label: `Surgery hours: Monday to Friday`.
  const isLabel = wordsOf(part).length < 3 && !isOfAnother(part, facts);
  const isNegated = hours.negated.test(opens ? part.slice(0, part.search(hours.open)) : part);
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

/** Leaves out days of which the text says more later: `Monday to Friday nine to five, and on Thursdays until eight`. */
export function withoutLater(part: string, { days }: HoursStatement, { text }: Text, { vocabulary }: Facts): number[] {
  const after = text.slice(text.indexOf(part) + part.length);
  const single = readDays(after, vocabulary).flatMap((each) => (each.days.length === 1 ? each.days : []));
  const rest = days.filter((day) => !single.includes(day));
  return days.length > 2 && rest.length > 0 && text.includes(part) && isTimed(after, vocabulary) ? rest : days;
}

/** Whether a name is of something with its own times, such as a course. */
function isOfAnother(name: string, { site, vocabulary }: Facts): boolean {
  const { hours } = vocabulary;
  if (hours.open.test(name) || hours.closed.test(name) || hours.ours.test(name) || isOnlyTimes(name, vocabulary))
    return false;
  const { openingHours, openNow, closed } = site.wording;
  const departments = Object.values(site.departments ?? {}).map((each) => each.name);
  const own = new Set([site.business.name, openingHours, openNow, closed, ...departments].flatMap(wordsOf));
  return !wordsOf(name).some((word) => own.has(word));
}
