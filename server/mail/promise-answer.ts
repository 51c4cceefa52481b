import { clock } from '../../site/hours-text.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { fillWords } from './fill-words.ts';
import { addOpenMinutes, type LocalMinute, localMinute } from './opening-times.ts';

const noon = 12 * 60;

/**
 * When an enquiry is answered, by the garage's promise and its opening hours: `by 10:40`, `on Monday morning`.
 * A mail that goes out after that moment, since the mail server was down, promises nothing that has passed.
 */
export function promiseAnswer(
  site: Pick<SharedSite, 'hours' | 'language' | 'mail'>,
  receivedAt: Date,
  now: Date,
): string {
  const { hours, language, mail } = site;
  if (!mail.respondWithin) return mail.soon;
  const received = localMinute(hours.timeZone, receivedAt);
  const due = addOpenMinutes(hours, received, minutesOf(mail.respondWithin));
  if (!due || isBefore(due, localMinute(hours.timeZone, now))) return mail.soon;
  // Whole five minutes, and never later than what was promised.
  const minute = due.minute - (due.minute % 5);
  const time = clock(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  if (due.date === received.date) return fillWords(mail.byTime, { time });
  return fillWords(minute <= noon ? mail.onMorning : mail.onDay, { day: nameDay(received, due, language), time });
}

/** A weekday's name is enough within a week; later days need their date. */
function nameDay(from: LocalMinute, { date }: LocalMinute, language: string): string {
  const daysAhead = (Date.parse(date) - Date.parse(from.date)) / 86_400_000;
  const rest = daysAhead > 6 && ({ day: 'numeric', month: 'long' } as const);
  return new Date(`${date}T00:00Z`).toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long', ...rest });
}

function isBefore(a: LocalMinute, b: LocalMinute): boolean {
  return a.date === b.date ? a.minute < b.minute : a.date < b.date;
}

/** `2 hours` → 120. */
function minutesOf(duration: string): number {
  const [count = '0', unit = ''] = duration.split(' ');
  return Number(count) * (unit.startsWith('hour') ? 60 : 1);
}
