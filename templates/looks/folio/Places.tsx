import type { Town } from '../../../schema/town.ts';
import { formatDistance } from '../../../site/format.ts';
import type { StripMap } from '../../../site/strip-map.ts';
import { type PageIcon, useSite, useTowns } from '../../parts/page-context.ts';
import * as styles from './Places.css.ts';

/** The towns with their miles, in the declared order, nearest first. */
export function DirectionSign() {
  const site = useSite();
  const listed = Object.entries(useTowns()).filter(([, { miles }]) => miles !== undefined);
  return (
    <ul className={styles.list}>
      {listed.map(([key, town]) => (
        <li key={key} className={styles.row}>
          <span>{town.name}</span>
          <span className={styles.miles}>{formatDistance(town, site, 'short')}</span>
        </li>
      ))}
    </ul>
  );
}

/** The icon of a town: a pin; `road` shows a direction arrow. */
export function arrowTo(_map: StripMap | undefined, _key: string, _town: Pick<Town, 'miles'>): PageIcon {
  return 'pin';
}

export function TownSign({ town: key }: { town: string }) {
  const site = useSite();
  const town = useTowns()[key];
  if (!town) return null;
  return (
    <div className={styles.town}>
      <p>
        {town.name} {town.postcode}
      </p>
      {town.miles !== undefined && <p className={styles.distance}>{formatDistance(town, site, 'short')}</p>}
      {town.via.length > 0 && <p className={styles.route}>{town.via.join(', ')}</p>}
    </div>
  );
}

export function RouteNumber({ name }: { name: string }) {
  return <span className={styles.route}>{name}</span>;
}
