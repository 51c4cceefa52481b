import type { AsideSection } from '../../schema/sections/form.ts';
import { Actions } from '../parts/Actions.tsx';
import { LinkList } from '../parts/LinkList.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { stack } from '../styles/layout.css.ts';
import { muted, quiet } from '../styles/surface.css.ts';
import { BannerCard } from './Banner.tsx';
import { CardItem } from './Cards.tsx';
import { PointList } from './List.tsx';
import { PriceTable } from './Prices.tsx';
import * as styles from './panels.css.ts';
import { ContactDetails } from './Visit.tsx';

export function Aside({ panels }: { panels: readonly AsideSection[] }) {
  if (panels.length === 0) return null;
  return (
    <div className={stack.xl}>
      {panels.map((panel) =>
        panel.kind === 'banner' ? (
          <BannerCard key={panel.heading} banner={panel} level="h3" />
        ) : (
          <section key={panel.heading} id={panel.id} className={styles.panel}>
            <h3>{panel.heading}</h3>
            <Paragraph className={muted}>{panel.intro}</Paragraph>
            <PanelBody panel={panel} />
            {'actions' in panel && <Actions actions={panel.actions} />}
          </section>
        ),
      )}
    </div>
  );
}

function PanelBody({ panel }: { panel: Exclude<AsideSection, { kind: 'banner' }> }) {
  switch (panel.kind) {
    case 'cards':
      return (
        <ul className={`${stack.s} ${styles.cards}`}>
          {panel.items.map((item) => (
            <CardItem key={item.title} item={item} level="h4" />
          ))}
        </ul>
      );
    case 'links':
      return <LinkList links={panel.links} />;
    case 'list':
      return <PointList style={panel.style} items={panel.items} />;
    case 'prices':
      return (
        <>
          <PriceTable keys={panel.prices} />
          <Paragraph className={quiet}>{panel.note}</Paragraph>
        </>
      );
    case 'visit':
      return <ContactDetails {...panel} />;
  }
}
