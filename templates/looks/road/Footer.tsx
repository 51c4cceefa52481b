import { Fragment } from 'react';
import { addressLines, branchesOf } from '../../../site/format-address.ts';
import { EmergencyCall, FooterColumns } from '../../parts/Navigation.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Footer.css.ts';

/** The columns of links, the emergency call and the copyright line. */
export function Footer() {
  const site = useSite();
  const { layout, business } = site;
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.content}`}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <p className={styles.heading}>{business.name}</p>
            <Address lines={addressLines(business.address)} />
            {branchesOf(site).map(({ name, address }) => (
              <Address key={name} lines={[name, ...addressLines(address)]} />
            ))}
            <EmergencyCall />
          </div>
          <FooterColumns />
        </div>
        <p className={styles.copyright}>{layout.copyright}</p>
      </div>
    </footer>
  );
}

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
