import type { ReactNode } from 'react';
import type { Hero as HeroEntry } from '../../schema/hero.ts';
import { page, stack } from '../styles/layout.css.ts';
import { Actions } from './Actions.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ClaimBadges } from './ClaimBadges.tsx';
import { DirectionSign } from './DirectionSign.tsx';
import * as styles from './Hero.css.ts';
import { HoursSign } from './HoursSign.tsx';
import { Picture } from './Picture.tsx';
import { usePage } from './site-context.ts';
import { Words } from './Words.tsx';

/** The top of a page: trail, heading, what to do next, and beside them a sign or a picture. */
export function Hero({ hero, sign }: { hero: HeroEntry; sign?: ReactNode }) {
  const { route } = usePage();
  const crumbs = route?.breadcrumbs ?? [];
  const isEmergency = hero.tone === 'emergency';
  const beside = sign ?? ownSign(hero);
  return (
    <div className={isEmergency ? styles.emergency : styles.plain}>
      <div className={`${page} ${beside || hero.image ? styles.columns : styles.single}`}>
        <div className={crumbs.length > 0 ? stack.l : `${stack.l} ${styles.noTrail}`}>
          <Breadcrumbs crumbs={crumbs} />
          <div className={stack.s}>
            {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
            <h1>{hero.heading}</h1>
            <p className={styles.lead}>
              <Words>{hero.lead}</Words>
            </p>
          </div>
          <Actions actions={hero.actions} first={isEmergency ? 'onEmergency' : 'primary'} others="secondary" />
          <ClaimBadges claims={hero.claims} />
        </div>
        {(beside || hero.image) && (
          <div className={hero.image ? styles.beside : styles.onPosts}>
            {hero.image && <Picture picture={hero.image} priority />}
            {beside}
          </div>
        )}
      </div>
      <div className={styles.road} />
    </div>
  );
}

function ownSign({ sign }: HeroEntry): ReactNode {
  if (sign === 'directions') return <DirectionSign />;
  return sign === 'hours' ? <HoursSign /> : null;
}
