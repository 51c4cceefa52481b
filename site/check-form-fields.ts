import type * as z from 'zod';
import { type Field, settings as kinds } from '../schema/field.ts';
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
  const isShared = listed !== declared;
  const noSetting = `is not a setting of a ${kind} field; remove it`;
  for (const key of isShared ? ['min', 'max'].filter((each) => own.includes(each)) : []) {
    const setting = new Map(Object.entries<z.ZodType>(kinds[settings])).get(key);
    const value = (field as Record<string, unknown>)[key];
    const wanted = settings === 'days' ? "a day such as '2026-12-25', or { days: 2 }" : 'a number';
    if (!setting) report('unknown-key', [...listed, key], noSetting);
    else if (!setting.safeParse(value).success)
      report.value('wrong-type', [...listed, key], `is not a valid ${key} for a ${kind} field; write ${wanted}`);
  }
  const label = kind === 'checkbox' ? undefined : line.safeParse(field.label).error?.issues[0]?.message;
  if (isShared && own.includes('label') && label) report.value('malformed-value', [...listed, 'label'], label);
  if (own.includes('options') && !('options' in kinds[settings])) {
    report('unknown-key', [...listed, 'options'], noSetting);
    return;
  }
  checkBounds(use, report);
  if (choices?.length !== 0 || (kind === 'slot' && (forms.slotMinutes ?? forms.slotsOfDays))) return;
  const path = kind === 'slot' ? ['forms', 'timeSlots'] : pathOf(use, 'options');
  report('select-without-choices', path, `has no choice for the field ${showValue(field.name)}; write at least one`);
}

/** Finds a minimum above its maximum, and messages whose figure is not the bound. */
export function checkBounds(use: FieldUse, report: Report): void {
  const { min, max } = boundsOf(use.field);
  const { options = [] } = use.field as { options?: readonly unknown[] };
  // Bounds that depend on the day of sending cannot be compared.
  const isOpen = (bound: unknown) => bound === undefined || bound === 'today' || isEntry(bound);
  if (!isOpen(min) && !isOpen(max) && (min as number) > (max as number))
    report.value('out-of-bounds', pathOf(use, 'min'), `is beyond its max, ${max}; lower min or raise max`);
  else if (behaviourOf(use.field.kind).settings === 'several' && options.length > 0 && Number(min) > options.length) {
    const fault = `is beyond the number of its choices, ${options.length}; lower min or add choices`;
    report.value('out-of-bounds', pathOf(use, 'min'), fault);
  }
  if (use.field.kind === 'date') {
    const [from, to] = [min, max].map((bound) => (bound === 'today' ? { days: 0 } : bound));
    // Both have to count from the same day.
    if (isEntry(from) && isEntry(to) && from.field === to.field && Number(from.days) > Number(to.days))
      report.value('out-of-bounds', pathOf(use, 'min'), 'is later than its max; lower min.days or raise max.days');
  }
  const texts = use.field as Partial<Record<string, unknown>>;
  checkFigure(texts.tooLong, max, 'max', pathOf(use, 'tooLong'), report);
  checkFigure(texts.aboveMax, max, 'max', pathOf(use, 'aboveMax'), report);
  checkFigure(texts.belowMin, min, 'min', pathOf(use, 'belowMin'), report);
}

function checkFigure(text: unknown, bound: unknown, name: 'min' | 'max', path: KeyPath, report: Report): void {
  const figures = String(text ?? '').match(/\d(?:[\d,.\s]*\d)?/g) ?? [];
  const numbers = figures.map((figure) => Number(figure.replace(/[,\s]/g, '')));
  if (typeof bound !== 'number' || numbers.length === 0 || numbers.includes(bound)) return;
  const advice = `gives a different figure from the limit, ${bound}; write [${name}] in place of the figure`;
  report.value('out-of-bounds', path, advice);
}

/** Returns the bounds of a field, with the default maximum length of its kind. */
function boundsOf(field: ResolvedField): { min?: unknown; max?: unknown } {
  const { settings, length } = behaviourOf(field.kind);
  const { min, max } = field as { min?: unknown; max?: unknown };
  return { min, max: max ?? (settings === 'length' ? length[1] : undefined) };
}

/** Finds references to fields that the form lacks, and more conditions than the stylesheet supports. */
export function checkConditions(uses: readonly FieldUse[], list: KeyPath, report: Report): void {
  const conditions = new Set<string>();
  for (const use of uses) {
    const others = uses.map(({ field }) => field).filter(({ name }) => name !== use.field.name);
    checkRequiredUnless(use, others, report);
    checkDayBounds(use, others, report);
    if (use.field.when) {
      conditions.add(JSON.stringify(use.field.when));
      checkWhen(use, use.field.when, others, report);
    }
  }
  if (conditions.size <= maxConditions) return;
  report('out-of-bounds', list, `has ${conditions.size} different conditions; write ${maxConditions} or fewer`);
}

function checkRequiredUnless(use: FieldUse, others: readonly ResolvedField[], report: Report): void {
  const other = use.field.requiredUnless;
  const names = namesOf(others);
  if (other === undefined || names.includes(other)) return;
  const path = pathOf(use, 'requiredUnless');
  report('unknown-reference', path, unknownReference('field of this form', other, names));
}

/** Finds a day counted from a field that is not another date field of the form: `min: { field: 'arival', days: 1 }`. */
function checkDayBounds(use: FieldUse, others: readonly ResolvedField[], report: Report): void {
  const { min, max } = use.field as { min?: unknown; max?: unknown };
  const dates = namesOf(others.filter(({ kind }) => kind === 'date'));
  for (const [key, bound] of Object.entries({ min, max })) {
    if (!isEntry(bound) || bound.field === undefined || dates.includes(String(bound.field))) continue;
    const message = unknownReference('date field of this form', String(bound.field), dates);
    report('unknown-reference', [...use.declared, key, 'field'], message);
  }
}

/** Finds a condition on a field that has no choices or is conditional itself, or on a value that it cannot have. */
function checkWhen(
  use: FieldUse,
  when: NonNullable<Field['when']>,
  others: readonly ResolvedField[],
  report: Report,
): void {
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
