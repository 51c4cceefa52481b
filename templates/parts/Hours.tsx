import { hoursRows, hoursShort } from '../../site/format.ts';
import { openNowData } from '../client/open-now-data.ts';
import * as styles from './Hours.css.ts';
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

/** The opening hours in short; `client/open-now.ts` turns them into "Open now, until 18:00". */
export function OpenNow() {
  const site = useSite();
  const plain = hoursShort(site.hours);
  return (
    <span className={styles.line} data-plain={plain}>
      <span data-open-now="" data-hours={JSON.stringify(openNowData(site))}>
        {plain}
      </span>
    </span>
  );
}
