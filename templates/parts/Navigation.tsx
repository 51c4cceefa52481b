import { Icon } from './Icon.tsx';
import * as styles from './Navigation.css.ts';
import { usePage } from './page-context.ts';

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
        <ul className={styles.list}>
          {site.layout.navigation.map(({ name, href, tone }) => (
            <li key={href}>
              <a className={styles.link[tone]} href={href} aria-current={href === route?.path ? 'page' : undefined}>
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
