import { hoursShort } from '../../site/hours-text.ts';
import { openNowData } from '../client/open-now-data.ts';
import * as styles from './OpenNow.css.ts';
import { useSite } from './site-context.ts';

/** The opening hours in short, which the page's few bytes of script turn into "Open now, until 18:00". */
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
