import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claim } from '../../cli/new/entries.ts';
import type { SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { soleTrader } from '../fixtures/sole-trader.ts';

/** The same instant is already 1 January 2027 in Auckland, and still 31 December 2026 in Honolulu. */
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const places = [
  { timeZone: 'Pacific/Auckland', country: 'NZ', today: '2027-01-01', tomorrow: '2027-01-02' },
  { timeZone: 'Pacific/Honolulu', country: 'US', today: '2026-12-31', tomorrow: '2027-01-01' },
];

const parse = ({ timeZone, country }: { timeZone: string; country: string }, checked = '2026-11-20') =>
  parseSite({
    ...soleTrader,
    business: {
      ...soleTrader.business,
      phone: { display: '+44 1632 960200', dial: '+441632960200' },
      address: { town: 'Brecon', country },
    },
    hours: { ...soleTrader.hours, timeZone },
    claims: { insured: { value: 'Insured', label: 'for damage', source: 'The owner', checked } },
    facts: { copyright: '© {year}' },
  } as SiteInput);

it.each(places)('today is the date at the business: $timeZone', ({ today, tomorrow, ...place }) => {
  const site = parse(place);
  const { fallback } = claim.questions.find(({ name }) => name === 'checked') ?? {};
  const checked = typeof fallback === 'function' ? fallback({ site } as never) : fallback;
  expect(checked).toBe(today);
  expect(parse(place, checked).claims.insured?.checked).toBe(today);
  expect(() => parse(place, tomorrow)).toThrow('is in the future');
  expect(site.facts.copyright).toBe(`© ${today.slice(0, 4)}`);
});

it('a faulty time zone is the only problem reported', () => {
  const place = { timeZone: 'Europe/Londn', country: 'GB' };
  expect(() => parse(place)).toThrow(/^[^\n]*\n *hours\.timeZone: [^\n]*IANA[^\n]*$/);
});
