import type { SectionOf } from '../../schema/section.ts';
import { Icon } from '../parts/Icon.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import { visuallyHidden } from '../styles/layout.css.ts';
import * as styles from './cards.css.ts';

/** Breakdowns with their response times, as cards; a plain list on phones. */
export function Emergencies({ section }: { section: SectionOf<'emergencies'> }) {
  const { emergencyServices } = useSite();
  return (
    <Section {...section}>
      <ul className={`${gridFor(emergencyServices.length)} ${styles.emergencies}`}>
        {emergencyServices.map(({ title, text, response, icon }) => (
          <li key={title} className={styles.breakdown}>
            <span className={styles.breakdownIcon}>{icon && <Icon name={icon} size="medium" />}</span>
            <h3 className={styles.breakdownTitle}>{title}</h3>
            <p className={styles.response}>
              <span className={visuallyHidden}>{section.responseLabel}</span> {response}
            </p>
            <Paragraph className={styles.breakdownText}>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
