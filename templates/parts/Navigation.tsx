import { Fragment, type ReactNode } from 'react';
import * as footer from '#look/Footer.css.ts';
import * as header from '#look/Header.css.ts';
import type { Business } from '../../schema/business.ts';
import { placesOf } from '../../site/format-address.ts';
import type { Route } from '../../site/routes.ts';
import { stack } from '../styles/layout.css.ts';
import { button } from '../styles/surface.css.ts';
import { closedOnly } from './Actions.css.ts';
import { CallLink, ClosedLink } from './Actions.tsx';
import * as styles from './frame.css.ts';
import { BriefHours } from './Hours.tsx';
import { Icon } from './Icon.tsx';
import { TextLinks } from './LinkList.tsx';
import { Lines } from './Prose.tsx';
import { usePage, useSite } from './page-context.ts';

/** The main navigation: a row, or on a small screen a list behind a menu button. */
export function Navigation() {
  const { site, route } = usePage();
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        data-menu-button=""
        aria-expanded="false"
        aria-controls="main-navigation"
      >
        <Icon name="menu" />
        {site.wording.menu}
      </button>
      <nav id="main-navigation" className={styles.navigation} aria-label={site.wording.mainNavigation}>
        <ul className={styles.navigationList}>
          {site.layout.navigation.map(({ name, href, tone }) => (
            <li key={href}>
              <a className={styles.navigationLink[tone]} href={href} aria-current={currentOf(href, route)}>
                {tone === 'emergency' && <Icon name="alert" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Whether a link leads to this page or to the section that it is in. */
export function currentOf(href: string, route: Route | undefined): 'page' | true | undefined {
  if (href === route?.path) return 'page';
  return route?.breadcrumbs.slice(1).some(({ path }) => path === href) || undefined;
}

export function Breadcrumbs() {
  const { site, route } = usePage();
  const crumbs = route?.breadcrumbs ?? [];
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={site.wording.breadcrumbs}>
      <ol className={styles.trail}>
        {crumbs.map(({ path, name }, index) => (
          <li key={path} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span>{name}</span>
            ) : (
              <a className={styles.crumbLink} href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Brand() {
  const { business, brand } = useSite();
  const { logo, logoBesideName } = brand;
  const isBeside = logo && logoBesideName;
  const words = (
    <>
      {(!logo || isBeside) && <span className={header.brandName}>{business.name}</span>}
      {business.tagline && <span className={header.tagline}>{business.tagline}</span>}
    </>
  );
  return (
    <a className={isBeside ? `${header.brand} ${styles.markBesideName}` : header.brand} href="/">
      {logo && <img className={header.logo} src={logo} alt={isBeside ? '' : business.name} />}
      {isBeside ? <span className={styles.nameBesideMark}>{words}</span> : words}
    </a>
  );
}

export function FooterColumns() {
  const { layout } = useSite();
  return layout.footer.map(({ heading, links, hours }) => (
    <nav key={heading} className={hours ? footer.withHours : footer.column} aria-label={heading}>
      <h2 className={footer.linksHeading}>{heading}</h2>
      <TextLinks links={links} className={footer.links} />
      {hours && (
        <div className={stack.s}>
          <BriefHours headingClass={footer.subheading} above={heading} />
        </div>
      )}
    </nav>
  ));
}

/** The addresses, without the name of the business and a number that its emergency call shows. */
export function FooterPlaces({ linesOf }: { linesOf: (place: FooterPlace) => readonly ReactNode[] }) {
  const { business, departments, layout } = useSite();
  return placesOf({ business, departments }).map(({ name, address, phone }) => {
    const own = name === business.name ? undefined : name;
    const isCalled = phone && layout.emergencyCall?.includes(phone.display);
    const number = phone && !isCalled && <a href={`tel:${phone.dial}`}>{phone.display}</a>;
    return (
      <address key={name}>
        <Lines lines={[...linesOf({ name: own, address }), number].filter(Boolean)} />
      </address>
    );
  });
}

type FooterPlace = { name: string | undefined; address: Business['address'] };

/** The copyright and the legal links, separated by em spaces, where the line may wrap. */
export function LegalLine() {
  const { copyright, legal } = useSite().layout;
  return (
    <p className={footer.copyright}>
      {copyright}
      {legal.map(({ name, href }) => (
        <Fragment key={href}>
          {'\u2003'}
          <a className={styles.crumbLink} href={href}>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

export function EmergencyCall() {
  const { emergencyCall, emergencyClosed } = useSite().layout;
  if (!emergencyCall) return null;
  const call = <CallLink className={button.secondary} label={emergencyCall} />;
  if (!emergencyClosed) return call;
  return (
    <div className={footer.emergency}>
      <ClosedLink link={emergencyClosed.link} className={closedOnly} />
      {call}
    </div>
  );
}
