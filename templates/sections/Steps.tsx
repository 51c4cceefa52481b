import type { SectionOf } from '../../schema/section.ts';
import { Paragraph } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import * as styles from './points.css.ts';

export function Steps({ section, band }: { section: SectionOf<'steps'>; band: boolean }) {
  return (
    <Section {...section} band={band}>
      <ol className={styles.steps}>
        {section.items.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
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
