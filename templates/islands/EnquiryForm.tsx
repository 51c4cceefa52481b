import { useEffect, useRef } from 'react';
import { submitPath } from '../../schema/submission.ts';
import { button } from '../styles/surface.css.ts';
import { Confirmation } from './Confirmation.tsx';
import * as styles from './EnquiryForm.css.ts';
import { EnquiryToast } from './EnquiryToast.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { Field } from './Field.tsx';
import { SmallIcon } from './SmallIcon.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** An enquiry form. It posts without script; with script it validates and sends in place. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { formKey, formType, fields, words, toast: toastSettings, submission } = props;
  const { register, submit, submitCount, errors, isPending, status, outcome, toast, closeToast, today } =
    useEnquiry(props);
  const confirmation = useRef<HTMLDivElement>(null);

  // An outcome that came with the page does not move the focus.
  const firstOutcome = useRef(outcome);
  useEffect(() => {
    if (outcome.sent && outcome !== firstOutcome.current) confirmation.current?.focus();
  }, [outcome]);

  const idOf = (name: string) => `${formKey}-${name}`;
  const wrong = fields.filter(({ rule }) => errors[rule.name]);

  return (
    <>
      <form className={styles.form} method="post" action={submitPath} noValidate onSubmit={submit} data-form={formKey}>
        <input type="hidden" name="formType" value={formType} />
        <input type="hidden" name="form" value={formKey} />
        {outcome.sent && (
          <Confirmation
            {...words.success}
            ref={confirmation}
            referenceLabel={words.referenceLabel}
            reference={outcome.reference}
            autoFocus={submission !== undefined}
          />
        )}
        <ErrorSummary
          id={idOf('errors')}
          heading={words.errorSummary}
          general={errors['']}
          submitCount={submitCount}
          autoFocus={submission !== undefined}
          problems={wrong.map(({ rule: { name }, label }) => ({
            fieldId: idOf(name),
            label,
            message: errors[name] ?? '',
          }))}
        />
        <p className={styles.note}>{words.requiredNote}</p>
        {fields.map((field) => (
          <Field
            key={field.rule.name}
            id={idOf(field.rule.name)}
            field={field}
            error={errors[field.rule.name]}
            value={submission?.values[field.rule.name]}
            min={today}
            registration={register(field.rule.name)}
          />
        ))}
        <Honeypot id={idOf('website')} label={words.honeypotLabel} />
        <div className={styles.end}>
          {!outcome.sent && outcome.failure && (
            <p className={styles.failure}>
              <SmallIcon name="alert" />
              <span>{outcome.failure}</span>
            </p>
          )}
          {/* Announces the sending, and holds the focus while the button is disabled. */}
          <p className={styles.status} role="status" tabIndex={-1} ref={status}>
            {isPending && words.sending}
          </p>
          <SubmitButton label={words.submit} sending={words.sending} isPending={isPending} />
        </div>
      </form>
      <EnquiryToast message={toast} settings={toastSettings} closeLabel={words.closeToast} onClose={closeToast} />
    </>
  );
}

/** A hidden field that people do not see; bots fill it in. */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function SubmitButton({ label, sending, isPending }: { label: string; sending: string; isPending: boolean }) {
  return (
    <button
      className={`${button.primary} ${styles.submit}`}
      type="submit"
      disabled={isPending}
      aria-disabled={isPending}
    >
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
      {isPending ? sending : label}
    </button>
  );
}
