import { behaviourOf, labelsOf } from '../../schema/field-kinds.ts';
import type { NewEnquiry } from '../../server/enquiries/store.ts';
import type { Answer } from '../../site/answers.ts';
import { allFields } from '../../site/form-rules.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

/** The answers of an enquiry to the tiny garage by field name, including the honeypot. */
export function answersOf(values: Record<string, string>): Pick<NewEnquiry, 'answers' | 'website'> {
  const answers = allFields(tinySite.forms).flatMap(({ name, kind, role, label, choices }): Answer[] => {
    const value = values[name];
    const words = value && labelsOf(kind, value, choices);
    return value ? [{ name, kind, role, label, value, ...(words && { words }) }] : [];
  });
  return { answers, website: values.website };
}

/** The input of each field of a stored enquiry. */
export function valuesOf({ answers }: { answers: readonly Answer[] }): Record<string, string> {
  return Object.fromEntries(answers.map(({ name, value }) => [name, value]));
}

/** Returns whether a field may have several lines. */
export function isLong({ kind }: Answer): boolean {
  return behaviourOf(kind).freeText === 'lines';
}
