import { behaviourOf, roleKinds } from '../schema/field-kinds.ts';
import type { Site } from '../schema/site.ts';
import { maxConditions } from '../schema/submission.ts';
import { type ResolvedField, resolveField } from './form-rules.ts';
import { listNames, nearestName, unknownReference } from './nearest-name.ts';
import { formatKeyPath, type KeyPath, type Problem, showValue } from './problem.ts';

/** A field of a form, with the key paths of its use and its declaration. */
type Place = { field: ResolvedField; use: KeyPath; declared: KeyPath; own: readonly string[] };

/** Finds unknown fields and duplicate ones, and impossible roles, conditions, bounds and choices. */
export function findFormProblems({ forms }: Site): Problem[] {
  const problems: Problem[] = [];
  const report = (rule: Problem['rule'], path: KeyPath, message: string) => problems.push({ rule, path, message });
  const shared = Object.keys(forms.fields);
  const declaredIn = new Map<string, KeyPath>(shared.map((name) => [name, ['forms', 'fields', name]]));
  for (const name of shared) checkName(name, ['forms', 'fields', name]);

  for (const [key, form] of Object.entries(forms.forms)) {
    const list = ['forms', 'forms', key, 'fields'];
    const places = form.fields.flatMap((entry, index): Place[] => {
      const use = [...list, index];
      const name = 'name' in entry ? entry.name : entry.field;
      const field = resolveField(forms, entry);
      if (!('name' in entry)) {
        if (!field) report('field-without-rules', [...use, 'field'], unknownReference('field', name, shared));
        return field ? [{ field, use, declared: ['forms', 'fields', name], own: Object.keys(entry) }] : [];
      }
      checkName(name, [...use, 'name']);
      const other = declaredIn.get(name);
      // Duplicates within one form are found with all other duplicate entries.
      if (other && formatKeyPath(other.slice(0, 3)) !== formatKeyPath(use.slice(0, 3))) {
        const message = `found ${showValue(name)}, which ${formatKeyPath(other)} declares already; declare it once under forms.fields, and write { field: ${showValue(name)} }`;
        report('duplicate', [...use, 'name'], message);
      }
      declaredIn.set(name, use);
      return field ? [{ field, use, declared: use, own: Object.keys(entry) }] : [];
    });
    for (const place of places) checkField(place);
    // An unknown field may have the role that would be missing.
    if (places.length === form.fields.length) checkRoles(places, list);
    checkConditions(places, list);
  }
  for (const name of shared) checkBounds(forms.fields[name] as ResolvedField, ['forms', 'fields', name]);
  return problems;

  function checkName(name: string, path: KeyPath): void {
    if (!reserved.includes(name) && !(name in {})) return;
    const other = `enquiry${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const message = `found ${showValue(name)}, a name reserved for enquiries, exports or JavaScript; write another, such as ${showValue(other)}`;
    report('malformed-value', path, message);
  }

  function checkField({ field, use, declared, own }: Place): void {
    const { kind, choices } = field;
    const { settings } = behaviourOf(kind);
    const [takesMin, takesOptions] = [settings === 'length', settings === 'options' || settings === 'list'];
    if (use !== declared && own.includes('min') && !takesMin) report('unknown-key', [...use, 'min'], noSetting(kind));
    if (own.includes('options') && !takesOptions)
      return void report('unknown-key', [...use, 'options'], noSetting(kind));
    if (own.includes('min')) checkBounds(field, use);
    if (choices?.length !== 0 || (kind === 'slot' && (forms.slotMinutes ?? forms.slotsOfDays))) return;
    const where = kind === 'slot' ? ['forms', 'timeSlots'] : [...(own.includes('options') ? use : declared), 'options'];
    const message = `is an empty list; the field ${showValue(field.name)} needs choices`;
    if (!problems.some(({ path }) => formatKeyPath(path) === formatKeyPath(where))) {
      report('select-without-choices', where, message);
    }
  }

  function checkBounds(field: Omit<ResolvedField, 'name'>, path: KeyPath): void {
    const { settings, length } = behaviourOf(field.kind);
    const { min, max = settings === 'length' ? length[1] : undefined } = field as { min?: unknown; max?: unknown };
    const [low, high] = [min, max].map((bound) => (bound === 'today' ? undefined : bound));
    if (low === undefined || high === undefined || (low as number) <= (high as number)) return;
    report('out-of-bounds', [...path, 'min'], `found ${showValue(min)}, which is more than its max of ${max}`);
  }

  function checkRoles(places: readonly Place[], list: KeyPath): void {
    const firsts = new Map<string, Place>();
    for (const place of places) {
      const { role, kind } = place.field;
      if (!role) continue;
      const path = [...place.declared, 'role'];
      const kinds = roleKinds[role];
      if (!kinds.includes(kind)) {
        report(
          'not-a-choice',
          path,
          `found ${showValue(role)} on a field of kind ${kind}; it may be on: ${kinds.join(', ')}.`,
        );
        continue;
      }
      // Both an address and a number may be for answers, and a visit has a day and a time.
      const id = role === 'answer-by' || role === 'appointment' ? `${role} ${kind}` : role;
      const first = firsts.get(id);
      if (first && first.field.name !== place.field.name) {
        const message = `found ${showValue(role)}, which the field ${showValue(first.field.name)} of ${formatKeyPath(list.slice(0, 3))} has already; a form has one`;
        report('duplicate', path, message);
      }
      firsts.set(id, first ?? place);
    }
    if (places.some(({ field }) => field.role === 'answer-by' && field.required)) return;
    const message = "leaves no way to answer; require a field of kind phone or email with role: 'answer-by'";
    report('missing-value', list, message);
  }

  function checkConditions(places: readonly Place[], list: KeyPath): void {
    const conditions = new Set<string>();
    for (const { field, use, declared, own } of places) {
      if (!field.when) continue;
      const path = [...(own.includes('when') ? use : declared), 'when'];
      const others = places.filter((place) => place.field.name !== field.name);
      const choosing = others.filter((place) => place.field.choices && !place.field.when);
      const target = choosing.find((place) => place.field.name === field.when?.field)?.field;
      conditions.add(JSON.stringify(field.when));
      if (!target) {
        const known = others.find((place) => place.field.name === field.when?.field)?.field;
        const names = choosing.map((place) => place.field.name);
        const message = known
          ? `found ${showValue(known.name)}, which ${known.when ? 'has a condition itself' : `is a ${known.kind} and has no choices`}. ${listNames('field', names)}`
          : unknownReference('field of this form with choices', field.when.field, names);
        report('unknown-reference', [...path, 'field'], message);
        continue;
      }
      const codes = (target.choices ?? []).map(({ code }) => code);
      for (const value of [field.when.is ?? []].flat()) {
        if (codes.includes(value)) continue;
        const nearest = nearestName(value, codes);
        const hint = nearest ? ` Did you mean ${showValue(nearest)}?` : '';
        const message = `found ${showValue(value)}, which ${showValue(target.name)} cannot be.${hint} It may be: ${codes.join(', ')}.`;
        report('not-a-choice', [...path, 'is'], message);
      }
    }
    if (conditions.size <= maxConditions) return;
    report('out-of-bounds', list, `has ${conditions.size} different conditions; write ${maxConditions} or fewer`);
  }
}

/** Names in submissions and exports that are not fields. */
const reserved = [
  'website',
  'formType',
  'form',
  'reference',
  'state',
  'reason',
  'receivedAt',
  'doneAt',
  'mails',
  'events',
];

function noSetting(kind: string): string {
  return `is no setting of a ${kind} field; remove it`;
}
