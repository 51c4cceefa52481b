import type { Crumb } from '../../site/routes.ts';
import * as styles from './frame.css.ts';
import { useSite } from './page-context.ts';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { wording } = useSite();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={wording.breadcrumbs}>
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
