import type { ReactNode } from 'react';
import type { Hero as HeroEntry } from '../../../schema/pages.ts';
import { alwaysOpen, hoursShort } from '../../../site/format-hours.ts';
import { showsStripMap } from '../../../site/strip-map.ts';
import { HeroActions, Lead } from '../../parts/Actions.tsx';
import { HoursSign } from '../../parts/Hours.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Breadcrumbs } from '../../parts/Navigation.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { usePage, useSite } from '../../parts/page-context.ts';
import { page, stack } from '../../styles/layout.css.ts';
import { leadText } from '../../styles/surface.css.ts';
import * as styles from './Hero.css.ts';
import { DirectionSign } from './Places.tsx';
import { RoadHome, StripMap } from './StripMap.tsx';

export function Hero({ hero, sign }: { hero: HeroEntry; sign?: ReactNode }) {
  const { site, route } = usePage();
  const beside = sign ?? (hero.sign && signs[hero.sign]);
  const isEmergency = hero.tone === 'emergency';
  const [always] = alwaysOpen(site);
  const columns = beside || hero.image ? styles.columns : styles.single;
  const tone = isEmergency ? styles.emergency : styles.plain;
  return (
    <div className={route?.sections[0]?.kind === 'form' ? `${tone} ${styles.compact}` : tone}>
      <div className={`${page} ${columns}`}>
        <div className={stack.l}>
          <Breadcrumbs />
          <div className={stack.s}>
            {isEmergency && (
              <p className={styles.state}>
                {always ? <strong>{always.text}</strong> : <strong data-open-now="">{hoursShort(site)}</strong>}
              </p>
            )}
            {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
            <h1>{hero.heading}</h1>
            <Lead hero={hero} className={leadText} />
          </div>
          <HeroActions hero={hero} />
          <ClaimBadges claims={hero.claims} />
        </div>
        {(beside || hero.image) && (
          <div className={hero.image || sign ? styles.onPosts : styles.wideOnly}>
            {hero.image && <Picture picture={hero.image} priority />}
            {beside}
          </div>
        )}
      </div>
    </div>
  );
}

const signs = { directions: <DirectionSign />, hours: <HoursSign /> };

function ClaimBadges({ claims }: { claims: readonly string[] }) {
  const site = useSite();
  const known = claims.flatMap((key) => site.claims[key] ?? []);
  if (known.length === 0) return null;
  return (
    <ul className={styles.badges[known.length > 2 ? 'many' : 'few']}>
      {known.map(({ icon, value, label }) => (
        <li key={label} className={styles.badge}>
          <Icon name={icon ?? 'check'} />
          <span>
            <strong>{value}</strong> {label}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The top of the not-found page: a sign on posts in the landscape. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.plain}>
        <div className={`${page} ${styles.scene}`}>
          <div className={styles.onPosts}>{children}</div>
        </div>
      </div>
      <Separator />
    </>
  );
}

/** Below the hero: on a page about places the strip map, or else the edge of a road. */
export function Separator() {
  const { site, route } = usePage();
  const { stripMap } = site;
  return route && showsStripMap(route) && stripMap ? (
    <StripMap map={stripMap} />
  ) : (
    <div className={styles.kerb.start} />
  );
}

/** Decoration above the footer: the end of the strip map, or the edge of a road. */
export function EndSeparator() {
  const { stripMap } = useSite();
  return stripMap ? <RoadHome map={stripMap} /> : <div className={styles.kerb.end} />;
}
