import type { Hours } from '../../schema/hours.ts';
import { type Weekday, weekdays } from '../../schema/weekdays.ts';

/** A time of the week when the doors are shut. */
export type Shut = { minutes: number; from: string; to: string };

/** The longest time that the doors stay shut in a regular week, or undefined where they never shut. */
export function longestShut({ regular }: Hours): Shut | undefined {
  const spans = regular
    .flatMap(({ days, opens, closes }) =>
      days.map((day) => ({ opens: minuteOfWeek(day, opens), closes: minuteOfWeek(day, closes) })),
    )
    .sort((a, b) => a.opens - b.opens);
  const gaps = spans.map(({ closes }, index) => {
    const next = spans[index + 1]?.opens ?? (spans[0]?.opens ?? 0) + week;
    return { closes, next, minutes: next - closes };
  });
  const longest = gaps.sort((a, b) => b.minutes - a.minutes)[0];
  // Midnight can only be written as 23:59, so a minute is no closing time.
  if (!longest || longest.minutes <= 1) return undefined;
  return { minutes: longest.minutes, from: nameMinute(longest.closes), to: nameMinute(longest.next) };
}

/** The open days after which the next day is closed: a "next day" cannot be kept there. */
export function daysBeforeClosed({ regular }: Hours): Weekday[] {
  const isOpen = (day: Weekday | undefined) => regular.some(({ days }) => day !== undefined && days.includes(day));
  return weekdays.filter((day, index) => isOpen(day) && !isOpen(weekdays[(index + 1) % 7]));
}

const week = 7 * 24 * 60;

function minuteOfWeek(day: Weekday, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (weekdays.indexOf(day) * 24 + hours) * 60 + minutes;
}

/** A minute of the week in words: `Saturday 16:00`. */
function nameMinute(minute: number): string {
  const day = weekdays[Math.floor(minute / 1440) % 7];
  return `${day} ${Math.floor((minute % 1440) / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
