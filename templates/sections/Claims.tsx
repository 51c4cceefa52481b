import type { SectionOf } from '../../schema/section.ts';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import * as styles from './points.css.ts';

/** Figures in columns, and below a line those in words, which need the width. */
export function Claims({ section }: { section: SectionOf<'claims'> }) {
  const { claims } = useSite();
  const entries = section.claims.flatMap((key) => claims[key] ?? []);
  // `12-month` is words, `25+` and `20 km` are figures.
  const isFigure = ({ value }: { value: string }) => /\d/.test(value) && !/\p{L}{3}/u.test(value);
  const figures = entries.filter(isFigure);
  const words = entries.filter((claim) => !isFigure(claim));
  const { length } = figures;
  const shared = words.length <= length && length > 2 && length < 6 ? styles.sharedColumns[length as 3 | 4 | 5] : '';
  return (
    <Section {...section}>
      <div className={styles.claims}>
        <ClaimList claims={figures} className={`${length < 6 ? styles.inRowOfFigures : gridFor(length)} ${shared}`} />
        <ClaimList claims={words} className={`${styles.inWords} ${shared}`} />
      </div>
    </Section>
  );
}

function ClaimList({ claims, className }: { claims: readonly { label: string; value: string }[]; className: string }) {
  if (claims.length === 0) return null;
  return (
    <dl className={`${styles.claimList} ${className}`}>
      {claims.map(({ label, value }) => (
        <div key={label} className={styles.claim}>
          <dt className={styles.claimLabel}>{label}</dt>
          <dd className={styles.claimValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
