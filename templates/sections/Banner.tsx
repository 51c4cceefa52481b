import { endLabel } from '../../schema/placeholders.ts';
import type { SectionOf } from '../../schema/section.ts';
import { action } from '../parts/Actions.css.ts';
import { ActionLink, Actions, ByHours, ClosedLink } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Paragraph, PriceText } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { cluster, page, stack, withActions } from '../styles/layout.css.ts';
import { plate } from '../styles/surface.css.ts';
import * as styles from './cards.css.ts';
import { CheckList } from './List.tsx';

export function Banner({ section }: { section: SectionOf<'banner'> }) {
  return (
    <section id={section.id} className={page}>
      <BannerCard banner={section} level="h2" />
    </section>
  );
}

/** A prominent card: red for an emergency, a green sign for an offer, plain for a notice. */
export function BannerCard({ banner, level: Heading }: { banner: SectionOf<'banner'>; level: 'h2' | 'h3' }) {
  const { prices, layout, wording } = useSite();
  const closed = banner.tone === 'emergency' ? layout.emergencyClosed : undefined;
  const calls = banner.actions.filter((action) => 'call' in action);
  const price = banner.price ? prices[banner.price] : undefined;
  return (
    <div className={styles.banner[banner.tone]}>
      {banner.icon && (
        <span className={styles.bannerIcon[banner.tone]}>
          <Icon name={banner.icon} size="medium" />
        </span>
      )}
      <div className={Heading === 'h2' ? withActions : stack.m}>
        <div className={stack.s}>
          <Heading>{banner.heading}</Heading>
          {price && (
            <p className={plate}>
              {price.name !== banner.heading && `${endLabel(price.name, wording)} `}
              <PriceText price={price} />
            </p>
          )}
          <ByHours
            open={<Paragraph>{banner.text}</Paragraph>}
            closed={closed && <Paragraph>{closed.text}</Paragraph>}
          />
          {banner.points.length > 0 && <CheckList items={banner.points} />}
        </div>
        <ByHours
          open={<Actions actions={banner.actions} />}
          closed={
            closed &&
            calls.length > 0 && (
              <div className={cluster}>
                <ClosedLink link={closed.link} className={action} />
                {calls.map((call) => (
                  <ActionLink key={call.label} action={call} tone="secondary" />
                ))}
              </div>
            )
          }
        />
      </div>
    </div>
  );
}

/**
 * A temporary notice. site/routes.ts removes expired and future ones; client/open-now.ts hides one that ends
 * after the build.
 */
export function Notice({ section }: { section: SectionOf<'notice'> }) {
  const { id, heading, text, actions, until } = section;
  return (
    <section id={id} className={page} data-until={until}>
      <BannerCard
        banner={{ kind: 'banner', tone: 'notice', icon: 'calendar', heading, text, points: [], actions }}
        level="h2"
      />
    </section>
  );
}
