import { expect, test } from 'vitest';
import type { Hours } from '../../schema/hours.ts';
import type { Hero } from '../../schema/pages.ts';
import type { Money } from '../../schema/price.ts';
import { formatAmount, formatDistance, formatPercent, formatPrice, priceWithin } from '../../site/format.ts';
import { visitPlaces } from '../../site/format-address.ts';
import { hoursSentence, hoursShort } from '../../site/format-hours.ts';
import { parseSite } from '../../site/parse.ts';
import { locationName } from '../../site/town-pages.ts';
import { tinySite, tinySiteInput } from '../fixtures/tiny-site.ts';

const money: Money = {
  ...tinySite.money,
  currency: 'GBP',
  decimals: 'hide',
  from: 'From',
  onRequest: 'POA',
  free: 'Free',
};

test.each([
  [45, 'hide', '£45'],
  [45.5, 'hide', '£45.50'],
  [45, 'show', '£45.00'],
] as const)('%d with decimals to %s is written %s', (amount, decimals, written) => {
  expect(formatAmount(amount, { ...money, decimals }, 'en-GB')).toBe(written);
});

test('an amount has the decimals of its currency', () => {
  const written = (amount: number, currency: string, decimals: Money['decimals'] = 'hide') =>
    formatAmount(amount, { ...money, currency, decimals }, 'en-GB').replaceAll('\u00a0', ' ');
  expect([written(1500, 'JPY'), written(1500, 'JPY', 'show')]).toEqual(['JP¥1,500', 'JP¥1,500']);
  expect([written(12, 'KWD'), written(12.5, 'KWD'), written(12, 'KWD', 'show')]).toEqual([
    'KWD 12',
    'KWD 12.500',
    'KWD 12.000',
  ]);
});

test('a percentage is written as in its language', () => {
  expect([formatPercent(12.5, 'en-GB'), formatPercent(100, 'en-GB')]).toEqual(['12.5%', '100%']);
  expect(formatPercent(12.5, 'de-DE')).toBe('12,5\u00a0%');
});

test('a lowest price is preceded by its word, a fixed one is not, and one on request or free has no amount', () => {
  const named = { name: 'Tyres', includes: [] };
  expect(formatPrice({ ...named, from: 45 }, money, 'en-GB')).toBe('From £45');
  expect(formatPrice({ ...named, from: 45, to: 80 }, money, 'en-GB').replaceAll(' ', '')).toBe('£45–£80');
  expect(formatPrice({ ...named, from: 45, to: 79.5 }, money, 'de-DE').replace('\u00a0', ' ')).toBe('45,00–79,50 £');
  expect(formatPrice({ ...named, fixed: 15 }, money, 'en-GB')).toBe('£15');
  expect(formatPrice({ ...named, fixed: 0 }, money, 'en-GB')).toBe('Free');
  expect(formatPrice({ ...named, onRequest: true }, money, 'en-GB')).toBe('POA');
});

test('a price within a sentence has the currency as elsewhere', () => {
  const price = { name: 'Pads', includes: [] };
  const within = (entry: object, currency: string, language: string) =>
    priceWithin({ ...price, ...entry } as never, { ...money, currency }, language).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(within({ from: 80, to: 140 }, 'ZAR', 'en-ZA')).toBe('R 80 – R 140');
  expect(within({ from: 80, to: 140 }, 'BRL', 'pt-BR')).toBe('R$ 80–140');
  expect(within({ from: 80 }, 'ZAR', 'en-ZA')).toBe('from R 80');
  expect(within({ fixed: 80 }, 'ZAR', 'en-ZA')).toBe('R 80');
  expect([within({ fixed: 0 }, 'ZAR', 'en-ZA'), within({ onRequest: true }, 'ZAR', 'en-ZA')]).toEqual(['free', 'POA']);
});

test.each([
  ['en-GB', { miles: 0 }, 'Here'],
  ['en-GB', { miles: 1 }, '1 mile'],
  ['en-IE', { miles: 8, kilometres: 13 }, '13 kilometres'],
  ['pl-PL', { kilometres: 1 }, '1 kilometr'],
  ['pl-PL', { kilometres: 3 }, '3 kilometry'],
  ['pl-PL', { kilometres: 12 }, '12 kilometrów'],
])('a distance in %s: %j is %s', (language, distance, written) => {
  expect(formatDistance(distance, { ...tinySite, language })).toBe(written);
});

test('a distance on a sign has the short unit, but miles written out', () => {
  expect(formatDistance({ kilometres: 6 }, { ...tinySite, language: 'es-ES' }, 'short')).toBe('6 km');
  expect(formatDistance({ miles: 6 }, tinySite, 'short')).toBe('6 miles');
});

test.each([
  [['Oil', 'New filter', 'Brake check'], 'Oil, new filter and brake check'],
  [['Oil', 'Horn, lights and wipers'], 'Oil; horn, lights and wipers'],
  [['Oil', 'MOT check'], 'Oil and MOT check'],
])('what a price includes is a list, by semicolons if an item has a comma: %j', (includes, written) => {
  const { prices, facts } = parseSite({
    ...tinySiteInput,
    prices: { ...tinySiteInput.prices, check: { name: 'Check', from: 20, includes } },
    facts: { check: '{includes:check}' },
  });
  expect(prices.check?.includes).toEqual(includes);
  expect(facts.check).toBe(written);
});

test('what a price includes keeps its capitals in German', () => {
  const { facts } = parseSite({
    ...tinySiteInput,
    language: 'de-DE',
    prices: { ...tinySiteInput.prices, check: { name: 'Check', from: 20, includes: ['Ölwechsel', 'Probefahrt'] } },
    facts: { check: '{includes:check}' },
  });
  expect(facts.check).toBe('Ölwechsel und Probefahrt');
});

test('days with the same times are joined, and a single day is listed on its own', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
  const hours = {
    ...tinySite.hours,
    regular: [
      { days: [...days], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
  } as Hours;
  expect(hoursSentence({ ...tinySite, hours })).toBe('Monday to Friday 8:00-18:00, Saturday 8:00-16:00, Sunday closed');
  expect(hoursShort({ ...tinySite, hours })).toBe('Mon-Fri 8:00-18:00, Sat 8:00-16:00');
});

test('a name with dollar signs is filled in literally', () => {
  const site = { ...tinySite, towns: { bow: { name: 'Bow $& $$ $1', miles: 2, via: [], served: true } } };
  const wording = { ...tinySite.wording, serviceForTown: '[service] for [town]' };
  const page = { town: 'bow', service: 'brakes', hero: { heading: '' } as Hero };
  expect(locationName({ ...site, wording }, page)).toBe('brakes for Bow $& $$ $1');
});

test('a service is in a town to which a department comes, and for any other', () => {
  const towns = { bow: { name: 'Bow', miles: 2, via: [], served: true } };
  const named = (site: object) =>
    locationName({ ...tinySite, towns, ...site }, { town: 'bow', service: 'brakes', hero: { heading: '' } as Hero });
  const departments = { van: { name: 'Van', comesToCustomers: true as const } };
  expect([named({}), named({ departments })]).toEqual(['brakes for Bow', 'brakes in Bow']);
  expect(named({ departments, towns: { bow: { ...towns.bow, served: false } } })).toBe('brakes for Bow');
});

test('shares the parking of the business with a department, but not with a branch or one that comes to customers', () => {
  const site = parseSite(tinySiteInput);
  const business = { ...site.business, parking: 'In the yard' };
  const parkingOf = (department: object) =>
    visitPlaces({ business, departments: { other: { name: 'Other', ...department } } }, 'other')[0]?.parking;
  const { address } = business;
  expect(parkingOf({})).toBe('In the yard');
  expect(parkingOf({ address })).toBeUndefined();
  expect(parkingOf({ address, parking: 'On the street' })).toBe('On the street');
  expect(parkingOf({ comesToCustomers: true })).toBeUndefined();
});
