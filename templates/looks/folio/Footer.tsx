import { profileLinks } from '../../../site/action-links.ts';
import { addressLine } from '../../../site/format-address.ts';
import { TextLinks } from '../../parts/LinkList.tsx';
import { EmergencyCall, FooterColumns, FooterPlaces, LegalLine } from '../../parts/Navigation.tsx';
import { AddressText } from '../../parts/Prose.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Footer.css.ts';

export function Footer() {
  const { layout, business } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.content}`}>
        <div className={styles.colophon}>
          <p className={styles.name}>{business.name}</p>
          <FooterPlaces
            linesOf={({ name, address }) => [
              name && <strong key="name">{name}</strong>,
              <AddressText key="address">{addressLine(address)}</AddressText>,
            ]}
          />
          <TextLinks links={profileLinks(business)} className={styles.profiles} />
          <EmergencyCall />
        </div>
        {layout.footer.length > 0 && (
          <div className={styles.columns}>
            <FooterColumns />
          </div>
        )}
        <LegalLine />
      </div>
    </footer>
  );
}
