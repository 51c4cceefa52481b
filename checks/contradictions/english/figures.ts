import type { Dimension } from '../quantity.ts';

/** `Mon`, `Monday`, `Mondays` and `mondays`, but not `mon`. */
const nameDay = (name: string, day: number) => ({
  pattern: new RegExp(`\\b(?:${name}|${name[0]?.toLowerCase()}${name.slice(1, -1)})\\b`, 'g'),
  days: [day],
});

type Unit = { dimension: Dimension; factor: number; unit: RegExp; metric?: boolean };
/** Units of a dimension, each with its factor to the first one, and whether it is the same in every language. */
const unitsOf = (dimension: Dimension, ...units: [factor: number, unit: RegExp, metric?: boolean][]): Unit[] =>
  units.map(([factor, unit, metric = false]) => ({ dimension, factor, unit, metric }));

const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};

const irregularOrdinals: Readonly<Record<string, string>> = {
  ...{ one: 'first', two: 'second', three: 'third', five: 'fifth', eight: 'eighth', nine: 'ninth', twelve: 'twelfth' },
};

/** `ten` → `tenth`, `twenty` → `twentieth`. */
const ordinalOf = (word: string) => irregularOrdinals[word] ?? `${word.replace(/y$/, 'ie')}th`;

/** English: numbers, units, times and days. */
export const figures = {
  /** Whether the language has no words, so a figure in a longer sentence may be about any business. */
  isSilent: false as boolean,
  numbers: {
    ...numbers,
    ...{ hundred: 100, thousand: 1000, dozen: 12, couple: 2, half: 0.5, quarters: 0.25, quarter: 0.25 },
  } as Readonly<Record<string, number>>,
  /** The number word that multiplies the one before it: `two dozen`. */
  dozen: 'dozen',
  group: ',',
  decimal: '.',
  /** Words that join number words: `one and a half`. */
  joiners: /and\s|an?\s/i,
  units: [
    ...unitsOf(
      'duration',
      [1 / 60, /minutes?|mins?/],
      [1, /hours?|hrs?/],
      [24, /(?:working\s|business\s|clear\s)?days?/],
      [168, /weeks?/],
      [336, /fortnights?/],
      [730, /(?:calendar\s)?months?/],
      [8760, /years?|yrs?/],
      [87600, /decades?/],
      [876000, /century/],
    ),
    ...unitsOf(
      'distance',
      [1, /miles?/],
      [0.6214, /km|kilomet(?:re|er)s?/, true],
      [0.000621, /met(?:re|er)s?/],
      [0.000568, /yards?/],
    ),
    ...unitsOf('length', [1, /mm|millimet(?:re|er)s?/, true], [10, /cm|centimet(?:re|er)s?/]),
    ...unitsOf('mass', [1000, /tonnes?|tons?|t/], [1, /kgs?|kilos?|kilograms?/, true]),
    ...unitsOf('percent', [1, /%|per\s?cent/, true], [100, /(?<=\b(?:half|quarter|third)\s)off/]),
  ] as readonly Unit[],
  /** Words that mark a number as an amount or a rating: `80 pounds`, `4 out of 5`, `five stars`. */
  money: /\b(?:pounds|quid|euros?)\b/,
  coins: { fiver: 5, tenner: 10 } as Readonly<Record<string, number>>,
  rating: { outOf: /\bout of\b/, stars: /[\s-]stars?\b/ },
  /** Ages without a unit; § is a number or an ordinal. */
  ages: [
    { pattern: /\bturn(?:s|ed|ing)? §(?= (?:this|last|next|in|today)\b|[.,!]|$)/, passed: 0 },
    { pattern: /\b(?:in|into) (?:its|our|my) § year\b/, passed: 1 },
  ] as readonly { pattern: RegExp; passed: number }[],
  /** An age in a given year, which implies the founding year. */
  ageInYear: /\b(?:our|its|my) § (?:anniversary|birthday) in (\d{4})\b/,
  ordinals: Object.fromEntries(Object.entries(numbers).map(([word, value]) => [ordinalOf(word), value])) as Readonly<
    Record<string, number>
  >,
  /** Words for one, between a number and its unit (`two full years`), and after a unit. */
  one: /(?<!\b(?:half|quarters?|thirds?|tenths?|fraction) of )\ban?\b|\bthe\b(?=\s\w+ and a half)|(?<=\bwithin\s)the\b/,
  unitFillers: /(?:(?:of|an?|full|whole|good|clear)\s)*/,
  andHalf: /\sand a half/,
  /** Words between the two ends of a range. */
  to: /to|till|til|[’']til|until|through|or/,
  /** Words around a minimum, maximum or approximate figure: `from £80`, `25 or more`. */
  bounds: {
    from: /\b(?:from|(?:not|\w+n[’']t)\b[^.,;:]{0,40}\bfor less than|starts?(?: at| from)?|starting(?: at| from)?|begins? at|as little as|upwards of|prices? from)(?: (?:just|only|about))?\s*$/i,
    under:
      /\b(?:(?:never|rarely|seldom|hardly ever|not|\w+n[’']t)\b[^.,;:]{0,24}\b(?:more than|over|above)|under|(?:less|fewer) than|below|no more than|at most|not even|(?:only|barely|hardly) )\s*$/i,
    upTo: /\b(?:up to|maximum(?: of)?|no later than)\s*$/i,
    over: /(?<!\b(?:just|little|slightly|bit) )\b(?:over|more than|at least|minimum(?: of)?|upwards of|exceeding|beyond|well over)\s*$/i,
    orMore: /^\s?(?:or (?:more|so|over)|and (?:more|upwards|over)|upwards|plus)\b/i,
    about: /\b(?:about|around|roughly|approximately|nearly|almost|some|circa)\s*(?:an?\s)?$/i,
  },
  /** Words for times of day, in minutes. */
  times: { noon: 720, midday: 720, midnight: 1440, lunchtime: 720 } as Readonly<Record<string, number>>,
  /** Times in words; `parts` are minutes after or before the hour that follows them. */
  clock: {
    morning: /a\.?m\b\.?/,
    afternoon: /p\.?m\b\.?/,
    exactly: /\s?o[’']clock/,
    parts: [
      { pattern: /half[\s-](?:past\s)?/, minutes: 30 },
      { pattern: /quarter[\s-]past\s/, minutes: 15 },
      { pattern: /quarter[\s-]to\s/, minutes: -15 },
    ] as readonly { pattern: RegExp; minutes: number }[],
    late: /\b(?:evenings?|afternoons?|tonight|at night)\b/i,
    /** Words of a time range: `between 8 and 6`. */
    and: /\band\b/,
    between: /\b(?:between|from)\s$/i,
    /** Words around an hour without am or pm: `open until 6 on Fridays`. */
    before: /(?:until|till|’til|from|at|to|by|before|after|close|closes|open|opens|since)\s$/i,
    after:
      /^\s*(?:$|[.,;:)!]|(?:on|every|each|from|in the|at|sharp|and|but|to|mon|tue|wed|thu|fri|sat|sun|week|most)\b)/i,
  },
  /** Words for days, from 0 for Monday. */
  days: [
    ...[
      'Mon(?:days?|s)?',
      'Tue(?:sdays?|s)?',
      'Wed(?:nesdays?|s)?',
      'Thu(?:rsdays?|rs?)?',
      'Fri(?:days?)?',
      'Sat(?:urdays?|s)?',
      'Sun(?:days?)?',
    ].map(nameDay),
    ...[
      { pattern: /\bweek-?ends?\b/gi, days: [5, 6] },
      { pattern: /\bweek-?days?\b|\bworking week\b/gi, days: [0, 1, 2, 3, 4] },
    ],
    {
      pattern:
        /\b(?:every|any) (?:single )?day\b(?! (?:we|you))|\b(?:seven|7) days\b|\bdaily\b|\ball week(?: long)?\b|\bevery day of the week\b/gi,
      days: [0, 1, 2, 3, 4, 5, 6],
    },
  ] as readonly { pattern: RegExp; days: readonly number[] }[],
  /** Words after a count that is a part: `two of our six vets`. */
  partOf: /^(?:of|in|out of)\b/i,
  /** Words before the count of a whole list: `all five signs`. */
  whole: /\b(?:all|these|those|the|our|there are|here are|following|choose from|any of|each of|of)\s*$/i,
  /** Words before the count of some items of a list: `the first five`. */
  part: /\b(?:first|next|last|of the|other|top)\s*$/i,
};
