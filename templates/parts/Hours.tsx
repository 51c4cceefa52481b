import { Fragment } from 'react';
import type { Week } from '../../schema/opening-times.ts';
import { hoursOfYear, hoursRows, hoursShort } from '../../site/format-hours.ts';
import { openNowData, widestOpenNow } from '../client/open-now-data.ts';
import * as styles from './Hours.css.ts';
import { Prose, Sentence } from './InlineText.tsx';
import { useSite } from './page-context.ts';

/** The opening hours, one row for days that share them, by season; then those of departments, with their numbers. */
export function HoursTable() {
  const { hours, departments, wording, language } = useSite();
  const words = { wording, language };
  const weeks = hoursOfYear(hours, words);
  return (
    <>
      {weeks.map(({ name, week }, index) => (
        <Fragment key={name ?? ''}>
          {name && <p className={styles.caption}>{name}</p>}
          <dl className={styles.table}>
            <WeekRows week={week} />
            {index === weeks.length - 1 && <SpecialHours />}
          </dl>
        </Fragment>
      ))}
      {Object.entries(departments ?? {}).map(([key, { name, phone, text, regular }]) => (
        <Fragment key={key}>
          <p className={styles.caption}>
            {name}
            {phone && (
              <>
                {' '}
                <a className={styles.phone} href={`tel:${phone.dial}`}>
                  {phone.display}
                </a>
              </>
            )}
          </p>
          {text && (
            <p>
              <Sentence>{text}</Sentence>
            </p>
          )}
          {regular && (
            <dl className={styles.table}>
              <WeekRows week={regular} />
            </dl>
          )}
        </Fragment>
      ))}
    </>
  );
}

function WeekRows({ week }: { week: Week }) {
  const { wording, language } = useSite();
  return hoursRows(week, { wording, language }).map(({ days, times }) => (
    <div key={days} className={styles.row}>
      <dt>{days}</dt>
      <dd className={times.length > 1 ? `${styles.times} ${styles.several}` : styles.times}>
        {times.length === 0 && wording.closed}
        {times.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && <br />}
            {text}
          </Fragment>
        ))}
      </dd>
    </div>
  ));
}

/** The days that differ in general; `client/open-now.ts` names those of the coming week here. */
function SpecialHours() {
  const { hours, wording } = useSite();
  if (hours.exceptions.length === 0) return null;
  const isOpen = hours.exceptions.some(({ opens, periods, byAppointment }) => opens ?? periods ?? byAppointment);
  return (
    <div className={styles.row} data-special-hours={wording.closed}>
      <dt>{wording.specialHours}</dt>
      <dd className={styles.times}>{isOpen ? wording.otherHours : wording.closed}</dd>
    </div>
  );
}

/** The opening hours on a white plate, like the times under a parking sign. */
export function HoursSign() {
  const { wording } = useSite();
  return (
    <div className={styles.sign}>
      <p className={styles.heading}>{wording.openingHours}</p>
      <HoursTable />
    </div>
  );
}

/** The opening hours in short, each day's times unbroken. */
export function ShortHours() {
  return (
    <span>
      <Prose>{hoursShort(useSite())}</Prose>
    </span>
  );
}

/** The line that `client/open-now.ts` writes, "Open now, until 18:00"; without script there is none. */
export function OpenNow() {
  const data = openNowData(useSite());
  return (
    <span className={styles.openNow} data-widest={widestOpenNow(data)}>
      <strong data-open-now="" data-hours={JSON.stringify(data)} />
    </span>
  );
}
