import type { EnquiryValues } from '../../schema/enquiry.ts';
import type { FieldColumns } from '../database/database.ts';

/** More links than this in one message are suspect: a customer sends one or two, of a part or a picture. */
const mostLinks = 3;

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"[\]]+/gi;
const bbCode = /\[(?:url|link|img)(?:=[^[\]]*)?\]|\[\/(?:url|link|img)\]/i;
const anchor = /<a\s[^<>]*\bhref\b|<\/a\s*>/i;

/** Fields of one line in which no customer writes the address of a website. */
const linkless = ['name', 'phone', 'registration', 'postcode'] as const;

/**
 * Why an enquiry looks like spam, or undefined. The rules are few and go by what only machines do: what is kept
 * apart is mailed to nobody, so to suspect a customer costs more than to let an advertiser through. See decision 0021.
 */
export function suspectSpam(values: EnquiryValues): string | undefined {
  if (values.website) return 'the trap field was filled';
  const texts = Object.values(values);
  if (texts.some((text) => bbCode.test(text))) return 'links are written in forum code';
  if (texts.some((text) => anchor.test(text))) return 'links are written in HTML';
  const field = linkless.find((name) => values[name]?.match(link));
  if (field) return `the field ${field} holds a link`;
  const links = values.message?.match(link) ?? [];
  if (links.length > mostLinks) return `the message holds ${links.length} links`;
  if (links.length > 1 && isMostlyLinks(values.message ?? '', links)) return 'the message is little but links';
  return undefined;
}

/** Two links and hardly a word; one link alone may be a customer's broken part for sale. */
function isMostlyLinks(message: string, links: readonly string[]): boolean {
  const words = links.reduce((text, found) => text.replace(found, ''), message).match(/\p{L}{2,}/gu) ?? [];
  return words.length < 2 * links.length;
}

/** Why a stored enquiry was kept apart. The trap field is not stored, so it is what is left when no rule speaks. */
export function suspicionOf(row: FieldColumns): string {
  const { name, phone, email, registration, postcode, service, message } = row;
  return suspectSpam({ name, phone, email, registration, postcode, service, message }) ?? 'the trap field was filled';
}
