import type { MouseEvent, Ref } from 'react';
import { appointmentFields, departureAfter, visitFields } from '../../schema/enquiry.ts';
import { formatAnswer, labelsOf } from '../../schema/field-kinds.ts';
import { calendarFile } from '../../site/calendar-entry.ts';
import { vcardPath } from '../../site/generated-files.ts';
import { describeExpectation } from '../../site/response-time.ts';
import { quiet } from '../styles/surface.css.ts';
import * as styles from './EnquiryForm.css.ts';
import type { EnquiryFormProps, Sent } from './enquiry-form-props.ts';
import { LinkedPhone } from './InlineText.tsx';
import { SmallIcon } from './SmallIcon.tsx';

interface ReceiptProps {
  form: EnquiryFormProps;
  sent: Sent;
  onAnother: () => void;
  ref: Ref<HTMLDivElement>;
}

/** Replaces a sent form: that it was sent, when to expect a reply, the reference, and the answers. Takes the focus. */
export function Receipt({ form, sent, onAnother, ref }: ReceiptProps) {
  const { reference, values, at } = sent;
  const { formKey, words, fields, hours, language, respondWithin, phone, path, calendar } = form;
  const { receipt, success } = words;
  const id = `${formKey}-sent`;
  // Names the hour, where the confirmation says "within 2 hours".
  const expectation = describeExpectation(words.expect, hours, language, respondWithin, new Date(at));
  const rows = fields.flatMap(({ rule: { name, kind }, label, options }) => {
    const value = values[name];
    if (!value) return [];
    return [{ label, kind, value: formatAnswer({ kind, value, words: labelsOf(kind, value, options) }, language) }];
  });
  const rules = fields.map(({ rule }) => rule);
  const names = { ...appointmentFields(rules), ...visitFields(rules) };
  const {
    [names.date]: date = '',
    [names.until]: until = '',
    [names.slot]: slot = '',
    [names.nights]: nights = '',
    [names.branch]: branch = '',
  } = values;
  const calendarText = () =>
    calendarFile({
      ...calendar,
      place: calendar.branches?.[branch] ?? calendar.place,
      reference: reference ?? at,
      notes: reference ? `${words.referenceLabel} ${reference}` : '',
      date,
      until: until || departureAfter(nights, date),
      slot,
      timeZone: hours.timeZone,
      at: new Date(at),
    });
  const another = (event: MouseEvent) => {
    event.preventDefault();
    onAnother();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div
      className={styles.receipt}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text ${id}-expect`}
      ref={ref}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: set only in the response to a submission without JavaScript
      autoFocus={form.submission !== undefined}
      data-enquiry-sent=""
    >
      <h2 className={styles.receiptHeading} id={id}>
        <SmallIcon name="check" />
        {success.title}
      </h2>
      <p id={`${id}-text`}>{success.text}</p>
      {expectation && (
        <p className={styles.expectation} id={`${id}-expect`}>
          {expectation}
        </p>
      )}
      {reference && (
        <p className={styles.reference}>
          {`${words.referenceLabel} `}
          <strong>{reference}</strong>
        </p>
      )}
      {rows.length > 0 && (
        <div className={styles.asked}>
          <h3>{receipt.asked}</h3>
          <dl className={styles.answers}>
            {rows.map(({ label, kind, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{kind === 'email' ? <Address text={value} /> : value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ul className={styles.nextSteps}>
        {date && (
          <li>
            <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText())}`} download="booking.ics">
              {receipt.calendar}
            </a>
          </li>
        )}
        <li>
          <a href={(form.base ?? '') + vcardPath} download>
            {receipt.saveNumber}
          </a>
        </li>
        <li>
          <a href={path} onClick={another}>
            {receipt.another}
          </a>
        </li>
      </ul>
      {receipt.correct && (
        <p className={quiet}>
          <LinkedPhone phone={phone}>{receipt.correct}</LinkedPhone>
        </p>
      )}
    </div>
  );
}

/** An email address, which wraps before its domain. */
function Address({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
