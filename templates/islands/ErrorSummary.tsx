import * as styles from './ErrorSummary.css.ts';
import { SmallIcon } from './SmallIcon.tsx';

/**
 * Everything that is wrong, over the form, each a link to its field. It is no live region: the focus goes to the
 * first of the fields, whose own message is read out there.
 */
export function ErrorSummary({
  id,
  heading,
  general,
  problems,
}: {
  id: string;
  heading: string;
  /** What is wrong with the form as a whole. */
  general: string | undefined;
  problems: readonly { fieldId: string; label: string; message: string }[];
}) {
  if (!general && problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are links
    <div className={styles.summary} role="group" aria-labelledby={id}>
      <h3 className={styles.heading} id={id}>
        <SmallIcon name="alert" />
        {heading}
      </h3>
      {general && <p>{general}</p>}
      <ul className={styles.list}>
        {problems.map(({ fieldId, label, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`}>{`${label}: ${message}`}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
