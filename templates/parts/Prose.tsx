import { Fragment, type ReactNode } from 'react';
import type { Price } from '../../schema/price.ts';
import { formatAmount, formatPrice, lowestAmount } from '../../site/format.ts';
import { bindShortWords, linkContacts, markUnbreakable, parseInline, splitUnbreakable } from '../../site/inline.ts';
import { InlineText } from '../islands/InlineText.tsx';
import { inlineLink, unbroken } from '../styles/layout.css.ts';
import { useSite } from './page-context.ts';

/**
 * A sentence with links and emphasis. Links the contacts of the business, and keeps phone numbers, hours and compounds
 * on one line.
 */
export function Prose({ children }: { children: string }) {
  const site = useSite();
  const parts = parseInline(bindShortWords(children, site.language));
  return <InlineText parts={markUnbreakable(linkContacts(parts, site))} link={inlineLink} />;
}

/** The same as a paragraph; nothing for an empty text. */
export function Paragraph({ className, children }: { className?: string | undefined; children: string | undefined }) {
  return children ? (
    <p className={className}>
      <Prose>{children}</Prose>
    </p>
  ) : null;
}

/** An address that breaks only after commas. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=,) (?![A-Z]{2,3}\b)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className={unbroken}>{part}</span>
    </Fragment>
  ));
}

export function Lines({ lines }: { lines: readonly ReactNode[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A text in which phone numbers, hours and compounds never break. */
export function Unbroken({ children }: { children: string }) {
  return splitUnbreakable(children).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
      <span key={index} className={unbroken}>
        {piece}
      </span>
    ),
  );
}

/** A formatted price: `From £45`, `£39 a month`, `£60 / 45 minutes`; with `amountOnly`, `£45`. */
export function PriceText({ price, amountOnly = false }: { price: Price; amountOnly?: boolean }) {
  const { money, language } = useSite();
  const amount = lowestAmount(price);
  if (amountOnly && amount !== undefined) return <>{formatAmount(amount, money, language)}</>;
  const text = formatPrice(price, money, language);
  const written = 'to' in price ? <span className={unbroken}>{text}</span> : text;
  // A free price has no unit.
  if (!price.unit || amount === 0) return <>{written}</>;
  return (
    <span className={unbroken}>
      {written}
      {/^\d/.test(price.unit) ? ' / ' : ' '}
      {price.unit}
    </span>
  );
}
