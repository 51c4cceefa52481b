import * as Accordion from '@radix-ui/react-accordion';
import { useState } from 'react';
import * as styles from './FaqAccordion.css.ts';
import type { FaqAccordionProps } from './faq-accordion-props.ts';
import { SmallIcon } from './SmallIcon.tsx';
import { TopicButtons } from './TopicButtons.tsx';
import { useOpenQuestions } from './use-open-questions.ts';

/** Questions that open one by one, any number at once, with every answer in the HTML. */
export function FaqAccordion({ questions, topicsHeading, topics }: FaqAccordionProps) {
  const [ids] = useState(() => questions.map(({ id }) => id));
  const { open, setOpen } = useOpenQuestions(ids);
  return (
    <div className={styles.layout}>
      <TopicButtons heading={topicsHeading} topics={topics} open={open} setOpen={setOpen} />
      <Accordion.Root className={styles.questions} type="multiple" value={open} onValueChange={setOpen}>
        {questions.map(({ id, question, answer, links }) => (
          <Accordion.Item className={styles.item} key={id} id={id} value={id}>
            <Accordion.Header className={styles.header}>
              <Accordion.Trigger className={styles.question} id={`${id}-question`} aria-controls={`${id}-answer`}>
                {question}
                <SmallIcon name="down" />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content {...plain} className={styles.answer} id={`${id}-answer`} forceMount>
              <p>{answer}</p>
              {links.length > 0 && (
                <ul className={styles.links}>
                  {links.map(({ name, href }) => (
                    <li key={href}>
                      <a href={href}>{name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </div>
  );
}

/**
 * Radix makes a landmark of each answer, which are too many here, and measures it in a style attribute,
 * which the content security policy would have to allow. Neither is used.
 */
const plain = {
  role: undefined,
  'aria-labelledby': undefined,
  style: {
    '--radix-accordion-content-height': undefined,
    '--radix-accordion-content-width': undefined,
    '--radix-collapsible-content-height': undefined,
    '--radix-collapsible-content-width': undefined,
  } as object,
};
