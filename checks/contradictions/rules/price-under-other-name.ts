import type { KeyPath } from '../../../site/problem.ts';
import { tokensIn } from '../../../site/tokens.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { stemsOf, wordsOf } from '../words.ts';

/**
 * Finds choices and cards that put a price beside another name than its own: `Brake Service from £35`, where £35 is the
 * price of a fluid change. A service may stand beside the price that it shows itself.
 */
export function findPricesUnderOtherNames({ site, texts }: Facts): Found[] {
  return texts.flatMap(({ path, written }) => {
    const tokens = tokensIn(written).filter(({ name }) => name === 'from' || name === 'price');
    const [token] = tokens;
    const price = token && site.prices[token.id];
    if (!token || !price || tokens.length > 1 || path.at(-1) !== 'label') return [];
    const name = plain(written.slice(0, token.start) || String(siblingTitle(site, path) ?? ''));
    const isOfService = Object.values(site.services).some(
      (entry) => plain(entry.name) === name && entry.price === token.id,
    );
    const ofPrice = stemsOf(price.name);
    if (stemsOf(name).every((stem) => ofPrice.includes(stem)) || isOfService) return [];
    const message = `puts the price of "${price.name}" (prices.${token.id}) under another name; use that name, or give what is named here a price of its own`;
    return [{ path, message } satisfies Found];
  });
}

/** The title of the card that a label stands on. */
function siblingTitle(site: unknown, path: KeyPath): unknown {
  const card = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown>)?.[key], site);
  return (card as Record<string, unknown>)?.title;
}

function plain(name: string): string {
  return wordsOf(name).join(' ');
}
