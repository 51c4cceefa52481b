import type { BookingRules } from '../../schema/booking.ts';
import type { EnquiryValues } from '../../schema/enquiry.ts';
import type { Option } from '../../schema/field.ts';
import { behaviourOf, type FieldRule, type Role } from '../../schema/field-kinds.ts';
import type { Form } from '../../schema/forms.ts';
import type { ResponsePromise } from '../../schema/mail.ts';
import type { OpeningHours } from '../../schema/opening-times.ts';
import { fillIn } from '../../schema/placeholders.ts';
import type { CarriedWords, FormType, Submission } from '../../schema/submission.ts';
import { bookingRules, formFields, formRules, type ResolvedField, slotDays } from '../../site/form-rules.ts';
import { lowestAmount, priceWithin, upperFirst } from '../../site/format.ts';
import { visitPlace } from '../../site/format-address.ts';
import type { Inline } from '../../site/inline.ts';
import { type StaffedHours, staffedHours } from '../../site/response-time.ts';
import type { PageSite, SharedSite } from '../../site/shared-site.ts';

export type FieldProps = {
  label: string;
  /** The parsed label, if it has links or emphasis. */
  marked?: readonly Inline[] | undefined;
  /** The rule without `values`, which are the codes of the options. */
  rule: Omit<FieldRule, 'values'>;
  autocomplete: string;
  help?: string | undefined;
  placeholder?: string | undefined;
  options?: readonly FieldOption[] | undefined;
  /** Index of its condition among those of the form. */
  condition?: number | undefined;
};

export type FieldOption = Option & {
  /** What to show if a link has chosen it, instead of its label. */
  chosenLabel?: string;
  /** The days that have the slot, shown until one is chosen. */
  days?: string;
  /** The indexes of the conditions that it fulfils. */
  fulfils?: readonly number[];
};

const wordKeys = [
  'submit',
  'sending',
  'success',
  'tooFast',
  'notSent',
  'notSentYet',
  'offline',
  'errorTitle',
  'errorSummary',
  'notSentTitle',
  'requiredNote',
  'groups',
  'referenceLabel',
  'closeToast',
  'honeypotLabel',
  'fallbackError',
  'expect',
  'receipt',
  'clearChoice',
] as const;

export type Sent = { reference: string | undefined; values: EnquiryValues; at: string };

export type EnquiryFormProps = {
  formKey: string;
  formType: FormType;
  path: string;
  /** The origin or base path of the endpoint, if any. */
  api?: string | undefined;
  base?: string | undefined;
  fields: readonly FieldProps[];
  words: Pick<SharedSite['forms'] & Form, (typeof wordKeys)[number]>;
  /** A label before its value: `[label]:`. */
  labelled: string;
  minimumFillMs: number;
  phone: SharedSite['business']['phone'];
  hours: StaffedHours;
  language: string;
  /** The promised response time: `120`. */
  respondWithin?: ResponsePromise | undefined;
  /** Text of the entry in the visitor's calendar. */
  calendar: { title: string; place: string; branches?: Readonly<Record<string, string>> };
  /** Only for forms that ask for the day of a visit. */
  booking?: Omit<BookingRules, 'hours' | 'language'> & { anyTime: string };
  today?: string | undefined;
  /** Wording for what links pass to the form; only on a page that links may pass something to. */
  carried?: CarriedWords;
  /** What such a link has chosen: `Full Service, from £150`. */
  chosen?: string;
  /** The values of its fields at hydration. */
  typed?: EnquiryValues;
  /** Result of a submission without JavaScript. */
  submission?: (Pick<Submission, 'values' | 'errors'> & { sent?: Sent }) | undefined;
};

export function formFile(formKey: string): string {
  return `/forms/${encodeURIComponent(formKey)}.json`;
}

export function enquiryFormProps(
  site: PageSite,
  formKey: string,
  { path, today, submission }: { path: string; today?: string | undefined; submission?: Submission | undefined },
): EnquiryFormProps {
  const { forms, business, language, mail } = site;
  const { others, ...hours } = staffedHours(site);
  const form = forms.forms[formKey];
  if (!form) throw new Error(`No form has the key ${formKey}; the cross-checks should have said so.`);
  const all = { ...forms, ...form };
  const props: EnquiryFormProps = {
    formKey,
    formType: form.type,
    path,
    api: site.hosting.api,
    fields: listFieldProps(site, formKey),
    words: Object.fromEntries(wordKeys.map((key) => [key, all[key]])) as EnquiryFormProps['words'],
    labelled: site.wording.labelled,
    minimumFillMs: forms.minimumFillMs,
    phone: business.phone,
    hours: { ...withoutNames(hours), others: others?.map(withoutNames) },
    language,
    respondWithin: mail.respondWithin,
    calendar: {
      title: fillIn(forms.receipt.calendarTitle, { business: business.name }),
      place: visitPlace(site),
    },
  };
  if (props.fields.some(({ rule }) => rule.kind === 'date')) props.today = today;
  if (props.fields.some(({ rule }) => rule.role === 'appointment')) {
    const { hours: _, language: _language, ...rules } = bookingRules(site);
    props.booking = { ...rules, anyTime: forms.anyTime };
  }
  const choices = props.fields.find(({ rule }) => rule.role === 'branch')?.options ?? [];
  const branches = choices.filter(({ code }) => site.departments?.[code]);
  if (branches.length > 0)
    props.calendar.branches = Object.fromEntries(branches.map(({ code }) => [code, visitPlace(site, code)]));
  if (site.choices[path]) {
    const nameOf = (role: Role) => props.fields.find(({ rule }) => rule.role === role)?.rule.name ?? '';
    const fields = { service: nameOf('service'), message: nameOf('message') };
    props.carried = { inTown: forms.chosenInTown, message: forms.fromTown, fields };
  }
  if (submission?.form === formKey) {
    const { values, errors, reference } = submission;
    // Clear a sent form, as with JavaScript.
    props.submission = reference
      ? { values: {}, errors, sent: { reference, values, at: new Date().toISOString() } }
      : { values, errors };
  }
  return props;
}

/** Removes the names of exceptions, which a form does not show. */
function withoutNames<Hours extends OpeningHours>(hours: Hours): Hours {
  return { ...hours, exceptions: hours.exceptions.map(({ name: _, ...day }: Occasion) => day) };
}

type Occasion = OpeningHours['exceptions'][number] & { name?: string };

function listFieldProps(site: SharedSite, formKey: string): FieldProps[] {
  const fields = formFields(site.forms, formKey);
  const rules = formRules(site, formKey);
  const branches = fields.find(({ role }) => role === 'branch')?.choices ?? [];
  const conditions = [...new Set(rules.flatMap(({ when }) => (when ? [JSON.stringify(when)] : [])))];
  return rules.map(({ values: _, ...rule }, index) => {
    const field = fields[index] as ResolvedField;
    const options = field.choices?.map((option) => {
      const fulfilled = conditions.flatMap((text, number) => {
        const when: FieldRule['when'] = JSON.parse(text);
        return when?.field === rule.name && when.is.includes(option.code) ? [number + 1] : [];
      });
      const described =
        field.role === 'service' ? addChosenLabel(site, option) : addSlotDays(site, field, option, branches);
      return fulfilled.length > 0 ? { ...described, fulfils: fulfilled } : described;
    });
    // The first of two alternative fields explains that one is required.
    const either = rule.unless?.message;
    const isSaid = rules.slice(0, index).some(({ unless }) => unless?.message === either);
    return {
      label: field.label,
      marked: field.marked,
      rule,
      autocomplete:
        field.autocomplete ?? (field.role === 'name' ? 'name' : behaviourOf(field.kind).autocomplete) ?? 'off',
      help: [isSaid ? undefined : either, field.help].filter(Boolean).join('. ') || undefined,
      placeholder: field.kind === 'select' ? field.placeholder : undefined,
      options,
      condition: rule.when && conditions.indexOf(JSON.stringify(rule.when)) + 1,
    };
  });
}

/** Adds the days and branches that have a slot, unless all do: until a day is chosen, every slot is offered. */
function addSlotDays(
  site: SharedSite,
  { kind }: ResolvedField,
  option: Option,
  branches: readonly Option[],
): FieldOption {
  const { slotMinutes, slotsOfDays } = site.forms;
  const differ = slotMinutes ?? slotsOfDays ?? branches.length > 0;
  const days = kind === 'slot' && differ && slotDays(option.code, site, branches);
  return days ? { ...option, days: upperFirst(days, site.language) } : option;
}

/** Adds what to show if a link has chosen the service: its name and price, `Brake pads, from £80`. */
function addChosenLabel({ prices, money, language }: SharedSite, option: Option): FieldOption {
  const price = prices[option.code];
  if (!price || lowestAmount(price) === undefined) return option;
  return { ...option, chosenLabel: `${price.name}, ${priceWithin(price, money, language)}` };
}
