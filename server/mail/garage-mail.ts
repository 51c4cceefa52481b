import type { FieldName } from '../../schema/form-names.ts';
import type { Block } from './blocks.ts';
import type { Content, MailFacts } from './compose-mail.ts';
import { enquiryRows, telephoneLink } from './enquiry-rows.ts';
import { fillWords } from './fill-words.ts';
import { promiseAnswer } from './promise-answer.ts';
import { writeDay } from './write-day.ts';

/** Tells the garage of an enquiry: who, what and how to call back, at a glance on a phone. */
export function garageMail({ site, enquiry }: Omit<MailFacts, 'now'>): Content {
  const words = site.mail;
  const { name, phone, email, registration, reference } = enquiry;
  const kind = words.kinds[enquiry.form_type];
  const receivedAt = new Date(enquiry.received_at);
  const href = telephoneLink(phone);
  const time = writeDay(receivedAt, { language: site.language, timeZone: site.hours.timeZone, time: true });
  // The promise as the visitor saw it, at the moment of sending.
  const when = promiseAnswer(site, receivedAt, receivedAt);
  const notes = [
    fillWords(words.received, { time }),
    ...(words.respondWithin ? [fillWords(words.promised, { when })] : []),
    ...(email ? [fillWords(words.replyHint, { name })] : []),
  ];
  const wishes = enquiryRows(site, enquiry, wishFields);
  const call: Block[] = href ? [{ button: fillWords(words.callVisitor, { name, phone }), href }] : [];
  return {
    subject: `${kind}: ${[name, registration, reference].filter(Boolean).join(', ')}`,
    blocks: [
      { heading: `${kind} ${reference}` },
      ...(wishes.length > 0 ? [{ rows: wishes }] : []),
      ...call,
      { rows: enquiryRows(site, enquiry, otherFields) },
      { text: notes.join('\n') },
    ],
  };
}

/** A booking is read for its day first. */
const wishFields: readonly FieldName[] = ['preferredDate', 'preferredTime'];

/** The message comes last, since it may be long. */
const otherFields: readonly FieldName[] = ['name', 'phone', 'email', 'registration', 'postcode', 'service', 'message'];
