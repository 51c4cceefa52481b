import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProps } from './enquiry-form-props.ts';
import * as styles from './Field.css.ts';
import { SmallIcon } from './SmallIcon.tsx';

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
  registration,
}: {
  id: string;
  field: FieldProps;
  error: string | undefined;
  /** The initial value. */
  value: string | undefined;
  /** The earliest date. */
  min: string | undefined;
  registration: UseFormRegisterReturn;
}) {
  const { label, control, rule, hint, placeholder, options, autocomplete } = field;
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
  return (
    <div className={styles.field[control === 'textarea' ? 'wide' : 'half']}>
      <label className={styles.label} htmlFor={id}>
        {rule.required ? `${label} *` : label}
      </label>
      {control === 'select' && (
        <select {...shared} className={styles.select}>
          <option value="">{placeholder ?? ''}</option>
          {options?.map(({ code, label: words }) => (
            <option key={code} value={code}>
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
        />
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <SmallIcon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
