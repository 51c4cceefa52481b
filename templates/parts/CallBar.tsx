import { button } from '../styles/surface.css.ts';
import * as styles from './CallBar.css.ts';
import { Icon } from './Icon.tsx';
import { useSite } from './site-context.ts';

/** On a phone, calling and booking stay under the thumb. */
export function CallBar() {
  const { layout, business, wording } = useSite();
  return (
    <nav className={styles.bar} aria-label={wording.quickActions}>
      <a className={button.primary} href={`tel:${business.phone.dial}`}>
        <Icon name="phone" />
        {layout.callBar.call}
      </a>
      <a className={button.secondary} href={layout.callBar.link.href}>
        {layout.callBar.link.name}
      </a>
    </nav>
  );
}
