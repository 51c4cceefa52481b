import { formatPrice } from '../../../site/price-text.ts';
import { formatKeyPath } from '../../../site/problem.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { meaningfulWords } from '../words.ts';

/** Finds things that a sentence gives away and the price table charges for: a free brake check at £35. */
export function findFreeWithPrice({ site, texts }: Facts): Found[] {
  const offers = texts.flatMap(({ path, text }) => offersIn(text).map((words) => ({ path, words })));
  return Object.entries(site.prices).flatMap(([key, price]): Found[] => {
    const charged = new Set(meaningfulWords(`${price.name} ${price.description ?? ''}`));
    const free = offers.filter(({ words }) => words.every((word) => charged.has(word)));
    const [first] = free;
    if (!first) return [];
    const others = new Set(free.map(({ path }) => formatKeyPath(path))).size - 1;
    const places = `${formatKeyPath(first.path)}${others > 0 ? ` and ${others} more` : ''}`;
    const cost = formatPrice(price, site.money, site.language);
    const message = `costs "${cost}", but "free ${first.words.join(' ')}" is promised at ${places}; say there for whom it is free, or take the price out`;
    return [{ path: ['prices', key], message }];
  });
}

const offer =
  /\bfree\s+((?:[a-z]+\s+){1,3}?(?:check|inspection|test|service|diagnostics|diagnosis|repair|fitting|collection))\b/gi;

/** What a sentence calls free, in two words or more: `Free brake check for residents` → brake, check. */
function offersIn(text: string): string[][] {
  const offers = [...text.matchAll(offer)].map(([, words = '']) => meaningfulWords(words));
  return offers.filter((words) => words.length > 1);
}
