import { fillIn } from '../../../schema/fill-in.ts';
import { formatMinute, formatWeekday, isBefore, responseTime, toLocalMinute } from '../../../site/response-time.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import type { ListedEnquiry } from '../../enquiries/list.ts';
import { formatDate, formatMinutes, formatTime } from './format-time.ts';

/** Status of an enquiry: held, done (and by whom, if known), or when its answer is due. */
export function Badge({ enquiry, site, now, by }: BadgeProps) {
  const { desk: words } = site;
  if (enquiry.delivery === 'spam') return <p className="badge held">{words.lists.held}</p>;
  const failed = enquiry.delivery === 'failed' && <strong>{words.lists.failed}</strong>;
  if (enquiry.done_at !== '') {
    return (
      <p className="badge">
        {words.lists.done} {formatTime(site, enquiry.done_at, now)} {by && fillIn(words.doneBy, { who: by })} {failed}
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

/** Returns when an enquiry is due, and the time left or since; undefined without a promise in the definition. */
function dueOf(site: SharedSite, receivedAt: string, now: Date) {
  const { desk: words, hours, mail, language } = site;
  const due = responseTime(hours, mail.respondWithin, new Date(receivedAt))?.due;
  if (!due) return undefined;
  const local = toLocalMinute(hours.timeZone, now);
  const days = (Date.parse(due.date) - Date.parse(local.date)) / 86_400_000;
  // The name alone of a past day would be read as next week's.
  const day = days > 0 ? formatWeekday(local, due, language) : formatDate(due.date, language, now);
  const isLate = isBefore(due, local);
  const time = formatMinutes(language, Math.abs(days * 1440 + due.minute - local.minute));
  return {
    at: fillIn(words.due, { time: days === 0 ? formatMinute(due) : `${day} ${formatMinute(due)}` }),
    left: fillIn(isLate ? words.late : words.left, { time }),
    isLate,
  };
}
