import { Fragment } from 'react';
import { addressLines } from '../../../site/format-address.ts';
import { HoursTable } from '../../parts/Hours.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Prose } from '../../parts/InlineText.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import { button } from '../../styles/surface.css.ts';
import * as styles from './Footer.css.ts';

/** The columns of links, the emergency call and the copyright line. */
export function Footer() {
  const { layout, business, wording } = useSite();
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
            {layout.emergencyCall && (
              <a className={button.emergency} href={`tel:${business.phone.dial}`}>
                <Icon name="phone" />
                <span>
                  <Prose>{layout.emergencyCall}</Prose>
                </span>
              </a>
            )}
          </div>
          {layout.footer.map(({ heading, links, hours: showsHours }) => (
            <nav key={heading} className={showsHours ? styles.withHours : styles.column} aria-label={heading}>
              <h2 className={styles.linksHeading}>{heading}</h2>
              <ul className={styles.links}>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <a className={styles.link} href={href}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
              {showsHours && (
                <>
                  <h3 className={styles.subheading}>{wording.openingHours}</h3>
                  <HoursTable />
                </>
              )}
            </nav>
          ))}
        </div>
        <p className={styles.copyright}>{layout.copyright}</p>
      </div>
    </footer>
  );
}
