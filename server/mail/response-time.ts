import type { Hours } from '../../schema/hours.ts';
import { clock, openingTimes } from '../../schema/opening-times.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { fillIn } from './fields.ts';

/**
 * Says when an enquiry will be answered, from the garage's promise and its opening hours: `by 10:40`, `on Monday
 * morning`. A mail delayed until after that moment promises nothing that has passed.
 */
export function describeResponseTime(
  site: Pick<SharedSite, 'hours' | 'language' | 'mail'>,
  receivedAt: Date,
  now: Date,
): string {
  const { hours, language, mail } = site;
  if (!mail.respondWithin) return mail.soon;
  const received = toLocalMinute(hours.timeZone, receivedAt);
  const due = addOpenMinutes(hours, received, parseDuration(mail.respondWithin));
  if (!due || isBefore(due, toLocalMinute(hours.timeZone, now))) return mail.soon;
  // Rounded down to five minutes, so never later than promised.
  const minute = due.minute - (due.minute % 5);
  const time = clock(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  if (due.date === received.date) return fillIn(mail.byTime, { time });
  return fillIn(minute <= noon ? mail.onMorning : mail.onDay, { day: formatWeekday(received, due, language), time });
}

const noon = 12 * 60;

/** A minute by the garage's clock: the day as `2026-11-20`, and minutes since its midnight. */
type LocalMinute = { date: string; minute: number };

function toLocalMinute(timeZone: string, instant: Date): LocalMinute {
  // The Swedish locale writes 2026-11-20 08:40.
  const text = instant.toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = text.split(' ');
  return { date, minute: parseTime(time) };
}

/**
 * Returns when `minutes` of opening time have passed since `from`, so that an enquiry of Saturday night is due on
 * Monday. Undefined if the garage does not open within a year.
 */
function addOpenMinutes(hours: Hours, from: LocalMinute, minutes: number): LocalMinute | undefined {
  const day = new Date(`${from.date}T00:00Z`);
  let left = minutes;
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = day.toISOString().slice(0, 10);
    for (const { opens, closes } of openingTimes(hours, date)) {
      const start = ahead === 0 ? Math.max(parseTime(opens), from.minute) : parseTime(opens);
      const end = parseTime(closes);
      if (start >= end) continue;
      if (left <= end - start) return { date, minute: start + left };
      left -= end - start;
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return undefined;
}

/** Within a week the name of the day is enough; later days need their date. */
function formatWeekday(from: LocalMinute, { date }: LocalMinute, language: string): string {
  const daysAhead = (Date.parse(date) - Date.parse(from.date)) / 86_400_000;
  const withDate = daysAhead > 6 && ({ day: 'numeric', month: 'long' } as const);
  return new Date(`${date}T00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long', ...withDate });
}

function isBefore(a: LocalMinute, b: LocalMinute): boolean {
  return a.date === b.date ? a.minute < b.minute : a.date < b.date;
}

/** `2 hours` → 120. */
function parseDuration(duration: string): number {
  const [count = '0', unit = ''] = duration.split(' ');
  return Number(count) * (unit.startsWith('hour') ? 60 : 1);
}

/** `08:40` → 520. */
function parseTime(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
