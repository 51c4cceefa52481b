import type { SectionOf } from '../../schema/section.ts';
import { Paragraph } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import * as styles from './points.css.ts';

export function Timeline({ section }: { section: SectionOf<'timeline'> }) {
  return (
    <Section {...section}>
      <ol className={styles.years}>
        {section.items.map(({ year, title, text }) => (
          <li key={year} className={styles.event}>
            <p className={styles.year}>{year}</p>
            <div className={stack.xs}>
              <h3>{title}</h3>
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
