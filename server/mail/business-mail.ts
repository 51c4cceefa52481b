import { telephoneLink } from '../../schema/field-kinds.ts';
import { fillIn, joinLabel } from '../../schema/placeholders.ts';
import { answerWith, visitDays } from '../../site/answers.ts';
import { calendarFile } from '../../site/calendar-entry.ts';
import { visitPlace } from '../../site/format-address.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailBlock, MailContent } from './blocks.ts';
import {
  answerRows,
  describeDue,
  describeResponseTime,
  endRightToLeft,
  formatLongDay,
  nameOfKind,
  senderName,
} from './format.ts';

/** Composes the mail that notifies the business of an enquiry: who, what and how to call back, for a phone. */
export function businessMail(site: SharedSite, enquiry: EnquiryRow, doneLink?: string): MailContent {
  const words = site.mail;
  const { name, phone, email, reference, answers } = enquiry;
  const receivedAt = new Date(enquiry.received_at);
  const href = telephoneLink(phone);
  const time = formatLongDay(site, receivedAt, 'time');
  // What was promised when the form was sent.
  const when = describeResponseTime(site, receivedAt, receivedAt);
  const notes = [
    fillIn(words.received, { time }),
    ...(words.respondWithin ? [fillIn(words.promised, { when })] : []),
    ...(email ? [fillIn(words.replyHint, { name: senderName(site, enquiry) })] : []),
  ];
  // The date and time of a booking matter most.
  const appointment = answers.filter(({ role }) => role === 'appointment');
  const others = answers.filter(({ role }) => role !== 'appointment');
  const calendar = bookingFile(site, enquiry);
  const callText = name ? words.callVisitor : site.desk.call;
  const call: MailBlock[] = href ? [{ button: fillIn(callText, { name: endRightToLeft(name), phone }), href }] : [];
  return {
    subject: titleOf(site, enquiry, reference),
    blocks: [
      { heading: `${nameOfKind(site, enquiry)} ${reference}` },
      ...(appointment.length > 0 ? [{ rows: answerRows(site, appointment) }] : []),
      ...call,
      { rows: answerRows(site, others) },
      { text: notes.join('\n') },
      ...(doneLink ? [{ link: fillIn(words.done.link, { reference }), href: doneLink }] : []),
    ],
    ...(calendar !== undefined && {
      attachments: [{ filename: `${reference}.ics`, content: calendar, contentType: 'text/calendar' }],
    }),
  };
}

/** `Booking: Ann Driver, AB12 CDE`. */
function titleOf(site: SharedSite, enquiry: EnquiryRow, ...more: string[]): string {
  const about = [enquiry.name, answerWith(enquiry.answers, 'subject'), ...more].filter(Boolean);
  return joinLabel(nameOfKind(site, enquiry), about.map(endRightToLeft).join(', '), site.wording);
}

/** Composes the reminder that a reply is due soon, with the content of the first mail below. */
export function reminderMail(site: SharedSite, enquiry: EnquiryRow, now: Date, doneLink?: string): MailContent {
  const { reference, received_at } = enquiry;
  const name = endRightToLeft(senderName(site, enquiry));
  const due = describeDue(site, new Date(received_at), now);
  const subject = fillIn(site.mail.reminder, { due, name, reference });
  const { blocks } = businessMail(site, enquiry, doneLink);
  return { subject, blocks: [{ heading: subject }, ...blocks.slice(1)] };
}

/** Returns a calendar file for the requested day and time of an enquiry; undefined without a day. */
export function bookingFile(site: SharedSite, enquiry: EnquiryRow): string | undefined {
  const { reference, received_at, answers } = enquiry;
  const [date, until] = visitDays(answers);
  if (date === '') return undefined;
  const others = answers.filter(({ role }) => role !== 'appointment');
  return calendarFile({
    reference,
    title: titleOf(site, enquiry),
    place: visitPlace(site, answerWith(answers, 'branch')),
    notes: [
      reference,
      ...answerRows(site, others).map(({ label, value }) => joinLabel(label, value, site.wording)),
    ].join('\n'),
    date,
    until,
    slot: answerWith(answers, 'appointment', 'slot'),
    timeZone: site.hours.timeZone,
    at: new Date(received_at),
  });
}
