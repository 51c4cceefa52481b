import type { SectionOf } from '../../schema/section.ts';
import { type ContactSource, type Inline, linkContacts, parseInline } from '../../site/inline.ts';
import { questionId, questionsIn } from '../../site/paths.ts';
import type { SharedSite } from '../../site/shared-site.ts';

export type FaqAccordionProps = {
  questions: readonly {
    /** Fragment id on the page: `q-warranty`. */
    id: string;
    question: string;
    /** Plain text, or its parts if it has links, contacts or emphasis. */
    answer: string | readonly Inline[];
    links: readonly { name: string; href: string }[];
  }[];
  topicsHeading?: string | undefined;
  /** Each opens the question with that id. */
  topics: readonly { label: string; id: string }[];
};

export function faqAccordionProps(
  site: Pick<SharedSite, 'faq'> & ContactSource,
  section: SectionOf<'faq'>,
): FaqAccordionProps {
  return {
    questions: questionsIn(site, section).flatMap((key) => {
      const { question, answer, links } = site.faq[key] ?? {};
      if (!question || !answer || !links) return [];
      return {
        id: questionId(key),
        question,
        answer: linkContacts(parseInline(answer), site),
        links: links.map(({ name, href }) => ({ name, href })),
      };
    }),
    topicsHeading: section.topicsHeading,
    topics: section.topics.map(({ label, question }) => ({ label, id: questionId(question) })),
  };
}
