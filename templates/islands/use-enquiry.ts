import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { minuteIn } from '../../schema/clock.ts';
import { type EnquiryValues, enquirySchema, withDays } from '../../schema/enquiry.ts';
import { behaviourOf, dependsOn } from '../../schema/field-kinds.ts';
import { type Attempt, clearTypedValues, lastAttempt, persistAttempt } from '../client/typed-values.ts';
import type { EnquiryFormProps, FieldProps, Sent } from './enquiry-form-props.ts';
import { enquiryBody, newIdempotencyKey, sendEnquiry } from './send-enquiry.ts';
import { useChosenService } from './use-chosen-service.ts';
import { useVisit } from './use-visit.ts';

type ToastMessage = { id: number; isOpen: boolean; tone: 'success' | 'error'; title: string; text: string };

type Outcome = { sent: Sent } | { sent?: undefined; failure?: readonly string[] };

export function useEnquiry(props: EnquiryFormProps, idOf: (name: string) => string) {
  const { formKey, formType, fields, words, minimumFillMs, submission, hours, language, booking } = props;
  const [fieldRules] = useState(() => fields.map(ruleOf));
  const [bookingRules] = useState(() => booking && withDays({ ...booking, hours, language }, fieldRules));
  const [validate] = useState(() =>
    zodResolver(enquirySchema(fieldRules, () => minuteIn(hours.timeZone), bookingRules)),
  );
  const form = useFields(fields, validate, props.typed ?? submission?.values);
  const { register, handleSubmit, reset, formState, setValue, watch, trigger, getFieldState } = form;
  const [outcome, setOutcome] = useState<Outcome>(submission?.sent ? { sent: submission.sent } : {});
  // Errors of a submission without JavaScript, until the next submit.
  const [postErrors, setPostErrors] = useState(submission?.errors ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [isPending, setPending] = useState(false);
  const visit = useVisit(props, form, fieldRules, bookingRules, setPostErrors);
  // Refs, so that a second click sees a change before the next render.
  const isSending = useRef(false);
  const startedAt = useRef(0);
  const attempt = useRef<Attempt | undefined>(undefined);
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
    attempt.current = undefined;
    visit.clear();
    setOutcome({ sent: { reference, values, at: new Date().toISOString() } });
    setToast({ isOpen: true, id: performance.now(), tone: 'success', ...words.success });
  };

  const send = async (values: EnquiryValues, website: string) => {
    const body = enquiryBody(fields, formType, values, website);
    // Reuse the key for identical content, so that retrying an enquiry that did arrive does not duplicate it.
    const last = attempt.current ?? lastAttempt(formKey);
    const current = last?.body === body ? last : { body, key: newIdempotencyKey() };
    attempt.current = current;
    persistAttempt(formKey, current);
    isSending.current = true;
    // Move the focus before disabling the button, which would lose it.
    if (document.activeElement?.matches('button')) status.current?.focus({ preventScroll: true });
    setOutcome({});
    setPending(true);
    try {
      succeed(await sendEnquiry(body, { formKey, idempotencyKey: current.key, api: props.api }), values);
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

  /** Lists fields whose validity depends on another: shown with it, alternatives, and days that count from it. */
  const listDependents = (name: string) =>
    fields.flatMap(({ rule }) =>
      rule.when?.field === name || rule.unless?.field === name || dependsOn(rule, name) ? [rule.name] : [],
    );

  const choose = (name: string, value: string, shouldValidate = true) => {
    setValue(name, value, { shouldValidate });
    // `setValue` ignores `deps`.
    trigger(listDependents(name).filter((dependent) => getFieldState(dependent).invalid));
    document.querySelector(`[data-form="${formKey}"]`)?.dispatchEvent(new Event('input', { bubbles: true }));
    visit.onChange(name);
  };
  const [chosen, onServiceChange] = useChosenService(props, choose, idOf, outcome.sent);

  return {
    register: (name: string) =>
      register(name, {
        deps: listDependents(name),
        onChange: ({ target }) => {
          onServiceChange(name, target.value);
          visit.onChange(name);
        },
      }),
    watch,
    submit,
    submitCount: formState.submitCount,
    errors: { ...postErrors, ...messagesOf(formState.errors), ...visit.errors },
    isPending,
    status,
    outcome,
    toast,
    closeToast,
    clearOutcome: () => setOutcome({}),
    visit,
    chosen,
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
