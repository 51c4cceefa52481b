import * as styles from './ClaimBadges.css.ts';
import { Icon } from './Icon.tsx';
import { useSite } from './site-context.ts';

/** Trust claims in a row, each with its sign. */
export function ClaimBadges({ claims }: { claims: readonly string[] }) {
  const site = useSite();
  if (claims.length === 0) return null;
  return (
    <ul className={styles.row}>
      {claims.map((key) => {
        const claim = site.claims[key];
        if (!claim) return null;
        return (
          <li key={key} className={styles.badge}>
            <Icon name={claim.icon ?? 'check'} />
            <span>
              <strong>{claim.value}</strong> {claim.label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
