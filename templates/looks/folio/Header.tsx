import { AlwaysOpen, OpenNow, OtherHours, ShortHours } from '../../parts/Hours.tsx';
import { Brand, Navigation } from '../../parts/Navigation.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Header.css.ts';

export function Header() {
  const { business } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.masthead}>
        <div className={`${page} ${styles.row}`}>
          <span className={styles.hours}>
            <ShortHours />
            <OpenNow />
            <OtherHours />
          </span>
          <Brand />
          <span className={styles.contact}>
            <a href={`tel:${business.phone.dial}`}>{business.phone.display}</a>
            <AlwaysOpen />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </span>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`${page} ${styles.barRow}`}>
          <Navigation />
        </div>
      </div>
    </header>
  );
}
