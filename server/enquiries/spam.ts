import type { EnquiryValues } from '../../schema/enquiry.ts';
import type { EnquiryRow, FieldColumns } from '../database/database.ts';

/** Maximum links per message: a customer sends one or two, to a part or a picture. */
const maxLinks = 3;

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"[\]]+/gi;
const bbCode = /\[(?:url|link|img)(?:=[^[\]]*)?\]|\[\/(?:url|link|img)\]/i;
const anchor = /<a\s[^<>]*\bhref\b|<\/a\s*>/i;

/** Fields in which no customer writes a web address. */
const linklessFields = ['name', 'phone', 'registration', 'postcode'] as const;

/**
 * Returns why an enquiry looks like spam, or undefined. The rules match what only machines write: suspected spam is not
 * mailed, so losing a customer costs more than letting an advertiser through. See decision 0021.
 */
export function detectSpam(values: EnquiryValues): string | undefined {
  if (values.website) return 'the trap field was filled';
  const texts = Object.values(values);
  if (texts.some((text) => bbCode.test(text))) return 'links are written in forum code';
  if (texts.some((text) => anchor.test(text))) return 'links are written in HTML';
  const field = linklessFields.find((name) => values[name]?.match(link));
  if (field) return `the field ${field} holds a link`;
  const links = values.message?.match(link) ?? [];
  if (links.length > maxLinks) return `the message holds ${links.length} links`;
  if (links.length > 1 && isMostlyLinks(values.message ?? '', links)) return 'the message is little but links';
  return undefined;
}

/** Several links and hardly a word. A single link may be a customer's part for sale. */
function isMostlyLinks(message: string, links: readonly string[]): boolean {
  const words = links.reduce((text, found) => text.replace(found, ''), message).match(/\p{L}{2,}/gu) ?? [];
  return words.length < 2 * links.length;
}

/** Returns why an enquiry is held. The trap field is not stored, so it is the reason for spam that no rule matches. */
export function holdReason(row: FieldColumns & Pick<EnquiryRow, 'state'>): string {
  if (row.state === 'held') return 'more enquiries came than RATE_LIMIT_GLOBAL a minute';
  const { name, phone, email, registration, postcode, service, message } = row;
  return detectSpam({ name, phone, email, registration, postcode, service, message }) ?? 'the trap field was filled';
}
