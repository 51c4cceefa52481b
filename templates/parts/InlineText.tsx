import type { Price } from '../../schema/price.ts';
import { formatAmount, formatPrice, lowestAmount } from '../../site/format.ts';
import { linkContacts, parseInline } from '../../site/inline.ts';
import { InlineText } from '../islands/InlineText.tsx';
import { inlineLink, unbroken } from '../styles/layout.css.ts';
import { useSite } from './page-context.ts';

const phoneNumber = /\+?\(?\d[\d()/ -]{6,}\d/;
/** Short words joined by hyphens, and times with their day: 12-month, Mon-Fri, Mon-Fri 8:00-18:00, 14:00–18:30. */
const compound = /\b(?:[A-Z][\w-]{1,6} (?=\d+:))?[\w:]{1,6}(?:[-–][\w:]{1,6})+\b/;
/** A number and its unit, or a range of them: 20 miles, 9 am-5 pm, 8 000 €. */
const quantity =
  /(?<![\p{L}\d./:-])\p{Sc}?\d[\d.,]*(?: \d{3}\b)*\+? (?:\p{Ll}+(?:-\d[\d.:]* \p{Ll}+)?|\p{Sc})(?![\p{L}-])/u;
/** A word and the punctuation that French sets apart: Pourquoi ? */
const apart = /(?<!\S)[^\s;:!?»]+ [;:!?»]/;
/** With a bracket before it, which would otherwise end a line, and the punctuation that follows, which would begin one. */
const unbreakable = new RegExp(
  `(\\(?(?:${phoneNumber.source}|${compound.source}|${quantity.source}|${apart.source})[.,;:!?)]*)`,
  'u',
);

/** A sentence with links and emphasis, in which contacts of the business are links. Phone numbers, hours and compounds never break. */
export function Prose({ children }: { children: string }) {
  return <InlineText parts={linkContacts(parseInline(children), useSite())} words={Unbroken} link={inlineLink} />;
}

/** The text of a button: it has no links, and breaks like a sentence. */
export function Label({ children }: { children: string }) {
  return <Unbroken>{children}</Unbroken>;
}

/** The same as a paragraph; nothing for an empty text. */
export function Paragraph({ className, children }: { className?: string | undefined; children: string | undefined }) {
  return children ? (
    <p className={className}>
      <Prose>{children}</Prose>
    </p>
  ) : null;
}

function Unbroken({ children }: { children: string }) {
  const pieces = children.split(unbreakable);
  // `split` puts its matches at odd indexes.
  return pieces.map((piece, index) =>
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

/** A formatted price: `From £45`, `£39 a month`, or just `£45` where the text around it already says "from". */
export function PriceText({ price, amountOnly = false }: { price: Price; amountOnly?: boolean }) {
  const { money, language } = useSite();
  const amount = lowestAmount(price);
  if (amountOnly && amount !== undefined) return <>{formatAmount(amount, money, language)}</>;
  const written = formatPrice(price, money, language);
  // A free price has no unit.
  if (!price.unit || amount === 0) return <>{written}</>;
  return (
    <span className={unbroken}>
      {written} {price.unit}
    </span>
  );
}
