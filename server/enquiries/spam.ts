import { behaviourOf } from '../../schema/field-kinds.ts';
import type { Answer } from '../../site/answers.ts';
import type { EnquiryRow } from '../database/database.ts';

/** Maximum links per message: a customer sends one or two, to a part or a picture. */
const maxLinks = 3;

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"[\]]+/gi;
const bbCode = /\[(?:url|link|img)(?:=[^[\]]*)?\]|\[\/(?:url|link|img)\]/i;
const anchor = /<a\s[^<>]*\bhref\b|<\/a\s*>/i;

/**
 * Returns why an enquiry looks like spam, or undefined. The rules match what only machines write: suspected spam is not
 * mailed, so losing a customer costs more than letting an advertiser through. See decision 0021.
 */
export function detectSpam(answers: readonly Answer[], website = ''): string | undefined {
  if (website) return 'the trap field was filled';
  if (answers.some(({ value }) => bbCode.test(value))) return 'links are written in forum code';
  if (answers.some(({ value }) => anchor.test(value))) return 'links are written in HTML';
  const linked = answers.find(
    ({ kind, role, value }) => (behaviourOf(kind).isLinkless || role === 'name') && value.match(link),
  );
  if (linked) return `the field ${linked.name} holds a link`;
  const message = answers.filter(({ kind }) => kind === 'textarea').map(({ value }) => value);
  const links = message.join('\n').match(link) ?? [];
  if (links.length > maxLinks) return `the message holds ${links.length} links`;
  if (links.length > 1 && isMostlyLinks(message.join('\n'), links)) return 'the message is little but links';
  return undefined;
}

/** Several links and hardly a word. A single link may be a customer's part for sale. */
function isMostlyLinks(message: string, links: readonly string[]): boolean {
  const words = links.reduce((text, found) => text.replace(found, ''), message).match(/\p{L}{2,}/gu) ?? [];
  return words.length < 2 * links.length;
}

/** Returns why an enquiry is held. The trap field is not stored, so it is the reason for spam that no rule matches. */
export function holdReason({ state, answers, is_marked }: Held): string {
  if (is_marked) return 'marked as spam';
  if (state === 'held') return 'more enquiries came than RATE_LIMIT_GLOBAL a minute';
  return detectSpam(answers) ?? 'the trap field was filled';
}

type Held = Pick<EnquiryRow, 'state' | 'answers'> & { is_marked?: unknown };
