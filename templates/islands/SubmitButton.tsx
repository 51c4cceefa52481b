import { button } from '../styles/surface.css.ts';
import * as styles from './SubmitButton.css.ts';

/** The button that sends the form, and shows that it is being sent. */
export function SubmitButton({ label, sending, isPending }: { label: string; sending: string; isPending: boolean }) {
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
