import type { ReactNode } from 'react';
import type { Hero as HeroEntry } from '../../../schema/pages.ts';
import { HeroActions, Lead } from '../../parts/Actions.tsx';
import { HeroHours } from '../../parts/Hours.tsx';
import { Breadcrumbs } from '../../parts/Navigation.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { useSite } from '../../parts/page-context.ts';
import { page } from '../../styles/layout.css.ts';
import * as styles from './Hero.css.ts';
import { DirectionSign } from './Places.tsx';

/** Heading and text beside a picture or facts; without either, the text beside the heading. */
export function Hero({ hero, sign }: { hero: HeroEntry; sign?: ReactNode }) {
  const isEmergency = hero.tone === 'emergency';
  const facts = sign ?? (hero.sign && signs[hero.sign]);
  const words = (
    <>
      <div className={styles.heading}>
        {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
        <h1>{hero.heading}</h1>
      </div>
      <div className={styles.words}>
        <Lead hero={hero} className={styles.lead} />
        <HeroActions hero={hero} />
        <Claims claims={hero.claims} />
        {hero.image && facts && <div>{facts}</div>}
      </div>
    </>
  );
  const picture = hero.image && (
    <div className={styles.picture}>
      <Picture picture={hero.image} priority />
    </div>
  );
  const beside = picture ?? (facts && <div className={styles.beside}>{facts}</div>);
  return (
    <div className={isEmergency ? styles.emergency : styles.plain}>
      <div className={`${page} ${styles.content}`}>
        <Breadcrumbs />
        <div className={beside ? styles.columns : styles.alone}>
          {beside ? <div className={styles.words}>{words}</div> : words}
          {beside}
        </div>
      </div>
    </div>
  );
}

const signs = { directions: <DirectionSign />, hours: <HeroHours /> };

function Claims({ claims }: { claims: readonly string[] }) {
  const site = useSite();
  const known = claims.flatMap((key) => site.claims[key] ?? []);
  if (known.length === 0) return null;
  return (
    <ul className={styles.claims}>
      {known.map(({ value, label }) => (
        <li key={label} className={styles.claim}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

/** The top of the not-found page: a sign. */
export function Scene({ children }: { children: ReactNode }) {
  return <div className={`${page} ${styles.scene}`}>{children}</div>;
}

/** Separates the hero, which has a rule of its own, from the page. */
export function Separator() {
  return <div className={styles.gap} />;
}

export function EndSeparator() {
  return <div className={styles.end} />;
}
