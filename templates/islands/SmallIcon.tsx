import * as styles from '../styles/icon.css.ts';

// parts/Icon would add every icon to the browser's bundle.
const paths = {
  alert: 'M12 9v4M12 17h.01M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z',
  check: 'M20 6 9 17l-5-5',
  close: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
};

export function SmallIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={styles.small} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
