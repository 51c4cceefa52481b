import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import {
  type BookingProblem,
  findBookingProblem,
  rulesAt,
  type SlotChoices,
  slotChoices,
  slotsOfAnyDay,
  slotsToOffer,
} from '../../schema/booking.ts';
import { minuteIn } from '../../schema/clock.ts';
import { appointmentFields, type EnquiryValues, enquirySchema, hasPlace, withDays } from '../../schema/enquiry.ts';
import { behaviourOf } from '../../schema/field-kinds.ts';
import { clearTypedValues } from '../client/typed-values.ts';
import type { EnquiryFormProps, FieldProps, Sent } from './enquiry-form-props.ts';
import { enquiryBody, newIdempotencyKey, sendEnquiry } from './send-enquiry.ts';

type ToastMessage = { id: number; isOpen: boolean; tone: 'success' | 'error'; title: string; text: string };

type Outcome = { sent: Sent } | { sent?: undefined; failure?: readonly string[] };

export function useEnquiry(props: EnquiryFormProps) {
  const { formKey, formType, fields, words, minimumFillMs, submission, hours, language, booking } = props;
  const [fieldRules] = useState(() => fields.map(ruleOf));
  const [rules] = useState(() => booking && withDays({ ...booking, hours, language }, fieldRules));
  const [names] = useState(() => appointmentFields(fieldRules));
  const [validate] = useState(() => zodResolver(enquirySchema(fieldRules, rules)));
  const { register, handleSubmit, reset, formState, setValue, getValues, watch, trigger } = useFields(
    fields,
    validate,
    props.typed ?? submission?.values,
  );
  const [outcome, setOutcome] = useState<Outcome>(submission?.sent ? { sent: submission.sent } : {});
  // Errors of a submission without JavaScript, until the next submit.
  const [postErrors, setPostErrors] = useState(submission?.errors ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [isPending, setPending] = useState(false);
  // Slots of the chosen day, and why the date or time cannot be booked, updated on every change.
  const [{ choices, problem }, setVisit] = useState<{ choices?: SlotChoices; problem?: BookingProblem | undefined }>(
    () => {
      const { [names.date]: date, [names.branch]: branch } = submission?.values ?? {};
      return { choices: { offered: slotsToOffer(rulesAt(rules, branch), date), unavailable: [] } };
    },
  );
  // Refs, so that a second click sees a change before the next render.
  const isSending = useRef(false);
  const startedAt = useRef(0);
  const attempt = useRef({ body: '', key: '' });
  const status = useRef<HTMLParagraphElement>(null);

  /** Shows `message`, perhaps of the response, in the toast, and `failure` in lasting lines beside the form. */
  const fail = (message: string, ...failure: string[]) => {
    setOutcome({ failure });
    setToast({ isOpen: true, id: performance.now(), tone: 'error', title: words.errorTitle, text: message });
  };

  const closeToast = () => setToast((shown) => shown && { ...shown, isOpen: false });

  const succeed = (reference: string | undefined, values: EnquiryValues) => {
    clearTypedValues(formKey);
    reset(Object.fromEntries(fields.map(({ rule }) => [rule.name, ''])));
    startedAt.current = performance.now();
    attempt.current = { body: '', key: '' };
    setVisit({});
    setOutcome({ sent: { reference, values, at: new Date().toISOString() } });
    setToast({ isOpen: true, id: performance.now(), tone: 'success', ...words.success });
  };

  const send = async (values: EnquiryValues, website: string) => {
    const body = enquiryBody(fields, formType, values, website);
    // Reuse the key for identical content, so that retrying an enquiry that did arrive does not duplicate it.
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    isSending.current = true;
    // Move the focus before disabling the button, which would lose it.
    if (document.activeElement?.matches('button')) status.current?.focus({ preventScroll: true });
    setOutcome({});
    setPending(true);
    try {
      succeed(await sendEnquiry(body, { formKey, idempotencyKey: attempt.current.key, api: props.api }), values);
    } catch (error) {
      const { message, cause } = error as Error & { cause?: string };
      const reason = navigator.onLine ? cause : words.offline;
      fail(message || words.fallbackError, ...(reason ? [reason] : []), words.notSent);
    }
    isSending.current = false;
    setPending(false);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setPostErrors({});
    closeToast();
    const pressedAt = consumePressTime(form) ?? performance.now();
    return handleSubmit((values) => {
      if (isSending.current) return;
      if (pressedAt - (startedAt.current || activationTime()) < minimumFillMs)
        return fail(words.tooFast, words.notSentYet);
      const website = String(new FormData(form).get('website') ?? '');
      // Give a bot no feedback.
      if (website !== '') return;
      return send(values, website);
    })(event);
  };

  const checkBooking = () => {
    const { [names.date]: date, [names.slot]: slot, [names.branch]: branch } = getValues();
    const own = rulesAt(rules, branch);
    const visit = { now: minuteIn(hours.timeZone), date: date ?? '', slot: slot ?? '' };
    // An earlier year is still being typed.
    const isComplete = own && visit.date >= '2000' && hasPlace(fieldRules, branch);
    if (isComplete) setVisit({ choices: slotChoices(own, visit), problem: findBookingProblem(own, visit) });
    else setVisit(own && branch ? { choices: { offered: slotsOfAnyDay(own), unavailable: [], isAnyDay: true } } : {});
    setPostErrors(({ [names.date]: _date, [names.slot]: _slot, ...others }) => others);
    if (formState.submitCount > 0) trigger(Object.values(names).filter(Boolean));
  };
  // Only after hydration, because the server does not know which values the browser restores.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (getValues(names.date)) checkBooking();
  }, []);

  const choose = (name: string, value: string, shouldValidate = true) => {
    setValue(name, value, { shouldValidate });
    document.querySelector(`[data-form="${formKey}"]`)?.dispatchEvent(new Event('input', { bubbles: true }));
    if (Object.values(names).includes(name)) checkBooking();
  };

  const errors = {
    ...postErrors,
    ...messagesOf(formState.errors),
    ...(problem && { [names[problem.field]]: problem.message }),
  };
  return {
    register,
    watch,
    submit,
    submitCount: formState.submitCount,
    errors,
    isPending,
    status,
    outcome,
    toast,
    closeToast,
    another: () => setOutcome({}),
    names,
    problem,
    choices,
    checkBooking,
    choose,
  };
}

/** Sets up react-hook-form to validate what the fields hold, whether or not it has seen an event for it. */
function useFields(fields: readonly FieldProps[], validate: Resolver<EnquiryValues>, initial: EnquiryValues = {}) {
  // No other defaults, so that fields keep what was typed or restored before hydration.
  const [defaultValues] = useState(() => {
    const multiple = fields.filter(({ rule }) => behaviourOf(rule.kind).isMultiple);
    return Object.fromEntries(multiple.map(({ rule: { name } }) => [name, initial[name] ?? '']));
  });
  return useForm<EnquiryValues>({
    defaultValues,
    resolver: (values, context, options) => {
      const read = ([name, value]: [string, string | null]) => {
        const ref = options.fields[name]?.ref;
        if (ref && 'validity' in ref && !/^(?:radio|checkbox)$/.test(ref.type)) {
          // An incomplete date has no value, so use one that fails validation. Others may have been filled in by the
          // browser without an event.
          return [name, ref.validity.badInput ? '?' : ref.value];
        }
        // The value is null for unselected radio buttons and false for an unticked checkbox.
        return [name, value || ''];
      };
      return validate(Object.fromEntries(Object.entries(values).map(read)), context, options);
    },
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
}

function ruleOf({ rule, options }: FieldProps) {
  return options ? { ...rule, values: options.map(({ code }) => code) } : rule;
}

function messagesOf(errors: Record<string, { message?: string } | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']));
}

/** Reads, once, the time of a submit pressed before hydration, which `hydrateIslands` stores on the form. */
function consumePressTime(form: HTMLFormElement): number | undefined {
  const { pressedAt } = form.dataset;
  delete form.dataset.pressedAt;
  return pressedAt === undefined ? undefined : Number(pressedAt);
}

/** Returns when the visitor first saw the page, by `performance.now()`: above 0 if it was prerendered. */
function activationTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return navigation?.activationStart ?? 0;
}
