import { arrowTo, RouteNumber } from '#look/Places.tsx';
import type { SectionOf } from '../../schema/section.ts';
import type { Town } from '../../schema/town.ts';
import { formatDistance } from '../../site/format.ts';
import { townId } from '../../site/paths.ts';
import { Actions } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TextLinks } from '../parts/LinkList.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { useSite, useTowns } from '../parts/page-context.ts';
import { boxGridFor, Section } from '../parts/Section.tsx';
import { foldLine, muted, quiet } from '../styles/surface.css.ts';
import * as styles from './towns.css.ts';

/** Towns on a direction sign, as cards, or as rows if none has a page or one has no details. */
export function Towns({ section, band }: { section: SectionOf<'towns'>; band: boolean }) {
  const site = useSite();
  const towns = useTowns();
  const items = section.items.flatMap(({ town: key, ...item }) => {
    const town = towns[key];
    if (!town) return [];
    const distance = town.miles === undefined ? undefined : formatDistance(town, site, 'short');
    return [{ ...item, key, town, distance }];
  });
  const hasPages = items.some(({ links }) => links.length > 0);
  const isCard = ({ text, links }: Item) => hasPages && Boolean(text || links.length > 0);
  const cards = items.filter(isCard);
  const rows = items.filter((item) => !isCard(item));
  return (
    <Section {...section} band={band}>
      {section.style === 'sign' ? (
        <SignBoard items={items} />
      ) : (
        <>
          {cards.length > 0 && <TownCards items={cards} />}
          {rows.length > 0 && <TownRows items={rows} />}
        </>
      )}
      <Actions actions={section.actions} />
    </Section>
  );
}

type Item = Omit<SectionOf<'towns'>['items'][number], 'town'> & {
  key: string;
  town: Town;
  distance: string | undefined;
};
type Items = { items: readonly Item[] };

/** A direction sign with a line for each town, which expands to its details. */
function SignBoard({ items }: Items) {
  const { stripMap } = useSite();
  return (
    <ul className={styles.board}>
      {items.map(({ key, town, distance, text, links }) => {
        const line = (
          <>
            <Icon name={arrowTo(stripMap, key, town)} />
            <div className={styles.boardName}>
              <h3>{town.name}</h3>
              {distance && town.miles !== 0 && <span className={styles.miles}>{distance}</span>}
            </div>
          </>
        );
        return (
          <li key={key}>
            {text || links.length > 0 ? (
              <details className={styles.boardLine}>
                <summary className={foldLine}>
                  {line}
                  <Icon name="chevron-down" />
                </summary>
                <Paragraph>{text}</Paragraph>
                <TextLinks links={links} />
              </details>
            ) : (
              <div className={styles.boardLine}>
                <div className={styles.plainLine}>{line}</div>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function TownCards({ items }: Items) {
  return (
    <ul className={boxGridFor(items.length)}>
      {items.map(({ key, town, distance, text, links }) => (
        <li key={key} id={townId(key)} className={styles.town}>
          <div className={styles.townHead}>
            <h3>{town.name}</h3>
            {distance && <p className={styles.miles}>{distance}</p>}
          </div>
          <TownFacts town={town} />
          <Paragraph>{text}</Paragraph>
          <TextLinks links={links} />
        </li>
      ))}
    </ul>
  );
}

function TownRows({ items }: Items) {
  return (
    <ul className={styles.towns}>
      {items.map(({ key, town, distance, text }) => (
        <li key={key} id={townId(key)} className={styles.townRow}>
          <div className={styles.townRowHead}>
            <h3>{town.name}</h3>
            <TownFacts town={town} distance={distance} />
          </div>
          <Paragraph className={quiet}>{text}</Paragraph>
        </li>
      ))}
    </ul>
  );
}

function TownFacts({ town: { postcode, via }, distance }: { town: Town; distance?: string | undefined }) {
  return (
    <p className={styles.townFacts}>
      {distance && <span>{distance}</span>}
      {postcode && <span className={muted}>{postcode}</span>}
      {via.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route may return to a road
        <RouteNumber key={index} name={name} />
      ))}
    </p>
  );
}
