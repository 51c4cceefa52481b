import { Fragment, type ReactNode } from 'react';
import { hoursOfYear, hoursRows, hoursShort, isLongHours } from '../../site/format-hours.ts';
import type { HoursTable as Table } from '../../site/hours-table.ts';
import { openNowData, widestOpenNow } from '../client/open-now-data.ts';
import * as styles from './Hours.css.ts';
import { Paragraph, Prose } from './InlineText.tsx';
import { useSite } from './page-context.ts';

/** The opening hours, one row for days that share them, by season; then those of departments, with their numbers. */
export function HoursTable() {
  const { hoursTable, departments, wording, language } = useSite();
  return (
    <>
      {hoursTable.map(({ name, rows }) => (
        <Fragment key={name ?? ''}>
          {name && <p className={styles.caption}>{name}</p>}
          <Rows rows={rows} />
        </Fragment>
      ))}
      {Object.entries(departments ?? {}).map(([key, { name, phone, text, regular, seasons }]) => (
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
          <Paragraph>{text}</Paragraph>
          {regular &&
            hoursOfYear({ regular, seasons }, { wording, language }).map((part) => (
              <Fragment key={part.name ?? ''}>
                {part.name && <p className={styles.caption}>{part.name}</p>}
                <Rows rows={hoursRows(part.week, { wording, language }, 'long', part.days)} />
              </Fragment>
            ))}
        </Fragment>
      ))}
    </>
  );
}

/** Days and their hours. Under one name for all days that differ, `client/open-now.ts` names those of the coming week. */
function Rows({ rows }: { rows: Table[number]['rows'] }) {
  const { wording } = useSite();
  const list = rows.map(({ days, times, isSpecial }) => (
    <div key={days} className={styles.row} data-special-hours={isSpecial && wording.closed}>
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
  return <dl className={styles.table}>{list}</dl>;
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

/** The opening hours in short, each day's times unbroken. Where they are long, the line of today says enough. */
export function ShortHours({ className, children }: { className?: string; children?: ReactNode }) {
  const site = useSite();
  const classes = [className, isLongHours(site) && styles.withoutScript].filter(Boolean).join(' ');
  return (
    <span className={classes || undefined}>
      {children}
      <span>
        <Prose>{hoursShort(site)}</Prose>
      </span>
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
