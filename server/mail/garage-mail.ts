import { type FieldName, fieldNames } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailBlock, MailContent } from './blocks.ts';
import { enquiryRows, fillIn, formatDay, telephoneLink } from './fields.ts';
import { describeResponseTime } from './response-time.ts';

/** Notifies the garage of an enquiry: who, what and how to call back, at a glance on a phone. */
export function garageMail(site: SharedSite, enquiry: EnquiryRow): MailContent {
  const words = site.mail;
  const { name, phone, email, registration, reference } = enquiry;
  const kind = words.kinds[enquiry.form_type];
  const receivedAt = new Date(enquiry.received_at);
  const href = telephoneLink(phone);
  const time = formatDay(receivedAt, { language: site.language, timeZone: site.hours.timeZone, time: true });
  // The response time as the visitor read it when the form was sent.
  const when = describeResponseTime(site, receivedAt, receivedAt);
  const notes = [
    fillIn(words.received, { time }),
    ...(words.respondWithin ? [fillIn(words.promised, { when })] : []),
    ...(email ? [fillIn(words.replyHint, { name })] : []),
  ];
  const appointment = enquiryRows(site, enquiry, appointmentFields);
  const call: MailBlock[] = href ? [{ button: fillIn(words.callVisitor, { name, phone }), href }] : [];
  return {
    subject: `${kind}: ${[name, registration, reference].filter(Boolean).join(', ')}`,
    blocks: [
      { heading: `${kind} ${reference}` },
      ...(appointment.length > 0 ? [{ rows: appointment }] : []),
      ...call,
      { rows: enquiryRows(site, enquiry, otherFields) },
      { text: notes.join('\n') },
    ],
  };
}

/** First: a booking is about its date and time. */
const appointmentFields: readonly FieldName[] = ['preferredDate', 'preferredTime'];

/** Everything else, in the order of the forms. */
const otherFields = fieldNames.filter((name) => !appointmentFields.includes(name));
