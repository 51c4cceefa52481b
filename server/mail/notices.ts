import { addMs, minuteIn, minutesOf, todayIn } from '../../schema/clock.ts';
import { hoursOn } from '../../schema/opening-times.ts';
import {
  isAnyTime,
  isOpenAt,
  responseTime,
  type StaffedHours,
  staffedHours,
  staffedPeriods,
} from '../../site/response-time.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Database, NoticeRow } from '../database/database.ts';
import { reminderMail } from './business-mail.ts';
import { type MailInput, type Message, toMessage } from './compose.ts';
import { digestId, digestMail, readDigest } from './digest.ts';
import { type ClaimedMail, unsent } from './outbox.ts';

/** Queues due reminders and the morning's digest, under ids that other servers cannot queue again. Returns how many. */
export async function queueNotices(db: Database, site: SharedSite, now: Date): Promise<number> {
  const local = minuteIn(site.hours.timeZone, now);
  if (!isStaffed(site, local)) return 0;
  const digest = hasDayBegun(site, local) ? await findDigest(db, site, now, local.slice(0, 10)) : [];
  const rows = [...(await findReminders(db, site, now, local)), ...digest];
  if (rows.length === 0) return 0;
  const insert = db
    .insertInto('notice')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing());
  return (await insert.returning('id').execute()).length;
}

/** Whether somebody is there at a local minute to read notices. */
export function isStaffed(site: SharedSite, local: string): boolean {
  const hours = staffedHours(site);
  return isAnyTime(site.mail.respondWithin) || isOpenAt(hours, local) || isOfficeTime(hours, local);
}

/** Whether it is from nine to five on a day without hours but by appointment, or no notice would ever be sent. */
function isOfficeTime(hours: StaffedHours, local: string): boolean {
  const [date = '', time = ''] = local.split('T');
  return hoursOn(hours, date).anyTimeByAppointment && '09:00' <= time && time < '17:00';
}

/** Whether the business is open in the hours of the day itself, and not in those of the day before, past midnight. */
function hasDayBegun(site: SharedSite, local: string): boolean {
  const hours = staffedHours(site);
  const [date = '', time = ''] = local.split('T');
  const [[opens] = [Infinity]] = staffedPeriods(hours, date);
  return (opens <= minutesOf(time) && isOpenAt(hours, local)) || isOfficeTime(hours, local);
}

/** Maximum age of an enquiry for a reminder; the digest lists older ones. */
const maxReminderAgeMs = 14 * 86_400_000;

async function findReminders(db: Database, site: SharedSite, now: Date, local: string) {
  const { respondWithin, notices } = site.mail;
  const hours = staffedHours(site);
  if (!respondWithin || !notices.reminder) return [];
  const promised = isAnyTime(respondWithin) ? respondWithin.minutes : respondWithin;
  // Remind of a short promise halfway.
  const lead = typeof promised === 'number' ? Math.min(notices.reminder, promised / 2) : notices.reminder;
  const soon = minuteIn(site.hours.timeZone, new Date(addMs(now, lead * 60_000)));
  const open = await db
    .selectFrom('enquiry')
    .leftJoin('notice', 'notice.enquiry_id', 'enquiry.id')
    .where('notice.id', 'is', null)
    .where('enquiry.state', '=', 'received')
    .where('done_at', '=', '')
    .where('received_at', '>', addMs(now, -maxReminderAgeMs))
    .select(['enquiry.id', 'received_at'])
    .orderBy('received_at', 'desc')
    .limit(1000)
    .execute();
  const rows: NoticeRow[] = [];
  for (const { id, received_at } of open) {
    const receivedAt = new Date(received_at);
    const due = responseTime(hours, respondWithin, receivedAt)?.due;
    // All earlier enquiries were due even earlier.
    if (!due || due.slice(0, 10) < local.slice(0, 10)) break;
    const isEarly =
      typeof respondWithin === 'number'
        ? local < (responseTime(hours, respondWithin - lead, receivedAt)?.due ?? due)
        : soon < due;
    if (isEarly) continue;
    rows.push({ id: `${id}-reminder`, enquiry_id: id, kind: 'reminder', ...unsent(now.toISOString()) });
  }
  return rows;
}

/** Returns the digest to queue, even if nothing is waiting, so that the lists are read only once a day. */
async function findDigest(db: Database, site: SharedSite, now: Date, date: string): Promise<NoticeRow[]> {
  const { digest, weekly } = site.mail.notices;
  const id = digestId(date);
  if (!digest && !weekly) return [];
  if (await db.selectFrom('notice').select('id').where('id', '=', id).executeTakeFirst()) return [];
  const content = digestMail(site, await readDigest(db, site, date), now, false);
  const state = content ? 'waiting' : 'expired';
  return [{ id, enquiry_id: null, kind: 'digest', ...unsent(now.toISOString()), state }];
}

/** Composes a notice from the current state; undefined if its day is over or the enquiry is done. */
export async function composeNotice(db: Database, input: NoticeInput): Promise<Message | undefined> {
  const { mail, enquiry, site, addresses, now, link, hasDesk } = input;
  const date = todayIn(site.hours.timeZone, now);
  const frame = { id: mail.id, site, addresses };
  if (mail.kind === 'digest') {
    // A digest is only for its own day; the next morning has another.
    if (mail.id !== digestId(date)) return undefined;
    const content = digestMail(site, await readDigest(db, site, date), now, hasDesk);
    return content && toMessage(content, frame);
  }
  if (enquiry?.done_at !== '' || enquiry.state !== 'received') return undefined;
  return toMessage(reminderMail(site, enquiry, now, link), { ...frame, enquiry });
}

type NoticeInput = MailInput & ClaimedMail & { hasDesk: boolean };
