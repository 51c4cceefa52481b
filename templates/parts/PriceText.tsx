import type { Price } from '../../schema/price.ts';
import { formatAmount, formatPrice, lowestAmount } from '../../site/price-text.ts';
import { useSite } from './site-context.ts';

/** A price as the site writes it: `From £45`, or `£45` alone where the words around it say "from". */
export function PriceText({ price, amountOnly = false }: { price: Price; amountOnly?: boolean }) {
  const { money, language } = useSite();
  const amount = lowestAmount(price);
  if (amountOnly && amount !== undefined) return <>{formatAmount(amount, money, language)}</>;
  return <>{formatPrice(price, money, language)}</>;
}
