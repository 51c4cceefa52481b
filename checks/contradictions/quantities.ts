import { memo } from '../../schema/memo.ts';
import type { Dimension } from '../../schema/vocabulary/finder/dimension.ts';
import { readClock } from './clock.ts';
import { hoursPerYear, numberPatterns, type Quantity, readNumber } from './numbers.ts';
import type { Reading } from './subjects.ts';
import type { Vocabulary } from './vocabulary.ts';
import { anyOf } from './words.ts';

type Measure = Omit<Quantity, 'bound' | 'text' | 'start' | 'end'>;

/** Reads one kind of figure. `measure` returns undefined for a match that is not a figure. */
type Reader = { pattern: RegExp; measure: (match: readonly (string | undefined)[]) => Measure | undefined };

function measured(dimension: Dimension, low: number, high = low): Measure {
  return { dimension, low, high };
}

/** The readers of a language. The first that matches reads a figure; those of `last` follow the times of the day. */
const readersOf = memo(
  (words: Vocabulary): { first: Reader[]; last: Reader[] } => ({
    first: [
      ...readersOfMoney(words),
      ...readersOfTime(words),
      ...readersOfShares(words),
      ...readersOfYears(words),
      readerOfUnits(words),
      ...readersOfLists(words),
    ],
    last: [
      {
        pattern: /(?<![\d£€$.,/-])(?:19|20)\d\d(?![\d.,%/]\d|\d|\+|%)/g,
        measure: ([digits]) => measured('year', Number(digits)),
      },
      readerOfCounts(words),
    ],
  }),
  new WeakMap(),
);

function readersOfMoney(words: Vocabulary): Reader[] {
  const { amount, number, to } = numberPatterns(words);
  const money = (text: string) => readNumber(text.replace(/[.,](?=\d{3}(?!\d))/g, ''), words);
  return [
    {
      pattern: new RegExp(
        String.raw`[£€$]\s?(${amount})(k\b)?(?:${to}[£€$]?(${amount}))?|(?:\ban?\s)?(${amount}|${number})\s?(?:€(?!\d)|${words.money.source})`,
        'giu',
      ),
      measure: ([, low, thousands, high, named = '']) =>
        measured('money', money(low ?? named) * (thousands ? 1000 : 1), high ? money(high) : undefined),
    },
    {
      pattern: new RegExp(String.raw`\b${anyOf(Object.keys(words.coins))}\b`, 'giu'),
      measure: ([coin = '']) => measured('money', words.coins[coin.toLowerCase()] ?? 0),
    },
    // Contradicts every declared price.
    { pattern: words.halfPrice, measure: () => measured('money', Number.NaN) },
  ];
}

/** Durations without a unit of their own: `while you wait`, `our tenth year`. */
function readersOfTime(words: Vocabulary): Reader[] {
  const ordinals = [...Object.keys(words.ordinals), String.raw`\d+${words.ordinalEnding.source}`];
  const age = `(${[...ordinals, numberPatterns(words).number].join('|')})`;
  const years = (text = '') =>
    words.ordinals[text.toLowerCase()] ?? readNumber(text.replace(words.ordinalEnding, ''), words);
  return [
    {
      pattern: new RegExp(String.raw`\b${anyOf(Object.keys(words.spans))}\b`.replaceAll(' ', '[- ]'), 'giu'),
      measure: ([span = '']) =>
        measured('duration', ...(words.spans[span.toLowerCase().replaceAll('-', ' ')] ?? [0, 0])),
    },
    ...words.ages.map(
      ({ pattern, passed }): Reader => ({
        pattern: new RegExp(pattern.source.replace('§', age), 'gi'),
        measure: ([, said]) => measured('duration', (years(said) - passed) * hoursPerYear, years(said) * hoursPerYear),
      }),
    ),
  ];
}

/** Fractions and ratings: `a third off`, `4.9 out of 5`. */
function readersOfShares(words: Vocabulary): Reader[] {
  const { word, number } = numberPatterns(words);
  const value = (text = '') => readNumber(text, words);
  return [
    {
      pattern: new RegExp(
        String.raw`\b(?:an?|one) (?:(${anyOf(Object.keys(words.ordinals))})|quarter)(?=${words.reduction.source})`,
        'giu',
      ),
      measure: ([, part = '']) => measured('percent', 100 / (words.ordinals[part.toLowerCase()] ?? 4)),
    },
    {
      pattern: words.fraction,
      measure: ([, part = '']) => measured('percent', words.fractions[part.toLowerCase()] ?? Number.NaN),
    },
    {
      pattern: new RegExp(
        String.raw`(${number})\s?(?:/|${words.rating.outOf.source})\s?(5|10|${word})\b(?![/\d]|${words.rating.notScore.source})|(${number})${words.rating.stars.source}`,
        'giu',
      ),
      measure: ([, score, of, stars]) => {
        const rating = stars ? value(stars) / 5 : value(score) / value(of);
        return rating <= 1 ? measured('rating', rating) : undefined;
      },
    },
  ];
}

/** Years without their century, and decades. */
function readersOfYears(words: Vocabulary): Reader[] {
  return [
    {
      pattern: words.shortYear,
      measure: ([, year]) => measured('year', Number(year) + (Number(year) > 40 ? 1900 : 2000)),
    },
    {
      pattern: words.decade,
      measure: ([, part = '', digits, name = '']) => {
        const first = digits ? Number(digits) : (words.decades[name.toLowerCase()] ?? 0);
        const [low, high] = words.partsOfDecade[part.toLowerCase()] ?? [0, 9];
        return { ...measured('year', first + low, first + high), isVague: true };
      },
    },
  ];
}

function readerOfUnits(words: Vocabulary): Reader {
  const { number, to } = numberPatterns(words);
  const value = (text = '') => readNumber(text, words);
  const units = words.units.map(({ unit: { source } }) => `(${source})`).join('|');
  return {
    pattern: new RegExp(
      String.raw`(?:\ba\s(?=couple|dozen))?(${number}|${words.one.source})\s?\+?(?:${to}(${number}))?[\s-]*(?:${words.unitFillers.source})(?:${units})(?![\p{L}\p{N}])(${words.andHalf.source})?`,
      'giu',
    ),
    measure: ([, low, high, ...rest]) => {
      const { dimension, factor } = words.units[rest.findIndex(Boolean)] ?? {};
      if (!dimension || !factor) return undefined;
      const first = (value(low) + (rest.at(-1) ? 0.5 : 0)) * factor;
      return measured(dimension, first, high ? value(high) * factor : first);
    },
  };
}

/** Distances that leave out their unit: `Gillingham is 8 miles away, Chatham 10 and Rochester 12`. */
function readersOfLists(words: Vocabulary): Reader[] {
  const { number } = numberPatterns(words);
  const distances = words.units.filter(({ dimension }) => dimension === 'distance');
  return distances.map(({ unit, factor }) => ({
    pattern: new RegExp(
      String.raw`(?<=${number}\s(?:${unit.source})(?!\p{L})[^.;:!?]*\s\p{Lu}\p{L}+\s)(${number})(?=\W*$|${words.polarity.joint.source})`,
      'gu',
    ),
    measure: (match) => measured('distance', readNumber(match.at(-1) ?? '', words) * factor),
  }));
}

function readerOfCounts(words: Vocabulary): Reader {
  const { number } = numberPatterns(words);
  const ofDate = new RegExp(
    `^(?:${words.months.source}\\b|(?:${words.to.source})(?:$|\\s(?:${words.one.source})))`,
    'i',
  );
  return {
    pattern: new RegExp(String.raw`(${number})\s?\+?[\s-]+(?=((?:\p{L}[\p{L}’'-]*\s+){0,3}\p{L}[\p{L}’'-]*))`, 'giu'),
    // "13 to 21 February" counts nothing, nor does "two to a pitch".
    measure: ([, count, noun = '']) =>
      ofDate.test(noun) ? undefined : { ...measured('count', readNumber(count ?? '', words)), noun },
  };
}

const anyFigureOf = memo((words: Vocabulary) => {
  const { word } = numberPatterns(words);
  const named = [words.times, words.coins, words.ordinals, words.spans].flatMap((table) => Object.keys(table));
  const units = words.units.map(({ unit: { source } }) => source).join('|');
  const one = String.raw`(?:${words.one.source})\s${words.unitFillers.source}(?:${units})`;
  return new RegExp(String.raw`\d|\b(?:${word}|${anyOf(named)})\b|${one}|${words.decade.source}`, 'iu');
}, new WeakMap());

/** Whether a sentence contains a figure; most do not. */
export function hasFigure(sentence: string, vocabulary: Vocabulary): boolean {
  return anyFigureOf(vocabulary).test(sentence);
}

/** Parses the figures of a sentence, from left to right. Reads hours without am or pm only if `isHours`. */
export function readQuantities(sentence: string, vocabulary: Vocabulary, isHours = false): Quantity[] {
  if (!hasFigure(sentence, vocabulary)) return [];
  const { first, last } = readersOf(vocabulary);
  const found: Quantity[] = [];
  const add = (text: string, start: number, measure: Measure) => {
    const end = start + text.length;
    if (found.some((other) => start < other.end && other.start < end)) return;
    const after = sentence.slice(end);
    const isLowest = measure.dimension === 'money' && vocabulary.bounds.upwards.test(after);
    const isMore = text.includes('+') || vocabulary.bounds.orMore.test(after);
    const before = sentence.slice(0, start);
    const bound = isLowest ? 'from' : isMore ? 'over' : boundNames.find((name) => vocabulary.bounds[name].test(before));
    const noun = measure.noun?.split(/\s/).slice(0, 2).join(' ');
    found.push({
      ...measure,
      bound,
      text: noun ? `${text.trim().replace(/-$/, '')} ${noun}` : text.trim(),
      start,
      end,
    });
  };
  const readAll = (readers: readonly Reader[]) => {
    for (const { pattern, measure } of readers) {
      for (const match of sentence.matchAll(pattern)) {
        const read = measure(match);
        if (read) add(match[0], match.index, read);
      }
    }
  };
  readAll(first);
  for (const { start, text, ...time } of readClock(sentence, vocabulary, isHours)) add(text, start, time);
  readAll(last);
  return found.sort((a, b) => a.start - b.start);
}

/** Parses the times of day of a sentence, also hours without am or pm. */
export function readTimes(sentence: string, vocabulary: Vocabulary): Quantity[] {
  return readQuantities(sentence, vocabulary, true).filter(({ dimension }) => dimension === 'clock');
}

/** Returns the figures of a sentence. "Free" is an amount of 0, "costs extra" a higher one. */
export const quantitiesOf = memo(({ text, vocabulary }: Reading): Quantity[] => {
  const found = readQuantities(text, vocabulary, vocabulary.concepts.dropOff?.test(text));
  const charged = vocabulary.charged.exec(text);
  const said = charged ?? vocabulary.free.exec(text);
  if (!said || vocabulary.freeOf.test(text)) return found;
  const place = { text: said[0], start: said.index, end: said.index + said[0].length };
  return [...found, { ...measured('money', charged ? 0.01 : 0), ...place, ...(charged && { bound: 'over' as const }) }];
}, new WeakMap());

const boundNames = ['from', 'under', 'upTo', 'over', 'about'] as const;
