import { expect, it } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

function faultOf(postcode: string, latitude: number, longitude: number): string {
  const address = { ...tinySiteInput.business.address, postcode, country: 'GB' };
  const position = { latitude, longitude };
  try {
    parseSite({ ...tinySiteInput, business: { ...tinySiteInput.business, address, position } });
    return '';
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n').trim();
  }
}

it.each([
  ['in a city', 'B1 1AA', 52.48, -1.9],
  ['in the district of its area that is farthest from the city', 'B50 4AA', 52.1683, -1.8562],
  ['on the outermost island of an area', 'PA77 6AA', 56.4954, -6.8811],
  ['on the farthest of small islands', 'PH44 4RS', 57.0568, -6.5033],
])('accepts a position %s', (_, postcode, latitude, longitude) => {
  expect(faultOf(postcode, latitude, longitude)).toBe('');
});

it('refuses a position outside the postcode area or the country', () => {
  expect(faultOf('B1 1AA', 53.48, -1.9)).toMatchInlineSnapshot(
    `"business.position.latitude: found 53.48; it is 109 km from the centre of the postcode area of B1, which extends 50 km; correct the position or the postcode"`,
  );
  expect(faultOf('B1 1AA', 48.86, 2.35)).toMatchInlineSnapshot(
    `"business.position: found {"latitude":48.86,"longitude":2.35}; it is not in GB; write degrees 49.8 to 60.9 north, -8.7 to 1.8 east"`,
  );
  expect(faultOf('B1 1AA', -1.9, 52.48)).toMatchInlineSnapshot(
    `"business.position: found {"latitude":-1.9,"longitude":52.48}; it is not in GB; swap latitude and longitude"`,
  );
});

it.each([
  [
    'of a lost sign',
    51.35,
    -0.6686,
    'longitude: found -0.6686; it is 88 km from the centre of the postcode area of ME9, which extends 35 km; write 0.6686',
  ],
  ['of a decimal point that moved', 51.35, 6.686, 'longitude: found 6.686; it is not in GB; write 0.6686'],
  ['of a decimal point that is missing', 5135, 0.6686, 'latitude: found 5135; it is too big; write 90 or less'],
  ['of degrees ten times too small', 5.135, 0.6686, 'latitude: found 5.135; it is not in GB; write 51.35'],
])('suggests the position %s', (_, latitude, longitude, fault) => {
  expect(faultOf('ME9 7JJ', latitude, longitude)).toBe(`business.position.${fault}`);
});

it('refuses a postcode of no area, or of one farther away than its town', () => {
  const faultOfTown = (postcode: string, away?: object) => {
    const address = { ...tinySiteInput.business.address, postcode: 'ME9 7JJ', country: 'GB' };
    const position = { latitude: 51.35, longitude: 0.67 };
    const business = { ...tinySiteInput.business, address, position };
    const towns = { ...tinySiteInput.towns, rainham: { name: 'Rainham', postcode, ...away } };
    try {
      parseSite({ ...tinySiteInput, business, towns } as never);
    } catch (error) {
      return (error as Error).message.split('\n').slice(1).join('\n').trim().replace('towns.rainham.postcode: ', '');
    }
  };
  expect(faultOfTown('QP8')).toBe('found "QP8"; it is in no postcode area; correct its first letters');
  expect(faultOfTown('MR8')).toBe('found "MR8"; it is in no postcode area; write "ME8"');
  expect(faultOfTown('EM8 0AA', { miles: 4 })).toBe('found "EM8 0AA"; it is in no postcode area; write "ME8 0AA"');
  expect(faultOfTown('NE8', { kilometres: 6 })).toBe(
    'found "NE8"; it is in an area farther away than the 6 km to the town; write "ME8"',
  );
  for (const postcode of ['ME8', 'ME8, CT1', 'DA12 2AA', 'BF1'])
    expect(faultOfTown(postcode, { miles: 25 })).toBeUndefined();
  expect(faultOfTown('NE8')).toBeUndefined();
  expect(faultOf('MR9 7JJ', 51.35, 0.67)).toBe(
    'business.address.postcode: found "MR9 7JJ"; it is in no postcode area; write "ME9 7JJ"',
  );
});

it('reports null in place of a place on a map as what it is', () => {
  const [home, ...others] = tinySiteInput.pages;
  const map = { kind: 'map', heading: 'Map', places: [null] };
  const pages = [{ ...home, sections: [map] }, ...others];
  const business = { ...tinySiteInput.business, position: { latitude: 51.35, longitude: 0.66 } };
  const parse = () => parseSite({ ...tinySiteInput, business, pages });
  expect(parse).toThrow('pages[0].sections[0].places[0]: found null');
});
