import type { Site } from '../../../schema/site.ts';
import { formatAmount, lowestAmount } from '../../../site/price-text.ts';
import { pricesOnPage } from '../../../site/prices-on-page.ts';
import { tokensIn } from '../../../site/tokens.ts';
import type { Facts, Page } from '../facts.ts';
import type { Found } from '../finding.ts';
import type { Text } from '../texts.ts';
import { sentencesOf, stemsOf } from '../words.ts';

/** Finds "from £…" that stands for a whole page, beside a list of prices on that page whose lowest is another one. */
export function findFromPricesNotLowest({ site, pages }: Facts): Found[] {
  return pages.flatMap((page) => {
    const lowest = lowestShown(site, page);
    if (!lowest) return [];
    const differs = (key: string) => {
      const entry = site.prices[key];
      const amount = entry && lowestAmount(entry);
      return amount !== undefined && amount !== lowest.amount;
    };
    const say = (key: string) =>
      `says from ${amountOf(site, key)} (prices.${key}), but the lowest price on ${page.route.path} is ${amountOf(site, lowest.key)} (prices.${lowest.key}); use that one, or name what this price is for`;

    const sign = page.route.kind === 'service' ? page.route.service.price : undefined;
    const signs = sign && differs(sign) ? [{ path: [...page.entry, 'price'], message: say(sign) }] : [];
    const sentences = page.texts.flatMap((text): Found[] => {
      const key = priceForAll(site, page, text);
      return key && differs(key) ? [{ path: text.path, message: say(key) }] : [];
    });
    return [...signs, ...sentences];
  });
}

/** The lowest price in the price lists and packages of a page. */
function lowestShown(site: Site, { route }: Page): { key: string; amount: number } | undefined {
  const shown = pricesOnPage(route).flatMap((key) => {
    const entry = site.prices[key];
    const amount = entry && lowestAmount(entry);
    return amount === undefined ? [] : [{ key, amount }];
  });
  return shown.sort((a, b) => a.amount - b.amount)[0];
}

/**
 * The price that a sentence gives for all there is: its only `{from:…}`, with no word before it that sets this price
 * apart from the page's own service. "Brake repair from £80" is for all; "brake pads from £80" is not.
 */
function priceForAll(site: Site, { route }: Page, { written }: Text): string | undefined {
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
