import * as styles from './EnquiryForm.css.ts';
import { SmallIcon } from './SmallIcon.tsx';

/**
 * The errors of a form, each a link to its field. Not a live region: the focus goes to the first invalid field, whose
 * message is read out there.
 */
export function ErrorSummary({
  id,
  heading,
  general,
  problems,
}: {
  id: string;
  heading: string;
  /** An error of the form as a whole. */
  general: string | undefined;
  problems: readonly { fieldId: string; label: string; message: string }[];
}) {
  if (!general && problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; these are links
    <div className={styles.errors} role="group" aria-labelledby={id}>
      <h3 className={styles.errorsHeading} id={id}>
        <SmallIcon name="alert" />
        {heading}
      </h3>
      {general && <p>{general}</p>}
      <ul className={styles.errorList}>
        {problems.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a className={styles.errorLink} href={`#${fieldId}`}>{`${label}: ${message}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
