import { flushSync } from 'react-dom';
import type { FaqAccordionProps } from './faq-accordion-props.ts';
import * as styles from './TopicButtons.css.ts';

/** Buttons that open the question most asked about a topic and go there; pressed again, they close it. */
export function TopicButtons({
  heading,
  topics,
  open,
  setOpen,
}: {
  heading: string;
  topics: FaqAccordionProps['topics'];
  open: readonly string[];
  setOpen: (open: string[]) => void;
}) {
  const toggle = (id: string) => {
    if (open.includes(id)) return setOpen(open.filter((other) => other !== id));
    flushSync(() => setOpen([...open, id]));
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-question`)?.focus({ preventScroll: true });
  };
  if (topics.length === 0) return null;
  return (
    <div className={styles.topics}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
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
