import { expect, it } from 'vitest';
import { listFacts } from '../../cli/diff-facts.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

it('names an address without a street, and distances in the unit of the definition', () => {
  const { street: _, county: _county, ...address } = tinySiteInput.business.address;
  const input = { ...tinySiteInput, business: { ...tinySiteInput.business, address } };
  const site = parseSite({ ...input, towns: { smallham: { name: 'Smallham', kilometres: 3 } } } as never);
  const facts = listFacts(site, []);
  expect(facts.Contact?.address).not.toContain('undefined');
  expect(facts.Contact?.address).toContain(address.town);
  expect(facts['Towns served']).toEqual({ smallham: 'Smallham, 3 kilometres' });
});

it('describes a closed day in the language of the definition', () => {
  const hours = { ...tinySiteInput.hours, exceptions: [{ date: '2026-12-24', name: 'Wigilia' }] };
  const facts = listFacts(parseSite({ ...tinySiteInput, language: 'pl-PL', hours } as never), []);
  expect(facts['Opening hours']?.['2026-12-24 Wigilia']).toBe('zamknięte');
});
