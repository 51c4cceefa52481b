import { formatMinute, toLocalMinute } from '../../../site/response-time.ts';
import type { SharedSite } from '../../../site/shared-site.ts';

/** Formats a duration in the language: `35 mins`, `2 hr 5 mins`, `3 days`. */
export function formatMinutes(language: string, minutes: number): string {
  const format = (unit: 'minute' | 'hour' | 'day', count: number) =>
    Math.floor(count).toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' });
  if (minutes >= 2 * 1440) return format('day', minutes / 1440);
  const rest = format('minute', minutes % 60);
  return minutes < 60 ? rest : `${format('hour', minutes / 60)} ${rest}`;
}

/** Formats a stored time in the business's time zone: `14:05` today, otherwise `20 Nov 14:05`. */
export function formatTime({ hours, language }: SharedSite, iso: string, now: Date): string {
  const { timeZone } = hours;
  const local = toLocalMinute(timeZone, new Date(iso));
  const time = formatMinute(local);
  return local.date === toLocalMinute(timeZone, now).date ? time : `${formatDate(local.date, language, now)} ${time}`;
}

/** Formats a date as `20 Nov`, with the year unless it is the current one. */
export function formatDate(date: string, language: string, now: Date): string {
  const year = date.startsWith(String(now.getUTCFullYear())) ? undefined : 'numeric';
  return new Date(date).toLocaleDateString(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year });
}
