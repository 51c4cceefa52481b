import type { SectionOf } from '../../schema/section.ts';
import { stack } from '../styles/layout.css.ts';
import { plate } from '../styles/surface.css.ts';
import { Actions, type ActionTone } from './Actions.tsx';
import * as styles from './BannerCard.css.ts';
import { CheckList } from './CheckList.tsx';
import { Icon } from './Icon.tsx';
import { PriceText } from './PriceText.tsx';
import { useSite } from './site-context.ts';
import { Words } from './Words.tsx';

/** The button that stands out on each kind of card. */
const firstTone: Record<SectionOf<'banner'>['tone'], ActionTone> = {
  emergency: 'onEmergency',
  offer: 'primary',
  notice: 'primary',
};

/** A card that stands out: red for an emergency, a green sign for an offer, plain for anything else. */
export function BannerCard({ banner, level: Heading }: { banner: SectionOf<'banner'>; level: 'h2' | 'h3' }) {
  const { prices } = useSite();
  const price = banner.price ? prices[banner.price] : undefined;
  return (
    <div className={styles.card[banner.tone]}>
      {banner.icon && (
        <span className={styles.icon[banner.tone]}>
          <Icon name={banner.icon} size="medium" />
        </span>
      )}
      <div className={stack.m}>
        <div className={stack.s}>
          <Heading>{banner.heading}</Heading>
          {price && (
            <p className={plate}>
              {price.name}: <PriceText price={price} />
            </p>
          )}
          <p className={styles.text}>
            <Words>{banner.text}</Words>
          </p>
        </div>
        {banner.points.length > 0 && <CheckList items={banner.points} />}
        <Actions actions={banner.actions} first={firstTone[banner.tone]} others="secondary" />
      </div>
    </div>
  );
}
