import type { SectionOf } from '../../schema/section.ts';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import * as styles from './points.css.ts';

export function Claims({ section }: { section: SectionOf<'claims'> }) {
  const { claims } = useSite();
  return (
    <Section {...section}>
      <dl className={`${styles.claims} ${gridFor(section.claims.length)}`}>
        {section.claims.map((key) => (
          <div key={key} className={styles.claim}>
            <dt className={styles.claimLabel}>{claims[key]?.label}</dt>
            <dd className={styles.claimValue}>{claims[key]?.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
