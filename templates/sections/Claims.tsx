import type { SectionOf } from '../../schema/section.ts';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { gridFor } from '../styles/grid-for.ts';
import * as styles from './Claims.css.ts';

/** Trust claims as large figures on one sign. */
export function Claims({ section }: { section: SectionOf<'claims'> }) {
  const { claims } = useSite();
  return (
    <Section {...section}>
      <dl className={`${styles.sign} ${gridFor(section.claims.length)}`}>
        {section.claims.map((key) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{claims[key]?.label}</dt>
            <dd className={styles.value}>{claims[key]?.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
