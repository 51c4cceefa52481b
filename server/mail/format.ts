import { plainDate } from '../../schema/booking.ts';
import { behaviourOf, formatAnswer } from '../../schema/field-kinds.ts';
import type { Answer } from '../../site/answers.ts';
import { fieldLabel } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { MailRow } from './blocks.ts';

/** Returns answers under their original labels. */
export function answerRows({ forms, language }: SharedSite, answers: readonly Answer[]): MailRow[] {
  return answers.map((answer) => ({
    label: answer.label ?? fieldLabel(forms, answer.name),
    value: formatAnswer(answer, language),
    href: behaviourOf(answer.kind).href?.(answer.value),
  }));
}

/** Sorts answers by importance: the time of a visit, the service, the subject; then everything else. */
export function sortByRole(answers: readonly Answer[]): Answer[] {
  const rank = ({ role }: Answer) => (role ? (firstRoles as readonly string[]).indexOf(role) : -1);
  return [...answers].sort((a, b) => rank(b) - rank(a));
}

const firstRoles = ['subject', 'service', 'appointment'];

/** Formats a day as `Friday 20 November 2026`, or with `time` as `Friday 20 November 2026 at 08:40`. */
export function formatDay(instant: Date, { language, timeZone, time = false }: DayFormat): string {
  const options = { timeZone, dateStyle: 'full', ...(time && ({ timeStyle: 'short' } as const)) } as const;
  return plainDate(new Intl.DateTimeFormat(language, options).format(instant), language);
}

type DayFormat = { language: string; timeZone: string; time?: boolean };
