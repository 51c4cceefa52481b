import { behaviourOf, roleKinds } from '../schema/field-kinds.ts';
import { maxConditions } from '../schema/submission.ts';
import { type ResolvedField, resolveField } from './form-rules.ts';
import { listNames, nearestName, suggest, unknownReference } from './nearest-name.ts';
import { type Check, formatKeyPath, found, isEntry, type KeyPath, showValue } from './problem.ts';

type FieldUse = { field: ResolvedField; use: KeyPath; declared: KeyPath; own: readonly string[] };

/** Finds unknown fields and duplicate ones, and impossible roles, alternatives, conditions, bounds and choices. */
export const checkForms: Check = ({ forms, departments = {} }, report) => {
  const shared = Object.keys(forms.fields);
  /** Empty lists of choices, which several forms may share. */
  const empty = new Set<string>();
  const declaredIn = new Map<string, KeyPath>(shared.map((name) => [name, ['forms', 'fields', name]]));
  for (const name of shared) checkName(name, ['forms', 'fields', name]);

  for (const [key, form] of Object.entries(forms.forms)) {
    const list = ['forms', 'forms', key, 'fields'];
    const places = form.fields.flatMap((entry, index): FieldUse[] => {
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
        const once = `declare it once under forms.fields, and write { field: ${showValue(name)} }`;
        report('duplicate', [...use, 'name'], found(name, `${formatKeyPath(other)} declares already; ${once}`));
      }
      declaredIn.set(name, use);
      return field ? [{ field, use, declared: use, own: Object.keys(entry) }] : [];
    });
    for (const place of places) checkField(place);
    // An unknown field may have the role that would be missing.
    if (places.length === form.fields.length) checkRoles(places, list);
    checkConditions(places, list);
  }
  for (const name of shared) {
    checkBounds(forms.fields[name] as ResolvedField, ['forms', 'fields', name]);
    checkBoundMessages(forms.fields[name] as ResolvedField, ['forms', 'fields', name]);
  }

  function checkName(name: string, path: KeyPath): void {
    if (!reservedNames.includes(name) && !(name in {})) return;
    const other = `enquiry${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const fault = `a name reserved for enquiries, exports or JavaScript; write another, such as ${showValue(other)}`;
    report('malformed-value', path, `found ${showValue(name)}, ${fault}`);
  }

  function checkField({ field, use, declared, own }: FieldUse): void {
    const { kind, choices } = field;
    const { settings } = behaviourOf(kind);
    const [takesMin, takesOptions] = [settings === 'length', settings === 'options' || settings === 'list'];
    if (use !== declared && own.includes('min') && !takesMin) report('unknown-key', [...use, 'min'], noSetting(kind));
    if (own.includes('options') && !takesOptions)
      return void report('unknown-key', [...use, 'options'], noSetting(kind));
    if (own.includes('min')) checkBounds(field, use);
    if (use === declared) checkBoundMessages(field, use);
    if (choices?.length !== 0 || (kind === 'slot' && (forms.slotMinutes ?? forms.slotsOfDays))) return;
    const where = kind === 'slot' ? ['forms', 'timeSlots'] : [...(own.includes('options') ? use : declared), 'options'];
    if (empty.has(formatKeyPath(where))) return;
    empty.add(formatKeyPath(where));
    report('select-without-choices', where, `is an empty list; the field ${showValue(field.name)} needs choices`);
  }

  function checkBounds(field: Omit<ResolvedField, 'name'>, path: KeyPath): void {
    const { settings, length } = behaviourOf(field.kind);
    const { min, max = settings === 'length' ? length[1] : undefined } = field as { min?: unknown; max?: unknown };
    const [low, high] = [min, max].map((bound) => (bound === 'today' || isEntry(bound) ? undefined : bound));
    if (low === undefined || high === undefined || (low as number) <= (high as number)) return;
    report('out-of-bounds', [...path, 'min'], found(min, `is more than its max of ${max}`));
  }

  /** Finds messages whose figure is not the bound. */
  function checkBoundMessages(field: Omit<ResolvedField, 'name'>, path: KeyPath): void {
    const { settings, length } = behaviourOf(field.kind);
    const { min, max = settings === 'length' ? length[1] : undefined, ...texts } = field as Record<string, unknown>;
    for (const [key, bound, place] of [
      ['tooLong', max, '[max]'],
      ['aboveMax', max, '[max]'],
      ['belowMin', min, '[min]'],
    ] as const) {
      const text = String(texts[key] ?? '');
      const figures = (text.match(/\d(?:[\d,.\s]*\d)?/g) ?? []).map((figure) => Number(figure.replace(/[,\s]/g, '')));
      if (typeof bound !== 'number' || figures.length === 0 || figures.includes(bound)) continue;
      report('out-of-bounds', [...path, key], found(text, `while the bound is ${bound}; write ${place} for it`));
    }
  }

  function checkRoles(places: readonly FieldUse[], list: KeyPath): void {
    const firsts = new Map<string, FieldUse>();
    for (const place of places) {
      const { role, kind } = place.field;
      if (!role) continue;
      const path = [...place.declared, 'role'];
      const kinds = roleKinds[role];
      if (!kinds.includes(kind)) {
        const message = `found ${showValue(role)} on a field of kind ${kind}; it may be on: ${kinds.join(', ')}.`;
        report('not-a-choice', path, message);
        continue;
      }
      if (role === 'branch') checkBranches(place);
      // Both an address and a number may be for answers, and a visit has a day and a time.
      const id = role === 'answer-by' || role === 'appointment' ? `${role} ${kind}` : role;
      const first = firsts.get(id);
      if (first && first.field.name !== place.field.name) {
        const owner = `the field ${showValue(first.field.name)} of ${formatKeyPath(list.slice(0, 3))}`;
        report('duplicate', path, found(role, `${owner} has already; a form has one`));
      }
      firsts.set(id, first ?? place);
    }
    const answers = places.map(({ field }) => field).filter(({ role }) => role === 'answer-by');
    const isAnswer = (name?: string) => answers.some((field) => field.name === name);
    if (answers.some(({ required, requiredUnless: other }) => (other ? isAnswer(other) : required))) return;
    const message =
      'leaves no way to answer; require a field of kind phone or email, or have both and write at each requiredUnless with the name of the other';
    report('missing-value', list, message);
  }

  /** Finds choices that are no branch, but for one: the business itself. */
  function checkBranches({ field, use, declared, own }: FieldUse): void {
    const branches = Object.keys(departments).filter((key) => departments[key]?.address);
    const others = (field.choices ?? []).filter(({ code }) => !branches.includes(code));
    const path = [...(own.includes('options') ? use : declared), 'options'];
    const misspelt = others.filter(({ code }) => nearestName(code, branches));
    for (const { code } of misspelt) report('unknown-reference', path, unknownReference('branch', code, branches));
    const rest = others.filter((each) => !misspelt.includes(each)).map(({ code }) => showValue(code));
    if (rest.length < 2) return;
    const message = `found ${rest.join(', ')}, of which one may stand for the business itself; the others have to be branches: ${branches.join(', ')}`;
    report('unknown-reference', path, message);
  }

  function checkConditions(places: readonly FieldUse[], list: KeyPath): void {
    const conditions = new Set<string>();
    for (const { field, use, declared, own } of places) {
      const names = places.map((place) => place.field.name).filter((name) => name !== field.name);
      if (field.requiredUnless !== undefined && !names.includes(field.requiredUnless)) {
        const path = [...(own.includes('requiredUnless') ? use : declared), 'requiredUnless'];
        report('unknown-reference', path, unknownReference('field of this form', field.requiredUnless, names));
      }
      for (const key of ['min', 'max'] as const) {
        const bound = (field as Record<string, unknown>)[key];
        if (!isEntry(bound)) continue;
        const days = places.filter((place) => place.field.kind === 'date' && place.field !== field);
        const known = days.map((place) => place.field.name);
        if (known.includes(String(bound.field))) continue;
        const message = unknownReference('date field of this form', String(bound.field), known);
        report('unknown-reference', [...declared, key, 'field'], message);
      }
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
        const fault = `${showValue(target.name)} cannot be.${suggest(value, codes)} It may be: ${codes.join(', ')}.`;
        report('not-a-choice', [...path, 'is'], found(value, fault));
      }
    }
    if (conditions.size <= maxConditions) return;
    report('out-of-bounds', list, `has ${conditions.size} different conditions; write ${maxConditions} or fewer`);
  }
};

/** Names in submissions and exports that are not fields. */
const reservedNames = 'website formType form reference state reason receivedAt doneAt mails events'.split(' ');

function noSetting(kind: string): string {
  return `is no setting of a ${kind} field; remove it`;
}
