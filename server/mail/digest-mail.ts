import { formatAnswer } from '../../schema/field-kinds.ts';
import { fillIn } from '../../schema/fill-in.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { deskOrigin, deskPath, enquiryPath } from '../desk/paths.ts';
import type { Digest, EnquirySample } from '../enquiries/digest.ts';
import { holdReason } from '../enquiries/spam.ts';
import type { MailBlock, MailContent } from './blocks.ts';
import { formatDay } from './format.ts';
import { describeDue } from './reply-due.ts';

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

type Row = EnquirySample['rows'][number];

/** Returns the requested time of a booking. */
function spokenTime({ answers }: Row): string[] {
  return answers.filter(({ kind }) => kind === 'slot').map(({ value }) => value);
}
