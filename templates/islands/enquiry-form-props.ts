import type { BookingRules } from '../../schema/booking.ts';
import type { FieldRule } from '../../schema/enquiry.ts';
import type { Form, Option } from '../../schema/forms.ts';
import type { FieldName, FormType, Submission } from '../../schema/submission.ts';
import { bookingRules, formRules } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';

export type Control = 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'date';

export type FieldProps = {
  label: string;
  control: Control;
  /** The rule without its values: those are the codes of the options. */
  rule: Omit<FieldRule, 'values'>;
  autocomplete: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  options?: readonly Option[];
};

const wordKeys = [
  'submit',
  'sending',
  'success',
  'tooFast',
  'notSent',
  'errorTitle',
  'errorSummary',
  'requiredNote',
  'referenceLabel',
  'closeToast',
  'honeypotLabel',
  'fallbackError',
] as const;

export type EnquiryFormProps = {
  formKey: string;
  formType: FormType;
  fields: readonly FieldProps[];
  words: Pick<SharedSite['forms'] & Form, (typeof wordKeys)[number]>;
  minimumFillMs: number;
  toast: SharedSite['forms']['toast'];
  /** Only for a form with a date. */
  booking?: BookingRules;
  /** The result of a post without script. */
  submission?: Pick<Submission, 'values' | 'errors' | 'reference'>;
};

/** All that a form needs in the browser; it is in the page as JSON. */
export function enquiryFormProps(site: SharedSite, formKey: string, submission?: Submission): EnquiryFormProps {
  const { forms } = site;
  const form = forms.forms[formKey];
  if (!form) throw new Error(`No form has the key ${formKey}; the cross-checks should have said so.`);
  const props: EnquiryFormProps = {
    formKey,
    formType: form.type,
    fields: formRules(site, formKey).map((rule) => fieldProps(site, formKey, rule)),
    words: pick({ ...forms, ...form }, wordKeys),
    minimumFillMs: forms.minimumFillMs,
    toast: forms.toast,
  };
  if (form.fields.some(({ field }) => field === 'preferredDate')) props.booking = bookingRules(site);
  if (submission?.form === formKey) {
    const { values, errors, reference } = submission;
    // A sent form starts empty, as it does with script.
    props.submission = { values: reference ? {} : values, errors, ...(reference && { reference }) };
  }
  return props;
}

function fieldProps({ forms }: SharedSite, formKey: string, { values: _, ...rule }: FieldRule): FieldProps {
  const name = rule.name as FieldName;
  const shared = forms.fields[name];
  const own = forms.forms[formKey]?.fields.find(({ field }) => field === name);
  const options = optionsOf(forms, formKey, name);
  return {
    label: own?.label ?? shared?.label ?? name,
    control: controls[name] ?? 'text',
    rule,
    autocomplete: shared?.autocomplete ?? 'off',
    hint: shared?.hint,
    placeholder: own?.placeholder,
    ...(options && { options }),
  };
}

const controls: Partial<Record<FieldName, Control>> = {
  phone: 'tel',
  email: 'email',
  service: 'select',
  message: 'textarea',
  preferredDate: 'date',
  preferredTime: 'select',
};

function optionsOf(forms: SharedSite['forms'], formKey: string, name: FieldName): readonly Option[] | undefined {
  if (name === 'service') return forms.forms[formKey]?.services;
  return name === 'preferredTime' ? forms.timeSlots.map((slot) => ({ code: slot, label: slot })) : undefined;
}

function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
