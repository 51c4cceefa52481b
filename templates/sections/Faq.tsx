import type { SectionOf } from '../../schema/section.ts';
import { FaqAccordion } from '../islands/FaqAccordion.tsx';
import { faqAccordionProps } from '../islands/faq-accordion-props.ts';
import { Island } from '../islands/Island.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { Aside } from './Aside.tsx';
import * as styles from './panels.css.ts';

export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const site = useSite();
  return (
    <Section {...section}>
      <div className={section.aside.length > 0 ? styles.faq : undefined}>
        <Island name="faq-accordion" component={FaqAccordion} props={faqAccordionProps(site, section)} />
        {section.aside.length > 0 && (
          <div className={styles.panels}>
            <Aside panels={section.aside} />
          </div>
        )}
      </div>
    </Section>
  );
}
