import { fillIn } from '../../schema/fill-in.ts';
import type { SectionOf } from '../../schema/section.ts';
import { useSite } from '../parts/page-context.ts';
import { page } from '../styles/layout.css.ts';
import { BannerCard } from './Banner.tsx';

/** Temporary news with its dates. site/dated-notices.ts leaves out notices that are over or have not begun. */
export function Notice({ section }: { section: SectionOf<'notice'> }) {
  const { heading, text, actions, from, until } = section;
  const { language, wording } = useSite();
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const days =
    from && until
      ? format.formatRange(new Date(from), new Date(until))
      : until && fillIn(wording.untilDay, { day: format.format(new Date(until)) });
  return (
    <section className={page}>
      <BannerCard
        banner={{ kind: 'banner', tone: 'notice', icon: 'calendar', heading, text, points: [], actions }}
        days={days}
        level="h2"
      />
    </section>
  );
}
