import { describe, expect, it } from 'vitest';
import { weekdays } from '../../schema/clock.ts';
import { escapeRegExp } from '../../site/escape.ts';
import { type BuiltPage, readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../helpers/elements.ts';
import { graphOf, type Thing, thingOf } from '../helpers/json-ld.ts';

/** Structured data must match what a visitor reads on the same page. */
const pages = readBuiltPages().filter(({ path }) => path !== '/404');
const cases = pages.map((page) => [page.path, page] as const);

describe.each(cases)('the structured data of %s', (path, page) => {
  const graph = graphOf(page);
  const business = thingOf(graph, 'AutoRepair') as Thing;
  const header = only(page.document, 'header');
  const footer = only(page.document, 'footer');
  const main = only(page.document, 'main');

  it('has the name, the phone number and the email of the page', () => {
    expect(textOf(header)).toContain(business.name);
    const calls = elements(header, 'a').filter(({ attribs }) => attribs.href === `tel:${business.telephone}`);
    expect(calls.map(textOf).map((shown) => shown.replace(/^0/, '+44').replace(/\s/g, ''))).toContain(
      business.telephone,
    );
    const mails = elements(header, 'a').filter(({ attribs }) => attribs.href === `mailto:${business.email}`);
    expect(mails.map(textOf)).toEqual([business.email]);
  });

  it('has the address of the page', () => {
    const { streetAddress, addressLocality, addressRegion, postalCode } = business.address;
    expect(elements(footer, 'address').map(textOf)).toEqual([
      `${streetAddress} ${addressLocality}, ${addressRegion} ${postalCode}`,
    ]);
  });

  it('has the opening hours of the page', () => {
    const said = business.openingHoursSpecification
      .filter(({ dayOfWeek }: Thing) => dayOfWeek)
      .flatMap(({ dayOfWeek, opens, closes }: Thing) =>
        dayOfWeek.map((day: string) => [day, `${opens}-${closes}`.replace(/(^|-)0/g, '$1')]),
      );
    expect(Object.fromEntries(said)).toEqual(shownHours(footer));
  });

  it('has the trail of the page', () => {
    const [trail] = findAll(main, ({ attribs }) => attribs['aria-label'] === 'Breadcrumb');
    const said: Thing[] = thingOf(graph, 'BreadcrumbList')?.itemListElement ?? [];
    expect(said.map(({ name }) => name)).toEqual(trail ? elements(trail, 'li').map(textOf) : ['Home']);
    expect(said.map(({ position }) => position)).toEqual(said.map((_, index) => index + 1));
    const links = trail ? elements(trail, 'a').map(({ attribs }) => attribs.href) : [];
    expect(said.slice(0, -1).map(({ item }) => new URL(item).pathname)).toEqual(links);
    if (path !== '/') expect(new URL(said.at(-1)?.item).pathname).toBe(path);
  });

  it('has prices that are on the page beside their names', () => {
    const text = textOf(main);
    for (const { name, priceSpecification } of offersOf(graph)) {
      const { minPrice, price } = priceSpecification ?? {};
      const shown = minPrice ? `From £${minPrice}` : price ? `£${price}` : price === 0 ? 'Free' : 'POA';
      expect(text).toMatch(new RegExp(`${escapeRegExp(name)}[^£]*?${shown}(?![\\d.,])`));
      if (priceSpecification) expect(priceSpecification.priceCurrency).toBe('GBP');
    }
  });

  it('has every price of the page’s own lists', () => {
    if (!thingOf(graph, 'Service')) return;
    const said = new Set(offersOf(graph).map((offer) => offer.priceSpecification?.minPrice ?? 'POA'));
    expect(shownPrices(main).filter((price) => !said.has(price))).toEqual([]);
  });
});

it('has the questions and answers of the page', () => {
  const page = pages.find(({ path }) => path === '/faqs') as BuiltPage;
  const text = textOf(only(page.document, 'main'));
  const questions: Thing[] = thingOf(graphOf(page), 'FAQPage')?.mainEntity;
  expect(questions).toHaveLength(12);
  for (const { '@id': id, name, acceptedAnswer } of questions) {
    expect(text).toContain(`${name} ${acceptedAnswer.text}`);
    expect(findAll(page.document, ({ attribs }) => attribs.id === new URL(id).hash.slice(1))).toHaveLength(1);
  }
});

it('has offers on every service page and every page with prices', () => {
  const withOffers = pages.filter((page) => offersOf(graphOf(page)).length > 0);
  const withService = pages.filter((page) => thingOf(graphOf(page), 'Service'));
  expect(withService).toHaveLength(23);
  const [withoutOffers] = withService.filter((page) => !withOffers.includes(page));
  expect(withoutOffers?.path).toBe('/emergency-repairs');
  expect(withOffers).toHaveLength(withService.length - 1);
});

function offersOf(graph: readonly Thing[]): Thing[] {
  return thingOf(graph, 'Service')?.offers ?? [];
}

/** Prices alone in a list item, a sign or a cell, but not in a link to another page: `From £45` as 45, `POA` unchanged. */
function shownPrices(main: Element): (number | string)[] {
  const linked = new Set(elements(main, 'a').flatMap((link) => findAll(link, () => true)));
  const leaves = findAll(main, (each) => !linked.has(each) && each.children.every(({ type }) => type === 'text'));
  return leaves.flatMap((leaf): (number | string)[] => {
    const [, amount, onRequest] = textOf(leaf).match(/^(?:From £([\d.]+)|(POA))$/) ?? [];
    if (onRequest) return [onRequest];
    return amount ? [Number(amount)] : [];
  });
}

/** The open days of the footer's table, each with its times. */
function shownHours(footer: Element): Record<string, string> {
  const rows = elements(footer, 'dt').map((day, index) => [
    textOf(day),
    textOf(elements(footer, 'dd')[index] as Element),
  ]);
  return Object.fromEntries(
    rows.flatMap(([days = '', times = '']) => {
      const [first = '', last = first] = days.split(' to ');
      const run = weekdays.slice(weekdays.indexOf(first as never), weekdays.indexOf(last as never) + 1);
      return times === 'Closed' ? [] : run.map((day) => [day, times]);
    }),
  );
}
