import { useEffect, useRef } from 'react';
import { joinLabel } from '../../schema/fill-in.ts';
import * as styles from './EnquiryForm.css.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { LinkedPhone } from './LinkedPhone.tsx';
import { SmallIcon } from './SmallIcon.tsx';

/**
 * The errors of a form, each a link to its field. It takes the focus after each submit with errors, so it is read out
 * and visible in full, and needs no live region.
 */
export function ErrorSummary({
  id,
  heading,
  general,
  phone,
  problems,
  submitCount,
  autoFocus,
}: {
  id: string;
  heading: string;
  /** An error of the form as a whole. */
  general: string | undefined;
  phone: EnquiryFormProps['phone'];
  problems: readonly { fieldId: string; label: string; message: string }[];
  /** Number of submits so far. */
  submitCount: number;
  autoFocus: boolean;
}) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [submitCount]);
  if (!general && problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; these are links
    <div
      className={styles.errors}
      role="group"
      aria-labelledby={id}
      ref={summary}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: set only in the response to a submission without JavaScript
      autoFocus={autoFocus}
    >
      <h3 className={styles.errorsHeading} id={id}>
        <SmallIcon name="alert" />
        {heading}
      </h3>
      {general && (
        <p>
          <LinkedPhone phone={phone}>{general}</LinkedPhone>
        </p>
      )}
      <ul className={styles.errorList}>
        {problems.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a className={styles.errorLink} href={`#${fieldId}`}>
              {joinLabel(label, message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
