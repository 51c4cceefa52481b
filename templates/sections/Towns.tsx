import { arrowTo, RouteNumber } from '#look/Places.tsx';
import type { SectionOf } from '../../schema/section.ts';
import type { Town } from '../../schema/town.ts';
import { formatDistance } from '../../site/format.ts';
import { Actions } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Prose } from '../parts/InlineText.tsx';
import { useSite, useTowns } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { gridFor } from '../styles/grid-for.ts';
import { card, muted, small } from '../styles/surface.css.ts';
import * as styles from './Towns.css.ts';

/** Towns on one direction sign, each under its own, or in rows if they have no pages. */
export function Towns({ section }: { section: SectionOf<'towns'> }) {
  return (
    <Section {...section} band>
      {section.style === 'sign' ? (
        <SignBoard items={section.items} />
      ) : section.items.every(({ links }) => links.length === 0) ? (
        <TownRows items={section.items} />
      ) : (
        <TownCards items={section.items} />
      )}
      <Actions actions={section.actions} />
    </Section>
  );
}

type Items = { items: SectionOf<'towns'>['items'] };

/** A direction sign with a line for each town, which opens to its links. */
function SignBoard({ items }: Items) {
  const site = useSite();
  const { stripMap } = site;
  const towns = useTowns();
  return (
    <ul className={styles.board}>
      {items.map(({ town: key, text, links }) => {
        const town = towns[key];
        if (!town) return null;
        return (
          <li key={key}>
            <details className={styles.line}>
              <summary className={styles.summary}>
                <Icon name={arrowTo(stripMap, key, town)} />
                <h3>{town.name}</h3>
                {town.miles !== undefined && <span className={styles.miles}>{formatDistance(town, site)}</span>}
                <Icon name="chevron-down" />
              </summary>
              {text && (
                <p>
                  <Prose>{text}</Prose>
                </p>
              )}
              <TownLinks links={links} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

function TownCards({ items }: Items) {
  const site = useSite();
  const towns = useTowns();
  return (
    <ul className={gridFor(items.length)}>
      {items.map(({ town: key, text, links }) => {
        const town = towns[key];
        if (!town) return null;
        return (
          <li key={key} className={`${card} ${styles.item}`}>
            <div className={styles.head}>
              <h3>{town.name}</h3>
              {town.miles !== undefined && <p className={styles.miles}>{formatDistance(town, site)}</p>}
            </div>
            <TownFacts town={town} />
            {text && (
              <p>
                <Prose>{text}</Prose>
              </p>
            )}
            <TownLinks links={links} />
          </li>
        );
      })}
    </ul>
  );
}

function TownRows({ items }: Items) {
  const towns = useTowns();
  return (
    <ul className={styles.rows}>
      {items.map(({ town: key, text }) => {
        const town = towns[key];
        if (!town) return null;
        return (
          <li key={key} className={styles.row}>
            <div className={styles.rowHead}>
              <h3>{town.name}</h3>
              <TownFacts town={town} />
            </div>
            {text && (
              <p className={`${small} ${muted}`}>
                <Prose>{text}</Prose>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Its postcode and the roads that lead to it. */
function TownFacts({ town: { postcode, via } }: { town: Town }) {
  return (
    <p className={styles.facts}>
      {postcode && <span className={muted}>{postcode}</span>}
      {via.map((name) => (
        <RouteNumber key={name} name={name} />
      ))}
    </p>
  );
}

function TownLinks({ links }: Pick<Items['items'][number], 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a className={styles.link} href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
