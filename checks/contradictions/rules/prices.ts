import type { Site } from '../../../schema/site.ts';
import { formatAmount, formatPrice, lowestAmount } from '../../../site/format.ts';
import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import { lowestPriceOnPage } from '../../../site/routes.ts';
import { tokensIn } from '../../../site/tokens.ts';
import { type Facts, type Found, findInTexts, type Page, type Rules } from '../facts.ts';
import type { Text } from '../texts.ts';
import { hasName, meaningfulWords, sentencesOf, stemsOf, wordsOf } from '../words.ts';

/** Finds two rows of the price table with one name and different prices. */
function findThingsWithTwoPrices({ site }: Facts): Found[] {
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

/** Finds things that a sentence calls free and the price table charges for: a free brake check at £35. */
function findFreeWithPrice({ site, texts }: Facts): Found[] {
  const offers = texts.flatMap(({ path, text }) => offersIn(text).map((words) => ({ path, words })));
  return Object.entries(site.prices).flatMap(([key, price]): Found[] => {
    const charged = new Set(meaningfulWords(`${price.name} ${price.description ?? ''}`));
    const free = offers.filter(({ words }) => words.every((word) => charged.has(word)));
    const [first] = free;
    if (!first) return [];
    const others = new Set(free.map(({ path }) => formatKeyPath(path))).size - 1;
    const places = `${formatKeyPath(first.path)}${others > 0 ? ` and ${others} more` : ''}`;
    const cost = formatPrice(price, site.money, site.language);
    const message = `costs "${cost}", but "free ${first.words.join(' ')}" is promised at ${places}; say there for whom it is free, or remove the price`;
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

/** Finds a "from £…" for a whole page that differs from the lowest price listed on the page. */
function findFromPricesNotLowest({ site, pages }: Facts): Found[] {
  return pages.flatMap((page) => {
    const lowest = lowestPriceOnPage(site, page.route);
    if (!lowest) return [];
    const differs = (key: string) => {
      const entry = site.prices[key];
      const amount = entry && lowestAmount(entry);
      return amount !== undefined && amount !== lowest.amount;
    };
    const say = (key: string) =>
      `says from ${amountOf(site, key)} (prices.${key}), but the lowest price on ${page.route.path} is ${amountOf(site, lowest.key)} (prices.${lowest.key}); use that one, or name what this price is for`;

    const own = page.route.kind === 'service' ? page.route.service.price : undefined;
    const header = own && differs(own) ? [{ path: [...page.entry, 'price'], message: say(own) }] : [];
    const sentences = findInTexts(page.texts, (text) => {
      const key = priceOfWholePage(site, page, text);
      return key && differs(key) ? say(key) : undefined;
    });
    return [...header, ...sentences];
  });
}

/**
 * The price that a sentence gives for the whole page: its only `{from:…}`, without words of the price's own before it.
 * "Brake repair from £80" is for the page, "brake pads from £80" is not.
 */
function priceOfWholePage(site: Site, { route }: Page, { written }: Text): string | undefined {
  const prices = tokensIn(written).filter(({ name }) => name === 'from' || name === 'price');
  const [only] = prices;
  if (prices.length !== 1 || only?.name !== 'from') return undefined;
  const name = stemsOf(site.prices[only.id]?.name ?? '');
  const ofService = stemsOf(serviceName(site, route));
  const own = name.filter((stem) => !ofService.includes(stem));
  const before = stemsOf(sentencesOf(written.slice(0, only.start)).at(-1) ?? '');
  return before.some((stem) => (own.length > 0 ? own : name).includes(stem)) ? undefined : only.id;
}

function serviceName(site: Site, route: Page['route']): string {
  if (route.kind === 'service') return route.service.name;
  return route.kind === 'location' ? (site.services[route.page.service]?.name ?? '') : '';
}

function amountOf(site: Site, key: string): string {
  const entry = site.prices[key];
  const amount = entry && lowestAmount(entry);
  return amount === undefined ? site.money.onRequest : formatAmount(amount, site.money, site.language);
}

/** Finds lowest prices that a sentence states as the price: `Full Service £150` for one that starts at £150. */
function findDroppedFroms({ site, texts }: Facts): Found[] {
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

/**
 * Finds choices and cards that show a price under another name: `Brake Service from £35`, where £35 is the price of a
 * fluid change. A service may show its own price.
 */
function findPricesUnderOtherNames({ site, texts }: Facts): Found[] {
  return findInTexts(texts, ({ path, written }) => {
    const tokens = tokensIn(written).filter(({ name }) => name === 'from' || name === 'price');
    const [token] = tokens;
    const price = token && site.prices[token.id];
    if (!token || !price || tokens.length > 1 || path.at(-1) !== 'label') return undefined;
    const name = plain(written.slice(0, token.start) || String(siblingTitle(site, path) ?? ''));
    const isOfService = Object.values(site.services).some(
      (entry) => plain(entry.name) === name && entry.price === token.id,
    );
    const ofPrice = stemsOf(price.name);
    if (stemsOf(name).every((stem) => ofPrice.includes(stem)) || isOfService) return undefined;
    return `shows the price of "${price.name}" (prices.${token.id}) under another name; use that name, or add a price for what is named here`;
  });
}

/** The title of the card that a label belongs to. */
function siblingTitle(site: unknown, path: KeyPath): unknown {
  const card = path
    .slice(0, -1)
    .reduce<unknown>((value, key) => (value as Record<string | number, unknown>)?.[key], site);
  return (card as Record<string, unknown>)?.title;
}

function plain(name: string): string {
  return wordsOf(name).join(' ');
}

const amount = /[£€$]\s?\d|\d\s?(?:[£€]|pounds\b|euros?\b)/;

/** Finds an amount beside a price on request: in its row, or in a sentence with its name or token. */
function findOnRequestWithPrice({ site, texts }: Facts): Found[] {
  const onRequest = Object.entries(site.prices).filter(([, price]) => 'onRequest' in price);
  const { onRequest: word } = site.money;
  return findInTexts(texts, ({ path, written, text }) => {
    const own = onRequest.find(([key]) => path[0] === 'prices' && path[1] === key);
    if (own) return amount.test(text) ? sayNumber(own[0], word) : undefined;
    if (path[0] === 'prices' || path[0] === 'money') return undefined;
    for (const sentence of sentencesOf(written)) {
      const tokens = tokensIn(sentence);
      const key = onRequest.find(
        ([id, { name }]) => hasName(sentence, name) || tokens.some((token) => token.id === id && isPrice(token.name)),
      )?.[0];
      if (amount.test(sentence) && (key || hasName(sentence, word))) return sayNumber(key, word);
    }
    return undefined;
  });
}

function isPrice(name: string): boolean {
  return name === 'price' || name === 'from';
}

function sayNumber(key: string | undefined, word: string): string {
  const what = key ? `prices.${key} is quoted for each job (${word})` : `"${word}" means that there is no price`;
  return `states a number, but ${what}; remove the number, or give the price table a lowest price: from: 400`;
}

/** Finds amounts in sentences that no row of the price table has. */
function findAmountsNotInTable({ site, texts }: Facts): Found[] {
  const known = new Set(Object.values(site.prices).map(lowestAmount));
  return findInTexts(texts, ({ path, written }) => {
    // Rows of the table have a rule of their own.
    if (path[0] === 'prices') return undefined;
    const amounts = [...written.matchAll(/[£€$]\s?(\d[\d,]*(?:\.\d{1,2})?)/g)];
    const unknown = amounts.find(([, digits = '']) => !known.has(Number(digits.replaceAll(',', ''))));
    return (
      unknown &&
      `states ${unknown[0]}, which is not in the price table; write {price:…} or {from:…} with the key of its price`
    );
  });
}

export const priceRules = {
  'free-with-price': { severity: 'fail', find: findFreeWithPrice },
  'from-price-not-lowest': { severity: 'fail', find: findFromPricesNotLowest },
  'from-dropped': { severity: 'fail', find: findDroppedFroms },
  'price-under-other-name': { severity: 'warn', find: findPricesUnderOtherNames },
  'one-thing-two-prices': { severity: 'fail', find: findThingsWithTwoPrices },
  'on-request-with-price': { severity: 'fail', find: findOnRequestWithPrice },
  'amount-not-in-table': { severity: 'fail', find: findAmountsNotInTable },
} satisfies Rules;
