import { formatPrice } from '../../../site/format.ts';
import { tokensIn } from '../../../site/tokens.ts';
import type { Facts, Found } from '../facts.ts';
import { isNoStatement } from '../grammar.ts';
import { placesOf, read, says, type Term } from '../subjects.ts';
import { statementsIn } from '../texts.ts';
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

/** Finds priced things said to be a part of another one: `the price of a tuning includes a pitch raise`. */
export function findPricesSaidIncluded({ site, texts, declared, vocabulary, names }: Facts): Found[] {
  const { includes, included } = vocabulary.inclusion;
  const rows = declared.filter(({ path: [entry], low }) => entry === 'prices' && low > 0);
  return texts.flatMap((text) =>
    statementsIn(text, vocabulary).flatMap(({ words }): Found[] => {
      const match = includes.exec(words) ?? included.exec(words);
      if (!match || text.path[0] === 'prices' || vocabulary.hours.negated.test(words)) return [];
      const sides = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
      const [whole = '', part = ''] = includes.test(words) ? sides : sides.reverse();
      const [before, after] = [read(whole, vocabulary), read(part, vocabulary)];
      // "Everything in an interim service" is a part of the full one.
      const isPart = (terms: readonly Term[]) =>
        Object.values(site.prices).some(({ includes = [] }) =>
          includes.some((item) => terms.every((term) => says(term, read(item, vocabulary)))),
        );
      const row = rows.find(({ optional, own, terms }) => {
        const all = optional.length > 0 ? optional : terms;
        const edge = includes.test(words) ? part.search(/\p{L}/u) : undefined;
        return (
          all.every((term) => says(term, after)) &&
          !isPart(own) &&
          (edge === undefined || all.some((term) => placesOf(term, after).includes(edge)))
        );
      });
      const other = rows.find(({ own, terms }) => terms.every((term) => says(term, before)) && own !== row?.own);
      if (!row || !other || isNoStatement(read(words, vocabulary), match.index, names, [...row.own, ...other.own]))
        return [];
      const message = `says "${match[0].trim()}" of ${row.value}, which has a price of its own; change one of them`;
      return [{ path: text.path, declared: row.path, said: words, message, confidence: 'certain' }];
    }),
  );
}
