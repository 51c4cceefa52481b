import * as styles from '#look/Header.css.ts';
import { useSite } from './page-context.ts';

/** The logo, or the name, with the tagline, linked to the home page. */
export function Brand() {
  const { business, brand } = useSite();
  return (
    <a className={styles.brand} href="/">
      {brand.logo ? (
        <img className={styles.logo} src={brand.logo} alt={business.name} />
      ) : (
        <span className={styles.brandName}>{business.name}</span>
      )}
      {business.tagline && <span className={styles.tagline}>{business.tagline}</span>}
    </a>
  );
}
