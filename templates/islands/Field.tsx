import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProps } from './enquiry-form-props.ts';
import * as styles from './Field.css.ts';
import { SmallIcon } from './SmallIcon.tsx';
import type { Suggestion } from './use-suggestions.ts';

/** How a phone's keyboard behaves, by field. */
const inputAttributes: Record<string, InputHTMLAttributes<HTMLElement>> = {
  name: { autoCapitalize: 'words' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel' },
  postcode: { autoCapitalize: 'characters', spellCheck: false },
  registration: { autoCapitalize: 'characters', spellCheck: false },
};

/**
 * A field: its label, control, hint and error, tied together by ids. The hint is under the control, so that the
 * controls of two fields side by side align.
 */
export function Field({
  id,
  field,
  error,
  value,
  min,
  max,
  registration,
  suggestions,
  reset,
}: {
  id: string;
  field: FieldProps;
  error: string | undefined;
  /** The initial value. */
  value: string | undefined;
  /** The earliest date, and the latest. */
  min: string | undefined;
  max: string | undefined;
  registration: UseFormRegisterReturn;
  suggestions: readonly Suggestion[];
  /** Takes back a choice. */
  reset: { label: string; onPress: () => void } | undefined;
}) {
  const { label, control, rule, hint, placeholder, options, autocomplete } = field;
  const isBooked = control === 'date' || control === 'choices';
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...registration,
    id,
    required: rule.required,
    autoComplete: autocomplete,
    defaultValue: value,
    // A browser exposes a required select as invalid until something is chosen.
    'aria-invalid': error ? true : control === 'select' ? false : undefined,
    'aria-describedby': described || undefined,
    ...inputAttributes[rule.name],
  };
  const notes = (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} suggestions={suggestions} isLive={isBooked} />
    </>
  );
  if (control === 'choices') {
    return (
      <fieldset className={styles.choiceField} aria-describedby={described || undefined}>
        <legend className={styles.label}>{rule.required ? `${label} *` : label}</legend>
        <div className={styles.choices}>
          {options?.map(({ code, label: words }, index) => (
            <label key={code} className={styles.choice} htmlFor={index === 0 ? id : `${id}-${index}`}>
              <input
                {...registration}
                className={styles.radio}
                type="radio"
                id={index === 0 ? id : `${id}-${index}`}
                value={code}
                defaultChecked={value === code}
              />
              {words}
            </label>
          ))}
        </div>
        {reset && (
          <button className={styles.reset} type="button" onClick={reset.onPress}>
            {reset.label}
          </button>
        )}
        {notes}
      </fieldset>
    );
  }
  return (
    <div className={styles.field[control === 'textarea' ? 'wide' : 'half']}>
      <label className={styles.label} htmlFor={id}>
        {rule.required ? `${label} *` : label}
      </label>
      {control === 'select' && (
        <select {...shared} className={styles.select}>
          <option value="">{placeholder ?? ''}</option>
          {options?.map(({ code, label: words, sign }) => (
            <option key={code} value={code} data-sign={sign}>
              {words}
            </option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...shared} className={styles.textarea} rows={5} />}
      {control !== 'select' && control !== 'textarea' && (
        <input
          {...shared}
          className={rule.name === 'registration' ? styles.plate : styles.input}
          type={control}
          min={control === 'date' ? min : undefined}
          max={control === 'date' ? max : undefined}
        />
      )}
      {notes}
    </div>
  );
}

/** What is wrong with a field, and what would fit. A date or a time is checked at once, so its error is announced. */
function FieldError({
  id,
  error,
  suggestions,
  isLive,
}: {
  id: string;
  error: string | undefined;
  suggestions: readonly Suggestion[];
  isLive: boolean;
}) {
  const text = error && (
    <p className={styles.error} id={id}>
      <SmallIcon name="alert" />
      {error}
    </p>
  );
  if (!isLive) return text;
  return (
    <div aria-live="polite">
      {text}
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
