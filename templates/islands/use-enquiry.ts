import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { todayIn } from '../../schema/booking.ts';
import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import type { ToastMessage } from './EnquiryToast.tsx';
import type { EnquiryFormProps, FieldProps } from './enquiry-form-props.ts';
import { enquiryBody, newIdempotencyKey, sendEnquiry } from './send-enquiry.ts';

/** The state of a form after its last submission, if there was one. */
type SubmissionState = { sent: true; reference?: string | undefined } | { sent: false; failure?: string };

/** Validates and sends one form, and reports what became of it. */
export function useEnquiry({ formType, fields, words, minimumFillMs, booking, submission }: EnquiryFormProps) {
  const [schema] = useState(() => enquirySchema(fields.map(ruleOf), booking));
  // No default values: the fields keep what was typed or restored before hydration.
  const { register, handleSubmit, reset, formState } = useForm<EnquiryValues>({
    resolver: zodResolver(schema),
    // The summary of the errors takes the focus.
    shouldFocusError: false,
  });
  const [outcome, setOutcome] = useState<SubmissionState>(
    submission?.reference ? { sent: true, reference: submission.reference } : { sent: false },
  );
  // The errors of a post without script, until the next submit.
  const [postErrors, setPostErrors] = useState(submission?.errors ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [isPending, setPending] = useState(false);
  // Set only in the browser, since the page may have been built on an earlier day.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(booking && todayIn(booking.hours.timeZone)), [booking]);
  // Refs, because a second click must see a change before the next render.
  const isSending = useRef(false);
  const startedAt = useRef(0);
  const attempt = useRef({ body: '', key: '' });
  const status = useRef<HTMLParagraphElement>(null);

  /** The toast carries the message of the response or the browser, the lasting line beside the form plain words. */
  const fail = (message: string, failure: string) => {
    setOutcome({ sent: false, failure });
    setToast({ isOpen: true, id: performance.now(), tone: 'error', title: words.errorTitle, text: message });
  };

  const succeed = (reference: string | undefined) => {
    reset(Object.fromEntries(fields.map(({ rule }) => [rule.name, ''])));
    startedAt.current = performance.now();
    attempt.current = { body: '', key: '' };
    setOutcome({ sent: true, reference });
    setToast({ isOpen: true, id: performance.now(), tone: 'success', ...words.success });
  };

  const send = async (values: EnquiryValues, website: string) => {
    const body = enquiryBody(formType, values, website);
    // The same content keeps its key, so that a retry of an enquiry that did arrive is stored once.
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    const focused = document.activeElement as HTMLElement | null;
    isSending.current = true;
    // A disabled button would drop the focus.
    if (focused?.matches('button')) status.current?.focus({ preventScroll: true });
    setOutcome({ sent: false });
    setPending(true);
    try {
      succeed(await sendEnquiry(body, attempt.current.key));
    } catch (error) {
      fail((error as Error).message || words.fallbackError, words.notSent);
    }
    isSending.current = false;
    flushSync(() => setPending(false));
    // After a success the confirmation takes the focus.
    if (document.activeElement === status.current) focused?.focus({ preventScroll: true });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setPostErrors({});
    const pressedAt = takePressTime(form) ?? performance.now();
    return handleSubmit((values) => {
      if (isSending.current) return;
      if (pressedAt - (startedAt.current || activationTime()) < minimumFillMs)
        return fail(words.tooFast, words.tooFast);
      const website = String(new FormData(form).get('website') ?? '');
      // A filled honeypot gets no feedback.
      if (website !== '') return;
      return send(values, website);
    })(event);
  };

  const errors = { ...postErrors, ...messagesOf(formState.errors) };
  const closeToast = () => setToast((shown) => shown && { ...shown, isOpen: false });
  const { submitCount } = formState;
  return { register, submit, submitCount, errors, isPending, status, outcome, toast, closeToast, today };
}

function ruleOf({ rule, options }: FieldProps) {
  return options ? { ...rule, values: options.map(({ code }) => code) } : rule;
}

function messagesOf(errors: Record<string, { message?: string } | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']));
}

/** When a submit was pressed before hydration: `hydrateIslands` stores it on the form. Removes it, as it counts once. */
function takePressTime(form: HTMLFormElement): number | undefined {
  const { pressedAt } = form.dataset;
  delete form.dataset.pressedAt;
  return pressedAt === undefined ? undefined : Number(pressedAt);
}

/** When the visitor first saw the page, on the clock of `performance.now()`: above 0 for a prerendered page. */
function activationTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return navigation?.activationStart ?? 0;
}
