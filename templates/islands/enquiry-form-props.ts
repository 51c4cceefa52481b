import type { BookingRules } from '../../schema/booking.ts';
import type { EnquiryValues, FieldRule } from '../../schema/enquiry.ts';
import type { Form, Option } from '../../schema/forms.ts';
import type { CarriedWords, FieldName, FormType, Submission } from '../../schema/submission.ts';
import { bookingRules, formRules } from '../../site/form-rules.ts';
import { formatPrice, lowestAmount } from '../../site/format.ts';
import type { PageSite, SharedSite } from '../../site/shared-site.ts';

export type Control = 'text' | 'tel' | 'email' | 'select' | 'textarea' | 'date' | 'choices';

export type FieldProps = {
  label: string;
  control: Control;
  /** The rule without its values: those are the codes of the options. */
  rule: Omit<FieldRule, 'values'>;
  autocomplete: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  options?: readonly FieldOption[];
};

/** A choice, and what a sign says of it where that is not its label. */
type FieldOption = Option & { sign?: string };

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
  'expect',
  'receipt',
] as const;

/** What was sent, and when. */
export type Sent = { reference: string | undefined; values: EnquiryValues; at: string };

export type EnquiryFormProps = {
  formKey: string;
  formType: FormType;
  /** The page of the form. */
  path: string;
  fields: readonly FieldProps[];
  words: Pick<SharedSite['forms'] & Form, (typeof wordKeys)[number]>;
  minimumFillMs: number;
  toast: SharedSite['forms']['toast'];
  phone: SharedSite['business']['phone'];
  hours: BookingRules['hours'];
  language: string;
  /** How soon an enquiry is answered in opening time: `2 hours`. */
  respondWithin?: string | undefined;
  /** What an entry in the visitor's calendar says. */
  calendar: { title: string; place: string };
  /** Only for a form with a date. */
  booking?: Pick<BookingRules, 'slots' | 'messages'> & { anyTime: string };
  /** The earliest date, for a form with one. */
  today?: string | undefined;
  /** Only on a page to which links carry a choice: how it is worded. */
  carried?: CarriedWords;
  /** What such a link has chosen: `Full Service, from £150`. */
  chosen?: string;
  /** The result of a post without script. */
  submission?: (Pick<Submission, 'values' | 'errors'> & { sent?: Sent }) | undefined;
};

/** The address of the file in which the build writes the props of a form. */
export function formFile(formKey: string): string {
  return `/forms/${encodeURIComponent(formKey)}.json`;
}

/** All that a form needs in the browser. */
export function enquiryFormProps(
  site: PageSite,
  formKey: string,
  { path, today, submission }: { path: string; today?: string | undefined; submission?: Submission | undefined },
): EnquiryFormProps {
  const { forms, business, hours, language, mail } = site;
  const form = forms.forms[formKey];
  if (!form) throw new Error(`No form has the key ${formKey}; the cross-checks should have said so.`);
  const { street, town, postcode } = business.address;
  const props: EnquiryFormProps = {
    formKey,
    formType: form.type,
    path,
    fields: formRules(site, formKey).map((rule) => fieldProps(site, formKey, rule)),
    words: pick({ ...forms, ...form }, wordKeys),
    minimumFillMs: forms.minimumFillMs,
    toast: forms.toast,
    phone: business.phone,
    hours: { ...hours, exceptions: hours.exceptions.map(({ name: _, ...day }) => day) },
    language,
    respondWithin: mail.respondWithin,
    calendar: {
      title: forms.receipt.calendarTitle.replace('[business]', business.name),
      place: `${business.name}, ${street}, ${town} ${postcode}`,
    },
  };
  if (form.fields.some(({ field }) => field === 'preferredDate')) {
    const { slots, messages } = bookingRules(site);
    Object.assign(props, { booking: { slots, messages, anyTime: forms.anyTime }, today });
  }
  if (site.offeredCodes[path]) {
    props.carried = { inTown: forms.chosenInTown, message: forms.fromTown, towns: site.servedTowns };
  }
  if (submission?.form === formKey) {
    const { values, errors, reference } = submission;
    // A sent form starts empty, as it does with script.
    props.submission = reference
      ? { values: {}, errors, sent: { reference, values, at: new Date().toISOString() } }
      : { values, errors };
  }
  return props;
}

function fieldProps(site: SharedSite, formKey: string, { values: _, ...rule }: FieldRule): FieldProps {
  const { forms } = site;
  const name = rule.name as FieldName;
  const shared = forms.fields[name];
  const own = forms.forms[formKey]?.fields.find(({ field }) => field === name);
  const options = optionsOf(site, formKey, name);
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
  preferredTime: 'choices',
};

function optionsOf(site: SharedSite, formKey: string, name: FieldName): readonly FieldOption[] | undefined {
  const { forms, prices, money, language } = site;
  if (name === 'preferredTime') return forms.timeSlots.map((slot) => ({ code: slot, label: slot }));
  if (name !== 'service') return undefined;
  return forms.forms[formKey]?.services.map((option) => {
    const price = prices[option.code];
    if (!price || lowestAmount(price) === undefined) return option;
    const amount = formatPrice(price, money, language);
    return { ...option, sign: `${price.name}, ${amount.charAt(0).toLocaleLowerCase(language)}${amount.slice(1)}` };
  });
}

function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
