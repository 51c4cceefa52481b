import { AlwaysOpen, OpenNow, OtherHours, ShortHours } from '../../parts/Hours.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Brand, Navigation } from '../../parts/Navigation.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Header.css.ts';

export function Header() {
  const { business } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={`${page} ${styles.topBarRow}`}>
          <span className={styles.hours}>
            <Icon name="clock" />
            <ShortHours />
            <OpenNow />
          </span>
          <OtherHours className={styles.topLink} />
          <a className={styles.topLink} href={`tel:${business.phone.dial}`}>
            <Icon name="phone" />
            <span className={styles.phoneText}>{business.phone.display}</span>
          </a>
          <a className={styles.topLink} href={`mailto:${business.email}`}>
            <Icon name="mail" />
            <span className={styles.emailText}>{business.email}</span>
          </a>
          <AlwaysOpen className={styles.topLink} />
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`${page} ${styles.barRow}`}>
          <Brand />
          <a className={`${styles.topLink} ${styles.barPhone}`} href={`tel:${business.phone.dial}`}>
            <Icon name="phone" />
            <span>{business.phone.display}</span>
          </a>
          <Navigation />
        </div>
      </div>
    </header>
  );
}
