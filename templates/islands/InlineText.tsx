import type { ComponentType } from 'react';
import type { Inline } from '../../site/inline.ts';
import { unbroken } from '../styles/layout.css.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';

type Words = ComponentType<{ children: string }>;

type InlineTextProps = { parts: string | readonly Inline[]; words?: Words; link?: string };

/** Punctuation after an unbreakable link, which could otherwise begin a line. */
const punctuation = /^[.,;:!?)]*/;

/** A sentence with its links and emphasis; `words` renders the text between them. */
export function InlineText({ parts, words: Words = Plain, link }: InlineTextProps) {
  return [parts].flat().map((part, index, all) => {
    const key = index;
    const before = all[index - 1];
    if (typeof part === 'string') {
      const isAfterContact = typeof before === 'object' && before.mark === 'contact';
      return <Words key={key}>{isAfterContact ? part.replace(punctuation, '') : part}</Words>;
    }
    if (part.mark === 'contact') {
      const next = all[index + 1];
      return (
        <span key={key} className={unbroken}>
          <a href={part.href}>{part.children}</a>
          {typeof next === 'string' && punctuation.exec(next)}
        </span>
      );
    }
    const inner = <InlineText parts={part.children} words={Words} />;
    if (part.mark === 'link') {
      return (
        <a key={key} className={link} href={part.href}>
          {inner}
        </a>
      );
    }
    const Emphasis = part.mark;
    return <Emphasis key={key}>{inner}</Emphasis>;
  });
}

const Plain: Words = ({ children }) => children;

type LinkedPhoneProps = { phone: EnquiryFormProps['phone']; children: string };

export function LinkedPhone({ phone: { display, dial }, children }: LinkedPhoneProps) {
  const [before = '', ...after] = children.split(display);
  if (after.length === 0) return children;
  const contact = { mark: 'contact', href: `tel:${dial}`, children: [display] } as const;
  return <InlineText parts={[before, contact, after.join(display)]} />;
}
