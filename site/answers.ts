import { isDate } from '../schema/booking.ts';
import { formatDate } from '../schema/clock.ts';
import { departureAfter, type EnquiryValues, visitFields } from '../schema/enquiry.ts';
import { type FieldKind, formatAnswer, labelsOf, type Role } from '../schema/field-kinds.ts';
import type { Site } from '../schema/site.ts';
import type { FormType } from '../schema/submission.ts';
import { formFields } from './form-rules.ts';

/** An answer with its question, as stored, so that later definitions do not change it. */
export type Answer = {
  /** The field's name: `service`. */
  name: string;
  kind: FieldKind;
  role?: Role;
  /** The field's label when it was sent; earlier versions stored none. */
  label?: string;
  /** The value as sent: `brake-service`, or `monday,friday` for several choices. */
  value: string;
  /** The label of a choice: `Brake Service from £35`. */
  words?: string;
};

/** Returns the answers of an enquiry in the order of its form, or of the forms of its type if it names none. */
export function listAnswers(
  { forms }: Pick<Site, 'forms'>,
  { formType, form }: { formType: FormType; form?: string },
  values: EnquiryValues,
): Answer[] {
  const keys = form ? [form] : Object.keys(forms.forms).filter((key) => forms.forms[key]?.type === formType);
  const fields = keys.flatMap((key) => formFields(forms, key));
  const days = Object.values(visitFields(fields));
  const names = new Set<string>();
  return fields.flatMap(({ name, kind, label, role = days.includes(name) ? 'appointment' : undefined }): Answer[] => {
    const value = values[name];
    if (!value || names.has(name)) return [];
    names.add(name);
    const choices = fields.flatMap((field) => (field.name === name && field.choices) || []);
    const words = labelsOf(kind, value, choices);
    return [{ name, kind, role, label, value, words: words === value ? undefined : words }];
  });
}

/** Returns the value of the first answer with a role and, if given, a kind; empty if there is none. */
export function answerWith(answers: readonly Answer[], role: Role, kind?: FieldKind): string {
  return answers.find((answer) => answer.role === role && (!kind || answer.kind === kind))?.value ?? '';
}

/** Returns the first and the last day of a visit, which are the same unless it is a stay; empty without a day. */
export function visitDays(answers: readonly Answer[]): [first: string, last: string] {
  const days = answers.filter(({ role, kind }) => role === 'appointment' && kind === 'date').map(({ value }) => value);
  const [first = ''] = days.sort();
  return [first, departureAfter(answerWith(answers, 'appointment', 'number'), first) || (days.at(-1) ?? '')];
}

/** `Monday 7 December 2026, 10:00 - 12:00`; of a stay both days. */
export function describeVisit(answers: readonly Answer[], language: string): string {
  const days = visitDays(answers);
  const isStay = days[0] !== days[1] && days.every(isDate);
  const visit = answers.filter(({ role, kind }) => role === 'appointment' && !(isStay && kind !== 'slot'));
  const stay = isStay ? [formatDate(days[0], language, { dateStyle: 'full' }, days[1])] : [];
  return [...stay, ...visit.map((answer) => formatAnswer(answer, language))].join(', ');
}
