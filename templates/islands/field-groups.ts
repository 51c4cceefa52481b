import { type FieldGroup, roleGroups } from '../../schema/field-kinds.ts';
import type { FieldProps } from './enquiry-form-props.ts';

/** Consecutive fields about one thing, with a heading if there are several: one alone has its label. */
export type Group = { legend?: string; fields: readonly FieldProps[] };

/** Splits the fields of a form, in their order, into groups by their roles. */
export function groupFields(fields: readonly FieldProps[], headings: Readonly<Record<FieldGroup, string>>): Group[] {
  const groups: { about: FieldGroup; fields: FieldProps[] }[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const about = groupOf(field, last?.about);
    if (last?.about === about) last.fields.push(field);
    else groups.push({ about, fields: [field] });
  }
  const headed = groups.filter(({ fields }) => fields.filter(({ condition }) => !condition).length > 1);
  return groups.map((group) => {
    const { about, fields } = group;
    // Show each heading once, even if the fields of a group are apart.
    const isFirst = headed.find((each) => each.about === about) === group;
    return isFirst ? { legend: headings[about], fields } : { fields };
  });
}

/** Groups a field without a role, such as a postcode, with those before, unless they are about a visitor or a visit. */
function groupOf({ rule, autocomplete, condition }: FieldProps, before: FieldGroup = 'request'): FieldGroup {
  const own = rule.role && roleGroups[rule.role];
  if (own || condition) return own ?? before;
  if (before === 'visit') return rule.kind === 'date' ? before : 'request';
  // What browsers fill in is about the visitor.
  return before === 'sender' && autocomplete === 'off' ? 'request' : before;
}

/**
 * Groups the times of a form by the days that offer them. Those of every day come first: without a name, they would
 * seem to belong to the days above them.
 */
export function groupByDays<Option>(
  options: readonly Option[] = [],
  daysOf: (option: Option) => string,
): [days: string, options: Option[]][] {
  const named = [...new Set(options.map(daysOf))].sort((a, b) => Number(a !== '') - Number(b !== ''));
  return named.map((days) => [days, options.filter((option) => daysOf(option) === days)]);
}
