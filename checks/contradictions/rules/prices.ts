import { formatPrice } from '../../../site/format.ts';
import { tokensIn } from '../../../site/tokens.ts';
import type { Facts, Found } from '../facts.ts';
import { meaningfulWords } from '../words.ts';

/** Finds two rows of the price table with the same name and different prices. */
export function findThingsWithTwoPrices({ site, vocabulary }: Facts): Found[] {
  const rows = Object.entries(site.prices).map(([key, price]) => ({
    key,
    name: meaningfulWords(price.name, vocabulary).sort().join(' '),
    cost: formatPrice(price, site.money, site.language),
  }));
  return rows.flatMap(({ key, name, cost }, index): Found[] => {
    const first = rows.slice(0, index).find((row) => row.name === name && row.cost !== cost);
    if (!first) return [];
    const message = `costs "${cost}", but prices.${first.key} has the same name and costs "${first.cost}"; keep one row, or say in the name how they differ`;
    return [{ path: ['prices', key], declared: ['prices', first.key], message }];
  });
}

/** Finds minimum prices stated as fixed: `Full Service £150` for one that starts at £150. */
export function findDroppedFroms({ site, texts, vocabulary }: Facts): Found[] {
  const { money, language } = site;
  return texts.flatMap(({ path, written }) =>
    tokensIn(written).flatMap(({ name, id, start }): Found[] => {
      const entry = site.prices[id];
      if (name !== 'price' || !entry || !('from' in entry)) return [];
      if (vocabulary.bounds.from.test(written.slice(0, start))) return [];
      const message = `states {price:${id}} as the price, but it is "${formatPrice(entry, money, language)}" in the price table; write {from:${id}}, or make the price fixed`;
      return [{ path, declared: ['prices', id], message }];
    }),
  );
}
