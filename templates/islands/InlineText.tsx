import type { Inline } from '../../site/inline.ts';
import { unbroken } from '../styles/layout.css.ts';
import type { EnquiryFormProps } from './enquiry-form-props.ts';

type InlineTextProps = { parts: string | readonly Inline[]; link?: string };

/** Punctuation after an unbreakable link, which could otherwise begin a line. */
const punctuation = /^(?: ?[;:!?»]|[.,)])*/;

/** A sentence with its links and emphasis. */
export function InlineText({ parts, link }: InlineTextProps) {
  return [parts].flat().map((part, index, all) => {
    const key = index;
    const before = all[index - 1];
    if (typeof part === 'string') {
      const isAfterContact = typeof before === 'object' && before.mark === 'contact';
      return isAfterContact ? part.replace(punctuation, '') : part;
    }
    if (part.mark === 'unbroken') {
      return (
        <span key={key} className={unbroken}>
          {part.children}
        </span>
      );
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
    const inner = <InlineText parts={part.children} />;
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

type LinkedPhoneProps = { phone: EnquiryFormProps['phone']; children: string };

export function LinkedPhone({ phone: { display, dial }, children }: LinkedPhoneProps) {
  const [before = '', ...after] = children.split(display);
  if (after.length === 0) return children;
  const contact = { mark: 'contact', href: `tel:${dial}`, children: [display] } as const;
  return <InlineText parts={[before, contact, after.join(display)]} />;
}
