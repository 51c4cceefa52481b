import { formatDate, formatTime, minuteIn, toInstant } from '../../../schema/clock.ts';
import { fillIn } from '../../../schema/placeholders.ts';
import { daysBetween, formatWeekday, isSameDay } from '../../../site/response-time.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import type { ListedEnquiry } from '../../enquiries/list.ts';
import { promiseOf } from '../../mail/format.ts';

/** Status of an enquiry: held, done (and by whom, if known), or when its answer is due. */
export function Badge({ enquiry, site, now, by }: BadgeProps) {
  const { desk: words } = site;
  if (enquiry.delivery === 'held') return <p className="badge held">{words.lists.held}</p>;
  const failed = enquiry.delivery === 'failed' && <strong>{words.lists.failed}</strong>;
  if (enquiry.done_at !== '') {
    return (
      <p className="badge">
        {words.lists.done} {formatStoredTime(site, enquiry.done_at, now)} {by && fillIn(words.doneBy, { who: by })}{' '}
        {failed}
      </p>
    );
  }
  const due = dueOf(site, enquiry.received_at, now);
  return (
    <p className={due?.isLate ? 'badge late' : 'badge due'}>
      {due?.at ?? words.lists.open} <span>{due?.left}</span> {failed}
    </p>
  );
}

type BadgeProps = { enquiry: ListedEnquiry; site: SharedSite; now: Date; by?: string | undefined };

function dueOf(site: SharedSite, receivedAt: string, now: Date) {
  const { desk: words, hours, language } = site;
  const due = promiseOf(site, new Date(receivedAt))?.due;
  if (!due) return undefined;
  const local = minuteIn(hours.timeZone, now);
  const days = daysBetween(local, due);
  // A past weekday without a date would read as next week's.
  const day = days > 0 ? formatWeekday(local, due, language) : formatShortDate(due.slice(0, 10), language, local);
  const isLate = due < local;
  const time = formatMinutes(language, Math.abs(toInstant(due, hours.timeZone).getTime() - now.getTime()) / 60_000);
  return {
    at: fillIn(words.due, { time: `${days === 0 ? '' : `${day} `}${formatTime(due.slice(11), language)}` }),
    left: fillIn(isLate ? words.late : words.left, { time }),
    isLate,
  };
}

function formatMinutes(language: string, minutes: number): string {
  const format = (unit: 'minute' | 'hour' | 'day', count: number) =>
    Math.floor(count).toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' });
  if (minutes >= 2 * 1440) return format('day', minutes / 1440);
  const rest = format('minute', minutes % 60);
  return minutes < 60 ? rest : `${format('hour', minutes / 60)} ${rest}`;
}

/** Formats a stored time in the business's time zone: `14:05` today, otherwise `20 Nov 14:05`. */
export function formatStoredTime({ hours, language }: SharedSite, iso: string, now: Date): string {
  const { timeZone } = hours;
  const local = minuteIn(timeZone, new Date(iso));
  const time = formatTime(local.slice(11), language);
  const today = minuteIn(timeZone, now);
  return isSameDay(local, today) ? time : `${formatShortDate(local.slice(0, 10), language, today)} ${time}`;
}

/** Formats a date as `20 Nov`, with the year unless it is that of today. */
function formatShortDate(date: string, language: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return formatDate(date, language, { day: 'numeric', month: 'short', year });
}
