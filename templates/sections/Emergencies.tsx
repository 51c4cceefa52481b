import type { SectionOf } from '../../schema/section.ts';
import { Icon } from '../parts/Icon.tsx';
import { Section } from '../parts/Section.tsx';
import { useSite } from '../parts/site-context.ts';
import { gridFor } from '../styles/grid-for.ts';
import { stack } from '../styles/layout.css.ts';
import { card } from '../styles/surface.css.ts';
import * as styles from './Emergencies.css.ts';

/** What can go wrong on the road, and how soon help comes. */
export function Emergencies({ section }: { section: SectionOf<'emergencies'> }) {
  const { emergencyServices } = useSite();
  return (
    <Section {...section}>
      <ul className={gridFor(emergencyServices.length)}>
        {emergencyServices.map(({ title, text, response, icon }) => (
          <li key={title} className={`${card} ${styles.item}`}>
            <div className={styles.head}>
              <span className={styles.icon}>
                <Icon name={icon} size="medium" />
              </span>
              <h3>{title}</h3>
            </div>
            <div className={stack.s}>
              <p>{text}</p>
            </div>
            <p className={styles.response}>
              <span>{section.responseLabel}</span> <strong>{response}</strong>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
