import type { SectionOf } from '../../schema/section.ts';
import { page } from '../styles/layout.css.ts';
import { BannerCard } from './Banner.tsx';

/** A temporary notice. site/dated-notices.ts removes expired and future ones. */
export function Notice({ section }: { section: SectionOf<'notice'> }) {
  const { id, heading, text, actions } = section;
  return (
    <section id={id} className={page}>
      <BannerCard
        banner={{ kind: 'banner', tone: 'notice', icon: 'calendar', heading, text, points: [], actions }}
        level="h2"
      />
    </section>
  );
}
