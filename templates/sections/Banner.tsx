import type { SectionOf } from '../../schema/section.ts';
import { BannerCard } from '../parts/BannerCard.tsx';
import { page } from '../styles/layout.css.ts';

/** A card that stands out, across the page. */
export function Banner({ section }: { section: SectionOf<'banner'> }) {
  return (
    <section id={section.id} className={page}>
      <BannerCard banner={section} level="h2" />
    </section>
  );
}
