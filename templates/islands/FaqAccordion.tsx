import * as Accordion from '@radix-ui/react-accordion';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './FaqAccordion.css.ts';
import type { FaqAccordionProps } from './faq-accordion-props.ts';
import { InlineText } from './InlineText.tsx';
import { SmallIcon } from './SmallIcon.tsx';

/** Questions, several of which can be open. The HTML contains every answer. */
export function FaqAccordion({ questions, topicsHeading, topics }: FaqAccordionProps) {
  const [open, setOpen] = useState<string[]>([]);
  // Open the question in the fragment, `#q-warranty`, on arrival and when a link on the page changes it.
  useEffect(() => {
    const openFromAddress = () => setOpen((before) => [...before, location.hash.slice(1)]);
    openFromAddress();
    window.addEventListener('hashchange', openFromAddress);
    return () => window.removeEventListener('hashchange', openFromAddress);
  }, []);
  return (
    <div className={styles.layout}>
      <TopicButtons topicsHeading={topicsHeading} topics={topics} open={open} setOpen={setOpen} />
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
              <p>
                <InlineText parts={answer} />
              </p>
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
 * Removes attributes that Radix adds: a landmark for every answer is too many, and the content security policy blocks
 * style attributes.
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

type TopicButtonsProps = Omit<FaqAccordionProps, 'questions'> & {
  open: readonly string[];
  setOpen: (open: string[]) => void;
};

/** Buttons that open a topic's question and scroll to it, or close it if it is open. */
function TopicButtons({ topicsHeading, topics, open, setOpen }: TopicButtonsProps) {
  const toggle = (id: string) => {
    if (open.includes(id)) return setOpen(open.filter((other) => other !== id));
    flushSync(() => setOpen([...open, id]));
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-question`)?.focus({ preventScroll: true });
  };
  if (topics.length === 0) return null;
  return (
    <div className={styles.topics}>
      {topicsHeading && <h3>{topicsHeading}</h3>}
      <ul className={styles.topicList}>
        {topics.map(({ label, id }) => (
          <li key={id}>
            <button
              className={styles.topic}
              type="button"
              aria-controls={`${id}-answer`}
              aria-expanded={open.includes(id)}
              onClick={() => toggle(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
