import { formatPrice } from '../../../site/price-text.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { meaningfulWords } from '../words.ts';

/** Finds two rows of the price table for one thing, at different prices. */
export function findThingsWithTwoPrices({ site }: Facts): Found[] {
  const rows = Object.entries(site.prices).map(([key, price]) => ({
    key,
    name: meaningfulWords(price.name).sort().join(' '),
    cost: formatPrice(price, site.money, site.language),
  }));
  return rows.flatMap(({ key, name, cost }, index): Found[] => {
    const first = rows.slice(0, index).find((row) => row.name === name && row.cost !== cost);
    if (!first) return [];
    const message = `costs "${cost}", but prices.${first.key} has the same name and costs "${first.cost}"; keep one row, or name what sets them apart`;
    return [{ path: ['prices', key], message }];
  });
}
