import { addressLines } from '../../../site/format-address.ts';
import { HoursTable } from '../../parts/Hours.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Prose } from '../../parts/InlineText.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import { button } from '../../styles/surface.css.ts';
import * as styles from './Footer.css.ts';

/** The name and the address in the middle, the columns of links under them. */
export function Footer() {
  const { layout, business, wording } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.content}`}>
        <div className={styles.colophon}>
          <p className={styles.name}>{business.name}</p>
          <address>{addressLines(business.address).join(', ')}</address>
          {layout.emergencyCall && (
            <a className={button.emergency} href={`tel:${business.phone.dial}`}>
              <Icon name="phone" />
              <span>
                <Prose>{layout.emergencyCall}</Prose>
              </span>
            </a>
          )}
        </div>
        {layout.footer.length > 0 && (
          <div className={styles.columns}>
            {layout.footer.map(({ heading, links, hours: showsHours }) => (
              <nav key={heading} className={styles.column} aria-label={heading}>
                <h2 className={styles.heading}>{heading}</h2>
                <ul className={styles.links}>
                  {links.map(({ name, href }) => (
                    <li key={href}>
                      <a href={href}>{name}</a>
                    </li>
                  ))}
                </ul>
                {showsHours && (
                  <>
                    <h3 className={styles.heading}>{wording.openingHours}</h3>
                    <HoursTable />
                  </>
                )}
              </nav>
            ))}
          </div>
        )}
        <p className={styles.copyright}>{layout.copyright}</p>
      </div>
    </footer>
  );
}
