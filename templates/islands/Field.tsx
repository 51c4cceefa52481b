import type { InputHTMLAttributes } from 'react';
import { dayOf, lastBookableDay } from '../../schema/booking.ts';
import { behaviourOf, codesOf } from '../../schema/field-kinds.ts';
import { inlineLink } from '../styles/layout.css.ts';
import { quiet } from '../styles/surface.css.ts';
import type { EnquiryFormProps, FieldOption, FieldProps } from './enquiry-form-props.ts';
import * as styles from './Field.css.ts';
import { groupByDays } from './field-groups.ts';
import { InlineText } from './InlineText.tsx';
import { SmallIcon } from './SmallIcon.tsx';
import type { useEnquiry } from './use-enquiry.ts';
import type { Suggestion } from './use-visit.ts';

/** The form: its props, its state, and the functions that connect a field to it. */
export type FieldForm = EnquiryFormProps & {
  enquiry: ReturnType<typeof useEnquiry>;
  idOf: (name: string) => string;
};

/**
 * A field: label, control, error and hint, linked by ids. The hint is last, so that controls in a row align.
 */
export function Field({ field, form }: { field: FieldProps; form: FieldForm }) {
  const props = controlProps(field, form);
  const { control } = behaviourOf(field.rule.kind);
  if (control === 'choices') return <ChoiceField {...props} />;
  return control === 'checkbox' ? <CheckboxField {...props} /> : <InputField {...props} />;
}

type ControlProps = ReturnType<typeof controlProps>;

function controlProps(field: FieldProps, form: FieldForm) {
  const { rule, condition } = field;
  const { control, keyboard } = behaviourOf(rule.kind);
  const { enquiry } = form;
  const id = form.idOf(rule.name);
  const error = enquiry.errors[rule.name];
  // Hide a hint that repeats the error.
  const help = error && field.help?.startsWith(error) ? undefined : field.help;
  const choices = enquiry.visit.choicesFor(rule.name);
  const problem = error || choices?.reason;
  const described = [help && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  const registration = enquiry.register(rule.name);
  const value = (form.typed ?? form.submission?.values)?.[rule.name];
  const pick = (picked: string) => {
    enquiry.choose(rule.name, picked);
    const element = document.getElementById(id);
    const choice = element?.closest('fieldset')?.querySelector<HTMLElement>(`[value="${picked}"]`);
    (control === 'date' ? element : choice)?.focus();
  };
  const problemText = problem && (
    <p className={error ? styles.error : quiet} id={`${id}-error`}>
      {error && <SmallIcon name="alert" />}
      <span>{problem}</span>
    </p>
  );
  const attributes: InputHTMLAttributes<unknown> = {
    id,
    required: rule.required,
    autoComplete: field.autocomplete,
    defaultValue: value,
    // Otherwise browsers expose an empty required select as invalid from the start.
    'aria-invalid': error ? true : control === 'select' ? false : undefined,
    'aria-describedby': described || undefined,
    ...(rule.role === 'name' ? { autoCapitalize: 'words' } : keyboard),
  };
  return {
    field,
    form,
    id,
    label: rule.required ? `${field.label} *` : field.label,
    /** The class that shows the field only under its condition. */
    shown: condition && styles.when[condition],
    choices,
    registration,
    value,
    attributes: { ...registration, ...attributes },
    notes: (
      <>
        {rule.role === 'appointment' ? (
          // A live region, because the time of a visit is checked at each change.
          <div className={styles.live} aria-live="polite">
            {problemText}
            <Suggestions suggestions={enquiry.visit.suggestionsFor(rule.name)} onPick={pick} />
          </div>
        ) : (
          problemText
        )}
        {help && (
          <p className={quiet} id={`${id}-hint`}>
            {help}
          </p>
        )}
      </>
    ),
  };
}

type SuggestionsProps = { suggestions: readonly Suggestion[]; onPick: (value: string) => void };

function Suggestions({ suggestions, onPick }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <ul className={styles.suggestions}>
      {suggestions.map(({ value, label }) => (
        <li key={value}>
          <button className={styles.suggestion} type="button" onClick={() => onPick(value)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChoiceField({ field, form, id, label, shown, choices, registration, value, attributes, notes }: ControlProps) {
  const { rule, options } = field;
  const { isMultiple } = behaviourOf(rule.kind);
  const chosen = codesOf(rule.kind, (isMultiple ? form.enquiry.watch(rule.name) : value) ?? '');
  const { offered, unavailable = [], isAnyDay } = choices ?? {};
  const isOffered = ({ code }: { code: string }) => !offered || offered.includes(code);
  // Until a day is chosen, group the times by the days that offer them.
  const daysOf = ({ days }: { days?: string }) => ((!offered || isAnyDay) && days) || '';
  const clear = () => {
    form.enquiry.choose(rule.name, '');
    // Move the focus, because the button disappears with the choice.
    document.getElementById(id)?.focus();
  };
  // Controlled here, because React Hook Form would read one ticked box as if all were.
  const tickBox = (code: string) => ({
    name: rule.name,
    type: 'checkbox',
    checked: chosen.includes(code),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const codes = options?.map((option) => option.code) ?? [];
      const now = codes.filter((each) => (each === code ? target.checked : chosen.includes(each)));
      // Validate only after a submit, like texts.
      form.enquiry.choose(rule.name, now.join(), form.enquiry.submitCount > 0);
    },
  });
  const open = options?.findIndex((option) => isOffered(option) && !unavailable.includes(option.code)) ?? 0;
  // The first choice has the id to which the error summary links, even if no choice is available.
  const first = options?.[Math.max(open, 0)]?.code;
  const renderChoice = ({ code, label, fulfils }: FieldOption) => {
    const choiceId = code === first ? id : `${id}-${options?.findIndex((option) => option.code === code)}`;
    const disabled = unavailable.includes(code);
    return (
      <label
        key={code}
        className={classes(styles.choice, disabled ? styles.unavailable : undefined)}
        htmlFor={choiceId}
        data-not-offered={isOffered({ code }) ? undefined : ''}
      >
        <input
          {...(isMultiple ? tickBox(code) : { ...registration, type: 'radio', defaultChecked: value === code })}
          className={classes(styles.radio, fulfilled(fulfils))}
          id={choiceId}
          value={code}
          disabled={disabled}
        />
        <span>{label}</span>
      </label>
    );
  };
  return (
    <fieldset className={classes(styles.choiceField, shown)} aria-describedby={attributes['aria-describedby']}>
      <legend className={styles.label}>{label}</legend>
      {groupByDays(options, daysOf).map(([days, own]) => {
        const list = (
          <div key={days} className={choicesFor(own.filter(isOffered).map((option) => option.label))}>
            {own.map(renderChoice)}
          </div>
        );
        if (!days) return list;
        return (
          <fieldset key={days} className={styles.ofDays} data-not-offered={own.some(isOffered) ? undefined : ''}>
            <legend className={styles.days}>{days}</legend>
            {list}
          </fieldset>
        );
      })}
      {!rule.required && !isMultiple && (
        <button className={styles.reset} type="button" onClick={clear}>
          {(rule.kind === 'slot' && form.booking?.anyTime) || form.words.clearChoice}
        </button>
      )}
      {notes}
    </fieldset>
  );
}

/** Maximum length of a choice in a row of five, such as `10:00 AM - 12:00 PM`. */
const maxInRow = 19;

function choicesFor(labels: readonly string[] = []): string {
  // Two or three columns would leave a gap in the last row of five.
  if (labels.length === 5) return styles.choices[labels.every(({ length }) => length <= maxInRow) ? 'five' : 'one'];
  if (labels.length % 3 !== 1) return styles.choices.three;
  // Two columns would leave a gap as well for an odd number, such as seven.
  return styles.choices[labels.length % 2 === 1 ? 'one' : 'two'];
}

function CheckboxField({ field, id, shown, value, attributes, notes }: ControlProps) {
  const [option] = field.options ?? [];
  return (
    <div className={classes(styles.field.wide, shown)}>
      <label className={styles.choice} htmlFor={id}>
        <input
          {...attributes}
          className={classes(styles.radio, fulfilled(option?.fulfils))}
          type="checkbox"
          value={option?.code}
          defaultValue={undefined}
          defaultChecked={value === option?.code}
        />
        <span>
          {field.marked ? <InlineText parts={field.marked} link={inlineLink} /> : field.label}
          {field.rule.required && ' *'}
        </span>
      </label>
      {notes}
    </div>
  );
}

function InputField({ field, form, label, shown, attributes, notes }: ControlProps) {
  const { rule, options, placeholder } = field;
  const { control, isShort } = behaviourOf(rule.kind);
  const width = control === 'textarea' ? styles.field.wide : isShort && styles.field.short;
  const inputStyle = control === 'date' ? styles.date : styles.control;
  const styled = (style: string) => classes(style, attributes['aria-invalid'] ? styles.invalid : undefined);
  return (
    <div className={classes(width, shown)}>
      <label className={styles.label} htmlFor={attributes.id}>
        {label}
      </label>
      {control === 'select' && (
        <select {...attributes} className={styled(styles.select)}>
          <option value="">{placeholder ?? ''}</option>
          {options?.map(({ code, label: words, chosenLabel, fulfils }) => (
            <option key={code} value={code} data-name={chosenLabel} className={classes(fulfilled(fulfils))}>
              {words}
            </option>
          ))}
        </select>
      )}
      {control === 'textarea' && <textarea {...attributes} className={styled(styles.textarea)} />}
      {control !== 'select' && control !== 'textarea' && (
        <input
          {...attributes}
          {...(control === 'date' && dateBounds(rule, form.enquiry.watch, form.today))}
          className={styled(rule.kind === 'plate' ? styles.plate : inputStyle)}
          // Enables `:placeholder-shown`, which styles the empty field.
          placeholder={rule.kind === 'plate' ? ' ' : undefined}
          type={control}
        />
      )}
      {notes}
    </div>
  );
}

function classes(...names: (string | number | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

function fulfilled(conditions: readonly number[] = []): string {
  return conditions.map((number) => styles.fulfils[number]).join(' ');
}

/**
 * Returns the bounds of a date field, which may count from another field; for a visit, at most from today to a year
 * ahead. Marks bounds relative to today with their offset, which form-start.ts applies again: the page may be days old.
 */
function dateBounds(
  { role, min, max }: FieldProps['rule'],
  read: (field: string) => string | undefined,
  today = '',
): InputHTMLAttributes<HTMLInputElement> {
  const day = (bound: typeof min) => dayOf(bound, today, read);
  const isVisit = role === 'appointment' && today !== '';
  const last = lastBookableDay(today);
  const from = isVisit && !((day(min) ?? '') > today) ? 'today' : min;
  const to = isVisit && !((day(max) ?? last) < last) ? 'year' : max;
  const mark = (bound: typeof min) => {
    if (bound === 'today') return 0;
    return typeof bound === 'object' && bound.field === undefined ? bound.days : undefined;
  };
  return {
    min: day(from) || undefined,
    max: (to === 'year' ? last : day(to)) || undefined,
    ...{ 'data-min': mark(from), 'data-max': to === 'year' ? to : mark(to) },
  };
}
