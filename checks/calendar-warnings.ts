import { addDays, daysFrom, todayIn } from '../schema/clock.ts';
import { hoursOn, isClosed, isInSeason, type OpeningHours } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { listSections } from '../site/declared-pages.ts';
import { escapeRegExp } from '../site/escape.ts';
import { formFields, listChoices } from '../site/form-rules.ts';
import { dateFormatter } from '../site/format.ts';
import { formatKeyPath, isEntry, type KeyPath } from '../site/key-path.ts';
import { showValue, type Warning } from '../site/problem.ts';
import { isAnyTime, staffedHours, staffedPeriods } from '../site/response-time.ts';

/** Warns of content that goes out of date, and of hours that contradict a promise, a season or a form. */
export function calendarWarnings(site: Site): Warning[] {
  const today = todayIn(site.hours.timeZone);
  const warnings = [
    ...pastExceptions(site, today),
    ...lateReply(site, today),
    ...longSeasons(site.hours, ['hours']),
    ...Object.entries(site.departments ?? {}).flatMap(([key, { regular = [], seasons = [] }]) =>
      longSeasons({ regular, seasons }, ['departments', key]),
    ),
    ...anyDayBookings(site),
    ...namedAfterOtherDay(site),
    ...pastBounds(site, today),
    ...pastDays(site, today),
    ...pastCopyright(site, today),
  ];
  return [...warnings.map((text) => ({ level: 'warning' as const, text })), ...noticeWarnings(site, today)];
}

/** Warns of a year in the copyright that is neither this one, as of `{year}`, nor that of the foundation. */
function pastCopyright({ business, layout }: Site, today: string): string[] {
  const [, first, last = first] =
    /(?:©|\(c\)|copyright)\D{0,20}\b((?:19|20)\d\d)\b(?:\s*[-–]\s*((?:19|20)\d\d)\b)?/i.exec(layout.copyright) ?? [];
  if (last === undefined || last >= today.slice(0, 4) || last === String(business.established)) return [];
  return [`layout.copyright: the year ${last} is over; write {year} for that of each build`];
}

/** Lists notices that will appear or expire, as warnings within three days or if they have expired. */
function noticeWarnings(site: Site, today: string): Warning[] {
  const levelOf = (day: string) => (day > addDays(today, 3) ? 'note' : 'warning');
  return [...listSections(site)].flatMap(({ section, path }): Warning[] => {
    if (section.kind !== 'notice') return [];
    const { from = '', until } = section;
    const at = `${formatKeyPath(path)} ("${section.heading}")`;
    if (until && until < today) return [{ level: 'warning', text: `${at} was shown until ${until}; remove it` }];
    if (from > today)
      return [{ level: levelOf(from), text: `${at} is shown from ${from} on: build again on that day` }];
    return until ? [{ level: levelOf(until), text: `${at} is shown until ${until}: build again after that day` }] : [];
  });
}

function pastExceptions({ hours }: Site, today: string): string[] {
  const days = hours.exceptions.map(({ date, until = date }) => until);
  const last = [...days].sort().at(-1);
  if (last === undefined) return [];
  if (last < today)
    return [`hours.exceptions: the last day, ${last}, is over; add the bank holidays and closed days to come`];
  // In an ordered list, past days come first.
  const first = days.findIndex((day) => day >= today);
  return days.flatMap((day, index) => {
    if (index < first || day >= today) return [];
    const at = formatKeyPath(['hours', 'exceptions', index]);
    return [`${at}: ${day} is over, but stands after ${days[first]}, which is to come; correct its year, or remove it`];
  });
}

/** Describes the exceptions whose name ends with another weekday than their date: Good Friday on a Thursday. */
function namedAfterOtherDay({ hours, language }: Site): string[] {
  const weekday = dateFormatter(language, { weekday: 'long' });
  const names = daysFrom('2027-01-01', 7).map((day) => weekday.format(new Date(day)));
  return hours.exceptions.flatMap(({ date, until, name }, index) => {
    // Ignore case: German joins the weekday to the word, as in Ostermontag.
    const named = names.find((day) => name.toLowerCase().endsWith(day.toLowerCase()));
    if (until || !named || named === weekday.format(new Date(date))) return [];
    const own = dateFormatter('en', { weekday: 'long' }).format(new Date(date));
    const at = formatKeyPath(['hours', 'exceptions', index]);
    return [`${at}: ${date} is a ${own}, but is called ${showValue(name)}; correct the day or the name`];
  });
}

/** Describes the days of a visit that can no longer be chosen, because the last one is over. */
function pastBounds({ forms }: Site, today: string): string[] {
  const found = Object.keys(forms.forms).flatMap((key) =>
    formFields(forms, key).flatMap((field) => {
      const last = field.role === 'appointment' && 'max' in field ? field.max : undefined;
      if (typeof last !== 'string' || last === 'today' || last >= today) return [];
      const index = forms.forms[key]?.fields.findIndex((each) => 'name' in each && each.name === field.name) ?? -1;
      const at = formatKeyPath(index < 0 ? ['forms', 'fields', field.name] : ['forms', 'forms', key, 'fields', index]);
      return [`${at}.max: ${last} is over, so that no day can be booked; write a later one, or { days: 90 }`];
    }),
  );
  return [...new Set(found)];
}

/**
 * Describes seasons that close more than three quarters of the days otherwise open: their dates are probably swapped.
 * A real winter may close half.
 */
function longSeasons({ regular, seasons = [] }: Omit<OpeningHours, 'exceptions'>, path: KeyPath): string[] {
  const isOpen = (date: string, season?: (typeof seasons)[number]) =>
    !isClosed(hoursOn({ regular, seasons: season && [season], exceptions: [] }, date));
  const open = daysFrom('2027-01-01', 365).filter((date) => isOpen(date));
  return seasons.flatMap((season, index) => {
    const { name, from, until } = season;
    const closed = open.filter((date) => isInSeason(season, date.slice(5)) && !isOpen(date, season));
    if (closed.length <= 0.75 * open.length) return [];
    const fault = `closes ${closed.length} of the ${open.length} open days of a year`;
    const at = `${formatKeyPath([...path, 'seasons', index])} (${showValue(name)})`;
    return [`${at}: ${fault}; if its days are swapped, write from: '${until}', until: '${from}'`];
  });
}

/** Describes the booking forms that accept any day, because no field is the day of the visit. */
function anyDayBookings({ forms }: Site): string[] {
  return Object.entries(forms.forms).flatMap(([key, { type }]) => {
    const dates = type === 'booking' ? formFields(forms, key).filter(({ kind }) => kind === 'date') : [];
    const day = dates.find((field) => !('max' in field && isPast(field.max)));
    if (!day || dates.some(({ role }) => role === 'appointment')) return [];
    const at = formatKeyPath(['forms', 'forms', key]);
    return [
      `${at}: takes bookings on closed days too; if you do not, write role: 'appointment' at its field ${showValue(day.name)}, or max: 'today' if that is a past day, such as a date of birth`,
    ];
  });
}

/** Whether a latest day is for past days, which are none of a visit. */
function isPast(max: unknown): boolean {
  return max === 'today' || (isEntry(max) && max.field === undefined && Number(max.days) <= 0);
}

/** Maximum days until the next opening, holidays aside, for a promised response time to be credible. */
const maxDaysUntilReply = 7;

/** Describes the first day after which nobody could reply in time to keep the promise, holidays aside. */
function lateReply(site: Site, today: string): string[] {
  const { respondWithin } = site.mail;
  if (!respondWithin || isAnyTime(respondWithin)) return [];
  const { others = [], ...hours } = staffedHours(site);
  const seasonal = { ...hours, exceptions: [], others: others.map((each) => ({ ...each, exceptions: [] })) };
  const open = daysFrom(today, 2 * 366).filter((date) => staffedPeriods(seasonal, date).length > 0);
  const [date, next] =
    [today, ...open]
      .map((day, index) => [day, open[index]] as const)
      .find(([day, next]) => next && next > addDays(day, maxDaysUntilReply)) ?? [];
  if (!date || !next) return [];
  const fault = `an enquiry sent on ${date} would not be answered until ${next}, the next staffed day`;
  return [
    `mail.respondWithin: ${fault}; write "24 hours at any time" if you answer while closed too, or departments.KEY with regular and phone for those who do`,
  ];
}

/** Formats of a date with its year: `11 January 2027`, `11 Jan 2027`, `11/01/2027`. */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
];

/** Describes the form choices and table rows, such as courses, whose date has passed within the last year. */
export function pastDays(site: Site, today: string): string[] {
  const texts = datedTexts(site);
  if (texts.length === 0) return [];
  const namesFrom = (first: string) => {
    const days = daysFrom(first, 366).map((day) => new Date(day));
    const words = styles.flatMap((style) => days.map((day) => dateFormatter(site.language, style).format(day)));
    return new RegExp(`(?<!\\d)(?:${words.map(escapeRegExp).join('|')})(?!\\d)`);
  };
  const past = namesFrom(addDays(today, -366));
  const toCome = namesFrom(today);
  const found = texts.flatMap(({ path, text }) => {
    const [day] = past.exec(text) ?? [];
    // `11 January to 5 February 2027` has not passed until its last day has.
    if (!day || toCome.test(text)) return [];
    return [`${formatKeyPath(path)}: found ${showValue(day)}; that day is over; remove it, or write the next one`];
  });
  return [...new Set(found)];
}

/** Lists the form choices and table rows that may name a year. */
function datedTexts(site: Site): { path: KeyPath; text: string }[] {
  const choices = listChoices(site.forms).flatMap(({ path, choices }) =>
    choices.map(({ label }, index) => ({ path: [...path, index, 'label'], text: label })),
  );
  const rows = [...listSections(site)].flatMap(({ section, path }) => {
    const cells = section.kind === 'table' ? section.rows : [];
    return cells.map((row, index) => ({ path: [...path, 'rows', index], text: row.join(' | ') }));
  });
  return [...choices, ...rows].filter(({ text }) => /\d{4}/.test(text));
}
