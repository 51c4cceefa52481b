import { addressLines, branchesOf } from '../../../site/format-address.ts';
import { EmergencyCall, FooterColumns } from '../../parts/Navigation.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Footer.css.ts';

/** The name and the address in the middle, the columns of links below. */
export function Footer() {
  const site = useSite();
  const { layout, business } = site;
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.content}`}>
        <div className={styles.colophon}>
          <p className={styles.name}>{business.name}</p>
          <address>{addressLines(business.address).join(', ')}</address>
          {branchesOf(site).map(({ name, address }) => (
            <address key={name}>{[name, ...addressLines(address)].join(', ')}</address>
          ))}
          <EmergencyCall />
        </div>
        {layout.footer.length > 0 && (
          <div className={styles.columns}>
            <FooterColumns />
          </div>
        )}
        <p className={styles.copyright}>{layout.copyright}</p>
      </div>
    </footer>
  );
}
