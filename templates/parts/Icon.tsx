import * as styles from '../styles/surface.css.ts';
import { type PageIcon, usePage } from './page-context.ts';

/** A decorative icon. Its shapes are in the page only once, as a symbol, however often it is used. */
export function Icon({ name, size = 'text' }: { name: PageIcon; size?: keyof typeof styles.icon }) {
  usePage().icons?.add(name);
  return (
    <svg className={styles.icon[size]} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}

export function iconId(name: PageIcon): string {
  return `icon-${name}`;
}
