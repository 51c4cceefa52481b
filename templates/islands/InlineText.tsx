import type { ComponentType } from 'react';
import type { Inline } from '../../site/inline.ts';

type Words = ComponentType<{ children: string }>;

/** A sentence with its links and emphasis; `words` renders the text between them. */
export function InlineText({
  parts,
  words: Words = Plain,
  link,
}: {
  parts: string | readonly Inline[];
  words?: Words;
  /** The class of links to pages. */
  link?: string;
}) {
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
