import { RouteNumber } from '#look/Places.tsx';
import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import * as styles from './towns.css.ts';

export function Access({ section }: { section: SectionOf<'access'> }) {
  const { access } = useSite();
  return (
    <Section {...section}>
      <ul className={gridFor(access.length)}>
        {access.map(({ name, kind, text }) => (
          <li key={name} className={styles.town}>
            <h3 className={styles.roads[kind]}>
              <RouteNumber name={name} />
            </h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
      <Actions actions={section.actions} />
    </Section>
  );
}
