import { formatKeyPath } from '../../../site/key-path.ts';
import { writeHours } from '../../../site/token-kinds.ts';
import { isOnlyTimes } from '../clock.ts';
import { type Day, exceptionIn, fitsDay, isOpenIn, isRoundTheClock, openDayIn, partsIn } from '../declared-hours.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import {
  type HoursStatement,
  isEdge,
  isHintedAt,
  isNameAlone,
  isTimed,
  partsOf,
  readStatement,
  statesWeek,
  subjectsOf,
  withoutLater,
} from '../hours-statement.ts';
import { wrongMonthIn } from '../months.ts';
import { type Quantity, readNumber } from '../numbers.ts';
import { hasFigure, readQuantities, readTimes } from '../quantities.ts';
import { read } from '../subjects.ts';
import { isNameOfPrices, statementsIn, type Text } from '../texts.ts';
import { hasName } from '../words.ts';

/** Removes what `{hours}` tokens insert, which is always correct. */
function withoutTokens({ text, tokens }: Text, { site }: Facts): string {
  const written = tokens.flatMap(({ name, id }) => (name === 'hours' ? writeHours(site, id) : []));
  return written.reduce<string>((rest, words) => (typeof words === 'string' ? rest.replaceAll(words, '') : rest), text);
}

/** Keys whose texts are opening hours or about other people. */
const ignoredKeys: ReadonlySet<unknown> = new Set(
  'hours regular seasons exceptions timeSlots slotsOfDays testimonials helplines'.split(' '),
);

/** Finds sentences about opening times that contradict the hours or their exceptions. */
export function findHoursThatDiffer(facts: Facts): Found[] {
  const { vocabulary, site } = facts;
  const { days, hours: words, slots } = vocabulary;
  const all = facts.hours;
  const names = subjectsOf(facts);
  // A line without hours, such as that for emergencies, may be rung at any time, and one of others has its own.
  const departmental = Object.values(site.departments ?? {}).filter(({ regular }) => !regular);
  const lines = [...departmental, ...Object.values(site.helplines)].flatMap(({ phone }) => phone?.display ?? []);
  const exceptional = all.flatMap(({ exceptions }) => exceptions.map(({ pattern }) => pattern));
  const mentions = [
    ...days.map((day) => day.pattern),
    ...exceptional,
    words.always,
    words.daysAWeek,
    words.holiday,
    words.allYear,
    words.inMonth,
  ];
  const mentionsTime = (sentence: string) =>
    hasFigure(sentence, vocabulary) || mentions.some((each) => sentence.search(each) >= 0);
  return facts.texts.flatMap((text) => {
    if (text.path.some((key) => ignoredKeys.has(key)) || isNameOfPrices(text, site, vocabulary)) return [];
    // A choice that names only days is about the visitor's days.
    if (text.path.includes('options') && !hasFigure(text.text, vocabulary)) return [];
    return statementsIn(withoutTokens(text, facts), vocabulary).flatMap(({ words: sentence, question }): Found[] => {
      // Fast path: most sentences contain neither a day nor a time.
      if (!mentionsTime(question + sentence)) return [];
      if ([slots.other, words.apart].some((other) => other.test(sentence))) return [];
      if (lines.some((line) => sentence.includes(line))) return [];
      const fault = faultInSentence({ words: sentence, question, text, names }, all, facts);
      if (!fault) return [];
      const { year, day, said, opens } = fault;
      const [but, write] = day
        ? [`${formatKeyPath(day.declared)} is ${day.said}`, 'change one of them']
        : opens
          ? [`the hours have ${opens} open`, 'close that day under exceptions, or correct the dates']
          : [`the hours${year.name && ` of ${year.name}`} are ${year.said}`, `write ${year.tokens}`];
      const message = `says "${said}", but ${but}; ${write}`;
      return [{ path: text.path, declared: day?.declared ?? year.declared, said, message, confidence: 'certain' }];
    });
  });
}

type Year = Facts['hours'][number];

/** Returns the words that contradict the hours of every place that a sentence may be about. */
function faultInSentence(sentence: Omit<Sentence, 'named'>, all: readonly Year[], facts: Facts) {
  const { words } = sentence;
  const departments = all.slice(1);
  const { entry, page } = sentence.text;
  const places = all.filter(({ name, isNamedIn }) => isNamedIn(words) || hasName(entry, name));
  const named = departments.some((each) => places.includes(each)) ? places : [];
  // "We see children until one" may be about the children's department, and a text of its own page about it.
  const hinted = departments.filter((each) => isHintedAt(each, words, facts) || hasName(page, each.name));
  const years = named.length > 0 ? named : [...all.slice(0, 1), ...hinted];
  const faults = years.map((year) => faultsOfYear(year, { ...sentence, named }, facts));
  const wrong = faults.filter((weeks) => weeks.every((each) => each)).map(([first]) => first);
  // Where a sentence names several places, each clause that names one is about that alone.
  const isOwn = (each: (typeof wrong)[number]) => named.length > 1 && each && hasName(each.said, each.year.name);
  const fault = wrong.length === years.length ? wrong[0] : wrong.find(isOwn);
  if (!fault) return undefined;
  const said = fault.day ? words : fault.said;
  // "Call us day and night" is true if a department is always open.
  const isAlwaysReached = departments.some(({ weeks }) => weeks.every(({ days }) => days.every(isRoundTheClock)));
  return isAlwaysReached && facts.vocabulary.hours.always.test(said) ? undefined : { ...fault, said };
}

/** A sentence, the question before it, the places that it names, and the stems of everything that has opening hours. */
type Sentence = { words: string; question: string; text: Text; named: readonly Year[]; names: Set<string> };

/**
 * Returns for each week of a year what contradicts it in a sentence, or undefined if that does not; for the week of a
 * season that the sentence names, that alone.
 */
function faultsOfYear(year: Year, sentence: Sentence, facts: Facts) {
  const { words, question, text, names } = sentence;
  const { vocabulary } = facts;
  const { hours } = vocabulary;
  const opens = openDayIn(words, year.dates, facts);
  if (opens && isAsserted(read(words, vocabulary), words.search(hours.closed), names))
    return [{ said: words, year, day: undefined, opens }];
  const month = wrongMonthIn(sentence, year.dates, facts);
  if (month && isAsserted(read(words, vocabulary), month.at, names))
    return [{ said: month.said, year, day: undefined, opens: undefined }];
  const day = exceptionIn(words, year.exceptions, facts);
  const rest = day?.rest ?? words;
  // "Open until Good Friday" says nothing about that day, but "open Good Friday" does.
  if (day && isEdge(rest.slice(0, day.at).replace(hours.open, ''), hours)) return [undefined];
  // Nor does its name alone, as the heading of a notice: "Summer holiday".
  if (day && isNameAlone(question + rest, text, facts)) return [undefined];
  const ofWeek = ({ days, seasons }: Year['weeks'][number]) => {
    const week = day ? days.with(day.index, day.hours) : days;
    const said = faultIn({ ...sentence, words: rest }, { ...year, seasons, days: week }, facts);
    if (!said) return undefined;
    const verb = Math.max(said.search(hours.open), said.search(hours.closed));
    const at = rest.indexOf(said) + (verb > 0 ? verb : said.length - 1);
    return isAsserted(read(rest, vocabulary), at, names) ? { said, year, day, opens: undefined } : undefined;
  };
  const [ofSeason] = year.weeks.filter(({ seasons }) => isNamed(rest, seasons)).flatMap((week) => ofWeek(week) ?? []);
  if (ofSeason) return [ofSeason];
  // A closed season does not make "closed on Mondays" true.
  const open = year.weeks.filter(
    ({ days, seasons }) => !isNamed(rest, seasons) && days.some(({ length }) => length > 0),
  );
  return open.map(ofWeek);
}

const isNamed = (words: string, seasons: readonly string[]) => seasons.some((name) => hasName(words, name));

/** Returns the words of a sentence that contradict the days of one of the weeks of a year, if any. */
function faultIn(
  sentence: Sentence,
  { name: place, weeks, seasons, days }: Year & Year['weeks'][number],
  facts: Facts,
): string | undefined {
  const { words, question, text, named } = sentence;
  const { vocabulary } = facts;
  const { hours } = vocabulary;
  const [always] = hours.always.exec(words) ?? [];
  if (always)
    return days.every(isRoundTheClock) ||
      hours.onlineAlways.test(words) ||
      (hours.online.test(words) && !hours.ours.test(words))
      ? undefined
      : always;
  const parts = partsOf(words, vocabulary);
  const [week, ...counts] = hours.daysAWeek.exec(words) ?? [];
  const count = readNumber(counts.find(Boolean) ?? '', vocabulary);
  if (week && count !== days.filter((day) => day.length > 0).length) return week;
  let state: HoursStatement = { days: [], isClosed: false, isAbout: false };
  // The days of a question apply to its answer: "Stuck on a Sunday? We're here then too."
  const isTopic = isOnlyTimes(question, vocabulary);
  if (question)
    state = { ...readStatement(question, state, text, facts, place), isAbout: true, isOther: false, isTopic };
  const isOther = (part: string) => !hasName(part, place) && named.some(({ name }) => hasName(part, name));
  const allSeasons = weeks.flatMap((week) => week.seasons);
  // The clauses after the name of a season are about it: "from nine, and in summer from eight".
  let isInForce = !isNamed(words, seasons);
  for (const [index, part] of parts.entries()) {
    state = readStatement(part, state, text, facts, place);
    if (state.isVisit && statesWeek(parts, days, vocabulary)) state = { ...state, isVisit: false, isAbout: true };
    // A clause with only days is the topic of the next: "On Sundays, we shut at four".
    const next = parts[index + 1];
    state.isTopic = next !== undefined && isTopicOf(part, next, facts);
    if (isNamed(part, allSeasons)) isInForce = isNamed(part, seasons);
    if (state.isTopic || !isInForce || isOther(part)) continue;
    const said = hours.holiday.test(question) ? `${question} ${part}` : part;
    const fault = faultOf(said, { ...state, days: withoutLater(part, state, text, facts) }, days, facts);
    if (fault) return fault;
  }
  return undefined;
}

/** Whether a clause has only days and the next has no time, so that the days are the topic of it. */
function isTopicOf(part: string, next: string, { vocabulary }: Facts): boolean {
  return (
    isOnlyTimes(part, vocabulary) &&
    (!isTimed(part, vocabulary) || vocabulary.hours.moment.test(part)) &&
    !isTimed(next, vocabulary)
  );
}

/** Returns the words of a clause that contradict the hours, if any. */
function faultOf(part: string, statement: HoursStatement, days: readonly Day[], facts: Facts): string | undefined {
  const { vocabulary } = facts;
  const { hours } = vocabulary;
  if (!statement.isAbout && !statement.isVisit) return undefined;
  const said = part.trim();
  const times = readTimes(part, vocabulary);
  const [holiday = ''] = hours.holiday.exec(part) ?? [];
  const isException = facts.site.hours.exceptions.some(({ name }) => hasName(name, holiday.replace(/s$/, '')));
  if (holiday && (isException || !statement.isKeptOpen)) {
    const isOpen = facts.site.hours.exceptions.some(
      ({ name, opens, periods, byAppointment }) => (opens ?? periods ?? byAppointment) && hours.holiday.test(name),
    );
    // "We do not teach on bank holidays"
    const isClosed = statement.isClosed || (statement.isVisit === true && hours.negated.test(part));
    return isClosed === isOpen ? said : faultOfDays(part, { ...statement, isClosed }, days, facts);
  }
  if (statement.isVisit) return faultOfVisit(part, statement, times, days, facts) ? said : undefined;
  if (times.length === 0) return faultOfDays(part, statement, days, facts);
  const bears = (time: Quantity) => {
    const fits = (day: Day = []) => day.length > 0 && fitsDay(time, day, part, statement.isClosed, hours);
    return statement.days.length > 0 ? statement.days.every((day) => fits(days[day])) : days.some((day) => fits(day));
  };
  return times.every(bears) ? undefined : said;
}

/** Whether a clause invites visitors on closed days or outside opening hours. */
function faultOfVisit(
  part: string,
  statement: HoursStatement,
  times: readonly Quantity[],
  days: readonly Day[],
  facts: Facts,
): boolean {
  const { hours } = facts.vocabulary;
  if (times.length === 0) {
    if (!statement.isOwnDays) return false;
    const open = statement.days.filter((day) => isOpenIn(partsIn(part, hours), days[day]));
    // "We don't come every day" does not say which days.
    if (hours.negated.test(part)) return open.length > 0 && statement.days.length < 7;
    return open.length < statement.days.length;
  }
  // Overnight, the closing time is earlier than the opening time.
  const isWithin = (time: number, day: Day = []) =>
    day.some(({ opens, closes }) =>
      closes < opens ? time >= opens || time <= closes : time >= opens && time <= closes,
    );
  const within = (time: number) =>
    statement.days.length > 0
      ? statement.days.every((day) => isWithin(time, days[day]))
      : days.some((day) => isWithin(time, day));
  return times.some(({ low, high, also, isRange, start }) => {
    if (isRange) return !within(low) || !within(high);
    return isEdge(part.slice(0, start), hours) && !within(low) && (also === undefined || !within(also));
  });
}

/** Returns the clause if days that it calls open are closed, or vice versa. */
function faultOfDays(
  part: string,
  { days: named, isClosed, isOwnDays }: HoursStatement,
  days: readonly Day[],
  facts: Facts,
): string | undefined {
  const { vocabulary } = facts;
  const { hours } = vocabulary;
  if (!isOwnDays || hours.early.test(part)) return undefined;
  const isOpen = (day: number) => isOpenIn(partsIn(part, hours), days[day]);
  const isWrong = named.some((day) => isOpen(day) === isClosed);
  // "On a Saturday it's three hours only" limits the hours, not the days.
  const leavesOut =
    hours.only.test(part) &&
    !hours.parts.some(({ pattern }) => pattern.test(part)) &&
    !readQuantities(part, vocabulary, true).some(({ dimension }) => dimension === 'duration') &&
    days.some((_, index) => isOpen(index) !== isClosed && !named.includes(index));
  // "On Saturdays we're only here in the morning"
  const others = hours.parts.filter(({ pattern }) => !pattern.test(part));
  const isInOthers = (day: number) => isOpenIn(others, days[day]);
  const leavesOutPart =
    !isClosed && hours.only.test(part) && others.length < hours.parts.length && named.some(isInOthers);
  return isWrong || leavesOut || leavesOutPart ? part.trim() : undefined;
}
