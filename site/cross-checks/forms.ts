import type { Site } from '../../schema/site.ts';
import type { Problem } from '../problem.ts';

/** Finds forms that use a field without rules, or offer a select without choices, and fields that nothing can fill in. */
export function findFormProblems(site: Site): Problem[] {
  const { fields, forms, timeSlots } = site.forms;
  const problems: Problem[] = [];
  const uses = Object.entries(forms).flatMap(([key, form]) =>
    form.fields.map(({ field }, index) => ({ field, form, entry: ['forms', 'forms', key], index })),
  );
  for (const { field, form, entry, index } of uses) {
    if (!fields[field]) {
      problems.push({
        rule: 'field-without-rules',
        path: [...entry, 'fields', index, 'field'],
        message: `found "${field}", which has no rules; write an entry forms.fields.${field}`,
      });
    } else if (field === 'service' && form.services.length === 0) {
      problems.push({
        rule: 'select-without-choices',
        path: [...entry, 'services'],
        message: 'is an empty list; the service field needs choices',
      });
    }
  }
  if (timeSlots.length === 0 && uses.some(({ field }) => field === 'preferredTime')) {
    problems.push({
      rule: 'select-without-choices',
      path: ['forms', 'timeSlots'],
      message: 'is an empty list; the time field needs choices',
    });
  }
  for (const [field, rules] of Object.entries(fields)) {
    if (!rules || rules.min <= rules.max) continue;
    problems.push({
      rule: 'out-of-bounds',
      path: ['forms', 'fields', field, 'min'],
      message: `found ${rules.min}, more than its max of ${rules.max}`,
    });
  }
  return problems;
}
