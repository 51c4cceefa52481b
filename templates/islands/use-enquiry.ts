import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { type EnquiryValues, enquirySchema } from '../../schema/enquiry.ts';
import type { ToastMessage } from './EnquiryToast.tsx';
import { enquiryBody } from './enquiry-body.ts';
import type { EnquiryFormProps, FieldProps } from './enquiry-form-props.ts';
import { takePressTime } from './press-time.ts';
import { newIdempotencyKey, sendEnquiry } from './send-enquiry.ts';
import { shownAt } from './shown-at.ts';

/** What has become of the form: nothing yet, stored (with its reference where known), or a failure to read again. */
export type Outcome = { sent: true; reference?: string | undefined } | { sent: false; failure?: string };

/** The life of one form: idle, pending, then sent or failed. */
export function useEnquiry({ formType, fields, words, minimumFillMs, submission }: EnquiryFormProps) {
  const [schema] = useState(() => enquirySchema(fields.map(ruleOf)));
  // No default values: what stands in the fields as the script arrives, typed or restored, is what counts.
  const { register, handleSubmit, reset, formState } = useForm<EnquiryValues>({ resolver: zodResolver(schema) });
  const [outcome, setOutcome] = useState<Outcome>(
    submission?.reference ? { sent: true, reference: submission.reference } : { sent: false },
  );
  // What a post without script found wrong stands until the form is sent again.
  const [postErrors, setPostErrors] = useState(submission?.errors ?? {});
  const [toast, setToast] = useState<ToastMessage>();
  const [isPending, setPending] = useState(false);
  // These change between two renders, and a second click must see them at once.
  const isSending = useRef(false);
  const startedAt = useRef(0);
  const attempt = useRef({ body: '', key: '' });

  const fail = (message: string) => {
    setOutcome({ sent: false, failure: message });
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
    // The same content keeps its key, so that a second try of what did arrive is stored once.
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    const focused = document.activeElement as HTMLElement | null;
    isSending.current = true;
    setOutcome({ sent: false });
    setPending(true);
    try {
      succeed(await sendEnquiry(body, attempt.current.key));
    } catch (error) {
      fail((error as Error).message || words.fallbackError);
    }
    isSending.current = false;
    flushSync(() => setPending(false));
    // The button lost the focus when it was disabled; after a success the confirmation takes it.
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setPostErrors({});
    const pressedAt = takePressTime(form) ?? performance.now();
    return handleSubmit((values) => {
      if (isSending.current) return;
      if (pressedAt - (startedAt.current || shownAt()) < minimumFillMs) return fail(words.tooFast);
      const website = String(new FormData(form).get('website') ?? '');
      // Whoever fills the trap is told nothing.
      if (website !== '') return;
      return send(values, website);
    })(event);
  };

  const errors = { ...postErrors, ...messagesOf(formState.errors) };
  const closeToast = () => setToast((shown) => shown && { ...shown, isOpen: false });
  return { register, submit, errors, isPending, outcome, toast, closeToast };
}

function ruleOf({ rule, options }: FieldProps) {
  return options ? { ...rule, values: options.map(({ code }) => code) } : rule;
}

function messagesOf(errors: Record<string, { message?: string } | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']));
}
