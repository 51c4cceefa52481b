import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { addDays, toInstant } from '../../schema/clock.ts';
import { formatAnswer } from '../../schema/field-kinds.ts';
import { fillIn } from '../../schema/fill-in.ts';
import { type OpeningHours, openingTimes } from '../../schema/opening-times.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Database, Tables } from '../database/database.ts';
import { deskOrigin, deskPath, enquiryPath } from '../desk/paths.ts';
import { holdReason } from '../enquiries/spam.ts';
import type { MailBlock, MailContent } from './blocks.ts';
import { describeDue, formatDay } from './format.ts';
import { failedEnquiries } from './outbox.ts';

/** Reads the lists for the morning of a day, such as `2026-11-23`, as far as the business has asked for them. */
export async function readDigest(db: Database, { hours, mail }: Pick<SharedSite, 'hours' | 'mail'>, day: string) {
  const { digest, weekly } = mail.notices;
  const opens = openingOf(hours, day);
  const last = lastOpenDay(hours, day);
  const accepted = db.selectFrom('enquiry').where('state', '=', 'received');
  const held = db.selectFrom('enquiry').where('state', '=', 'held');
  // The staff know about the spam they marked themselves.
  const marked = db.selectFrom('enquiry_event').select('enquiry_id').where('what', '=', 'spam');
  const suspected = db.selectFrom('enquiry').where('state', '=', 'spam').where('id', 'not in', marked);
  const spam = suspected.where('received_at', '<', opens);
  const isBooked = ({ answers }: Row) => answers.some(({ role, value }) => role === 'appointment' && value === day);
  const queries = {
    open: digest && accepted.where('done_at', '=', '').where('received_at', '<', opens),
    // A prefilter: a message may mention the day too.
    booked: digest && accepted.where(sql`cast(answers as text)`, 'like', `%"${day}"%`),
    held: digest && held,
    failed: digest && accepted.where('id', 'in', failedEnquiries),
    spam: digest && spam.where('received_at', '>=', openingOf(hours, last)),
    weekly: weekly && last < mondayOf(day) && spam.where('received_at', '>=', openingOf(hours, addDays(day, -7))),
  };
  const { open, booked, ...others } = queries;
  return {
    open: await readSample(open),
    booked: booked ? cut((await booked.selectAll().orderBy('received_at').execute()).filter(isBooked)) : none,
    held: await readSample(others.held),
    failed: await readSample(others.failed),
    spam: await readSample(others.spam),
    weekly: await readSample(others.weekly),
  };
}

type Digest = Awaited<ReturnType<typeof readDigest>>;

type Row = Selectable<Tables['enquiry']>;

/** A number of enquiries, with the oldest of them. */
type EnquirySample = { count: number; rows: readonly Row[] };

const none: EnquirySample = { count: 0, rows: [] };

/** Maximum rows per list of the digest; the desk shows the rest. */
const maxListed = 20;

function cut(rows: readonly Row[]): EnquirySample {
  return { count: rows.length, rows: rows.slice(0, maxListed) };
}

async function readSample(query: SelectQueryBuilder<Tables, 'enquiry', unknown> | false): Promise<EnquirySample> {
  if (!query) return none;
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return { count: Number(count), rows: await query.selectAll().orderBy('received_at').limit(maxListed).execute() };
}

/** Returns when a business day begins: at opening time, or at midnight if closed. */
function openingOf(hours: OpeningHours & { timeZone: string }, day: string): string {
  const opens = openingTimes(hours, day)[0]?.opens ?? '00:00';
  return toInstant(`${day}T${opens}`, hours.timeZone).toISOString();
}

/** Returns the last day before the given one on which the business was open, or the day a month earlier. */
function lastOpenDay(hours: OpeningHours, day: string): string {
  const days = Array.from({ length: 31 }, (_, index) => addDays(day, -1 - index));
  return days.find((each) => openingTimes(hours, each).length > 0) ?? addDays(day, -31);
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7));
}

/** Lists everything waiting for the business, with links to the desk, if any; undefined if nothing is. */
export function digestMail(site: SharedSite, digest: Digest, now: Date, hasDesk: boolean): MailContent | undefined {
  const { language, hours, mail, business } = site;
  const words = mail.digest;
  const day = formatDay(now, { language, timeZone: hours.timeZone });
  const subject = fillIn(words.subject, { business: business.name, day });
  const spoken = (row: Row, roles: readonly string[]) =>
    row.answers.filter(({ role = '' }) => roles.includes(role)).map((answer) => formatAnswer(answer, language));
  const hrefOf = ({ reference }: Row) => (hasDesk ? deskOrigin(site) + enquiryPath(reference) : undefined);
  const about = (row: Row) => [row.name, ...spoken(row, ['subject', 'service'])];
  const list = (heading: string, { count, rows }: EnquirySample, describe: (row: Row) => string[]): MailBlock[] => {
    if (count === 0) return [];
    const more = count - rows.length;
    return [
      { text: fillIn(heading, { count: String(count) }) },
      {
        rows: rows.map((row) => ({
          label: row.reference,
          value: describe(row).filter(Boolean).join(', '),
          href: hrefOf(row),
        })),
      },
      ...(more > 0 ? [{ text: fillIn(words.more, { count: String(more) }) }] : []),
    ];
  };
  const held = (row: Row) => [row.name, holdReason(row, site.desk.reasons)];
  const blocks = [
    ...list(words.open, digest.open, (row) => [...about(row), describeDue(site, new Date(row.received_at), now)]),
    ...list(words.booked, digest.booked, (row) => [...spokenTime(row), ...about(row), row.phone]),
    ...list(words.held, digest.held, (row) => [...about(row), row.phone]),
    ...list(words.failed, digest.failed, (row) => [...about(row), row.phone]),
    ...list(words.spam, digest.spam, held),
    ...list(words.weekly, digest.weekly, held),
  ];
  if (blocks.length === 0) return undefined;
  const desk = hasDesk ? [{ link: words.desk, href: deskOrigin(site) + deskPath }] : [];
  return { subject, blocks: [{ heading: subject }, ...blocks, ...desk] };
}

/** Returns the requested time of a booking. */
function spokenTime({ answers }: Row): string[] {
  return answers.filter(({ kind }) => kind === 'slot').map(({ value }) => value);
}
