import { Fragment } from 'react';
import { placesOf } from '../../site/format-address.ts';
import type { HoursTable as Table } from '../../site/format-hours.ts';
import { alwaysOpen, currentWeek, hoursOfYear, hoursRows, hoursShort, isLongHours } from '../../site/format-hours.ts';
import { openNowData } from '../client/open-now-data.ts';
import * as styles from './Hours.css.ts';
import { Paragraph, Prose } from './InlineText.tsx';
import { useSite } from './page-context.ts';

/** The opening hours by season, one row for days with the same hours, then those of departments with their numbers. */
export function HoursTable() {
  const { hoursTable, departments, wording, language } = useSite();
  return (
    <>
      <OwnPlace />
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

/** The name of the business's own place above its hours, if a branch has hours of its own. */
function OwnPlace() {
  const site = useSite();
  const isOneOfSeveral = Object.values(site.departments ?? {}).some(({ address, regular }) => address && regular);
  return isOneOfSeveral && <p className={styles.caption}>{placesOf(site)[0]?.name}</p>;
}

/** The hours of this week. Their heading links to the whole table, and is omitted if it repeats the one `above`. */
export function WeekHours({ headingClass, above }: { headingClass: string; above: string }) {
  const site = useSite();
  const { hoursPage, wording } = site;
  const week = hoursPage ? currentWeek(site) : undefined;
  return (
    <>
      {above !== wording.openingHours && (
        <h3 className={headingClass}>
          {week ? (
            <a className={styles.phone} href={hoursPage}>
              {wording.openingHours}
            </a>
          ) : (
            wording.openingHours
          )}
        </h3>
      )}
      {week && <OwnPlace />}
      {week?.name && <p className={styles.caption}>{week.name}</p>}
      {week ? <Rows rows={week.rows} /> : <HoursTable />}
    </>
  );
}

/** Days and their hours. `client/open-now.ts` fills the row of special days with the next exception within a week. */
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

/** The opening hours on a white plate, like the times on a parking sign. */
export function HoursSign() {
  const { wording } = useSite();
  return (
    <div className={styles.sign}>
      <p className={styles.heading}>{wording.openingHours}</p>
      <HoursTable />
    </div>
  );
}

/** The opening hours in short, with unbroken times for each day; today's line replaces long ones. */
export function ShortHours() {
  const site = useSite();
  return (
    <span className={isLongHours(site) ? styles.withoutScript : undefined}>
      <Prose>{hoursShort(site)}</Prose>
    </span>
  );
}

/** Links to the numbers that are answered while the business may be closed. */
export function AlwaysOpen({ className }: { className?: string }) {
  return alwaysOpen(useSite()).map(({ dial, display, text }) => (
    <a key={dial} className={className} href={`tel:${dial}`}>
      {text}, {display}
    </a>
  ));
}

/** The line that `client/open-now.ts` fills in, "Open now, until 18:00"; empty without JavaScript. */
export function OpenNow() {
  return <strong className={styles.openNow} data-open-now="" data-hours={JSON.stringify(openNowData(useSite()))} />;
}
