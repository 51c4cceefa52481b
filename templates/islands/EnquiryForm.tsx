import * as Toast from '@radix-ui/react-toast';
import { Fragment, useEffect, useRef, useState } from 'react';
import { joinLabel } from '../../schema/placeholders.ts';
import { submitAddress } from '../../schema/submission.ts';
import { stack, visuallyHidden } from '../styles/layout.css.ts';
import { button, quiet } from '../styles/surface.css.ts';
import * as styles from './EnquiryForm.css.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { group, lone } from './Field.css.ts';
import { Field, type FieldForm } from './Field.tsx';
import { type Group, groupFields } from './field-groups.ts';
import { LinkedPhone } from './InlineText.tsx';
import { Receipt } from './Receipt.tsx';
import { SmallIcon } from './SmallIcon.tsx';
import { useEnquiry } from './use-enquiry.ts';

/** Maximum characters of a note that fits beside the first heading, however long that is. */
const maxBeside = 16;

/** An enquiry form. Posts without JavaScript; with it, validates and sends without leaving the page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { formKey, formType, fields, words, submission, carried, phone } = props;
  const idOf = (name: string) => `${formKey}-${name}`;
  const enquiry = useEnquiry(props, idOf);
  const { submit, submitCount, isPending, status, outcome, clearOutcome, chosen } = enquiry;
  const receipt = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Do not move the focus to a receipt that the page was loaded with.
    if (outcome.sent !== submission?.sent) focusAtTop(receipt.current);
    focusAtTop(failure.current);
  }, [outcome, submission]);

  const form = { ...props, enquiry, idOf };
  // Errors of a date or time appear beside it at once, but in the summary only after a submit.
  const isSubmitted = submitCount > 0 || Object.keys(submission?.errors ?? {}).length > 0;
  const startAgain = () => {
    clearOutcome();
    setTimeout(() => document.getElementById(idOf(fields[0]?.rule.name ?? ''))?.focus());
  };

  return (
    <>
      {outcome.sent && <Receipt form={props} sent={outcome.sent} ref={receipt} onAnother={startAgain} />}
      <form
        className={styles.form}
        method="post"
        action={submitAddress(props.api)}
        noValidate
        onSubmit={submit}
        hidden={outcome.sent !== undefined}
        data-form={formKey}
      >
        <input type="hidden" name="formType" value={formType} />
        <input type="hidden" name="form" value={formKey} />
        {carried && (
          // client/form-start.ts fills this in before hydration.
          <p className={styles.chosen} hidden={!chosen} data-carried={JSON.stringify(carried)}>
            {chosen}
          </p>
        )}
        <ErrorSummary form={form} problems={isSubmitted ? listProblems(form) : []} />
        <p className={words.requiredNote.length > maxBeside ? quiet : styles.note}>{words.requiredNote}</p>
        {groupFields(fields, words.groups).map((part) => (
          <FieldGroup key={part.fields[0]?.rule.name} {...part} form={form} />
        ))}
        {/* A field that people do not see but bots fill in; they recognise `display: none`. */}
        <div className={visuallyHidden} aria-hidden="true">
          <label>
            <span>{words.honeypotLabel}</span>
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={stack.m}>
          {!outcome.sent && outcome.failure && (
            <p className={styles.failure} tabIndex={-1} ref={failure}>
              <SmallIcon name="alert" />
              <span>
                {outcome.failure.map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    <LinkedPhone phone={phone}>{line}</LinkedPhone>
                  </Fragment>
                ))}
              </span>
            </p>
          )}
          {/* Announces that the form is being sent, and holds the focus until there is an outcome. */}
          <p className={visuallyHidden} role="status" tabIndex={-1} ref={status}>
            {isPending && words.sending}
          </p>
          <button
            className={`${button.primary} ${styles.submit}`}
            type="submit"
            disabled={isPending}
            data-sending={words.sending}
          >
            {/* No text beside an element: a browser that translates the page replaces it, and React cannot find it. */}
            {isPending ? (
              <>
                <span className={styles.spinner} aria-hidden="true" />
                <span>{words.sending}</span>
              </>
            ) : (
              words.submit
            )}
          </button>
        </div>
      </form>
      <EnquiryToast form={form} />
    </>
  );
}

/** Consecutive fields about one thing; one alone has no heading but its label. */
function FieldGroup({ legend, fields, form }: Group & { form: FieldForm }) {
  const content = fields.map((field) => <Field key={field.rule.name} field={field} form={form} />);
  if (!legend) return <div className={lone}>{content}</div>;
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      {content}
    </fieldset>
  );
}

type Problem = { fieldId: string; label: string; message: string };

/** Lists the errors of fields, of two alternative fields only the first. */
function listProblems({ fields, enquiry: { errors }, idOf }: FieldForm): Problem[] {
  const failed = fields.filter(({ rule }) => errors[rule.name]);
  const wrong = failed.filter(({ rule: { name, unless } }, index) => {
    if (errors[name] !== unless?.message) return true;
    return failed.findIndex(({ rule }) => errors[rule.name] === unless?.message) === index;
  });
  return wrong.map(({ rule: { name }, label }) => ({ fieldId: idOf(name), label, message: errors[name] ?? '' }));
}

/**
 * The errors of a form, each a link to its field. Takes the focus after a failed submit, so it needs no live region.
 */
function ErrorSummary({ form, problems }: { form: FieldForm; problems: readonly Problem[] }) {
  const { words, phone, labelled, submission, enquiry, idOf } = form;
  const { submitCount, errors } = enquiry;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) focusAtTop(summary.current);
  }, [submitCount]);
  // An error of the form as a whole.
  const general = errors[''];
  if (!general && problems.length === 0) return null;
  const id = idOf('errors');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; these are links
    <div
      className={styles.errors}
      role="group"
      aria-labelledby={id}
      ref={summary}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: set only in the response to a submission without JavaScript
      autoFocus={submission !== undefined}
    >
      <h3 className={styles.messageHeading} id={id}>
        <SmallIcon name="alert" />
        {problems.length > 0 ? words.errorSummary : words.notSentTitle}
      </h3>
      {general && (
        <p>
          <LinkedPhone phone={phone}>{general}</LinkedPhone>
        </p>
      )}
      {problems.length > 0 && (
        <ul className={styles.errorList}>
          {problems.map(({ fieldId, label, message }) => (
            <li key={fieldId}>
              <a className={styles.errorLink} href={`#${fieldId}`}>
                {mentions(message, label) ? message : joinLabel(label, message, { labelled })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether a message contains a label in whole words. */
function mentions(message: string, label: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')} `;
  return words(message).includes(words(label));
}

/** The toast of a form, for five seconds or until swiped away. A new message replaces the previous one. */
function EnquiryToast({ form: { enquiry, words } }: { form: FieldForm }) {
  const [silent] = useState(() => globalThis.document?.createDocumentFragment());
  // Render nothing without a message: Radix would add a style attribute, which the page's policy blocks.
  if (!enquiry.toast) return null;
  const { id, isOpen, tone, title, text } = enquiry.toast;
  // Radix announces the provider's label, which is the title here, then the text, so exclude the title from the text.
  const unread = { 'data-radix-toast-announce-exclude': '' };
  return (
    <Toast.Provider
      label={title}
      duration={5000}
      swipeThreshold={50}
      // After a success, announce it nowhere: the focus moves to a receipt that says the same.
      announcerContainer={tone === 'success' ? silent : undefined}
    >
      <Toast.Root
        key={id}
        className={styles.toast[tone]}
        open={isOpen}
        onOpenChange={(open) => open || enquiry.closeToast()}
        data-toast={tone}
      >
        <SmallIcon name={tone === 'error' ? 'alert' : 'check'} />
        <div className={styles.toastWords}>
          <Toast.Title className={styles.toastTitle} {...unread}>
            {title}
          </Toast.Title>
          <Toast.Description className={styles.toastText}>{text}</Toast.Description>
        </div>
        <Toast.Close className={styles.toastClose} aria-label={words.closeToast}>
          <SmallIcon name="close" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.toastViewport} label={`${title} ({hotkey})`} />
    </Toast.Provider>
  );
}

function focusAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
