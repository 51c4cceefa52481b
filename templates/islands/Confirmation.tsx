import type { Ref } from 'react';
import * as styles from './Confirmation.css.ts';
import { SmallIcon } from './SmallIcon.tsx';

/** What stays after the toast is gone: that the enquiry arrived, and under which reference. It takes the focus. */
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
      // biome-ignore lint/a11y/noAutofocus: only the page that answers a post without script has it
      autoFocus={autoFocus}
      data-enquiry-sent=""
    >
      <h3 className={styles.heading}>
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
