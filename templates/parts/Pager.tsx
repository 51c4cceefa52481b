import type { Pager as PagerEntry } from '../../site/town-page-list.ts';
import * as styles from './Pager.css.ts';
import { useSite } from './site-context.ts';

/** The way about a list that takes several pages: by first letter, and one page on or back. */
export function Pager({ pager }: { pager: PagerEntry }) {
  const { wording } = useSite();
  return (
    <nav aria-label={wording.pager} className={styles.pager}>
      <ul className={styles.letters}>
        {pager.letters.map(({ name, href }) => (
          <li key={name}>
            <a className={styles.step} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        {pager.previous && (
          <a className={styles.step} href={pager.previous} rel="prev">
            {wording.previousPage}
          </a>
        )}
        <span>{pager.label}</span>
        {pager.next && (
          <a className={styles.step} href={pager.next} rel="next">
            {wording.nextPage}
          </a>
        )}
      </div>
    </nav>
  );
}
