import { isDate } from '../../schema/booking.ts';
import { addDays, minuteIn, todayIn, toInstant } from '../../schema/clock.ts';

/** Formats a stored time in the business's time zone: `2026-11-20 14:05`. */
export function formatLocal(iso: string, timeZone: string): string {
  return minuteIn(timeZone, new Date(iso)).replace('T', ' ');
}

/** Parses `2026-11-20`, `2026-11-20T14:05`, `today`, `90m` or `7d`. Of a day, `edge` says whether its start or end. */
export function parseTime(text: string, { timeZone, now, edge }: TimeOptions): Date | undefined {
  const ago = /^(\d{1,5})([mhd])$/.exec(text);
  if (ago) return new Date(now.getTime() - Number(ago[1]) * (unitMs[ago[2] ?? ''] ?? 0));
  const today = todayIn(timeZone, now);
  const day = text === 'today' ? today : text === 'yesterday' ? addDays(today, -1) : text;
  if (isInCalendar(day)) return toInstant(`${edge === 'end' ? addDays(day, 1) : day}T00:00`, timeZone);
  const isTime = /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isInCalendar(text.slice(0, -6));
  return isTime ? toInstant(text, timeZone) : undefined;
}

type TimeOptions = { timeZone: string; now: Date; edge: 'start' | 'end' };

const unitMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Rejects days that do not exist, and years outside 1900 to 2999. */
function isInCalendar(day: string): boolean {
  return /^(19|2\d)/.test(day) && isDate(day);
}
