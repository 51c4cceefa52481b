import { behaviourOf } from '../../schema/field-kinds.ts';
import { fillIn } from '../../schema/placeholders.ts';
import { englishOffice } from '../../schema/vocabulary/english-office.ts';
import type { Answer } from '../../site/answers.ts';
import type { EnquiryRow } from '../database/database.ts';

/** Maximum links per message. Customers send one or two, to a part or a picture. */
const maxLinks = 3;

const link = /(?:https?:\/\/|\bwww\.)[^\s<>"[\]]+/gi;
const bbCode = /\[(?:url|link|img)(?:=[^[\]]*)?\]|\[\/(?:url|link|img)\]/i;
const anchor = /<a\s[^<>]*\bhref\b|<\/a\s*>/i;

/** Why an enquiry is held: the key of a sentence, with the values of its placeholders. */
type Reason = { key: keyof ReasonWords; [name: string]: string };

/** Texts for commands and exports, which are always in English. */
const english = englishOffice.desk.reasons;

type ReasonWords = Readonly<Record<keyof typeof english, string>>;

/** Returns why an enquiry looks like spam. Matches only what machines write: see decision 0021. */
export function detectSpam(answers: readonly Answer[], website = ''): Reason | undefined {
  if (website) return { key: 'trap' };
  if (answers.some(({ value }) => bbCode.test(value))) return { key: 'forumCode' };
  if (answers.some(({ value }) => anchor.test(value))) return { key: 'html' };
  const linked = answers.find(
    ({ kind, role, value }) => (behaviourOf(kind).isLinkless || role === 'name') && value.match(link),
  );
  if (linked) return { key: 'linked', field: linked.name };
  const messages = answers.filter(({ kind }) => kind === 'textarea').map(({ value }) => value);
  const message = messages.join('\n');
  const links = message.match(link) ?? [];
  if (links.length > maxLinks) return { key: 'links', count: String(links.length) };
  // A single link, even without words, may be to a part that the customer found.
  const words = message.replaceAll(link, '').match(/\p{L}{2,}/gu) ?? [];
  return links.length > 1 && words.length < 2 * links.length ? { key: 'onlyLinks' } : undefined;
}

/** Returns why an enquiry is held. The honeypot is not stored, so it must be the reason if nothing else matches. */
export function holdReason({ state, answers, is_marked }: Held, words: ReasonWords = english): string {
  const reason: Reason | undefined = is_marked ? { key: 'marked' } : state === 'held' ? { key: 'flood' } : undefined;
  const { key, ...values } = reason ?? detectSpam(answers) ?? { key: 'trap' };
  return fillIn(words[key], values);
}

type Held = Pick<EnquiryRow, 'state' | 'answers'> & { is_marked?: unknown };
