import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow, OutboxRow } from '../database/database.ts';
import { type Attachment, renderHtml, renderText } from './blocks.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { garageMail } from './garage-mail.ts';

/** A confirmation older than this would only confuse its reader. */
const maxConfirmationAgeMs = 3 * 86_400_000;

/**
 * Composes one mail, or returns nothing if it would come too late. Sender and recipients are in the envelope; nothing
 * a visitor typed gets into it except the address that the confirmation goes to.
 */
export function composeMail({ mail, enquiry, site, addresses, now }: MailOrder): Message | undefined {
  const { url, language, business, brand } = site;
  const isToGarage = mail.kind === 'garage';
  if (!isToGarage && now.getTime() - Date.parse(enquiry.received_at) > maxConfirmationAgeMs) return undefined;
  const { subject, blocks, attachments } = isToGarage
    ? garageMail(site, enquiry)
    : confirmationMail(site, enquiry, now);
  const to = isToGarage ? addresses.to : [enquiry.email];
  const replyTo = isToGarage ? enquiry.email : business.email;
  return {
    // The same for every attempt, so that a mail server can drop a duplicate.
    messageId: `<${mail.id}@${new URL(url).hostname}>`,
    from: { name: business.name, address: addresses.from },
    to: to.map(toMailbox),
    ...(isMailbox(replyTo) && { replyTo: toMailbox(replyTo) }),
    subject,
    text: renderText(blocks),
    html: renderHtml(blocks, { language, title: subject, colour: brand.themeColour.light }),
    ...(attachments && { attachments }),
    envelope: { from: addresses.from, to: to.filter(isMailbox) },
    // Stops holiday replies to a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether the text is a single mailbox: no list, no display name, no line break. The form has the same rule. */
function isMailbox(address: string): boolean {
  return /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(address);
}

/** As an object, an address is never parsed as a list. */
function toMailbox(address: string): Mailbox {
  return { name: '', address };
}

type MailOrder = {
  mail: Pick<OutboxRow, 'id' | 'kind'>;
  enquiry: EnquiryRow;
  site: SharedSite;
  addresses: MailAddresses;
  now: Date;
};

/** The sender of every mail, and the recipients at the garage. */
export type MailAddresses = { from: string; to: readonly string[] };

type Mailbox = { name: string; address: string };

/** A mail as Nodemailer takes it. */
export type Message = {
  messageId: string;
  from: Mailbox;
  to: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
  envelope: { from: string; to: string[] };
  headers: Record<string, string>;
  disableFileAccess: true;
  disableUrlAccess: true;
};
