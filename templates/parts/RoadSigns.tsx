import { formatMiles } from '../../site/format.ts';
import { Icon } from './Icon.tsx';
import { useSite, useTowns } from './page-context.ts';
import * as styles from './RoadSigns.css.ts';

/** A direction sign: the towns with their miles. */
export function DirectionSign() {
  const { business, wording } = useSite();
  const towns = useTowns();
  const listed = Object.entries(towns).filter(([, { miles }]) => miles !== undefined);
  return (
    <div className={styles.sign}>
      <SignHead name={business.name} via={listed.flatMap(([, { via }]) => via)} />
      <ul className={styles.list}>
        {listed.map(([key, { name, miles = 0 }]) => (
          <li key={key} className={styles.row}>
            <span className={styles.town}>
              <Icon name={miles === 0 ? 'pin' : 'arrow-up'} />
              {name}
            </span>
            <span className={styles.miles}>{formatMiles(miles, wording)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sign of one town: its name, postcode and miles. */
export function TownSign({ town: key }: { town: string }) {
  const { business, wording } = useSite();
  const towns = useTowns();
  const town = towns[key];
  if (!town) return null;
  return (
    <div className={styles.sign}>
      <SignHead name={business.name} via={town.via} />
      <p className={styles.row}>
        <span className={styles.townName}>{town.name}</span>
        {town.postcode && <span>{town.postcode}</span>}
      </p>
      {town.miles !== undefined && (
        <p className={styles.large}>
          <Icon name={town.miles === 0 ? 'pin' : 'arrow-up'} />
          {formatMiles(town.miles, wording)}
        </p>
      )}
    </div>
  );
}

function SignHead({ name, via }: { name: string; via: readonly string[] }) {
  return (
    <p className={styles.head}>
      <span className={styles.name}>{name}</span>
      <span className={styles.routes}>
        {[...new Set(via)].map((route) => (
          <RouteNumber key={route} name={route} />
        ))}
      </span>
    </p>
  );
}

/** A road's number, white on blue for a motorway and yellow on green for a primary route, or a station's name. */
export function RouteNumber({ name }: { name: string }) {
  const { access } = useSite();
  const kind = access.find((route) => route.name === name)?.kind ?? 'local';
  return <span className={styles.number[kind]}>{name}</span>;
}
