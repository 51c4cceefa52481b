import { expect, it } from 'vitest';
import { listWarnings } from '../../checks/warnings.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const { business, brand } = tinySiteInput;
const social = { file: '/pictures/social.png', alt: 'The tea room', width: 1200, height: 630 };

const warningsFor = (names: object, pictures = {}) => {
  const site = parseSite({ ...tinySiteInput, business: { ...business, ...names }, brand: { ...brand, ...pictures } });
  return listWarnings(site, { details: false }).flatMap(({ text }) => (/pictures/.test(text) ? text : []));
};

it('warns of letters that the generated icons and social picture cannot show', () => {
  const greek = { name: 'Τέα', tagline: 'Tea' };
  const found = 'the generated pictures cannot show Τ έ α of business.name or its tagline; write';
  expect(warningsFor(greek)).toEqual([`${found} brand.icon and brand.social, with a picture of your own`]);
  expect(warningsFor(greek, { icon: '/icon.svg' })).toEqual([`${found} brand.social, with a picture of your own`]);
  expect(warningsFor(greek, { icon: '/icon.svg', social })).toEqual([]);
  expect(warningsFor({ name: 'Łódź Ấm & Größe №1' })).toEqual([]);
});
