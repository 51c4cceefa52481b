import { joinLabel } from '../../schema/join-label.ts';
import { answerWith } from '../../site/answers.ts';
import { calendarFile } from '../../site/calendar-entry.ts';
import { shortAddress } from '../../site/format-address.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import { answerRows } from './format.ts';

/** Returns a calendar file for the requested day and time of an enquiry; undefined without a day. */
export function bookingFile(site: SharedSite, enquiry: EnquiryRow): string | undefined {
  const { reference, form_type, received_at, name, answers } = enquiry;
  const date = answerWith(answers, 'appointment', 'date');
  if (date === '') return undefined;
  const others = answers.filter(({ role }) => role !== 'appointment');
  return calendarFile({
    reference,
    title: `${site.mail.kinds[form_type]}: ${[name, answerWith(answers, 'subject')].filter(Boolean).join(', ')}`,
    place: `${site.business.name}, ${shortAddress(site.business.address)}`,
    notes: [reference, ...answerRows(site, others).map(({ label, value }) => joinLabel(label, value))].join('\n'),
    date,
    slot: answerWith(answers, 'appointment', 'slot'),
    timeZone: site.hours.timeZone,
    at: new Date(received_at),
  });
}
