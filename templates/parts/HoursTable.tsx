import type { HoursRow } from '../../site/hours-text.ts';
import * as styles from './HoursTable.css.ts';
import { useSite } from './site-context.ts';

/** Days and times, one row for days that share them. */
export function HoursTable({ rows }: { rows: readonly HoursRow[] }) {
  const { wording } = useSite();
  return (
    <dl className={styles.table}>
      {rows.map(({ days, times }) => (
        <div key={days} className={styles.row}>
          <dt>{days}</dt>
          <dd className={styles.times}>{times ?? wording.closed}</dd>
        </div>
      ))}
    </dl>
  );
}
