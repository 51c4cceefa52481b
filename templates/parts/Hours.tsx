import { hoursRows, hoursShort } from '../../site/format.ts';
import { openNowData, widestOpenNow } from '../client/open-now-data.ts';
import * as styles from './Hours.css.ts';
import { Prose } from './InlineText.tsx';
import { useSite } from './page-context.ts';

/** The opening hours, one row for days that share them. */
export function HoursTable() {
  const { hours, wording } = useSite();
  return (
    <dl className={styles.table}>
      {hoursRows(hours).map(({ days, times }) => (
        <div key={days} className={styles.row}>
          <dt>{days}</dt>
          <dd className={styles.times}>{times ?? wording.closed}</dd>
        </div>
      ))}
      {hours.exceptions.length > 0 && (
        // `client/open-now.ts` names the days of the coming week here.
        <div className={styles.row} data-special-hours={wording.closed}>
          <dt>{wording.specialHours}</dt>
          <dd className={styles.times}>
            {hours.exceptions.some(({ opens }) => opens) ? wording.otherHours : wording.closed}
          </dd>
        </div>
      )}
    </dl>
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
  const { hours } = useSite();
  return (
    <span>
      <Prose>{hoursShort(hours)}</Prose>
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
