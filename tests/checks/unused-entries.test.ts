import { expect, it } from 'vitest';
import { unusedEntries } from '../../checks/warnings.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

const warningsFor = (changes: object) =>
  unusedEntries(parseSite({ ...structuredClone(tinySiteInput), ...changes } as never)).map(({ text }) => text);

const prices = { ...tinySiteInput.prices, 'wheel-paint': { name: 'Wheel painting', from: 60 } };

it('warns of entries that no page or text refers to', () => {
  const facts = { radius: '10 miles', 'loan-car': '£10 a day' };
  const claims = { insured: { value: 'Fully insured', label: 'garage', source: 'The owner', checked: '2026-11-20' } };
  const priced = { ...prices, 'brake-pads': { ...prices['brake-pads'], description: 'Within {fact:radius}.' } };
  expect(warningsFor({ prices: priced, facts, claims })).toEqual([
    "no page or text refers to prices['wheel-paint'], claims.insured, facts['loan-car'], so no visitor sees them; show or remove what is unused",
  ]);
});

it('warns of a form on no page', () => {
  const pages = tinySiteInput.pages.filter(({ path }) => path !== '/contact');
  expect(warningsFor({ pages })).toEqual([
    'no page or text refers to forms.forms.contact, so no visitor sees it; show or remove what is unused',
  ]);
});

it('counts as shown what a list, a token or a section of an own kind may show', () => {
  expect(unusedEntries(garage)).toEqual([]);
  expect(warningsFor({})).toEqual([]);
  const [home, ...others] = tinySiteInput.pages;
  const sections = (section: object) => ({ prices, pages: [{ ...home, sections: [section] }, ...others] });
  expect(warningsFor(sections({ kind: 'prices', heading: 'Prices', prices: ['wheel-paint'] }))).toEqual([]);
  const text = { kind: 'text', heading: 'Prices', paragraphs: ['Wheels {from:wheel-paint}.'] };
  expect(warningsFor(sections(text))).toEqual([]);
});

it('warns of the parking of each place that no section shows', () => {
  const parking = 'In the yard.';
  const address = { street: '3 Mill Lane', town: 'Smallham', country: 'GB' };
  const own = (place: string) => ({ name: place, address, parking: `Beside the ${place}.` });
  const shop = { name: 'Shop', phone: { display: '01632 960001', dial: '+441632960001' } };
  const departments = { mill: own('Mill'), quay: own('Quay'), shop };
  const [home, ...others] = tinySiteInput.pages;
  const unused = (...visits: object[]) => {
    const sections = visits.map((visit) => ({ kind: 'visit', heading: 'Find us', show: ['address'], ...visit }));
    const business = { ...tinySiteInput.business, parking };
    return warningsFor({ business, departments, pages: [{ ...home, sections }, ...others] }).join();
  };
  expect(unused({})).toContain('refers to business.parking, departments.mill.parking, departments.quay.parking, so');
  expect(unused({ show: ['parking'], branch: true }, { show: ['parking'], branch: 'mill' })).toContain(
    'refers to departments.quay.parking, so',
  );
  // A department without an address shares the parking of the business.
  expect(unused({ show: ['parking'], branch: 'shop' })).toContain(
    'refers to departments.mill.parking, departments.quay.parking, so',
  );
  expect(unused({ show: ['parking'] })).toBe('');
});
