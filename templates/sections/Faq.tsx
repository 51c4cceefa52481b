import type { SectionOf } from '../../schema/section.ts';
import { questionId } from '../../site/paths.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { FaqAccordion, type FaqAccordionProps } from '../islands/FaqAccordion.tsx';
import { Island } from '../islands/Island.tsx';
import { Aside } from '../parts/Aside.tsx';
import { Section } from '../parts/Section.tsx';
import { useSite } from '../parts/site-context.ts';
import { stack } from '../styles/layout.css.ts';

/** Questions with their topic buttons, and the panels after them. */
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

/** All that the questions need in the browser. */
export function faqAccordionProps({ faq }: Pick<SharedSite, 'faq'>, section: SectionOf<'faq'>): FaqAccordionProps {
  return {
    questions: Object.entries(faq).map(([key, { question, answer, links }]) => ({
      id: questionId(key),
      question,
      answer,
      links: links.map(({ name, href }) => ({ name, href })),
    })),
    topicsHeading: section.topicsHeading,
    topics: section.topics.map(({ label, question }) => ({ label, id: questionId(question) })),
  };
}
