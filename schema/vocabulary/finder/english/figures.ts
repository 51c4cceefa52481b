import { type Unit, unitsOf } from '../dimension.ts';
import { ending, phrases } from '../phrases.ts';

/** `Mon`, `Monday`, `Mondays` and `mondays`, but not `mon`, nor `Sunday drivers`. */
const nameDay = (name: string, day: number) => ({
  pattern: new RegExp(
    `\\b(?:${name}|${name[0]?.toLowerCase()}${name.slice(1, -1)})\\b(?! (?:best|drivers?|league|lunch|papers?|roast)\\b)`,
    'g',
  ),
  days: [day],
});

const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const irregularOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** `ten` → `tenth`, `twenty` → `twentieth`. */
const ordinalOf = (word: string) => irregularOrdinals[word] ?? `${word.replace(/y$/, 'ie')}th`;

/** English numbers, units, times and days. */
export const figures = {
  /** Whether the language has no words here; a figure in a longer sentence may then be about any business. */
  lacksWords: false as boolean,
  numbers: {
    ...numbers,
    single: 1,
    hundred: 100,
    thousand: 1000,
    dozen: 12,
    couple: 2,
    half: 0.5,
    quarters: 0.25,
    quarter: 0.25,
  } as Readonly<Record<string, number>>,
  /** The number word that multiplies the one before it: `two dozen`. */
  dozen: 'dozen',
  group: ',',
  decimal: '.',
  /** Words that join number words: `one and a half`. */
  joiners: /and[\s-](?=an?[\s-]|half|quarter|three[\s-]quarters)|(?<=(?:hundred|thousand)[\s-])and[\s-]|an?[\s-]/i,
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
    ...unitsOf('mass', [1000, /tonnes?|tonners?|tons?|t/], [1, /kgs?|kilos?|kilograms?/, true]),
    ...unitsOf('percent', [1, /%|per\s?cent/, true]),
  ] as readonly Unit[],
  /** Spans of time without a number, in hours. */
  spans: {
    immediate: [0, 1],
    'the same morning': [0, 12],
    'the same afternoon': [0, 12],
    'the day before': [24, 24],
    'the end of the week': [48, 168],
    'the week is out': [48, 168],
    'same day': [0, 24],
    'same or next day': [0, 24],
    'the next day': [24, 48],
    'the day after': [24, 48],
    'the day after tomorrow': [48, 48],
    'next week': [48, 336],
    'the next few days': [48, 120],
    'later that week': [48, 168],
    'later in the week': [48, 168],
    'some time that week': [48, 168],
    'the following week': [168, 336],
    'the next working day': [24, 48],
    'the following working day': [24, 48],
    'the following day': [24, 48],
    'while you wait': [0, 1],
    'there and then': [0, 1],
    'on the spot': [0, 1],
    'every year': [8760, 8760],
    'once a year': [8760, 8760],
    'every third year': [26280, 26280],
    'every fourth year': [35040, 35040],
    'every fifth year': [43800, 43800],
    'every second year': [17520, 17520],
    'once a week': [168, 168],
    'twice a week': [84, 84],
    'once a month': [730, 730],
    'once a fortnight': [336, 336],
    'every other month': [1460, 1460],
    'every other year': [17520, 17520],
    'twice a year': [4380, 4380],
    'once a quarter': [2190, 2190],
    quarterly: [2190, 2190],
  } as Readonly<Record<string, readonly [low: number, high: number]>>,
  /** Decades, and the years meant by early, mid or late: `the late nineties`, `the 1980s`. */
  decade:
    /(?<=\b(?:since|in|to|during)\s(?:the\s)?(?:\w+ing\s)?)\b(?:(early|mid|late)[\s-])?(?:(\d{3}0)s|(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|noughties))\b/gi,
  decades: {
    twenties: 1920,
    thirties: 1930,
    forties: 1940,
    fifties: 1950,
    sixties: 1960,
    seventies: 1970,
    eighties: 1980,
    nineties: 1990,
    noughties: 2000,
  } as Readonly<Record<string, number>>,
  partsOfDecade: { early: [0, 4], mid: [3, 7], late: [5, 10] } as Readonly<
    Record<string, readonly [first: number, last: number]>
  >,
  /** Words that mark a number as an amount or a rating: `80 pounds`, `4 out of 5`, `five stars`. */
  money: /\b(?:pounds|quid|euros?)\b/,
  coins: { fiver: 5, tenner: 10 } as Readonly<Record<string, number>>,
  rating: { outOf: /\bout of\b/, notScore: /\sof (?:us|you|them|our|the)\b/, stars: /[\s-]stars?\b/ },
  /** Ages without a unit. § stands for a number or an ordinal. */
  ages: [
    { pattern: /\bturn(?:s|ed|ing)? §(?= (?:this|last|next|in|today)\b|[.,!]|$)/, passed: 0 },
    // "Its first year" is about a customer's car or piano.
    { pattern: /\b(?:its(?! first)|our|my) § year\b/, passed: 1 },
    { pattern: /\b(?:its|our|my) § (?:anniversary|birthday)\b/, passed: 0 },
    { pattern: /\b§ candles\b/, passed: 0 },
  ] as readonly { pattern: RegExp; passed: number }[],
  /** A year without its century: `since the summer of '94`. */
  shortYear: /\b(?:since|in|of)\s[’'](\d\d)\b/gi,
  ordinals: Object.fromEntries(Object.entries(numbers).map(([word, value]) => [ordinalOf(word), value])) as Readonly<
    Record<string, number>
  >,
  /** Months, after the number of a day. */
  months: /(?:January|February|March|April|May|June|July|August|September|October|November|December)/,
  /** The end of an ordinal in figures: `24th of December`. */
  ordinalEnding: /(?<=\d)(?:st|nd|rd|th)\b(?: of\b)?/g,
  /** A day of a month in words: `the twenty-sixth of December`. */
  ordinalDay: /\b(?:(twenty|thirty)[\s-])?(\w+(?:st|nd|rd|th)) of (?=\p{Lu})/giu,
  /** Words for one; words between a number and its unit (`two full years`); words after a unit. */
  one: /(?<!\b(?:half|quarters?|thirds?|tenths?|fraction) of )\ban?\b|\bthe\b(?=\s\w+ and a half)|(?<=\bwithin\s)the\b(?! hour)/,
  unitFillers: /(?:(?:of|an?|full|whole|good|clear)\s)*/,
  andHalf: /\sand a half/,
  /** Words between the two ends of a range. */
  to: /to|till|til|[’']til|until|through|or/,
  /** A part of a price, as a discount: `a third off`. */
  fraction:
    /(?<!\band )\b(?:an?|one) (half|third|quarter|fifth|tenth)(?:(?=\s(?:comes |goes |is |taken |knocked )?off\b)|(?<=\bsav(?:e|es|ing) \w+ \w+)(?! of))/gi,
  fractions: { half: 50, third: 33, quarter: 25, fifth: 20, tenth: 10 } as Readonly<Record<string, number>>,
  /** Words after an amount that make it a discount. */
  reduction: /\s(?:comes off|off|cheaper|less|coupon|discount|rebate)\b/,
  /** Words beside a minimum, maximum or approximate figure: `from £80`, `25 or more`. */
  bounds: {
    from: ending(`
      as little as (about/just/only), from (about/just/only) ^get_change/have_change, *n't/never/not ... (for) less than, begin~ at,
      start~ (at/from) (about/just/only/the_same), upwards of`),
    under: ending(`
      *n't/never/not/rarely/seldom ... above/more_than/over, at most, get/have change from, barely, below, fewer/less than, hardly,
      no more than, not even, under`),
    upTo: ending('maximum (of), no later/further/farther than, up to'),
    over: ending(
      'at least, beyond, minimum (of), more than ^bit/little/touch, over ^bit/just/little/slightly, upwards of',
    ),
    upwards: /^\s?(?:and up(?:wards)?|upwards)\b/i,
    orMore: /^\s?(?:or (?:more|over)|and (?:more|up|upwards|over)|upwards|plus)\b/i,
    about: ending(`
      about/almost/approximately/around/circa/nearly/roughly/some (a/an), close to, shy of,
      a_bit/a_little/a_touch/just/slightly over/under/more_than/less_than`),
  },
  /** Words for times of day, in minutes. */
  times: { noon: 720, midday: 720, midnight: 1440, lunchtime: 720 } as Readonly<Record<string, number>>,
  /** Times in words; `parts` are minutes after or before the hour that follows them. */
  clock: {
    morning: /a\.?m\b\.?/,
    afternoon: /p\.?m\b\.?/,
    exactly: /(?:\s?o[’']clock|\ssharp)/,
    parts: [
      { pattern: /half[\s-](?:past\s)?/, minutes: 30 },
      { pattern: /quarter[\s-]past\s/, minutes: 15 },
      { pattern: /quarter[\s-]to\s/, minutes: -15 },
    ] as readonly { pattern: RegExp; minutes: number }[],
    late: phrases('afternoon+, at night, evening+, tonight'),
    /** Words of a time range: `between 8 and 6`. */
    and: /\band\b/,
    /** Words beside an hour without am or pm: `open until 6 on Fridays`. */
    before: ending(
      "after, at, before, close of_business ... is, by, close/closes, from, open/opens, since, till, 'til, to, until",
    ),
    after:
      /^\s*(?:$|[.,;:)!]|(?:on(?! which)|every|each|for|from|in the|at|sharp|and|but|to|till|until|just|as|like|all|now|instead|our (?:doors?|shutters?|lunch)|the (?:doors?|shutters?|lads|desk|phones?)|we|nobody|mon|tue|wed|thu|fri|sat|sun|week|most)\b)/i,
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
    { pattern: /(?<!\b(?:after|until) (?:the )?)\bweek-?ends?\b/gi, days: [5, 6] },
    { pattern: /\bweek-?(?:days?|nights?)\b|\bworking week\b|\b(?:in|during) the week\b/gi, days: [0, 1, 2, 3, 4] },
    {
      pattern: new RegExp(phrases('all week (long), any/every (single) day !we/you, daily, 7/seven days').source, 'gi'),
      days: [0, 1, 2, 3, 4, 5, 6],
    },
  ] as readonly { pattern: RegExp; days: readonly number[] }[],
  /** Words after a rate, with its period: `12,000 miles a year`. */
  rate: /^(?:\s(?:an?|per|each|every)\s|\s?\/\s?)(hour|day|night|week|month|time|year|litre)\b|^\s(?:old|before (?:it|they)\b(?=\s[a-z])(?!\S* (?:are |is |gets? )?(?:deleted|destroyed|erased|removed|wiped)))\b/i,
  /** Words after a figure that make it a difference: `two miles too far`. */
  difference:
    /^\s(?:above(?! all)|below(?! all)|less|more(?! or less)|cheaper|closer|dearer|farther|further|higher|longer|lower|nearer|older|shorter|too|younger|in(?=,)|(?:ahead|beforehand|before|(?:of )?notice) (?:is|are) plenty)\b|^-old\b/i,
  /** Periods that a price may cover. */
  periods: /\b(?:hour|day|night|week|month|year|litre)(?=s?\b)/gi,
  /** Words for what lasts beyond a moment: `still covered after ten months`. */
  still: phrases('still'),
  /** Words after the count of a subset: `two of our six vets`. */
  partOf: /^(?:of(?! (?:us|you)\b)|in|out of)\b/i,
  /** Words before one of several: `with one vet`. */
  anyOne: ending('by, from, to, with'),
  /** Words before the count of a whole list: `all five signs`. */
  whole: ending(
    'all, choose from, cover/covers, following, here are, of, offer/offers, our, provide/provides, serve/serves, the, there are, these, those',
  ),
};
