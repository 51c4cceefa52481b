import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow, OutboxRow } from '../database/database.ts';
import { type Block, printHtml, printText } from './blocks.ts';
import { garageMail } from './garage-mail.ts';
import { visitorMail } from './visitor-mail.ts';

/** How long after its enquiry a confirmation is still of use to anybody. */
const confirmationAgeMs = 3 * 86_400_000;

/**
 * Writes one mail, or nothing where it would come too late to be of use. Sender and recipients stand in an envelope
 * of their own; nothing that a visitor typed becomes one, but the address that the confirmation goes to.
 */
export function composeMail({ mail, enquiry, site, addresses, now }: Order): Message | undefined {
  const facts = { site, enquiry, now };
  const { url, language, business, brand } = site;
  const isToGarage = mail.kind === 'garage';
  if (!isToGarage && now.getTime() - Date.parse(enquiry.received_at) > confirmationAgeMs) return undefined;
  const { subject, blocks } = isToGarage ? garageMail(facts) : visitorMail(facts);
  const to = isToGarage ? addresses.to : [enquiry.email];
  const replyTo = isToGarage ? enquiry.email : business.email;
  const from = { name: business.name, address: addresses.from };
  return {
    // The same for every attempt, so that a mail server can drop what it has already.
    messageId: `<${mail.id}@${new URL(url).hostname}>`,
    from,
    to: to.map(plainAddress),
    ...(isMailbox(replyTo) && { replyTo: plainAddress(replyTo) }),
    subject,
    text: printText(blocks),
    html: printHtml(blocks, { language, title: subject, colour: brand.themeColour.light }),
    envelope: { from: addresses.from, to: to.filter(isMailbox) },
    // Keeps holiday replies from answering a machine.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One mailbox and nothing else: no list, no display name, no line break. The form's rule says the same. */
export function isMailbox(address: string): boolean {
  return /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(address);
}

/** Given as an object, an address is never parsed as a list. */
function plainAddress(address: string): Mailbox {
  return { name: '', address };
}

type Order = {
  mail: Pick<OutboxRow, 'id' | 'kind'>;
  enquiry: EnquiryRow;
  site: SharedSite;
  addresses: Addresses;
  now: Date;
};

/** Who mails come from, and who is told of an enquiry. */
export type Addresses = { from: string; to: readonly string[] };

type Mailbox = { name: string; address: string };

/** What is handed to the mail server's client. */
export type Message = {
  messageId: string;
  from: Mailbox;
  to: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  envelope: { from: string; to: string[] };
  headers: Record<string, string>;
  disableFileAccess: true;
  disableUrlAccess: true;
};

/** What a mail says. */
export type Content = { subject: string; blocks: Block[] };

/** What a mail is about. */
export type MailFacts = { site: SharedSite; enquiry: EnquiryRow; now: Date };
