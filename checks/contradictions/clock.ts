import { memo } from '../../schema/memo.ts';
import { type Quantity, readNumber } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { anyOf } from './words.ts';

/** Patterns of times: an unambiguous hour, a bare number, and a single time or range. */
const patternsOf = memo(({ numbers, times, to, clock }: Vocabulary) => {
  const { morning, afternoon, exactly, parts, and } = clock;
  const word = anyOf(Object.keys(numbers));
  const hour = [
    String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:${morning.source}|${afternoon.source})`,
    String.raw`\d{1,2}:\d\d(?!\d)`,
    String.raw`\b${anyOf(Object.keys(times))}\b`,
    `${anyOf(parts.map(({ pattern }) => pattern.source))}${word}`,
    String.raw`(?:${word}|\b\d{1,2})${exactly.source}`,
  ].join('|');
  const bare = String.raw`\b\d{1,2}(?:[:.]\d\d)?\b|\b${word}\b`;
  return {
    times: new RegExp(`(${hour}|${bare})(?:\\s?(?:[-–]|${to.source}|${and.source})\\s?(${hour}|${bare}))?`, 'giu'),
    isHour: new RegExp(`^(?:${hour})$`, 'iu'),
    isAfternoon: new RegExp(`${afternoon.source}$`, 'i'),
    isMorning: new RegExp(`${morning.source}$`, 'i'),
    exactly: new RegExp(exactly.source, 'i'),
    parts: parts.map(({ pattern, minutes }) => ({ pattern: new RegExp(`^${pattern.source}`, 'i'), minutes })),
    isTo: new RegExp(`^\\s?(?:[-–]|${to.source})\\s?$`, 'i'),
  };
}, new WeakMap());

/** Yields times and time ranges in minutes. In `8-6`, the first is in the morning and the second in the afternoon. */
export function* readClock(
  sentence: string,
  vocabulary: Vocabulary,
  isHours: boolean,
): Generator<Omit<Quantity, 'end'>> {
  const { before: leads, after: follows, late } = vocabulary.clock;
  const { times, isHour, isAfternoon, isMorning, exactly, parts } = patternsOf(vocabulary);

  for (const match of sentence.matchAll(times)) {
    const [text, first = '', second] = match;
    const start = match.index;
    const hours = [first, second].filter((each) => each !== undefined && isHour.test(each));
    const before = sentence.slice(0, start);
    // A bare number is a time only among words of opening hours.
    const isBare = hours.length === 0;
    // "Twenty-eight" is not a range from 20 to 8.
    if (isBare && /^\p{L}+-\p{L}+$/u.test(text) && readNumber(text, vocabulary) > 20) continue;
    if (isBare && (!isHours || !follows.test(sentence.slice(start + text.length)))) continue;
    if (isBare && second === undefined && !leads.test(before)) continue;
    yield second === undefined ? single(first, start) : range(first, second, text, start);
  }

  function single(text: string, start: number): Omit<Quantity, 'end'> {
    const { value, exact } = minutesOf(text);
    const around = sentence.slice(Math.max(start - 30, 0), start + text.length + 18);
    const low = !exact && value < 720 && late.test(around) ? value + 720 : value;
    return { dimension: 'clock', low, high: low, ...(exact || low > value ? {} : { also: value + 720 }), text, start };
  }

  function range(first: string, second: string, text: string, start: number): Omit<Quantity, 'end'> {
    const begins = minutesOf(first);
    const ends = minutesOf(second);
    const low = !begins.exact && begins.value < 360 ? begins.value + 720 : begins.value;
    const high = ends.exact || ends.value > low ? ends.value : ends.value + 720;
    return { dimension: 'clock', low: low > high && !begins.exact ? low - 720 : low, high, isRange: true, text, start };
  }

  /** Returns minutes since midnight; not `exact` if it may be am or pm. */
  function minutesOf(text: string): { value: number; exact: boolean } {
    const named = vocabulary.times[text.toLowerCase()];
    if (named !== undefined) return { value: named, exact: true };
    const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.](\d\d))?/.exec(text) ?? [];
    if (hour === undefined) {
      const part = parts.find(({ pattern }) => pattern.test(text));
      const word = text.replace(part?.pattern ?? '', '').replace(exactly, '');
      return { value: readNumber(word, vocabulary) * 60 + (part?.minutes ?? 0), exact: false };
    }
    const afternoon = isAfternoon.test(text) ? 12 : 0;
    const isHalf = afternoon > 0 || isMorning.test(text);
    const hours = isHalf ? (Number(hour) % 12) + afternoon : Number(hour);
    return { value: hours * 60 + Number(minute), exact: isHalf || hours > 12 || hour.startsWith('0') };
  }
}

/** Returns the days that a text names, from 0 for Monday, including all days of a range. */
export function readDays(text: string, vocabulary: Vocabulary): { start: number; end: number; days: number[] }[] {
  const found = vocabulary.days
    .flatMap(({ pattern, days }) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
        days: [...days],
      })),
    )
    .sort((a, b) => a.start - b.start);
  const joined: typeof found = [];
  for (const each of found) {
    const last = joined.at(-1);
    if (last && each.start < last.end) continue;
    if (last && patternsOf(vocabulary).isTo.test(text.slice(last.end, each.start))) {
      const [until = 0] = each.days;
      for (let day = last.days.at(-1) ?? 0; day !== until; ) {
        day = (day + 1) % 7;
        last.days.push(day);
      }
      last.end = each.end;
    } else joined.push(each);
  }
  return joined;
}

/** Whether a clause consists of days and times and little else. */
export function isOnlyTimes(part: string, vocabulary: Vocabulary): boolean {
  let rest = part;
  for (const { pattern } of vocabulary.days) rest = rest.replace(pattern, ' ');
  rest = rest.replace(/\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b\.?)?/gi, ' ').replace(vocabulary.hours.neutral, ' ');
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  return words.every((word) => [vocabulary.numbers, vocabulary.times].some((known) => word.toLowerCase() in known));
}
