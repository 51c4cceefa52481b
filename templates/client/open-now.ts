import { type ClockChanges, readZoneClock } from './zone-clock.ts';

/** When the doors open and close on one day, `['08:00', '18:00']`, or null for a closed day. */
export type Span = readonly [opens: string, closes: string] | null;

export type OpenNowData = {
  /** The zone in which the times are meant. */
  zone: string;
  clockChanges: ClockChanges;
  /** The language in which days are named. */
  language: string;
  /** The names of the days of the week, Sunday first. */
  dayNames: readonly string[];
  /** The days of the week, Sunday first. */
  days: readonly Span[];
  /** Days that differ, by date. */
  exceptions: Readonly<Record<string, Span>>;
  words: { openNow: string; closedNow: string; today: string; tomorrow: string };
};

/** No business stays shut for longer; past this many days the plain hours say more. */
const daysAhead = 60;

/** `Open now, until 18:00` or `Closed now, opens Monday at 8:00`; empty where no opening is in sight. */
export function describeOpening(data: OpenNowData, now: Date): string {
  const { zone, clockChanges, days, exceptions, words } = data;
  // Dates and times in this form compare as text, whatever the zone and its summer time.
  const [date = '', time = ''] = readZoneClock(zone, clockChanges, now).split(' ');
  const day = new Date(`${date}T00:00Z`);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const key = day.toISOString().slice(0, 10);
    const span = key in exceptions ? exceptions[key] : days[day.getUTCDay()];
    if (span && ahead === 0 && span[0] <= time && time < span[1]) {
      return words.openNow.replace('[time]', clock(span[1]));
    }
    if (span && (ahead > 0 || time < span[0])) {
      const name = ahead === 0 ? words.today : ahead === 1 ? words.tomorrow : nameOf(day, data, ahead);
      return words.closedNow.replace('[day]', name).replace('[time]', clock(span[0]));
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return '';
}

/** A weekday's name is enough within a week; later days need their date. */
function nameOf(day: Date, { language, dayNames }: OpenNowData, ahead: number): string {
  if (ahead < 7) return dayNames[day.getUTCDay()] ?? '';
  return day.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
}

function clock(time: string): string {
  return time.replace(/^0/, '');
}
