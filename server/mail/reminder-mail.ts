import { fillIn } from '../../schema/fill-in.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailContent } from './blocks.ts';
import { businessMail } from './business-mail.ts';
import { describeDue } from './reply-due.ts';

/** Reminds the business that a reply is due soon, above the content of the first mail about the enquiry. */
export function reminderMail(site: SharedSite, enquiry: EnquiryRow, now: Date, doneLink?: string): MailContent {
  const { name, reference, received_at } = enquiry;
  const due = describeDue(site, new Date(received_at), now);
  const subject = fillIn(site.mail.reminder, { due, name, reference });
  const { blocks } = businessMail(site, enquiry, doneLink);
  return { subject, blocks: [{ heading: subject }, ...blocks.slice(1)] };
}
