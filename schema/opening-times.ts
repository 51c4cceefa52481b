import type { Hours } from './hours.ts';
import { weekdays } from './weekdays.ts';

/** The days and times on which a business is open. */
export type OpeningHours = Pick<Hours, 'regular'> & {
  exceptions: readonly Omit<Hours['exceptions'][number], 'name'>[];
};

/** From opening to closing, on the 24-hour clock: `{ opens: '08:00', closes: '18:00' }`. */
export type OpeningTime = { opens: string; closes: string };

/** Returns the opening times of a day such as `2026-12-24`, in order; an exception replaces the regular hours. */
export function openingTimes(hours: OpeningHours, date: string): OpeningTime[] {
  const exceptions = hours.exceptions.filter((exception) => exception.date === date);
  const weekday = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
  const rows =
    exceptions.length > 0 ? exceptions : hours.regular.filter(({ days }) => days.some((day) => day === weekday));
  return rows
    .flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

/** `08:00` → `8:00`. */
export function clock(time: string): string {
  return time.replace(/^0/, '');
}

const time = '(\\d{1,2})(?::(\\d\\d))?\\s?([AaPp][Mm])?';
const slotPattern = new RegExp(`^${time}\\s?(?:-|–|to)\\s?${time}$`);

/** Reads a slot such as `4:00 PM - 6:00 PM`; returns undefined for one in words, such as `Morning`. */
export function slotTime(slot: string): OpeningTime | undefined {
  const match = slotPattern.exec(slot.trim());
  if (!match) return undefined;
  const [, fromHour = '', fromMinute, fromHalf, toHour = '', toMinute, toHalf] = match;
  return { opens: onTheClock(fromHour, fromMinute, fromHalf ?? toHalf), closes: onTheClock(toHour, toMinute, toHalf) };
}

function onTheClock(hour: string, minute = '00', half?: string): string {
  const isAfternoon = half?.toLowerCase() === 'pm';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
