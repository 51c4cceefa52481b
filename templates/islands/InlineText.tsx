import type { ComponentType } from 'react';
import type { Inline } from '../../site/inline.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';

type Words = ComponentType<{ children: string }>;

interface InlineTextProps {
  parts: string | readonly Inline[];
  words?: Words;
  link?: string;
}

/** A sentence with its links and emphasis; `words` renders the text between them. */
export function InlineText({ parts, words: Words = Plain, link }: InlineTextProps) {
  return [parts].flat().map((part, index) => {
    const key = index;
    if (typeof part === 'string') return <Words key={key}>{part}</Words>;
    if (part.mark === 'contact') {
      return (
        <a key={key} href={part.href}>
          {part.children}
        </a>
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

interface LinkedPhoneProps {
  phone: EnquiryFormProps['phone'];
  children: string;
}

export function LinkedPhone({ phone: { display, dial }, children }: LinkedPhoneProps) {
  const [before = '', ...after] = children.split(display);
  if (after.length === 0) return children;
  return (
    <>
      {before}
      <a href={`tel:${dial}`}>{display}</a>
      {after.join(display)}
    </>
  );
}
