import type { Dimension } from './dimension.ts';
import type { Reading } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A figure of a sentence, in the first unit of its dimension: hours, miles, millimetres, kilograms, minutes of a day. */
export type Quantity = {
  dimension: Dimension;
  low: number;
  high: number;
  /** `from £80`, `up to 10 miles`, `25+`, `about an hour`. */
  bound?: 'from' | 'under' | 'upTo' | 'over' | 'about' | undefined;
  /** The original text: `24 month`. */
  text: string;
  start: number;
  end: number;
  /** The words after a count: `happy customers a`. */
  noun?: string;
  /** The other reading of a bare hour: `until 6`. */
  also?: number;
  isRange?: boolean;
};

type Patterns = ReturnType<typeof compile>;
const compiled = new WeakMap<Vocabulary, Patterns>();

function compile({ numbers, joiners, units, times, to, group, decimal, ...words }: Vocabulary) {
  const { morning, afternoon, exactly, parts, and } = words.clock;
  const figure = String.raw`(?:\d{1,3}(?:[${group}]\d{3})+|\d+)(?:[${decimal}]\d+)?`;
  // Money has no thousandths: three digits after a separator are thousands.
  const amount = String.raw`(?:\d{1,3}(?:[${group}.,]\d{3}(?!\d))+|\d+)(?:[${decimal}]\d+)?`;
  const word = `(?:${Object.keys(numbers).join('|')})`;
  const spelled = String.raw`${word}(?:[\s-]+(?:${joiners.source})*${word})*`;
  const number = String.raw`(?:${figure}|\b${spelled}\b)`;
  const range = String.raw`(?:\s?(?:[-–]|${to.source})\s?(${number}))?`;
  const unit = units.map(({ unit: { source } }) => `(${source})`).join('|');
  const named = Object.keys(times).join('|');
  const part = parts.map(({ pattern }) => pattern.source).join('|') || '(?!)';
  const hour = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:${morning.source}|${afternoon.source})|\d{1,2}:\d\d(?!\d)|\b(?:${named})\b|(?:${part})${word}|(?:${word}|\b\d{1,2})${exactly.source}`;
  const bare = String.raw`\b\d{1,2}(?:[:.]\d\d)?\b|\b${word}\b`;
  const starred = words.rating.stars.source;
  const age = [...Object.keys(words.ordinals), String.raw`\d+(?:st|nd|rd|th)`, number].join('|');
  const withAge = ({ source }: RegExp) => new RegExp(source.replace('§', `(${age})`), 'gi');
  return {
    any: new RegExp(
      String.raw`\d|\b(?:${word}|${named}|${[...Object.keys(words.coins), ...Object.keys(words.ordinals)].join('|') || '(?!)'})\b|(?:${words.one.source})\s${words.unitFillers.source}(?:${unit})`,
      'iu',
    ),
    units: new RegExp(
      String.raw`(${number}|${words.one.source})\s?(\+)?${range}[\s-]*(?:${words.unitFillers.source})(?:${unit})(?![\p{L}\p{N}])(${words.andHalf.source})?`,
      'giu',
    ),
    money: new RegExp(
      String.raw`[£€$]\s?(${amount})(k\b)?(?:\s?(?:[-–]|${to.source})\s?[£€$]?(${amount}))?|(${amount}|${number})\s?(?:€|${words.money.source})`,
      'giu',
    ),
    coins: new RegExp(String.raw`\b(?:${Object.keys(words.coins).join('|') || '(?!)'})\b`, 'giu'),
    rating: new RegExp(
      String.raw`(${number})\s?(?:/|${words.rating.outOf.source})\s?(5|10|${word})\b(?![/\d])|(\d(?:[${decimal}]\d)?|${word})${starred}`,
      'giu',
    ),
    counts: new RegExp(String.raw`(${number})\s?(\+)?[\s-]+(?=((?:\p{L}[\p{L}’'-]*\s+){0,3}\p{L}[\p{L}’'-]*))`, 'giu'),
    clock: new RegExp(
      String.raw`(${hour}|${bare})(?:\s?(?:[-–]|${to.source}|${and.source})\s?(${hour}|${bare}))?`,
      'giu',
    ),
    ages: words.ages.map(({ pattern, passed }) => ({ pattern: withAge(pattern), passed })),
    ageInYear: withAge(words.ageInYear),
    isHour: new RegExp(`^(?:${hour})$`, 'iu'),
    isAfternoon: new RegExp(`${afternoon.source}$`, 'i'),
    isMorning: new RegExp(`${morning.source}$`, 'i'),
    parts: parts.map(({ pattern, minutes }) => ({ pattern: new RegExp(`^${pattern.source}`, 'i'), minutes })),
  };
}

function patternsOf(vocabulary: Vocabulary): Patterns {
  const patterns = compiled.get(vocabulary) ?? compile(vocabulary);
  compiled.set(vocabulary, patterns);
  return patterns;
}

/** Whether a sentence contains a figure; most do not. */
export function hasFigure(sentence: string, vocabulary: Vocabulary): boolean {
  return patternsOf(vocabulary).any.test(sentence);
}

/** Parses the figures of a sentence, from left to right. Hours without am or pm need `isHours`. */
export function readQuantities(sentence: string, vocabulary: Vocabulary, isHours = false): Quantity[] {
  if (!hasFigure(sentence, vocabulary)) return [];
  const patterns = patternsOf(vocabulary);
  const found: Quantity[] = [];
  const value = (text: string | undefined) => readNumber(text ?? '', vocabulary);
  const money = (text = '') => value(text.replace(/[.,](?=\d{3}(?!\d))/g, ''));
  const add = (
    match: { 0: string; index?: number },
    quantity: Omit<Quantity, 'bound' | 'text' | 'start' | 'end'>,
    plus?: string,
  ) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (found.some((other) => start < other.end && other.start < end)) return;
    const isMore = plus !== undefined || vocabulary.bounds.orMore.test(sentence.slice(end));
    const bound = isMore ? 'over' : boundBefore(sentence.slice(0, start), vocabulary);
    found.push({ ...quantity, bound, text: match[0].trim(), start, end });
  };

  for (const match of sentence.matchAll(patterns.money)) {
    const low = money(match[1] ?? match[4]) * (match[2] ? 1000 : 1);
    add(match, { dimension: 'money', low, high: match[3] ? money(match[3]) : low });
  }
  for (const match of sentence.matchAll(patterns.coins)) {
    const low = vocabulary.coins[match[0].toLowerCase()] ?? 0;
    add(match, { dimension: 'money', low, high: low });
  }
  for (const { pattern, passed } of patterns.ages) {
    for (const match of sentence.matchAll(pattern)) {
      const high = vocabulary.ordinals[match[1]?.toLowerCase() ?? ''] ?? value(match[1]);
      add(match, { dimension: 'duration', low: (high - passed) * 8760, high: high * 8760 });
    }
  }
  for (const match of sentence.matchAll(patterns.ageInYear)) {
    const year = Number(match[2]) - (vocabulary.ordinals[match[1]?.toLowerCase() ?? ''] ?? value(match[1]));
    add(match, { dimension: 'year', low: year, high: year });
  }
  for (const match of sentence.matchAll(patterns.rating)) {
    const low = match[3] ? value(match[3]) / 5 : value(match[1]) / value(match[2]);
    if (low <= 1) add(match, { dimension: 'rating', low, high: low });
  }
  for (const match of sentence.matchAll(patterns.units)) {
    const unit = vocabulary.units[match.slice(4, -1).findIndex(Boolean)];
    if (!unit) continue;
    const low = (value(match[1]) + (match.at(-1) ? 0.5 : 0)) * unit.factor;
    const high = match[3] ? value(match[3]) * unit.factor : low;
    add(match, { dimension: unit.dimension, low, high }, match[2]);
  }
  for (const { start, text, ...quantity } of readClock(sentence, patterns, vocabulary, isHours)) {
    add({ 0: text, index: start }, quantity);
  }
  for (const match of sentence.matchAll(/(?<![\d£€$.,/-])(?:19|20)\d\d(?![\d.,%/]\d|\d|\+|%)/g)) {
    add(match, { dimension: 'year', low: Number(match[0]), high: Number(match[0]) });
  }
  for (const match of sentence.matchAll(patterns.counts)) {
    const low = value(match[1]);
    add(match, { dimension: 'count', low, high: low, noun: match[3] ?? '' }, match[2]);
  }
  for (const each of found) {
    if (each.noun) each.text = `${each.text.replace(/-$/, '')} ${each.noun.split(/\s/).slice(0, 2).join(' ')}`;
  }
  return found.sort((a, b) => a.start - b.start);
}

const quantities = new WeakMap<Reading, Quantity[]>();

/** The figures of a sentence; "free" is an amount of 0. */
export function quantitiesOf(reading: Reading): Quantity[] {
  const known = quantities.get(reading);
  if (known) return known;
  const { text, vocabulary } = reading;
  const found = readQuantities(text, vocabulary);
  const free = vocabulary.free.exec(text);
  if (free && !vocabulary.freeOf.test(text)) {
    const place = { text: free[0], start: free.index, end: free.index + free[0].length };
    found.push({ dimension: 'money', low: 0, high: 0, ...place });
  }
  quantities.set(reading, found);
  return found;
}

function boundBefore(before: string, { bounds }: Vocabulary): Quantity['bound'] {
  return (['from', 'under', 'upTo', 'over', 'about'] as const).find((name) => bounds[name].test(before));
}

/** `1,250` → 1250, `one and a half` → 1.5, `twenty-five` → 25, `a` → 1. */
export function readNumber(text: string, { numbers, dozen, joiners, group, decimal }: Vocabulary): number {
  if (/^\d/.test(text)) {
    return Number(text.replace(new RegExp(`[${group}](?=\\d{3})`, 'g'), '').replace(new RegExp(`[${decimal}]`), '.'));
  }
  let total = 0;
  let current = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const value = numbers[word];
    if (value === undefined) continue;
    if (value >= 1000) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100 || word === dozen) current = (current || 1) * value;
    // Half a dozen, but one and a half.
    else if (value < 1 && current > 0 && !joiners.test(text)) current *= value;
    else current += value;
  }
  return total + current || 1;
}

/** Times and time ranges. In `8-6` the first is in the morning and the second after it. */
function* readClock(
  sentence: string,
  patterns: Patterns,
  vocabulary: Vocabulary,
  isHours: boolean,
): Generator<Omit<Quantity, 'end'>> {
  const { and, between, before: leads, after: follows, late } = vocabulary.clock;
  const single = (text: string, start: number): Omit<Quantity, 'end'> => {
    const { value, exact } = minutesOf(text, patterns, vocabulary);
    const isLate =
      !exact && value < 720 && late.test(sentence.slice(Math.max(start - 30, 0), start + text.length + 18));
    const low = value + (isLate ? 720 : 0);
    return { dimension: 'clock', low, high: low, ...(exact || isLate ? {} : { also: value + 720 }), text, start };
  };
  for (const match of sentence.matchAll(patterns.clock)) {
    const [text, first = '', second] = match;
    const start = match.index;
    const hours = [first, second].map((each) => each !== undefined && patterns.isHour.test(each));
    const before = sentence.slice(0, start);
    const isJoined = second !== undefined && and.test(text.slice(first.length, text.length - second.length));
    if (isJoined && !between.test(before)) {
      if (hours[0]) yield single(first, start);
      if (hours[1]) yield single(second, start + text.length - second.length);
      continue;
    }
    const isKnown = hours.some(Boolean);
    if (!isKnown && (!isHours || !follows.test(sentence.slice(start + text.length)))) continue;
    if (!isKnown && second === undefined && !leads.test(before)) continue;
    if (second === undefined) {
      yield single(first, start);
      continue;
    }
    const begins = minutesOf(first, patterns, vocabulary);
    const ends = minutesOf(second, patterns, vocabulary);
    const low = !begins.exact && begins.value < 360 ? begins.value + 720 : begins.value;
    const high = ends.exact || ends.value > low ? ends.value : ends.value + 720;
    yield { dimension: 'clock', low: low > high && !begins.exact ? low - 720 : low, high, isRange: true, text, start };
  }
}

/** Minutes since midnight; not exact if it may be am or pm. */
function minutesOf(text: string, patterns: Patterns, vocabulary: Vocabulary): { value: number; exact: boolean } {
  const named = vocabulary.times[text.toLowerCase()];
  if (named !== undefined) return { value: named, exact: true };
  const [, hour, minute = '0'] = /^(\d{1,2})(?:[:.](\d\d))?/.exec(text) ?? [];
  if (hour !== undefined) {
    const isAfternoon = patterns.isAfternoon.test(text);
    const isHalf = isAfternoon || patterns.isMorning.test(text);
    const value = (isHalf ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)) * 60 + Number(minute);
    return { value, exact: isHalf || Number(hour) > 12 || /^0\d/.test(hour) };
  }
  const part = patterns.parts.find(({ pattern }) => pattern.test(text));
  const word = text.replace(part?.pattern ?? '', '').replace(new RegExp(vocabulary.clock.exactly.source, 'i'), '');
  return { value: readNumber(word, vocabulary) * 60 + (part?.minutes ?? 0), exact: false };
}

/** The days named in a text, from 0 for Monday, including all days of a range. */
export function readDays(text: string, { days, to }: Vocabulary): { start: number; end: number; days: number[] }[] {
  const found = days
    .flatMap(({ pattern, days: named }) =>
      [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
        start: index,
        end: index + length,
        days: [...named],
      })),
    )
    .sort((a, b) => a.start - b.start);
  const isTo = new RegExp(`^\\s?(?:[-–]|${to.source})\\s?$`, 'i');
  const joined: typeof found = [];
  for (const each of found) {
    const last = joined.at(-1);
    if (last && each.start < last.end) continue;
    const [from, until] = [last?.days.at(-1), each.days[0]];
    if (last && from !== undefined && until !== undefined && isTo.test(text.slice(last.end, each.start))) {
      for (let day = (from + 1) % 7; day !== until; day = (day + 1) % 7) last.days.push(day);
      last.days.push(until);
      last.end = each.end;
    } else joined.push(each);
  }
  return joined;
}
