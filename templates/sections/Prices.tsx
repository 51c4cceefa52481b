import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { PriceTable } from '../parts/PriceTable.tsx';
import { Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import { muted } from '../styles/surface.css.ts';

/** Rows of the price table. */
export function Prices({ section }: { section: SectionOf<'prices'> }) {
  return (
    <Section {...section}>
      <div className={stack.m}>
        <PriceTable keys={section.prices} />
        {section.note && <p className={muted}>{section.note}</p>}
        <Actions actions={section.actions} />
      </div>
    </Section>
  );
}
