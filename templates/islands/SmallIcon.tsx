import * as styles from '../styles/surface.css.ts';

// Separate from parts/Icon, which would add every icon to the bundle.
const paths = {
  alert: 'M12 3 2 20h20zM12 9v5M12 17h.01',
  check: 'M20 6 9 17l-5-5',
  close: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
};

export function SmallIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.smallIcon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
