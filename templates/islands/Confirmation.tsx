import type { Ref } from 'react';
import * as styles from './EnquiryForm.css.ts';
import { SmallIcon } from './SmallIcon.tsx';

/** The lasting confirmation that an enquiry was stored, with its reference. It takes the focus. */
export function Confirmation({
  title,
  text,
  referenceLabel,
  reference,
  autoFocus,
  ref,
}: {
  title: string;
  text: string;
  referenceLabel: string;
  reference: string | undefined;
  autoFocus: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      className={styles.confirmation}
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: set only in the response to a post without script
      autoFocus={autoFocus}
      data-enquiry-sent=""
    >
      <h3 className={styles.confirmationHeading}>
        <SmallIcon name="check" />
        {title}
      </h3>
      <p>{text}</p>
      {reference && (
        <p>
          {`${referenceLabel} `}
          <strong className={styles.reference}>{reference}</strong>
        </p>
      )}
    </div>
  );
}
