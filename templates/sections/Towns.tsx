import type { SectionOf } from '../../schema/section.ts';
import { formatMiles } from '../../site/format.ts';
import { Actions } from '../parts/Actions.tsx';
import { Prose } from '../parts/InlineText.tsx';
import { useSite, useTowns } from '../parts/page-context.ts';
import { RouteNumber } from '../parts/RoadSigns.tsx';
import { Section } from '../parts/Section.tsx';
import { gridFor } from '../styles/grid-for.ts';
import { card, muted } from '../styles/surface.css.ts';
import * as styles from './Towns.css.ts';

/** Towns, each under its own direction sign. */
export function Towns({ section }: { section: SectionOf<'towns'> }) {
  const { wording } = useSite();
  const towns = useTowns();
  return (
    <Section {...section} band>
      <ul className={gridFor(section.items.length)}>
        {section.items.map(({ town: key, text, links }) => {
          const town = towns[key];
          if (!town) return null;
          return (
            <li key={key} className={`${card} ${styles.item}`}>
              <div className={styles.head}>
                <h3>{town.name}</h3>
                {town.miles !== undefined && <p className={styles.miles}>{formatMiles(town.miles, wording)}</p>}
              </div>
              <p className={styles.facts}>
                {town.postcode && <span className={muted}>{town.postcode}</span>}
                {town.via.map((name) => (
                  <RouteNumber key={name} name={name} />
                ))}
              </p>
              {text && (
                <p>
                  <Prose>{text}</Prose>
                </p>
              )}
              {links.length > 0 && (
                <ul>
                  {links.map(({ name, href }) => (
                    <li key={href}>
                      <a className={styles.link} href={href}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <Actions actions={section.actions} first="secondary" />
    </Section>
  );
}
