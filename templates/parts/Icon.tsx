import * as styles from '../styles/surface.css.ts';
import { type PageIcon, usePage } from './page-context.ts';

/** A decorative icon. Refers to a symbol, which the page contains only once. */
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
