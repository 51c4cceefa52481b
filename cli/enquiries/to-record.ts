import { suspicionOf } from '../../server/enquiries/spam.ts';
import type { SelectedEnquiry } from './read-enquiries.ts';

/** An enquiry as other programs read it, under the names of the form's fields. */
export function toRecord(row: SelectedEnquiry) {
  return {
    reference: row.reference,
    state: row.delivery,
    /** Why it was kept apart, or what the mail server said last. */
    reason: row.delivery === 'spam' ? suspicionOf(row) : row.delivery_reason,
    formType: row.form_type,
    receivedAt: row.received_at,
    name: row.name,
    phone: row.phone,
    email: row.email,
    registration: row.registration,
    postcode: row.postcode,
    service: row.service,
    preferredDate: row.preferred_date,
    preferredTime: row.preferred_time,
    message: row.message,
  };
}
