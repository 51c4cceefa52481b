import type { SectionOf } from '../../schema/section.ts';
import { formatPercent } from '../../site/format.ts';
import { Paragraph, Prose } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { parts, stack } from '../styles/layout.css.ts';
import { card, muted } from '../styles/surface.css.ts';
import * as styles from './points.css.ts';

export function Figures({ section }: { section: SectionOf<'figures'> }) {
  const { language } = useSite();
  return (
    <Section {...section} split>
      <div className={parts}>
        <ul className={`${card} ${stack.m} ${styles.figures}`}>
          {section.items.map(({ percent, label, text }) => (
            <li key={label} className={styles.figure}>
              <p className={styles.figureLabel}>
                <strong>{label}</strong>
                {text && (
                  <span className={muted}>
                    {' '}
                    <Prose>{text}</Prose>
                  </span>
                )}
              </p>
              <svg className={styles.figureBar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.figureTrack} width="100" height="4" />
                <rect className={styles.figureShare} width={percent} height="4" />
              </svg>
              <p className={styles.percent}>{formatPercent(percent, language)}</p>
            </li>
          ))}
        </ul>
        <Paragraph className={muted}>{section.note}</Paragraph>
      </div>
    </Section>
  );
}
