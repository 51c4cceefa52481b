import * as styles from './Separator.css.ts';

/** Separates the hero from the page: a short rule. */
export function Separator() {
  return <div className={styles.rule} />;
}

/** The space before the footer. */
export function EndSeparator() {
  return <div className={styles.end} />;
}
