import * as styles from '#look/Footer.css.ts';
import { button } from '../styles/surface.css.ts';
import { CallLink } from './Actions.tsx';
import { HoursTable } from './Hours.tsx';
import { TextLinks } from './LinkList.tsx';
import { useSite } from './page-context.ts';

/** The columns of links, with the opening hours below those that show them. */
export function FooterColumns() {
  const { layout, wording } = useSite();
  return layout.footer.map(({ heading, links, hours }) => (
    <nav key={heading} className={hours ? styles.withHours : styles.column} aria-label={heading}>
      <h2 className={styles.linksHeading}>{heading}</h2>
      <TextLinks links={links} className={styles.links} />
      {hours && (
        <>
          <h3 className={styles.subheading}>{wording.openingHours}</h3>
          <HoursTable />
        </>
      )}
    </nav>
  ));
}

export function EmergencyCall() {
  const { emergencyCall } = useSite().layout;
  return emergencyCall ? <CallLink className={button.emergency} label={emergencyCall} /> : null;
}
