import { formatAmount, formatPrice, lowestAmount } from '../../../site/format.ts';
import { type KeyPath, walkEntries } from '../../../site/key-path.ts';
import { tokensIn } from '../../../site/tokens.ts';
import type { Facts, Found } from '../facts.ts';
import { hasFigure, quantitiesOf } from '../quantities.ts';
import { placesOf, read, says } from '../subjects.ts';
import { statementsIn } from '../texts.ts';
import { meaningfulWords } from '../words.ts';
import { isAddedUp } from './sums.ts';

/** Finds two rows of the price table with the same name and different prices. */
export function findThingsWithTwoPrices({ site, vocabulary }: Facts): Found[] {
  const rows = Object.entries(site.prices).map(([key, price]) => ({
    key,
    // In "Company Plus package", a filler with a capital is part of the name.
    name: [...meaningfulWords(price.name, vocabulary), ...(price.name.match(/(?<=\p{Ll} )\p{Lu}\p{Ll}+/gu) ?? [])]
      .sort()
      .join(' '),
    cost: formatPrice(price, site.money, site.language),
  }));
  return rows.flatMap(({ key, name, cost }, index): Found[] => {
    const first = rows.slice(0, index).find((row) => row.name === name && row.cost !== cost);
    if (!first) return [];
    const message = `costs "${cost}", but prices.${first.key} has the same name and costs "${first.cost}"; keep one row, or say in the name how they differ`;
    return [{ path: ['prices', key], declared: ['prices', first.key], message }];
  });
}

/** Finds sentences that start several prices lower than each of them: `Diagnostics from £30`. */
export function findPricesBelowAll(facts: Facts): Found[] {
  const { site, declared, texts, vocabulary } = facts;
  const all = declared.filter(({ path, low }) => path[0] === 'prices' && !Number.isNaN(low));
  const families = [...new Set(all.flatMap(({ optional }) => optional))].flatMap((term) => {
    const [first, ...others] = all.filter(({ optional }) => optional.includes(term)).sort((a, b) => a.low - b.low);
    return first && others.length > 0 && !vocabulary.optional.has(term)
      ? { term, first, rows: [first, ...others] }
      : [];
  });
  return texts.flatMap(({ path, text, tokens }) => {
    if (path[0] === 'prices' || !hasFigure(text, vocabulary)) return [];
    return statementsIn(text, vocabulary).flatMap(({ words }) => {
      const reading = read(words, vocabulary);
      // A token states its own price, under whatever name.
      const isOfToken = (amount: number) =>
        tokens.some(({ id }) => site.prices[id] && lowestAmount(site.prices[id]) === amount);
      const amounts = quantitiesOf(reading).filter(
        ({ dimension, bound, low, end }) =>
          dimension === 'money' &&
          (!bound || bound === 'from') &&
          low > 0 &&
          !isOfToken(low) &&
          !vocabulary.difference.test(words.slice(end)),
      );
      return amounts.flatMap(({ low, start, text: said }) =>
        families.flatMap(({ term, first, rows }): Found[] => {
          const isLabel = placesOf(term, reading).some(
            (at) => at < start && start - at < 25 && vocabulary.alone.test(words.slice(at)),
          );
          const isOneOf = all.some(({ own }) => own.every((each) => says(each, reading)));
          if (!isLabel || isOneOf || low >= first.low || isAddedUp(reading)) return [];
          const message = `says "${said}", but the lowest of ${rows.length} such prices is "${first.value}"; write ${first.write}`;
          return [{ path, declared: first.path, said, message, confidence: 'certain' }];
        }),
      );
    });
  });
}

/** Finds ranges that begin or end unlike the table that they sum up: `£45 – £85` above £45, £65 and £95. */
export function findRangesUnlikeTables({ site, pages, vocabulary }: Facts): Found[] {
  const pricesIn = (text: string) =>
    quantitiesOf(read(text, vocabulary)).filter(({ dimension, bound }) => dimension === 'money' && !bound);
  return pages.flatMap(({ route, entry, texts }) => {
    const columns: { section: KeyPath; amounts: number[] }[] = [];
    walkEntries(route.sections, [...entry, 'sections'], ({ kind, rows }, section) => {
      if (kind !== 'table' || !Array.isArray(rows)) return;
      for (const column of rows[0].keys()) {
        const prices = rows.flatMap((row) => pricesIn(row[column]));
        const amounts = prices.flatMap(({ low, high }) => [low, high]).sort((a, b) => a - b);
        if (prices.length > 1) columns.push({ section, amounts });
      }
    });
    if (columns.length === 0) return [];
    const written = texts.filter(({ path, tokens }) => tokens.length === 0 && !path.includes('rows'));
    return written.flatMap(({ path, text }) =>
      pricesIn(text).flatMap(({ low, high, text: said }): Found[] => {
        const near = columns.filter(({ amounts }) => low < high && (amounts[0] === low || amounts.at(-1) === high));
        const [unlike] = near;
        if (!unlike || near.some(({ amounts }) => amounts.includes(low) && amounts.includes(high))) return [];
        const range = formatAmount(unlike.amounts[0] ?? 0, site.money, site.language, unlike.amounts.at(-1));
        const message = `says "${said}", but the prices in the table are ${range}; write that, or correct the table`;
        return [{ path, declared: [...unlike.section, 'rows'], said, message, confidence: 'likely' }];
      }),
    );
  });
}

/** Finds starting prices without "from": `Full Service £150` for one from £150. */
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

/** Maximum ratio between a price and the median; a misplaced decimal point exceeds it. */
const maxRatio = 50;

/** Finds outlying prices, if the table is long enough. Ignores free items. */
export function findOutlyingPrices({ site }: Facts): Found[] {
  const charged = Object.entries(site.prices).flatMap(([key, price]) => {
    const amount = lowestAmount(price);
    return amount ? [{ path: ['prices', key, 'from' in price ? 'from' : 'fixed'], amount }] : [];
  });
  const sorted = charged.map(({ amount }) => amount).sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  if (sorted.length < 5) return [];
  return charged.flatMap(({ path, amount }): Found[] => {
    if (amount <= median * maxRatio && amount >= median / maxRatio) return [];
    const message = `found ${amount}, but the median price is ${median}; is the decimal point in the right place?`;
    return [{ path, message, confidence: 'likely' }];
  });
}
