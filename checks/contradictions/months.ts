import { daysFrom, yearOf } from '../../schema/clock.ts';
import { memo } from '../../schema/memo.ts';
import { hoursOfWeekday, hoursOn, isClosed, type OpeningHours, weekdayOf } from '../../schema/opening-times.ts';
import { readDays } from './clock.ts';
import { monthsIn } from './declared-hours.ts';
import type { Facts } from './facts.ts';
import { hasFigure } from './quantities.ts';
import { read } from './subjects.ts';

/** The words of a sentence that state other months than the hours have, and their index. */
type WrongMonth = { said: string; at: number };

/**
 * Finds months that a sentence calls open but that are closed, or vice versa: "open all year" and "open in January" with
 * a closed January, "closed in February" without a closed day in it.
 */
export function wrongMonthIn(
  { words, question }: { words: string; question: string },
  hours: OpeningHours,
  facts: Facts,
): WrongMonth | undefined {
  const { site, vocabulary } = facts;
  const { allYear, inMonth, open, closed, negated, early } = vocabulary.hours;
  // Fast path: most sentences are about no month.
  if (!allYear.test(words) && !inMonth.test(words)) return undefined;
  const names = monthsIn(site.language);
  // "In January 2025", "in January and February", "in late March" are not about a whole month of every year.
  const inNamed = new RegExp(`(?:${inMonth.source}) (${names.join('|')})(?![\\p{L}-]|,? \\d)`, 'iu');
  const closures = closuresOf(hours)(facts.today);
  for (const { text, start } of read(words, vocabulary).clauses) {
    // An answer without a verb has that of its question: "When are you closed? All of January."
    const topic = start === 0 && !open.test(text) && !closed.test(text) ? `${question} ${text}` : text;
    if (negated.test(topic) || open.test(topic) === closed.test(topic)) continue;
    // "In February we close at four", or "early", or "on Mondays" is not about the whole month.
    if (hasFigure(text, vocabulary) || early.test(text) || readDays(text, vocabulary).length > 0) continue;
    const isOpen = open.test(topic);
    const [said = '', name = ''] = inNamed.exec(text) ?? [];
    // "Left in July sunshine with its windows shut"
    const at = text.indexOf(said);
    if (at > 0 && Math.max(text.search(open), text.search(closed)) > at) continue;
    const closure = closures[names.findIndex((each) => each.toLowerCase() === name.toLowerCase())];
    if (said && closure === (isOpen ? 'all' : 'none')) return { said, at: start + text.indexOf(said) };
    const [always] = allYear.exec(text) ?? [];
    if (always && isOpen && closures.includes('all')) return { said: always, at: start + text.indexOf(always) };
  }
  return undefined;
}

/** How much of each month is closed: many sentences ask about the same hours. */
const closuresOf = memo(
  (hours: OpeningHours) =>
    memo((today: string) => Array.from({ length: 12 }, (_, month) => closuresIn(month, hours, today))),
  new WeakMap(),
);

/** Returns how much of a month, from 0 for January, is closed against the regular hours, this year and the next. */
function closuresIn(month: number, hours: OpeningHours, today: string): 'all' | 'some' | 'none' {
  const dates = [0, 1].flatMap((later) => {
    const first = `${yearOf(today) + later}-${String(month + 1).padStart(2, '0')}-01`;
    return daysFrom(first, 31).filter((date) => date.slice(0, 7) === first.slice(0, 7));
  });
  const usual = dates.filter((date) => !isClosed(hoursOfWeekday(hours.regular, weekdayOf(date))));
  const closedDates = usual.filter((date) => isClosed(hoursOn(hours, date)));
  if (closedDates.length === 0) return 'none';
  return closedDates.length === usual.length ? 'all' : 'some';
}
