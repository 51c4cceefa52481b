import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { addDays, timeOf, toInstant } from '../../schema/clock.ts';
import { formatAnswer } from '../../schema/field-kinds.ts';
import { fillIn } from '../../schema/placeholders.ts';
import { visitDays } from '../../site/answers.ts';
import { type StaffedHours, staffedHours, staffedPeriods } from '../../site/response-time.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Database, Tables } from '../database/database.ts';
import { deskOrigin, deskPath, enquiryPath } from '../desk/paths.ts';
import { holdReason } from '../enquiries/spam.ts';
import type { MailBlock, MailContent } from './blocks.ts';
import { describeDue, endRightToLeft, formatLongDay } from './format.ts';
import { failedEnquiries } from './outbox.ts';

/** Reads the lists for the morning of a day such as `2026-11-23` that `mail.notices` asks for. */
export async function readDigest(db: Database, site: Pick<SharedSite, 'hours' | 'departments' | 'mail'>, day: string) {
  const { digest, weekly } = site.mail.notices;
  const hours = staffedHours(site);
  const opens = openingOf(hours, day);
  const last = await readLastDays(db, day);
  const accepted = db.selectFrom('enquiry').where('state', '=', 'received');
  const undone = db.selectFrom('enquiry').where('done_at', '=', '');
  const open = undone.where('state', '=', 'received');
  // Skip spam that the staff marked themselves.
  const marked = db.selectFrom('enquiry_event').select('enquiry_id').where('what', '=', 'spam');
  const suspected = undone.where('state', '=', 'spam').where('id', 'not in', marked);
  const spam = suspected.where('received_at', '<', opens);
  const booked = accepted.where(sql`cast(answers as text)`, 'like', `%"${day}"%`);
  return {
    open: await readSample(digest && open.where('received_at', '<', opens)),
    // Compare the field itself, since a message may mention the day too.
    booked: await readSample(digest && booked, ({ answers }) => visitDays(answers)[0] === day),
    held: await readSample(digest && undone.where('state', '=', 'held')),
    failed: await readSample(digest && open.where('id', 'in', failedEnquiries)),
    spam: await readSample(digest && spam.where('received_at', '>=', openingOf(hours, last.daily))),
    weekly: await readSample(
      weekly && last.daily < mondayOf(day) && spam.where('received_at', '>=', openingOf(hours, last.weekly)),
    ),
  };
}

type Digest = Awaited<ReturnType<typeof readDigest>>;

type Row = Selectable<Tables['enquiry']>;

type EnquirySample = { count: number; rows: readonly Row[] };

/** Maximum rows per list of the digest; the desk shows the rest. */
const maxListed = 20;

async function readSample(query: EnquiryQuery | false, filter?: (row: Row) => boolean): Promise<EnquirySample> {
  if (!query) return { count: 0, rows: [] };
  const oldest = query.selectAll().orderBy('received_at');
  if (filter) {
    const rows = (await oldest.execute()).filter(filter);
    return { count: rows.length, rows: rows.slice(0, maxListed) };
  }
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), rows: await oldest.limit(maxListed).execute() };
}

type EnquiryQuery = SelectQueryBuilder<Tables, 'enquiry', unknown>;

/** Returns when a day begins for the business: at opening time, or at midnight if closed. */
function openingOf(hours: StaffedHours, day: string): string {
  const [[opens] = [0]] = staffedPeriods(hours, day);
  return toInstant(`${day}T${timeOf(opens)}`, hours.timeZone).toISOString();
}

/** Returns the days of the last digest before a day, and of the first in that week, which had the weekly list. */
async function readLastDays(db: Database, day: string) {
  const sent = db.selectFrom('notice').select('id').where('kind', '=', 'digest').where('state', '=', 'sent');
  const latest = sent.where('id', '<', digestId(day)).orderBy('id', 'desc').limit(7);
  const days = (await latest.execute()).map(({ id }) => id.slice(digestId('').length));
  const [daily = addDays(day, -7)] = days;
  return { daily, weekly: days.findLast((each) => each >= mondayOf(daily)) ?? daily };
}

/** Returns the id of the digest of a day, which makes it unique. */
export const digestId = (day: string) => `digest-${day}`;

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

/** Lists everything waiting for the business, with links to the desk, if any; undefined if nothing is. */
export function digestMail(site: SharedSite, digest: Digest, now: Date, hasDesk: boolean): MailContent | undefined {
  const { language, mail, business } = site;
  const words = mail.digest;
  const day = formatLongDay(site, now);
  const subject = fillIn(words.subject, { business: business.name, day });
  const hrefOf = ({ reference }: Row) => (hasDesk ? deskOrigin(site) + enquiryPath(reference) : undefined);
  const about = ({ name, answers }: Row) => {
    const named = answers.filter(({ role }) => role === 'subject' || role === 'service');
    return [name, ...named.map((answer) => formatAnswer(answer, language))];
  };
  const list = (heading: string, { count, rows }: EnquirySample, describe: (row: Row) => string[]): MailBlock[] => {
    if (count === 0) return [];
    const more = count - rows.length;
    const listed = rows.map((row) => ({
      label: row.reference,
      value: describe(row).filter(Boolean).map(endRightToLeft).join(', '),
      href: hrefOf(row),
    }));
    return [
      { text: fillIn(heading, { count: String(count) }) },
      { rows: listed },
      ...(more > 0 ? [{ text: fillIn(words.more, { count: String(more) }) }] : []),
    ];
  };
  const times = ({ answers }: Row) => answers.filter(({ kind }) => kind === 'slot').map(({ value }) => value);
  const held = (row: Row) => [row.name, holdReason(row, site.desk.reasons)];
  const blocks = [
    ...list(words.open, digest.open, (row) => [...about(row), describeDue(site, new Date(row.received_at), now)]),
    ...list(words.booked, digest.booked, (row) => [...times(row), ...about(row), row.phone]),
    ...list(words.held, digest.held, (row) => [...about(row), row.phone]),
    ...list(words.failed, digest.failed, (row) => [...about(row), row.phone]),
    ...list(words.spam, digest.spam, held),
    ...list(words.weekly, digest.weekly, held),
  ];
  if (blocks.length === 0) return undefined;
  const desk = hasDesk ? [{ link: words.desk, href: deskOrigin(site) + deskPath }] : [];
  return { subject, blocks: [{ heading: subject }, ...blocks, ...desk] };
}
