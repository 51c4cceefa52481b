import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProps } from './enquiry-form-props.ts';
import * as styles from './Field.css.ts';
import { fieldAttributes } from './field-attributes.ts';
import { SmallIcon } from './SmallIcon.tsx';

/**
 * One field: its label, the control, a hint, and what is wrong with it, tied together by ids. The hint stands under
 * the control, so that two fields beside one another keep one line.
 */
export function Field({
  id,
  field,
  error,
  value,
  min,
  registration,
  autoFocus,
}: {
  id: string;
  field: FieldProps;
  error: string | undefined;
  /** What stands in it at first. */
  value: string | undefined;
  /** The first day that may be chosen. */
  min: string | undefined;
  registration: UseFormRegisterReturn;
  autoFocus: boolean;
}) {
  const { label, control, rule, hint, placeholder, options, autocomplete } = field;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    ...registration,
    id,
    required: rule.required,
    autoComplete: autocomplete,
    defaultValue: value,
    autoFocus,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    ...fieldAttributes(rule.name),
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
