import { addDays, todayIn } from '../schema/clock.ts';
import { hoursOn, isInSeason, type OpeningHours } from '../schema/opening-times.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { formFields } from './form-rules.ts';
import { pastDays } from './past-days.ts';
import { formatKeyPath, type KeyPath, showValue, type Warning } from './problem.ts';
import { listSections } from './references.ts';
import { isAnyTime, staffedHours, staffedPeriods } from './response-time.ts';

/** Removes expired and future notices from the sections of a page. */
export function sectionsToday(site: Pick<Site, 'hours'>, sections: readonly Section[]): readonly Section[] {
  if (!sections.some(({ kind }) => kind === 'notice')) return sections;
  const today = todayIn(site.hours.timeZone);
  return sections.filter((section) => {
    if (section.kind !== 'notice') return true;
    const { from = '', until = '9999' } = section;
    return from <= today && today <= until;
  });
}

/**
 * Lists notices that will appear or expire (as warnings within three days), and warns of outdated dates, late replies,
 * seasons typed backwards, bookings of closed days, and courses that have begun.
 */
export function noticeWarnings(site: Site): Warning[] {
  const today = todayIn(site.hours.timeZone);
  const last = site.hours.exceptions
    .map(({ date, until = date }) => until)
    .sort()
    .at(-1);
  const over = `hours.exceptions: the last day, ${last}, is over; add the bank holidays and closed days to come`;
  const notices = [...listSections(site)].flatMap(({ section, path }): Warning[] => {
    if (section.kind !== 'notice') return [];
    const { from = '', until = '9999' } = section;
    const at = `${formatKeyPath(path)} ("${section.heading}")`;
    const levelOf = (day: string) => (day > addDays(today, 3) ? 'note' : 'warning');
    if (until < today) return [{ level: 'warning', text: `${at} was shown until ${until}; remove it` }];
    if (from > today)
      return [{ level: levelOf(from), text: `${at} is shown from ${from} on: build again on that day` }];
    if (!section.until) return [];
    return [{ level: levelOf(until), text: `${at} is shown until ${until}: build again after that day` }];
  });
  const warnings = [
    ...(last !== undefined && last < today ? [over] : []),
    ...lateReply(site, today),
    ...longSeasons(site.hours, ['hours']),
    ...Object.entries(site.departments ?? {}).flatMap(([key, { regular = [], seasons = [] }]) =>
      longSeasons({ regular, seasons }, ['departments', key]),
    ),
    ...anyDayBookings(site),
    ...pastDays(site, today),
  ];
  return [...warnings.map((text) => ({ level: 'warning' as const, text })), ...notices];
}

/**
 * Describes seasons that close more than three quarters of the days otherwise open, which are typed backwards; a real
 * winter may close half.
 */
function longSeasons({ regular, seasons = [] }: Omit<OpeningHours, 'exceptions'>, path: KeyPath): string[] {
  const isOpen = (date: string, season?: (typeof seasons)[number]) => {
    const { periods, anyTimeByAppointment } = hoursOn({ regular, seasons: season && [season], exceptions: [] }, date);
    return periods.length > 0 || anyTimeByAppointment;
  };
  const open = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day)).filter((date) => isOpen(date));
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
    // A field for past days, such as a date of birth, is not for a visit.
    const day = dates.find((field) => !('max' in field) || field.max !== 'today');
    if (!day || dates.some(({ role }) => role === 'appointment')) return [];
    const at = formatKeyPath(['forms', 'forms', key]);
    return [
      `${at}: takes bookings on closed days too; if you do not, write role: 'appointment' at its field ${showValue(day.name)}`,
    ];
  });
}

/** Maximum days until the next opening, holidays aside, for a promised response time to be credible. */
const maxDaysUntilReply = 7;

/** Describes the first day after which, holidays aside, nobody could reply for too long to keep the promise. */
function lateReply(site: Site, today: string): string[] {
  const { respondWithin } = site.mail;
  if (!respondWithin || isAnyTime(respondWithin)) return [];
  const { others = [], ...hours } = staffedHours(site);
  const seasonal = { ...hours, exceptions: [], others: others.map((each) => ({ ...each, exceptions: [] })) };
  const year = Array.from({ length: 2 * 366 }, (_, ahead) => addDays(today, ahead));
  const open = year.filter((date) => staffedPeriods(seasonal, date).length > 0);
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
