import type { SectionOf } from '../../schema/section.ts';
import { page } from '../styles/layout.css.ts';
import { BannerCard } from './Banner.tsx';

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
