import { type BookingRules, type Bound, slotsOfDay } from '../schema/booking.ts';
import { weekdays } from '../schema/clock.ts';
import type { Field, FormField, Option } from '../schema/field.ts';
import { behaviourOf, type FieldRule, fieldKinds } from '../schema/field-kinds.ts';
import type { Forms } from '../schema/forms.ts';
import { groupBy } from '../schema/group-by.ts';
import {
  departmentHours,
  hoursOfWeekday,
  joinTimes,
  seasonWeek,
  type Week,
  weekdayOf,
} from '../schema/opening-times.ts';
import { fillIn, joinLabel } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';
import type { FormType } from '../schema/submission.ts';
import { joinList } from './format.ts';
import { joinDays } from './format-hours.ts';
import { type Inline, parseInline, plainText } from './inline.ts';
import type { KeyPath } from './key-path.ts';

export type ResolvedField = Field & {
  name: string;
  /** The choices of a field of any kind. */
  choices?: readonly Option[];
  /** The parsed label, if it has links or emphasis; `label` is plain text. */
  marked?: readonly Inline[];
};

/** The value of a ticked checkbox. */
const ticked = 'yes';

/** Returns the fields of a form in order. Settings in the form override those of a shared field. */
export function formFields(forms: Forms, formKey: string): ResolvedField[] {
  return (forms.forms[formKey]?.fields ?? []).flatMap((use) => resolveField(forms, use) ?? []);
}

export function resolveField(forms: Forms, use: FormField): ResolvedField | undefined {
  if ('name' in use) return withChoices(use, forms);
  const { field: name, ...own } = use;
  const shared = Object.hasOwn(forms.fields, name) ? forms.fields[name] : undefined;
  return shared && withChoices({ ...shared, ...own, name } as Field & { name: string }, forms);
}

function withChoices(field: Field & { name: string }, { timeSlots, yes }: Forms): ResolvedField {
  if ('options' in field) return { ...field, choices: field.options };
  if (field.kind === 'slot') return { ...field, choices: timeSlots.map((slot) => ({ code: slot, label: slot })) };
  if (field.kind !== 'checkbox') return field;
  const marked = parseInline(field.label);
  const choices = [{ code: ticked, label: yes }];
  return typeof marked === 'string'
    ? { ...field, choices }
    : { ...field, choices, marked, label: plainText(field.label) };
}

/** Returns the fields of all forms without duplicates, shared ones first. */
export function allFields(forms: Forms): ResolvedField[] {
  const byName = new Map<string, ResolvedField>();
  for (const [name, field] of Object.entries(forms.fields)) byName.set(name, withChoices({ ...field, name }, forms));
  for (const field of Object.keys(forms.forms).flatMap((key) => formFields(forms, key)))
    if (!byName.has(field.name)) byName.set(field.name, field);
  return [...byName.values()];
}

/** Returns the label of a field in the first form that has it, or its name if no form has it now. */
export function fieldLabel(forms: Forms, name: string): string {
  return allFields(forms).find((field) => field.name === name)?.label ?? name;
}

/** Lists every list of choices in the forms, with its key path in the definition. */
export function listChoices(forms: Forms) {
  return Object.entries(forms.forms).flatMap(([form, { fields }]) =>
    fields.flatMap((use, index) => {
      const { name = '', role, choices } = resolveField(forms, use) ?? {};
      if (!choices) return [];
      const isOwn = 'name' in use || use.options !== undefined;
      const list = isOwn ? ['forms', form, 'fields', index] : ['fields', name];
      const path: KeyPath = ['forms', ...list, 'options'];
      return [{ form, role, path, choices }];
    }),
  );
}

/** Returns the field that a link to the form may preselect, if any. */
export function serviceField(forms: Forms, formKey: string): ResolvedField | undefined {
  return formFields(forms, formKey).find(({ role }) => role === 'service');
}

export function formRules({ forms, language }: Pick<Site, 'forms' | 'language'>, formKey: string): FieldRule[] {
  const fields = formFields(forms, formKey);
  return fields.map((field) => {
    const { kind, name, role, required, requiredUnless, when } = field;
    const { settings, length } = behaviourOf(kind);
    const [minLength, maxLength] = settings in bounded ? [] : length;
    const { min = minLength, max = maxLength, decimals }: Bounds = field as Bounds;
    const messages = boundMessages(field, forms, language);
    const other = fields.find((each) => each.name === when?.field);
    return {
      name,
      kind,
      role,
      required: required && !requiredUnless,
      unless: requiredUnless ? { field: requiredUnless, message: eitherMessage(field, fields, forms) } : undefined,
      min,
      max,
      decimals,
      language: kind === 'number' || [min, max].some((bound) => typeof bound === 'object') ? language : undefined,
      // Choosing none gets the message for choosing too few.
      message: field.message ?? ((settings === 'several' && messages.belowMin) || forms.messages[kind]),
      ...messages,
      values: choiceCodes(field),
      // Without `is`, any choice of the other field.
      when: when && { field: when.field, is: when.is === undefined ? (choiceCodes(other) ?? []) : [when.is].flat() },
    };
  });
}

/** Returns the message that a field shares with its alternative, which names both in order. */
function eitherMessage(field: ResolvedField, fields: readonly ResolvedField[], forms: Forms): string {
  const both = fields.filter((each) => each === field || each.name === field.requiredUnless);
  const [label = '', other = ''] = both.map((each) => each.label);
  return fillIn(forms.eitherMessage, { label, other });
}

const choiceCodes = (field?: ResolvedField) => field?.choices?.map(({ code }) => code);

type Bounds = Pick<
  FieldRule,
  'min' | 'max' | 'decimals' | 'tooLong' | 'beforeAt' | 'tooShort' | 'belowMin' | 'aboveMax'
>;

/** Returns the messages for a value out of bounds: the field's own, or the defaults. */
function boundMessages(field: ResolvedField, { boundMessages: words }: Forms, language: string): Partial<Bounds> {
  const { settings, length } = behaviourOf(field.kind);
  const { min, max, ...own }: Bounds = field as Bounds;
  const fill = (text: string | undefined, place: string, bound: Bound) =>
    bound === undefined ? undefined : text?.replace(place, (found) => writeBound(bound, words, language) ?? found);
  // A field's `message` is for every fault that has no key of its own.
  const defaults = field.message ? undefined : words;
  if (settings === 'length')
    return {
      tooLong: fill(own.tooLong ?? words.tooLong, '[max]', max ?? length[1]),
      beforeAt: field.kind === 'email' ? defaults?.beforeAt : undefined,
      tooShort: fill(defaults?.tooShort, '[min]', min || undefined),
    };
  const tooPrecise = own.decimals ? fill(defaults?.rounded, '[step]', 10 ** -own.decimals) : defaults?.whole;
  const [below, above] = bounded[settings as keyof typeof bounded] ?? [];
  return {
    tooLong: settings === 'range' ? tooPrecise : undefined,
    belowMin: fill(below && (own.belowMin ?? words[below]), '[min]', min),
    aboveMax: fill(above && (own.aboveMax ?? words[above]), '[max]', max),
  };
}

/** Writes a bound; undefined if it depends on the day of sending or another field, so that validation fills it in. */
function writeBound(bound: NonNullable<Bound>, words: Forms['boundMessages'], language: string): string | undefined {
  if (typeof bound === 'number') return fieldKinds.number.format(String(bound), language);
  if (typeof bound === 'object') return undefined;
  return bound === 'today' ? words.today : fieldKinds.date.format(bound, language);
}

/** Keys of the default messages, for kinds whose bounds limit the value instead of its length. */
const bounded = {
  range: ['belowMin', 'aboveMax'],
  days: ['tooEarly', 'tooLate'],
  several: ['tooFew', 'tooMany'],
} as const;

type Place = Pick<Site, 'hours' | 'language' | 'forms' | 'wording' | 'departments'>;

export function bookingRules({ hours, language, forms, wording, departments = {} }: Place): BookingRules {
  const { timeSlots: slots, slotsOfDays, slotMinutes, bookingMessages: messages } = forms;
  const offered = listChoices(forms).flatMap(({ role, choices }) => (role === 'branch' ? choices : []));
  const branches = Object.entries(departments).flatMap(([key, each]) =>
    each.regular && offered.some(({ code }) => code === key) ? [[key, departmentHours(each, hours.exceptions)]] : [],
  );
  const rules = { hours, language, slots, slotsOfDays, slotMinutes, timeRange: wording.timeRange, messages };
  return branches.length > 0 ? { ...rules, branches: Object.fromEntries(branches) } : rules;
}

/**
 * Returns the rules for enquiries that name only their type: a field is required only if all forms of the type require
 * it, and accepts the choices of any.
 */
export function enquiryRules(site: Pick<Site, 'forms' | 'language'>, type: FormType): FieldRule[] {
  const perForm = Object.entries(site.forms.forms)
    .filter(([, form]) => form.type === type)
    .map(([key]) => formRules(site, key));
  const isInAll = (wanted: string) => perForm.every((rules) => rules.some(({ name }) => name === wanted));
  return [...groupBy(perForm.flat(), ({ name }) => name)].map(([name, rules]) => {
    const rule = rules.reduce(mergeRules);
    return isInAll(name) ? rule : { ...rule, required: false, unless: undefined };
  });
}

/** Merges two rules into the more permissive one. */
function mergeRules(a: FieldRule, b: FieldRule): FieldRule {
  const min = widerBound(a.min, b.min, Math.min);
  const max = widerBound(a.max, b.max, Math.max);
  const { tooShort, belowMin } = min === b.min ? b : a;
  const { tooLong, aboveMax } = max === b.max ? b : a;
  const finer = (b.decimals ?? 0) > (a.decimals ?? 0) ? b : a;
  const rule = { ...a, min, max, tooShort, belowMin, tooLong, aboveMax, required: a.required && b.required };
  if (a.kind === 'number') ({ decimals: rule.decimals, tooLong: rule.tooLong } = finer);
  if (a.values && b.values) rule.values = [...new Set([...a.values, ...b.values])];
  if (a.unless?.field !== b.unless?.field) delete rule.unless;
  // Where either form hides the field, it may be empty.
  if (JSON.stringify(a.when) === JSON.stringify(b.when)) return rule;
  return { ...rule, required: false, unless: undefined, when: undefined };
}

/** Returns the more permissive bound; undefined if they cannot be compared, such as two days. */
function widerBound(a: Bound, b: Bound, pick: (...values: number[]) => number): Bound {
  if (typeof a === 'number' && typeof b === 'number') return pick(a, b);
  return JSON.stringify(a) === JSON.stringify(b) ? a : undefined;
}

/**
 * Returns the days that have a slot, unless all open days do: `Monday to Friday; Winter: Monday`; or the seasons and
 * exceptions that have it. With `branches`, names each that has it: `Rainham: Saturday`.
 */
export function slotDays(slot: string, site: Place, branches: readonly Option[] = []): string | undefined {
  const places = branches.map(({ code, label }) => {
    const { departments: { [code]: branch } = {}, hours } = site;
    const { regular, seasons } = branch ?? {};
    if (!branch || !regular) return { label, days: daysOfSlot(slot, site) };
    const { exceptions } = departmentHours(branch, hours.exceptions);
    return { label, days: daysOfSlot(slot, { ...site, hours: { ...hours, regular, seasons, exceptions } }) };
  });
  if (places.length === 0) return daysOfSlot(slot, site) || undefined;
  if (places.every(({ days }) => days === '')) return undefined;
  const having = places.filter(({ days }) => days !== undefined);
  const named = having.map(({ label, days }) => (days ? joinLabel(label, days, site.wording) : label));
  return joinList(named, site.wording.longList) || undefined;
}

/** Returns the days that have a slot: `''` for all open days, undefined for none. */
function daysOfSlot(slot: string, site: Place): string | undefined {
  const { wording, hours } = site;
  const { regular, seasons = [], exceptions } = hours;
  const rules = bookingRules(site);
  const daysOf = (week: Week) => {
    const open = weekdays.map((day) => ({ day, slots: slotsOfDay(rules, day, hoursOfWeekday(week, day)) }));
    const days = open.filter(({ slots }) => slots.includes(slot)).map(({ day }) => day);
    const isEvery = days.length === open.filter(({ slots }) => slots.length > 0).length;
    return { written: joinDays(days, site, 'long'), isEvery };
  };
  const usual = daysOf(regular);
  const ofSeasons = seasons.map(({ name, regular: own }) => ({
    name,
    ...daysOf(seasonWeek(regular, { regular: own })),
  }));
  if (!usual.written) {
    const occasions = [
      ...ofSeasons.filter(({ written }) => written),
      ...exceptions.filter((each) => slotsOfDay(rules, weekdayOf(each.date), joinTimes([each])).includes(slot)),
    ];
    return joinList([...new Set(occasions.map(({ name }) => name))], wording.list) || undefined;
  }
  const differing = ofSeasons.filter(
    ({ written, isEvery }) => written !== usual.written && !(isEvery && usual.isEvery),
  );
  const notes = differing.map(({ name, written }) =>
    written ? joinLabel(name, written, wording) : fillIn(wording.notInSeason, { season: name }),
  );
  return joinList([...(usual.isEvery ? [] : [usual.written]), ...new Set(notes)], wording.longList);
}
