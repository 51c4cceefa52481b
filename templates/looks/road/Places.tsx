import type { Town } from '../../../schema/town.ts';
import { formatDistance } from '../../../site/format.ts';
import { type StripMap, sideOf } from '../../../site/strip-map.ts';
import { Icon } from '../../parts/Icon.tsx';
import { type PageIcon, useSite, useTowns } from '../../parts/page-context.ts';
import * as styles from './Places.css.ts';

/** A direction sign at the business: the towns with their miles, each with an arrow to its side of the road. */
export function DirectionSign() {
  const site = useSite();
  const { business, stripMap } = site;
  const towns = useTowns();
  const listed = Object.entries(towns).filter(([, { miles }]) => miles !== undefined);
  return (
    <div className={stripMap ? styles.besideMap : styles.sign}>
      <div className={styles.head}>
        <p className={styles.name}>{business.name}</p>
        <RouteNumbers names={listed.flatMap(([, { via }]) => via)} />
      </div>
      <ul className={styles.list}>
        {listed.map(([key, town]) => (
          <li key={key} className={styles.row}>
            <span className={styles.town}>
              <Icon name={arrowTo(stripMap, key, town)} />
              {town.name}
            </span>
            {town.miles !== 0 && <span className={styles.miles}>{formatDistance(town, site, 'short')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Arrows = Record<NonNullable<ReturnType<typeof sideOf>> | 'off', PageIcon>;
const arrows: Arrows = { left: 'arrow-left', right: 'arrow-right', off: 'arrow-up' };
const arrowsBack: Arrows = { ...arrows, left: arrows.right, right: arrows.left };

export function arrowTo(map: StripMap | undefined, key: string, { miles }: Town, by = arrows): PageIcon {
  return miles === 0 ? 'pin' : by[(map && sideOf(map, key)) ?? 'off'];
}

/** A sign in the town: the distance to the business, with an arrow towards it, or its street in its own town. */
export function TownSign({ town: key }: { town: string }) {
  const site = useSite();
  const { business, stripMap } = site;
  const towns = useTowns();
  const town = towns[key];
  if (!town) return null;
  return (
    <div className={styles.sign}>
      <div className={styles.head}>
        <p>
          <span className={styles.name}>{town.name}</span> {town.postcode && <span>{town.postcode}</span>}
        </p>
        <RouteNumbers names={town.via} />
      </div>
      <p className={styles.target}>{business.name}</p>
      {town.miles !== undefined && (
        <p className={town.miles === 0 ? styles.street : styles.large}>
          <Icon name={arrowTo(stripMap, key, town, arrowsBack)} />
          {(town.miles === 0 && business.address.street) || formatDistance(town, site, 'short')}
        </p>
      )}
    </div>
  );
}

function RouteNumbers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className={styles.routes}>
      {[...new Set(names)].map((name) => (
        <RouteNumber key={name} name={name} />
      ))}
    </p>
  );
}

/** A road number in the colours of its signs, or the name of a station. */
export function RouteNumber({ name }: { name: string }) {
  const { access } = useSite();
  const kind = access.find((route) => route.name === name)?.kind ?? 'local';
  return <span className={styles.number[kind]}>{name}</span>;
}
