import { usageError } from './command.ts';

/** A stored time as the garage's own clock shows it: `2026-11-20 14:05`. */
export function formatLocal(iso: string, timeZone: string): string {
  return localParts(new Date(iso), timeZone).slice(0, 16).replace('T', ' ');
}

/**
 * The moment that somebody means by `2026-11-20`, `2026-11-20T14:05`, `today`, `yesterday`, `90m`, `24h` or `7d`.
 * A day begins at midnight where the garage is; `edge` says whether its beginning or its end is meant.
 */
export function readMoment(typed: string, { timeZone, now, edge }: Reading): Date {
  const ago = /^(\d{1,5})([mhd])$/.exec(typed);
  if (ago) return new Date(now.getTime() - Number(ago[1]) * (spans[ago[2] ?? ''] ?? 0));
  const day = readDay(typed, localParts(now, timeZone).slice(0, 10));
  if (day) return toInstant(`${edge === 'end' ? shiftDay(day, 1) : day}T00:00:00`, timeZone);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) && isReal(`${typed}:00`)) return toInstant(`${typed}:00`, timeZone);
  throw usageError(
    `Found "${typed}", which is no day or time; write a day like 2026-11-20, today or yesterday, a time like 2026-11-20T14:05, or how long ago, like 24h or 7d.`,
  );
}

const spans: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function readDay(typed: string, today: string): string | undefined {
  if (typed === 'today') return today;
  if (typed === 'yesterday') return shiftDay(today, -1);
  return /^\d{4}-\d\d-\d\d$/.test(typed) && isReal(`${typed}T00:00:00`) ? typed : undefined;
}

/** Whether a date is in the calendar: JavaScript would read 30 February as 2 March. */
function isReal(local: string): boolean {
  const date = new Date(`${local}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}

function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What the clocks of a zone show, as the moment it is. Asked twice, since the first guess may lie across a change. */
function toInstant(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`);
  let instant = wanted;
  for (let i = 0; i < 2; i++) instant += wanted - Date.parse(`${localParts(new Date(instant), timeZone)}Z`);
  return new Date(instant);
}

/** `2026-11-20T14:05:00`, as the zone's clocks show it; Swedish writes dates so. */
function localParts(date: Date, timeZone: string): string {
  return date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}

type Reading = { timeZone: string; now: Date; edge: 'start' | 'end' };
