import * as styles from './Field.css.ts';
import { SmallIcon } from './SmallIcon.tsx';
import type { Suggestion } from './use-suggestions.ts';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  reason: string | undefined;
  suggestions: readonly Suggestion[];
  isLive: boolean;
}

/**
 * The error of a field, with suggestions, or why choices are unavailable; live for a visit, whose time is checked at
 * once.
 */
export function FieldError({ id, error, reason, suggestions, isLive }: FieldErrorProps) {
  const text = error && (
    <p className={styles.error} id={id}>
      <SmallIcon name="alert" />
      {error}
    </p>
  );
  if (!isLive) return text;
  return (
    <div aria-live="polite">
      {text ||
        (reason && (
          <p className={styles.hint} id={id}>
            {reason}
          </p>
        ))}
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map(({ value, label, onPick }) => (
            <li key={value}>
              <button className={styles.suggestion} type="button" onClick={onPick}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
