import { profileLinks } from '../../../site/action-links.ts';
import { addressLines } from '../../../site/format-address.ts';
import { BriefHours } from '../../parts/Hours.tsx';
import { TextLinks } from '../../parts/LinkList.tsx';
import { EmergencyCall, FooterColumns, FooterPlaces, LegalLine } from '../../parts/Navigation.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Footer.css.ts';

export function Footer() {
  const site = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.content}`}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            {/* A strip map has the name on the sign above the footer. */}
            {!site.stripMap && <p className={styles.heading}>{site.business.name}</p>}
            <FooterPlaces linesOf={({ name, address }) => [name, ...addressLines(address)]} />
            <TextLinks links={profileLinks(site.business)} className={styles.links} />
            <EmergencyCall />
          </div>
          <FooterColumns />
          {/* Without links, the hours fill the other half: a footer that only repeats the navigation says nothing. */}
          {site.layout.footer.length === 0 && site.hoursTable.length > 0 && (
            <div className={styles.hours}>
              <BriefHours heading="h2" headingClass={styles.linksHeading} />
            </div>
          )}
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}
