import { hoursRows } from '../../site/hours-text.ts';
import * as styles from './HoursSign.css.ts';
import { HoursTable } from './HoursTable.tsx';
import { useSite } from './site-context.ts';

/** The opening hours on a white plate, like the times under a parking sign. */
export function HoursSign() {
  const { hours, wording } = useSite();
  return (
    <div className={styles.sign}>
      <p className={styles.heading}>{wording.openingHours}</p>
      <HoursTable rows={hoursRows(hours)} />
    </div>
  );
}
