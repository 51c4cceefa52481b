import { Fragment } from 'react';
import { addressLines } from '../../../site/format-address.ts';
import { EmergencyCall, FooterColumns } from '../../parts/Navigation.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Footer.css.ts';

/** The columns of links, the emergency call and the copyright line. */
export function Footer() {
  const { layout, business } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.content}`}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <p className={styles.heading}>{business.name}</p>
            <address>
              {addressLines(business.address).map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </address>
            <EmergencyCall />
          </div>
          <FooterColumns />
        </div>
        <p className={styles.copyright}>{layout.copyright}</p>
      </div>
    </footer>
  );
}
