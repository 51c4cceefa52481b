import { type FormType, formTypes } from '../../schema/form-names.ts';
import type { Delivery } from '../../server/enquiries/select-enquiries.ts';
import { type Tools, usageError } from './command.ts';
import { readMoment } from './local-time.ts';

const deliveries: readonly Delivery[] = ['received', 'sent', 'failed', 'spam'];

/** The options by which commands choose among enquiries. */
export const filterOptions = {
  form: { type: 'string' },
  state: { type: 'string' },
  spam: { type: 'boolean', default: false },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

/** What `--help` says of them. */
export const filterHelp = `  --form FORM     contact, booking or quote
  --state STATE   received (its mail is still to go), sent, failed (its mail was refused) or spam
  --spam          those kept apart as suspected spam, which nothing else shows
  --since TIME    from this day or time on: 2026-11-20, 2026-11-20T14:05, today, yesterday, 24h, 7d
  --until TIME    up to the end of this day, or up to this time`;

/** Reads them. */
export function readFilter(typed: Typed, { site, now }: Pick<Tools, 'site' | 'now'>): Filter {
  const { timeZone } = site.hours;
  const moment = (value: string | undefined, edge: 'start' | 'end') =>
    value === undefined ? undefined : readMoment(value, { timeZone, now: now(), edge }).toISOString();
  const state = pick('--state', typed.state, deliveries);
  if (typed.spam && state !== undefined && state !== 'spam') {
    throw usageError(`Found --spam and --state ${state}; write one of them.`);
  }
  return {
    form: pick('--form', typed.form, formTypes),
    state: typed.spam ? 'spam' : state,
    since: moment(typed.since, 'start'),
    until: moment(typed.until, 'end'),
  };
}

/** One of the words that an option takes, or undefined where it was not given. */
export function pick<Word extends string>(option: string, typed: string | undefined, words: readonly Word[]) {
  if (typed === undefined) return undefined;
  const word = words.find((known) => known === typed);
  if (!word) throw usageError(`Found ${option} "${typed}"; write one of: ${words.join(', ')}.`);
  return word;
}

/** Which enquiries are asked for. Without a state it is all but the spam. */
export type Filter = {
  form?: FormType | undefined;
  state?: Delivery | undefined;
  since?: string | undefined;
  /** Up to here, and not at it. */
  until?: string | undefined;
};

type Typed = {
  form?: string | undefined;
  state?: string | undefined;
  spam?: boolean | undefined;
  since?: string | undefined;
  until?: string | undefined;
};
