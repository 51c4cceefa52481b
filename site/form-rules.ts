import type { BookingRules } from '../schema/booking.ts';
import type { FieldRule } from '../schema/enquiry.ts';
import type { FieldName, FormType } from '../schema/submission.ts';
import type { SharedSite } from './shared-site.ts';

/** The rules of one form, in the order of its fields. */
export function formRules(site: SharedSite, formKey: string): FieldRule[] {
  const form = site.forms.forms[formKey];
  if (!form) return [];
  return form.fields.flatMap(({ field, required, min }) => {
    const rules = site.forms.fields[field];
    if (!rules) return [];
    const rule: FieldRule = {
      name: field,
      required,
      min: min ?? rules.min,
      max: rules.max,
      message: rules.message,
      tooLong: rules.tooLong,
    };
    const values = valuesOf(field, site, formKey);
    if (values) rule.values = values;
    if (field === 'phone') rule.format = 'phone';
    if (field === 'email') rule.format = 'email';
    if (field === 'preferredDate') rule.format = 'date';
    return [rule];
  });
}

/** What a date and a time are validated against. */
export function bookingRules({ hours, language, forms }: SharedSite): BookingRules {
  return { hours, language, slots: forms.timeSlots, messages: forms.bookingMessages };
}

/**
 * The rules for every enquiry of one type. Where several forms send that type, a field is required only if each of
 * them requires it, and accepts the options of any.
 */
export function enquiryRules(site: SharedSite, type: FormType): FieldRule[] {
  const perForm = Object.entries(site.forms.forms)
    .filter(([, form]) => form.type === type)
    .map(([key]) => formRules(site, key));
  const merged = new Map<string, FieldRule>();
  for (const rule of perForm.flat()) {
    const known = merged.get(rule.name);
    merged.set(rule.name, known ? widest(known, rule) : rule);
  }
  return [...merged.values()].map((rule) => ({
    ...rule,
    required: rule.required && perForm.every((rules) => rules.some(({ name }) => name === rule.name)),
  }));
}

function widest(a: FieldRule, b: FieldRule): FieldRule {
  const rule = { ...a, required: a.required && b.required, min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
  if (a.values && b.values) rule.values = [...new Set([...a.values, ...b.values])];
  return rule;
}

function valuesOf(field: FieldName, site: SharedSite, formKey: string): string[] | undefined {
  if (field === 'service') return site.forms.forms[formKey]?.services.map(({ code }) => code);
  return field === 'preferredTime' ? site.forms.timeSlots : undefined;
}
