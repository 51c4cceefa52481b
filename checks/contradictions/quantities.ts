import type { Dimension } from './dimension.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A figure of a sentence, in the first unit of its dimension: hours, miles, millimetres, kilograms, minutes of a day. */
export type Quantity = {
  dimension: Dimension;
  low: number;
  high: number;
  /** `from £80`, `up to 10 miles`, `25+`, `about an hour`. */
  bound?: 'from' | 'upTo' | 'over' | 'about' | undefined;
  /** As it was written: `24 month`. */
  text: string;
  start: number;
  end: number;
  /** What a count counts: `happy customers a`. */
  noun?: string;
  /** Other times that a bare hour may mean: `until 6`. */
  also?: number;
  isRange?: boolean;
};

type Patterns = ReturnType<typeof compile>;
const compiled = new WeakMap<Vocabulary, Patterns>();
const figure = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

function compile({ numbers, joiners, units, times, to }: Vocabulary) {
  const word = `(?:${Object.keys(numbers).join('|')})`;
  const words = String.raw`${word}(?:[\s-]+(?:${joiners.source})*${word})*`;
  const number = String.raw`(?:${figure}|\b${words}\b)`;
  const range = String.raw`(?:\s?(?:[-–]|${to.source})\s?(${number}))?`;
  const unit = units.map(({ unit: { source } }) => `(${source})`).join('|');
  const half = Object.keys(times).join('|');
  const hour = String.raw`\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b\.?|\d{1,2}:\d\d(?!\d)|\b(?:${half})\b|(?:half|quarter)[\s-](?:past|to)\s${word}|half\s${word}|${word}\s?o[’']clock`;
  const bare = String.raw`\b\d{1,2}(?:[:.]\d\d)?\b|\b${word}\b`;
  return {
    any: new RegExp(String.raw`\d|\b(?:${word}|${half})\b|\ban?\s(?:${unit})`, 'iu'),
    units: new RegExp(
      String.raw`(${number}|\ban?\b)\s?(\+)?${range}[\s-]*(?:of\s)?(?:an?\s)?(?:${unit})(?![\p{L}\p{N}])(\sand a half)?`,
      'giu',
    ),
    money: new RegExp(
      String.raw`[£€$]\s?(${figure})(k\b)?(?:\s?(?:[-–]|${to.source})\s?[£€$]?(${figure}))?|(${number})\s?(?:€|\b(?:pounds|quid|euros?)\b)`,
      'giu',
    ),
    rating: new RegExp(
      String.raw`(${number})\s?(?:/|\bout of\b)\s?(5|10|five|ten)\b(?![/\d])|(\d(?:\.\d)?|${word})[\s-]stars?\b`,
      'giu',
    ),
    counts: new RegExp(String.raw`(${number})\s?(\+)?[\s-]+(?=((?:\p{L}[\p{L}’'-]*\s+){0,3}\p{L}[\p{L}’'-]*))`, 'giu'),
    clock: new RegExp(String.raw`(${hour}|${bare})(?:\s?(?:[-–]|${to.source}|\band\b)\s?(${hour}|${bare}))?`, 'giu'),
    isHour: new RegExp(`^(?:${hour})$`, 'iu'),
  };
}

/** Reads every figure of a sentence once, from left to right. Hours without am or pm need `isHours`. */
export function readQuantities(sentence: string, vocabulary: Vocabulary, isHours = false): Quantity[] {
  const patterns = compiled.get(vocabulary) ?? compile(vocabulary);
  compiled.set(vocabulary, patterns);
  // Most sentences have no figure.
  if (!patterns.any.test(sentence)) return [];
  const found: Quantity[] = [];
  const add = (quantity: Omit<Quantity, 'bound'>, plus = false) => {
    if (found.some(({ start, end }) => quantity.start < end && start < quantity.end)) return;
    found.push({ ...quantity, bound: plus ? 'over' : boundBefore(sentence.slice(0, quantity.start), vocabulary) });
  };
  const at = ({ 0: text, index }: RegExpMatchArray) => ({
    text: text.trim(),
    start: index ?? 0,
    end: (index ?? 0) + text.length,
  });
  const value = (text: string | undefined) => readNumber(text ?? '', vocabulary);

  for (const match of sentence.matchAll(patterns.money)) {
    const low = value(match[1] ?? match[4]) * (match[2] ? 1000 : 1);
    add({ dimension: 'money', low, high: match[3] ? value(match[3]) : low, ...at(match) });
  }
  for (const match of sentence.matchAll(patterns.rating)) {
    const low = match[3] ? value(match[3]) / 5 : value(match[1]) / value(match[2]);
    if (low <= 1) add({ dimension: 'rating', low, high: low, ...at(match) });
  }
  for (const match of sentence.matchAll(patterns.units)) {
    const index = match.slice(4, -1).findIndex(Boolean);
    const unit = vocabulary.units[index];
    if (!unit) continue;
    const low = (value(match[1]) + (match.at(-1) ? 0.5 : 0)) * unit.factor;
    const high = match[3] ? value(match[3]) * unit.factor : low;
    add({ dimension: unit.dimension, low, high, ...at(match) }, Boolean(match[2]));
  }
  for (const quantity of readClock(sentence, patterns, vocabulary, isHours)) add(quantity);
  for (const match of sentence.matchAll(/(?<![\d£€$.,/-])(?:19|20)\d\d(?![\d.,%/]\d|\d|\+|%)/g)) {
    add({ dimension: 'year', low: Number(match[0]), high: Number(match[0]), ...at(match) });
  }
  for (const match of sentence.matchAll(patterns.counts)) {
    const low = value(match[1]);
    const place = at(match);
    const counted = { dimension: 'count', low, high: low, noun: match[3] ?? '' } as const;
    const noun = match[3]?.split(/\s/).slice(0, 2).join(' ') ?? '';
    add({ ...counted, ...place, text: `${place.text.replace(/-$/, '')} ${noun}` }, Boolean(match[2]));
  }
  return found.sort((a, b) => a.start - b.start);
}

function boundBefore(before: string, { bounds }: Vocabulary): Quantity['bound'] {
  for (const name of ['from', 'upTo', 'over', 'about'] as const) if (bounds[name].test(before)) return name;
  return undefined;
}

/** `1,250` → 1250, `one and a half` → 1.5, `twenty-five` → 25, `a` → 1. */
export function readNumber(text: string, { numbers }: Vocabulary): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  let total = 0;
  let current = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    const value = numbers[word];
    if (value === undefined) continue;
    if (value >= 1000) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === 100 || word === 'dozen') current = (current || 1) * value;
    else if (value < 1 && current > 0 && !/\band\b/i.test(text)) current *= value;
    else current += value;
  }
  return total + current || 1;
}

/** Times and ranges of times. In `8-6` the first is a morning and the second follows it. */
function* readClock(
  sentence: string,
  { clock, isHour }: Patterns,
  vocabulary: Vocabulary,
  isHours: boolean,
): Generator<Quantity> {
  for (const match of sentence.matchAll(clock)) {
    const [text, first = '', second] = match;
    const start = match.index;
    const known = isHour.test(first) || (second !== undefined && isHour.test(second));
    const after = sentence.slice(start + text.length);
    const isBetween = /\band\b/i.test(text.slice(first.length, text.length - (second?.length ?? 0)));
    if (isBetween && !/\b(?:between|from)\s$/i.test(sentence.slice(0, start))) {
      if (isHour.test(first)) yield single(first, start, vocabulary);
      if (second && isHour.test(second)) yield single(second, start + text.length - second.length, vocabulary);
      continue;
    }
    if (
      !known &&
      (!isHours ||
        !/^\s*(?:$|[.,;:)!]|(?:on|every|each|in the|at|sharp|and|but|to|mon|tue|wed|thu|fri|sat|sun|week|most)\b)/i.test(
          after,
        ))
    )
      continue;
    if (
      !known &&
      second === undefined &&
      !/(?:until|till|’til|from|at|to|by|before|after|close|closes|open|opens|since)\s$/i.test(sentence.slice(0, start))
    )
      continue;
    if (second === undefined) {
      yield single(first, start, vocabulary);
      continue;
    }
    const ends = minutesOf(second, vocabulary);
    const begins = minutesOf(first, vocabulary);
    const low = begins.exact ? begins.value : begins.value < 360 ? begins.value + 720 : begins.value;
    const high = ends.exact || ends.value > low ? ends.value : ends.value + 720;
    const position = { text, start, end: start + text.length };
    yield { dimension: 'clock', low: low > high && !begins.exact ? low - 720 : low, high, isRange: true, ...position };
  }
}

function single(text: string, start: number, vocabulary: Vocabulary): Quantity {
  const { value, exact } = minutesOf(text, vocabulary);
  const position = { text, start, end: start + text.length };
  return { dimension: 'clock', low: value, high: value, ...(exact ? {} : { also: value + 720 }), ...position };
}

/** Minutes since midnight; not exact where it may be morning or afternoon. */
function minutesOf(text: string, vocabulary: Vocabulary): { value: number; exact: boolean } {
  const named = vocabulary.times[text.toLowerCase()];
  if (named !== undefined) return { value: named, exact: true };
  const [, hour = '0', minute = '0', half] = /^(\d{1,2})(?:[:.](\d\d))?\s?([ap])?/i.exec(text) ?? [];
  if (/^\d/.test(text)) {
    const isAfternoon = half?.toLowerCase() === 'p';
    const value = (half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)) * 60 + Number(minute);
    return { value, exact: half !== undefined || Number(hour) > 12 || (hour.length === 2 && hour[0] === '0') };
  }
  const spoken = /^(half|quarter)\W(?:(past|to)\s)?(.+)$/i.exec(text);
  const base = readNumber(spoken?.[3] ?? text.replace(/\s?o[’']clock/i, ''), vocabulary) * 60;
  if (!spoken) return { value: base, exact: false };
  const part = spoken[1]?.toLowerCase() === 'half' ? 30 : 15;
  return { value: spoken[2]?.toLowerCase() === 'to' ? base - part : base + part, exact: false };
}

/** The days that a text names, from 0 for Monday, and whether it names bank holidays. */
export function readDays(text: string, { days, to }: Vocabulary): { start: number; days: number[] }[] {
  const found = days.flatMap(({ pattern, days: named }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      days: [...named],
    })),
  );
  found.sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number; days: number[] }[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    if (last && each.start < last.end) continue;
    const [from] = last?.days.slice(-1) ?? [];
    const [until] = each.days;
    const between = last ? text.slice(last.end, each.start) : '';
    if (
      last &&
      from !== undefined &&
      until !== undefined &&
      new RegExp(`^\\s?(?:[-–]|${to.source})\\s?$`, 'i').test(between)
    ) {
      for (let day = (from + 1) % 7; day !== until; day = (day + 1) % 7) last.days.push(day);
      last.days.push(until);
      last.end = each.end;
    } else joined.push(each);
  }
  return joined;
}
