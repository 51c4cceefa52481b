import { formatDate, formatTime, minuteIn } from '../../schema/clock.ts';
import { unicodeEmail } from '../../schema/email.ts';
import { behaviourOf, formatAnswer } from '../../schema/field-kinds.ts';
import { fillIn } from '../../schema/placeholders.ts';
import type { Answer } from '../../site/answers.ts';
import { fieldLabel } from '../../site/form-rules.ts';
import { formatWeekday, isSameDay, responseTime, staffedHours } from '../../site/response-time.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { EnquiryRow } from '../database/database.ts';
import type { MailRow } from './blocks.ts';

export function answerRows({ forms, language }: SharedSite, answers: readonly Answer[]): MailRow[] {
  return answers.map((answer) => ({
    label: answer.label ?? fieldLabel(forms, answer.name),
    value: formatAnswer(answer, language),
    href: behaviourOf(answer.kind).href?.(answer.value),
  }));
}

/** Returns what an enquiry is called: by the name of its form, or of its type. */
export function nameOfKind({ forms, mail }: SharedSite, enquiry: Pick<EnquiryRow, 'form' | 'form_type'>): string {
  return forms.forms[enquiry.form]?.name ?? mail.kinds[enquiry.form_type];
}

/** Returns the name of the sender, or how to reach one whose form asks for no name. */
export function senderName({ desk }: SharedSite, { name, email, phone }: Record<'name' | 'email' | 'phone', string>) {
  return name || unicodeEmail(email) || phone || desk.noName;
}

/** Ends right-to-left text with a mark, or a number after it would join it and read `960123 01632`. */
export function endRightToLeft(text: string): string {
  return rightToLeft.test(text) ? `${text}\u200E` : text;
}

/** The blocks of scripts such as Hebrew and Arabic. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Compares by importance: the time of a visit, the service, the subject; then everything else. */
export function byRole(a: Pick<Answer, 'role'>, b: Pick<Answer, 'role'>): number {
  return firstRoles.indexOf(b.role) - firstRoles.indexOf(a.role);
}

const firstRoles: readonly Answer['role'][] = ['subject', 'service', 'appointment'];

/** Formats `Friday 20 November 2026`, or with `time` `Friday 20 November 2026 at 8:40`. */
export function formatLongDay({ language, hours }: SharedSite, instant: Date, time?: 'time'): string {
  const options = { timeZone: hours.timeZone, dateStyle: 'full', timeStyle: time && 'short' } as const;
  // Intl writes 08:40, unlike the opening hours.
  return formatDate(instant, language, options).replace(/(?<![\d.:])0(?=\d[:.]\d\d(?![\d.:]))/, '');
}

/** Describes when an enquiry will be answered: `by 10:40`, `on Monday morning`; if late, `as soon as we can`. */
export function describeResponseTime(site: PromiseSource, receivedAt: Date, now: Date): string {
  const { hours, language, mail } = site;
  const promise = promiseOf(site, receivedAt);
  if (!promise || promise.due < minuteIn(hours.timeZone, now)) return mail.soon;
  const { received, due } = promise;
  const time = formatTime(due.slice(11), language);
  if (isSameDay(due, received)) return fillIn(mail.byTime, { time });
  const day = formatWeekday(received, due, language);
  return fillIn(due.slice(11) <= '12:00' ? mail.onMorning : mail.onDay, { day, time });
}

/** Describes when the reply is due: `Reply due by 10:40`; `''` without a promise. */
export function describeDue(site: PromiseSource, receivedAt: Date, now: Date): string {
  const { hours, language, mail } = site;
  const promise = promiseOf(site, receivedAt);
  if (!promise) return '';
  const { due } = promise;
  const today = minuteIn(hours.timeZone, now);
  if (due < today) return mail.overdue;
  const time = formatTime(due.slice(11), language);
  const day = formatWeekday(today, due, language);
  const when = isSameDay(due, today) ? fillIn(mail.byTime, { time }) : fillIn(mail.onDay, { day, time });
  return fillIn(mail.due, { when });
}

/** Returns when an enquiry is due to be answered; undefined without a promise in the definition. */
export function promiseOf(site: PromiseSource, receivedAt: Date) {
  return responseTime(staffedHours(site), site.mail.respondWithin, receivedAt);
}

type PromiseSource = Pick<SharedSite, 'hours' | 'departments' | 'language' | 'mail'>;
