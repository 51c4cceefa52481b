import { answerWith } from '../../site/answers.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import { type EnquiryRow, toBusiness } from '../database/database.ts';
import { type MailContent, renderHtml, renderText } from './blocks.ts';
import { businessMail } from './business-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { QueuedMail } from './outbox.ts';

/** Maximum age of a confirmation; later it would only confuse. */
const maxConfirmationAgeMs = 3 * 86_400_000;

/** Composes a mail, unless it would arrive too late. The only visitors' input in the envelope is a recipient. */
export function composeMail({ mail, enquiry, now, link, ...frame }: MailInput): Message | undefined {
  if (!enquiry) return undefined;
  const { id } = mail;
  const { site } = frame;
  if (mail.kind === toBusiness) return toMessage(businessMail(site, enquiry, link), { ...frame, id, enquiry });
  if (now.getTime() - Date.parse(enquiry.received_at) > maxConfirmationAgeMs) return undefined;
  const content = confirmationMail(site, enquiry, now);
  const { email = site.business.email } = site.departments?.[answerWith(enquiry.answers, 'branch')] ?? {};
  return toMessage(content, { ...frame, id, to: [enquiry.email], replyTo: email });
}

export function mailAddresses(
  config: Pick<Config, 'ENQUIRIES_FROM' | 'ENQUIRIES_TO'>,
  { business, departments }: Pick<SharedSite, 'business' | 'departments'>,
): Addresses {
  const from = config.ENQUIRIES_FROM ?? business.email;
  // With recipients of its own, a test server does not write to a department.
  return config.ENQUIRIES_TO ? { from, to: config.ENQUIRIES_TO } : { from, to: [business.email], departments };
}

/** The sender and recipients of mails to the business, and the departments with recipients of their own. */
type Addresses = { from: string; to: readonly string[]; departments?: SharedSite['departments'] };

/** Creates a message, by default to the business, about an `enquiry` to the department that it chooses. */
export function toMessage(
  { subject, blocks, attachments }: MailContent,
  { id, site, addresses, enquiry, to: ownTo, replyTo = enquiry?.email ?? '' }: Envelope,
) {
  const { email } = addresses.departments?.[answerWith(enquiry?.answers ?? [], 'branch')] ?? {};
  const to = ownTo ?? (email ? [email] : addresses.to);
  const { url, language, business, brand, wording } = site;
  return {
    // The same for every attempt, so that mail servers can drop duplicates.
    messageId: `<${id}@${new URL(url).hostname}>`,
    from: { name: business.name, address: addresses.from },
    to: to.map(toMailbox),
    ...(isMailbox(replyTo) && { replyTo: toMailbox(replyTo) }),
    subject: encodeLookalike(subject),
    text: renderText(blocks, wording),
    html: renderHtml(blocks, { language, title: subject, colour: brand.colours.main }),
    ...(attachments && { attachments }),
    envelope: { from: addresses.from, to: to.filter(isMailbox) },
    // Prevents out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' } as Record<string, string>,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Encodes a typed subject that looks like an encoded word, which nodemailer leaves alone and mail programs decode. */
function encodeLookalike(subject: string): string {
  if (!subject.includes('=?')) return subject;
  // An encoded word has at most 75 characters.
  const parts = subject.match(/.{1,11}/gsu) ?? [];
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');
}

/** Whether a text is a single mailbox: no list, display name or line break. Forms have the same rule. */
function isMailbox(address: string): boolean {
  return /^[^\s@<>,;:"()[\]\\\p{Cc}]+@[^\s@<>,;:"()[\]\\\p{Cc}]+$/u.test(address);
}

/** Returns an object, which nodemailer does not parse as a list. */
function toMailbox(address: string) {
  return { name: '', address };
}

export type MailInput = Frame & {
  mail: Pick<QueuedMail, 'id' | 'kind'>;
  enquiry: EnquiryRow | undefined;
  now: Date;
  link?: string | undefined;
};

type Envelope = Frame & { id: string; enquiry?: EnquiryRow; to?: readonly string[]; replyTo?: string };

type Frame = { site: SharedSite; addresses: Addresses };

export type Message = ReturnType<typeof toMessage>;
