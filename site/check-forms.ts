import type * as z from 'zod';
import { type FormField, settings as kinds } from '../schema/field.ts';
import { behaviourOf, roleKinds } from '../schema/field-kinds.ts';
import type { Site } from '../schema/site.ts';
import { maxConditions } from '../schema/submission.ts';
import { line } from '../schema/text.ts';
import { listChoices, type ResolvedField, resolveField } from './form-rules.ts';
import { formatKeyPath, isEntry, type KeyPath } from './key-path.ts';
import { listNames, nearestName, suggest, unknownReference } from './nearest-name.ts';
import { type Check, describeFault, type Report, showValue } from './problem.ts';

type FormContext = {
  site: Pick<Site, 'forms'>;
  report: Report;
  /** Key paths of declared fields, by name. */
  declaredIn: Map<string, KeyPath>;
};

type FieldUse = {
  field: ResolvedField;
  /** The key path of the field in the form's list. */
  listed: KeyPath;
  /** The key path of its declaration: below `forms.fields`, or the same. */
  declared: KeyPath;
  /** The keys that the form sets or overrides. */
  own: readonly string[];
};

/** Finds unknown fields and duplicate ones, and impossible roles, alternatives, conditions, bounds and choices. */
export const checkForms: Check = (site, report) => {
  const context: FormContext = { site, report, declaredIn: new Map() };
  for (const [name, field] of Object.entries(site.forms.fields)) {
    const path = ['forms', 'fields', name];
    context.declaredIn.set(name, path);
    checkName(name, path, report);
    const use = { field: { ...field, name }, listed: path, declared: path, own: Object.keys(field) };
    checkBounds(use, site.forms, report);
  }
  for (const key of Object.keys(site.forms.forms)) checkForm(key, context);
};

function checkForm(key: string, context: FormContext): void {
  const { fields = [] } = context.site.forms.forms[key] ?? {};
  const list = ['forms', 'forms', key, 'fields'];
  const uses = fields.flatMap((entry, index) => resolveUse(entry, [...list, index], context));
  for (const use of uses) checkField(use, context);
  // An unknown field may be the one with the role that seems missing.
  if (uses.length === fields.length) checkRoles(uses, list, context);
  checkConditions(uses, list, context.report);
}

/** Returns a field as a form uses it, or an empty list if it is unknown. */
function resolveUse(entry: FormField, listed: KeyPath, context: FormContext): FieldUse[] {
  const { forms } = context.site;
  const field = resolveField(forms, entry);
  const own = Object.keys(entry);
  if ('name' in entry) {
    checkName(entry.name, [...listed, 'name'], context.report);
    checkDeclaredOnce(entry.name, listed, context);
    return field ? [{ field, listed, declared: listed, own }] : [];
  }
  const name = entry.field;
  if (field) return [{ field, listed, declared: ['forms', 'fields', name], own }];
  const other = context.declaredIn.get(name);
  const advice = `move it to forms.fields, and write { field: ${showValue(name)} } in both forms`;
  const message = other
    ? describeFault(name, `is only in ${formatKeyPath(other)}; ${advice}`)
    : `${unknownReference('field', name, Object.keys(forms.fields))} For a new one, write name, kind and label in place of field.`;
  context.report('field-without-rules', [...listed, 'field'], message);
  return [];
}

/** Finds a field that two forms declare, or that one declares although it is shared. */
function checkDeclaredOnce(name: string, listed: KeyPath, { declaredIn, report }: FormContext): void {
  const other = declaredIn.get(name);
  declaredIn.set(name, listed);
  const formOf = (path: KeyPath) => formatKeyPath(path.slice(0, 3));
  // site/check-duplicates.ts finds duplicates within one form.
  if (!other || formOf(other) === formOf(listed)) return;
  const once = `declare it once under forms.fields, and write { field: ${showValue(name)} }`;
  report.value('duplicate', [...listed, 'name'], `is already declared at ${formatKeyPath(other)}; ${once}`);
}

/** Names in submissions and exports that are not fields. */
const reservedNames = 'website formType form reference state reason receivedAt doneAt mails events'.split(' ');

/** Properties that our scripts and React read from a form element, which a field of the same name would shadow. */
const formProperties =
  'addEventListener appendChild attributes childNodes closest contains dataset dispatchEvent elements firstChild getAttribute hasAttribute hidden insertBefore lastChild matches nextSibling nodeName nodeType ownerDocument parentNode querySelector removeAttribute removeChild removeEventListener requestSubmit reset setAttribute submit tagName textContent'.split(
    ' ',
  );

function checkName(name: string, path: KeyPath, report: Report): void {
  if (![...reservedNames, ...formProperties].includes(name) && !(name in {})) return;
  const other = `enquiry${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const fault = `a name reserved for enquiries, exports or JavaScript; write another, such as ${showValue(other)}`;
  report('malformed-value', path, `found ${showValue(name)}, ${fault}`);
}

/** Finds roles on the wrong kind of field, roles on two fields, and forms without an address or number to reply to. */
function checkRoles(uses: readonly FieldUse[], list: KeyPath, context: FormContext): void {
  const firsts = new Map<string, ResolvedField>();
  for (const use of uses) {
    const { role, kind, name } = use.field;
    if (!role) continue;
    const path = [...use.declared, 'role'];
    const kinds = roleKinds[role];
    if (!kinds.includes(kind)) {
      const own = Object.entries(roleKinds).flatMap(([name, of]) => (of.includes(kind) ? [name] : []));
      const hint = own.length > 0 ? `a ${kind} may have: ${own.join(', ')}` : `a ${kind} has none; remove it`;
      const message = `found ${showValue(role)}, a role for fields of kind ${kinds.join(' or ')}; ${hint}`;
      context.report('not-a-choice', path, message);
      continue;
    }
    // These two roles may be on one field of each kind: email and phone, day and time.
    const id = role === 'answer-by' || role === 'appointment' ? `${role} ${kind}` : role;
    const first = firsts.get(id) ?? use.field;
    firsts.set(id, first);
    if (first.name === name) continue;
    const owner = `the role of the field ${showValue(first.name)} of ${formatKeyPath(list.slice(0, 3))}`;
    context.report('duplicate', path, describeFault(role, `is already ${owner}; remove one of the two`));
  }
  if (requiresReplyAddress(uses)) return;
  const message =
    'gives the business no way to reply; set required on a phone or email field, or include both and give each a requiredUnless that names the other';
  context.report('missing-value', list, message);
}

/**
 * Whether a form requires somewhere to reply to: in one field, or in one of two alternatives. An unknown alternative
 * counts.
 */
function requiresReplyAddress(uses: readonly FieldUse[]): boolean {
  const answers = uses.map(({ field }) => field).filter(({ role }) => role === 'answer-by');
  const others = uses.map(({ field }) => field).filter((field) => !answers.includes(field));
  return answers.some(({ required, requiredUnless: other }) =>
    other ? others.every(({ name }) => name !== other) : required,
  );
}

/** Returns the key path of a setting: in the form if it overrides it, or else in the declaration. */
function pathOf({ listed, declared, own }: FieldUse, key: string): KeyPath {
  return [...(own.includes(key) ? listed : declared), key];
}

/** Finds settings that the kind of a field does not have, impossible bounds, and a field without choices. */
function checkField(use: FieldUse, { site: { forms }, report }: FormContext): void {
  const { field, listed, declared, own } = use;
  const { kind, choices } = field;
  const { settings } = behaviourOf(kind);
  const allowed: Readonly<Record<string, z.ZodType>> = { label: line, ...kinds[settings] };
  const overridden = ['label', 'min', 'max', 'options'].filter((key) => listed !== declared && own.includes(key));
  for (const key of overridden) {
    const setting = allowed[key];
    const fault = setting?.safeParse((field as Record<string, unknown>)[key]).error?.issues[0]?.message;
    const wanted = settings === 'days' ? "a day such as '2026-12-25', or { days: 2 }" : 'a number';
    if (!setting) report('unknown-key', [...listed, key], `is not a setting of a ${kind} field; remove it`);
    else if (fault && key === 'label') report.value('malformed-value', [...listed, key], fault);
    else if (fault)
      report.value('wrong-type', [...listed, key], `is not a valid ${key} for a ${kind} field; write ${wanted}`);
  }
  checkBounds(use, forms, report);
  if (choices?.length !== 0 || (kind === 'slot' && (forms.slotMinutes ?? forms.slotsOfDays))) return;
  const path = kind === 'slot' ? ['forms', 'timeSlots'] : pathOf(use, 'options');
  report('select-without-choices', path, `has no choice for the field ${showValue(field.name)}; write at least one`);
}

/** Finds a minimum above its maximum, and messages whose figure is not the bound. */
function checkBounds(use: FieldUse, { boundMessages }: Site['forms'], report: Report): void {
  const { kind, min, max, options = [], ...texts } = use.field as FieldUse['field'] & Bounds;
  const { settings, length } = behaviourOf(kind);
  const limit = max ?? (settings === 'length' ? length[1] : undefined);
  const refuse = (fault: string) => report.value('out-of-bounds', pathOf(use, 'min'), fault);
  const [from, to] = [min, limit].map((bound) => (bound === 'today' ? { days: 0 } : bound));
  // Two relative days can be compared only if they count from the same day.
  if (isEntry(from) && isEntry(to) && from.field === to.field && Number(from.days) > Number(to.days))
    refuse('is later than its max; lower min.days or raise max.days');
  else if (!isEntry(from) && !isEntry(to) && (from as number) > (to as number))
    refuse(`is beyond its max, ${limit}; lower min or raise max`);
  else if (settings === 'several' && options.length > 0 && Number(min) > options.length)
    refuse(`is beyond the number of its choices, ${options.length}; lower min or add choices`);
  const figures = { tooLong: ['max', limit], aboveMax: ['max', limit], belowMin: ['min', min] } as const;
  for (const [key, [name, bound]] of Object.entries(figures)) {
    const written = String((texts as Record<string, unknown>)[key] ?? '').match(/\d(?:[\d,.\s]*\d)?/g) ?? [];
    const numbers = written.map((figure) => Number(figure.replace(/[,\s]/g, '')));
    if (typeof bound !== 'number' || numbers.length === 0 || numbers.includes(bound)) continue;
    const fault = `gives a different figure from the limit, ${bound}; write [${name}] in place of the figure`;
    report.value('out-of-bounds', pathOf(use, key), fault);
  }
  if (settings !== 'length' || typeof min !== 'number') return;
  // A message may contain other figures, such as those of an example, but no other number of characters.
  const [, unit] = /\[min\] (\p{L}+)/u.exec(String(boundMessages?.tooShort)) ?? [];
  const [, stated] = (unit && new RegExp(`(\\d+) ${unit}`, 'i').exec(String(texts.message))) || [];
  if (stated === undefined || [min, limit].includes(Number(stated))) return;
  const fault = `gives a different figure from min, ${min}; write ${min}, or correct min`;
  report.value('out-of-bounds', pathOf(use, 'message'), fault);
}

type Bounds = { min?: unknown; max?: unknown; options?: readonly unknown[] };

/** Finds references to fields that the form lacks, and more conditions than the stylesheet supports. */
function checkConditions(uses: readonly FieldUse[], list: KeyPath, report: Report): void {
  const conditions = new Set<string>();
  for (const use of uses) {
    // Compare by identity: a second field of the same name is reported as a duplicate.
    const others = uses.map(({ field }) => field).filter((field) => field !== use.field);
    const { requiredUnless, when, min, max } = use.field as FieldUse['field'] & Bounds;
    const refer = (kind: string, name: unknown, valid: readonly ResolvedField[], path: KeyPath) => {
      const names = namesOf(valid);
      if (name === undefined || names.includes(String(name))) return;
      report('unknown-reference', path, unknownReference(kind, String(name), names));
    };
    refer('field of this form', requiredUnless, others, pathOf(use, 'requiredUnless'));
    const other = others.find(({ name }) => name === requiredUnless);
    // One that replaces the address to reply to is reported as missing that.
    if (other?.role === use.field.role && isAlwaysRequired(other)) {
      const fault = 'is always required, so this field never is; remove requiredUnless here, or required there';
      report('not-a-choice', pathOf(use, 'requiredUnless'), describeFault(String(requiredUnless), fault));
    }
    const dates = others.filter(({ kind }) => kind === 'date');
    for (const [key, bound] of Object.entries({ min, max }))
      if (isEntry(bound)) refer('date field of this form', bound.field, dates, [...use.declared, key, 'field']);
    if (when) conditions.add(JSON.stringify(when));
    checkWhen(use, others, report);
  }
  if (conditions.size <= maxConditions) return;
  report('out-of-bounds', list, `has ${conditions.size} different conditions; write ${maxConditions} or fewer`);
}

function isAlwaysRequired(field: ResolvedField | undefined): boolean {
  return Boolean(field?.required && !field.requiredUnless && !field.when);
}

/** Finds a condition on a field that has no choices or is conditional itself, or on a value that it cannot have. */
function checkWhen(use: FieldUse, others: readonly ResolvedField[], report: Report): void {
  const { when } = use.field;
  if (!when) return;
  const path = pathOf(use, 'when');
  const choosing = others.filter((field) => field.choices && !field.when);
  const target = choosing.find(({ name }) => name === when.field);
  if (!target) {
    report('unknown-reference', [...path, 'field'], explainCondition(when.field, others, namesOf(choosing)));
    return;
  }
  const codes = (target.choices ?? []).map(({ code }) => code);
  for (const value of [when.is ?? []].flat()) {
    // checkField reports a field without choices.
    if (codes.length === 0 || codes.includes(value)) continue;
    const fault = `is not a value of ${showValue(target.name)}.${suggest(value, codes)} Use one of: ${codes.join(', ')}.`;
    report('not-a-choice', [...path, 'is'], describeFault(value, fault));
  }
}

function explainCondition(name: string, others: readonly ResolvedField[], valid: readonly string[]): string {
  const known = others.find((field) => field.name === name);
  if (!known) return unknownReference('field of this form with choices', name, valid);
  const fault = known.when ? 'is itself conditional' : `is a ${known.kind} field without choices`;
  return `${describeFault(name, fault)}. ${listNames('field', valid)}`;
}

function namesOf(fields: readonly ResolvedField[]): string[] {
  return fields.map(({ name }) => name);
}

/** Finds choices that are not branches. One of them may mean the business itself. */
export const checkBranches: Check = ({ forms, departments = {} }, report) => {
  const branches = Object.entries(departments).flatMap(([key, { address, regular, email, comesToCustomers }]) =>
    (address ?? regular ?? email ?? comesToCustomers) ? [key] : [],
  );
  for (const { role, path, choices } of listChoices(forms)) {
    if (role !== 'branch') continue;
    const others = choices.map(({ code }) => code).filter((code) => !branches.includes(code));
    const misspelt = others.filter((code) => nearestName(code, branches));
    for (const code of misspelt) {
      const at = [...path, choices.findIndex((choice) => choice.code === code), 'code'];
      report('unknown-reference', at, unknownReference('branch', code, branches));
    }
    const rest = others.filter((code) => !misspelt.includes(code)).map(showValue);
    if (rest.length < 2) continue;
    const message = `found ${rest.join(', ')}, of which only one may mean the business itself; use branches or departments for the others: ${branches.join(', ') || 'those with an address, hours, an email address or comesToCustomers'}`;
    report('unknown-reference', path, message);
  }
};
