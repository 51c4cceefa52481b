import { tokensIn } from '../../../site/tokens.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { hasName, sentencesOf } from '../words.ts';

const amount = /[£€$]\s?\d|\d\s?(?:[£€]|pounds\b|euros?\b)/;

/** Finds a number beside a price that is made for each job: in its row, in a sentence with it, in a row of a table. */
export function findOnRequestWithPrice({ site, texts }: Facts): Found[] {
  const onRequest = Object.entries(site.prices).filter(([, price]) => 'onRequest' in price);
  const { onRequest: word } = site.money;
  return texts.flatMap(({ path, written, text }): Found[] => {
    const own = onRequest.find(([key]) => path[0] === 'prices' && path[1] === key);
    if (own) return amount.test(text) ? [{ path, message: sayNumber(own[0], word) }] : [];
    if (path[0] === 'prices' || path[0] === 'money') return [];
    for (const sentence of sentencesOf(written)) {
      const tokens = tokensIn(sentence);
      const key = onRequest.find(
        ([id, { name }]) => hasName(sentence, name) || tokens.some((token) => token.id === id && isPrice(token.name)),
      )?.[0];
      // A second price in the sentence is that of something else only where it says so: the list of a page's head does.
      if (key && amount.test(sentence)) return [{ path, message: sayNumber(key, word) }];
      if (!key && hasName(sentence, word) && amount.test(sentence))
        return [{ path, message: sayNumber(undefined, word) }];
    }
    return [];
  });
}

function isPrice(name: string): boolean {
  return name === 'price' || name === 'from';
}

function sayNumber(key: string | undefined, word: string): string {
  const what = key ? `prices.${key} is made for each job (${word})` : `"${word}" says that there is no price`;
  return `states a number, but ${what}; take the number out, or give the price table a lowest price: from: 400`;
}
