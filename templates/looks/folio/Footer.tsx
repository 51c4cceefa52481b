import { footerPlaces } from '../../../site/format-address.ts';
import { EmergencyCall, FooterColumns, LastLine } from '../../parts/Navigation.tsx';
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
          {footerPlaces(site).map(({ lines, phone }) => (
            <address key={lines[0]}>
              {lines.join(', ')}
              {phone && <br />}
              {phone && <a href={`tel:${phone.dial}`}>{phone.display}</a>}
            </address>
          ))}
          <EmergencyCall />
        </div>
        {layout.footer.length > 0 && (
          <div className={styles.columns}>
            <FooterColumns />
          </div>
        )}
        <LastLine />
      </div>
    </footer>
  );
}
