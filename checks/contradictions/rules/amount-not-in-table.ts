import { lowestAmount } from '../../../site/price-text.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

/** Finds money that a sentence states by hand and that no row of the price table has. */
export function findAmountsNotInTable({ site, texts }: Facts): Found[] {
  const known = new Set(Object.values(site.prices).map(lowestAmount));
  return texts.flatMap(({ path, written }): Found[] => {
    const amounts = [...written.matchAll(/[£€$]\s?(\d[\d,]*(?:\.\d{1,2})?)/g)];
    const unknown = amounts.find(([, digits = '']) => !known.has(Number(digits.replaceAll(',', ''))));
    // A row that is priced for each job has a rule of its own.
    if (!unknown || path[0] === 'prices') return [];
    const message = `states ${unknown[0]}, which is no price in the price table; write {price:…} or {from:…} with the key of its price`;
    return [{ path, message }];
  });
}
