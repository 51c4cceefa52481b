import type { SectionOf } from '../../schema/section.ts';
import { bindShortWords, type ContactSource, linkContacts, markUnbreakable, parseInline } from '../../site/inline.ts';
import { questionId, questionsIn } from '../../site/paths.ts';
import type { SharedSite } from '../../site/shared-site.ts';

export type FaqAccordionProps = ReturnType<typeof faqAccordionProps>;

export function faqAccordionProps(
  site: Pick<SharedSite, 'faq' | 'language'> & ContactSource,
  section: SectionOf<'faq'>,
) {
  return {
    questions: questionsIn(site, section).flatMap((key) => {
      const { question, answer, links } = site.faq[key] ?? {};
      if (!question || !answer || !links) return [];
      return {
        id: questionId(key),
        question,
        answer: markUnbreakable(linkContacts(parseInline(bindShortWords(answer, site.language)), site)),
        links: links.map(({ name, href }) => ({ name, href })),
      };
    }),
    topicsHeading: section.topicsHeading,
    topics: section.topics.map(({ label, question }) => ({ label, id: questionId(question) })),
  };
}
