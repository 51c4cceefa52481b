import type { FormField } from '../schema/field.ts';
import { roleKinds } from '../schema/field-kinds.ts';
import { checkBounds, checkConditions, checkField, type FieldUse, type FormContext } from './check-form-fields.ts';
import { listChoices, type ResolvedField, resolveField } from './form-rules.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';
import { nearestName, unknownReference } from './nearest-name.ts';
import { type Check, describeFault, type Report, showValue } from './problem.ts';

/** Finds unknown fields and duplicate ones, and impossible roles, alternatives, conditions, bounds and choices. */
export const checkForms: Check = (site, report) => {
  const context: FormContext = { site, report, declaredIn: new Map() };
  for (const [name, field] of Object.entries(site.forms.fields)) {
    const path = ['forms', 'fields', name];
    context.declaredIn.set(name, path);
    checkName(name, path, report);
    checkBounds({ field: { ...field, name }, listed: path, declared: path, own: Object.keys(field) }, report);
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
    : unknownReference('field', name, Object.keys(forms.fields));
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
    // These two roles may be on one field of each kind: e-mail and phone, day and time.
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
    const message = `found ${rest.join(', ')}, of which only one may mean the business itself; use branches or departments for the others: ${branches.join(', ') || 'those with an address, hours, an e-mail address or comesToCustomers'}`;
    report('unknown-reference', path, message);
  }
};
