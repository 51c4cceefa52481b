import type { SectionOf } from '../../schema/section.ts';
import { FaqAccordion } from '../islands/FaqAccordion.tsx';
import { faqAccordionProps } from '../islands/faq-accordion-props.ts';
import { Island } from '../islands/Island.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import { Aside } from './Aside.tsx';

/** Questions with their topic buttons, followed by the panels. */
export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const site = useSite();
  return (
    <Section {...section}>
      <div className={stack.l}>
        <Island name="faq-accordion" prefix="faq" component={FaqAccordion} props={faqAccordionProps(site, section)} />
        <Aside panels={section.aside} />
      </div>
    </Section>
  );
}
