import { formatPrice } from '../../../site/price-text.ts';
import { tokensIn } from '../../../site/tokens.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

/** Finds a lowest price that a sentence states as the price: `Full Service £150` for one that starts at £150. */
export function findDroppedFroms({ site, texts }: Facts): Found[] {
  const { money, language } = site;
  return texts.flatMap(({ path, written }) =>
    tokensIn(written).flatMap(({ name, id, start }): Found[] => {
      const entry = site.prices[id];
      if (name !== 'price' || !entry || !('from' in entry)) return [];
      if (/\b(from|at least|starts? at|starting at|upwards of)\s*$/i.test(written.slice(0, start))) return [];
      const message = `states {price:${id}} as the price, but it is "${formatPrice(entry, money, language)}" in the price table; write {from:${id}}, or make the price fixed`;
      return [{ path, message }];
    }),
  );
}
