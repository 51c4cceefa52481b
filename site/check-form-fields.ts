import type * as z from 'zod';
import { settings as kinds } from '../schema/field.ts';
import { behaviourOf } from '../schema/field-kinds.ts';
import type { Site } from '../schema/site.ts';
import { maxConditions } from '../schema/submission.ts';
import { line } from '../schema/text.ts';
import type { ResolvedField } from './form-rules.ts';
import { isEntry, type KeyPath } from './key-path.ts';
import { listNames, suggest, unknownReference } from './nearest-name.ts';
import { describeFault, type Report, showValue } from './problem.ts';

export type FormContext = {
  site: Pick<Site, 'forms'>;
  report: Report;
  /** Key paths of declared fields, by name. */
  declaredIn: Map<string, KeyPath>;
};

export type FieldUse = {
  field: ResolvedField;
  /** The key path of the field in the form's list. */
  listed: KeyPath;
  /** The key path of its declaration: below `forms.fields`, or the same. */
  declared: KeyPath;
  /** The keys that the form sets or overrides. */
  own: readonly string[];
};

/** Returns the key path of a setting: in the form if it overrides it, or else in the declaration. */
function pathOf({ listed, declared, own }: FieldUse, key: string): KeyPath {
  return [...(own.includes(key) ? listed : declared), key];
}

/** Finds settings that the kind of a field does not have, impossible bounds, and a field without choices. */
export function checkField(use: FieldUse, { site: { forms }, report }: FormContext): void {
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
  checkBounds(use, report);
  if (choices?.length !== 0 || (kind === 'slot' && (forms.slotMinutes ?? forms.slotsOfDays))) return;
  const path = kind === 'slot' ? ['forms', 'timeSlots'] : pathOf(use, 'options');
  report('select-without-choices', path, `has no choice for the field ${showValue(field.name)}; write at least one`);
}

/** Finds a minimum above its maximum, and messages whose figure is not the bound. */
export function checkBounds(use: FieldUse, report: Report): void {
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
}

type Bounds = { min?: unknown; max?: unknown; options?: readonly unknown[] };

/** Finds references to fields that the form lacks, and more conditions than the stylesheet supports. */
export function checkConditions(uses: readonly FieldUse[], list: KeyPath, report: Report): void {
  const conditions = new Set<string>();
  for (const use of uses) {
    // By identity: two fields of one name are reported themselves.
    const others = uses.map(({ field }) => field).filter((field) => field !== use.field);
    const { requiredUnless, when, min, max } = use.field as FieldUse['field'] & Bounds;
    const refer = (kind: string, name: unknown, valid: readonly ResolvedField[], path: KeyPath) => {
      const names = namesOf(valid);
      if (name === undefined || names.includes(String(name))) return;
      report('unknown-reference', path, unknownReference(kind, String(name), names));
    };
    refer('field of this form', requiredUnless, others, pathOf(use, 'requiredUnless'));
    const dates = others.filter(({ kind }) => kind === 'date');
    for (const [key, bound] of Object.entries({ min, max }))
      if (isEntry(bound)) refer('date field of this form', bound.field, dates, [...use.declared, key, 'field']);
    if (when) conditions.add(JSON.stringify(when));
    checkWhen(use, others, report);
  }
  if (conditions.size <= maxConditions) return;
  report('out-of-bounds', list, `has ${conditions.size} different conditions; write ${maxConditions} or fewer`);
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
    // An empty list is reported itself.
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
