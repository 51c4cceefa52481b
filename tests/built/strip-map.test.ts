import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { type Element, elements, findAll, textOf } from '../helpers/elements.ts';

const pages = readBuiltPages().filter(({ path }) => path !== '/404');
const mapOf = (root: Parameters<typeof findAll>[0]) =>
  findAll(root, ({ name, attribs }) => name === 'nav' && attribs['aria-label']?.startsWith('Map of the A2') === true);
const drawingsOf = (map: Element) => elements(map, 'svg').filter(({ parent }) => parent === map);
/** Position of a stop's sign, in per cent of the width. */
const xOf = (text: Element) => Number.parseFloat((text.parent as Element & { parent: Element }).parent.attribs.x ?? '');
const sentence =
  'Map of the A2 from west to east: Rochester 12 miles, Chatham 10 miles, Gillingham 8 miles, Rainham, Newington with Newington Garage, Key Street where the A249 crosses, Sittingbourne 4 miles, Teynham, Faversham; alongside: Newington Station, M2.';

it('is on the pages about places, as one sentence to a screen reader, with the towns as links', () => {
  const shown = pages.filter(({ document }) => mapOf(document).length > 0).map(({ path }) => path);
  expect(shown.filter((path) => !path.startsWith('/locations/'))).toEqual(['/contact', '/', '/locations']);
  for (const { path, document } of pages.filter(({ path }) => path === '/' || path === '/locations')) {
    const [map, ...others] = mapOf(document) as [Element];
    expect(others, path).toEqual([]);
    expect(map.attribs['aria-label'], path).toBe(sentence);
    const [wide, narrow] = drawingsOf(map) as [Element, Element];
    const links = (drawing: Element) => elements(drawing, 'a').map((link) => `${textOf(link)} > ${link.attribs.href}`);
    expect(links(wide)).toEqual([
      'Rochester 12 > /locations#town-rochester',
      'Chatham 10 > /locations#town-chatham',
      'Gillingham 8 > /locations#town-gillingham',
      'Rainham > /locations#town-rainham',
      'Newington > /locations#town-newington',
      'Sittingbourne 4 > /locations#town-sittingbourne',
      'Teynham > /locations#town-teynham',
      'Faversham > /locations#town-faversham',
    ]);
    // On a phone the stretch around the business, with every town that fits in legible letters.
    expect(links(narrow)).toEqual(links(wide).slice(2, 6));
    for (const drawing of [wide, narrow]) {
      const children = drawing.children as Element[];
      expect(children.filter(({ name }) => name !== 'a').map(({ attribs }) => attribs['aria-hidden'])).toEqual([
        'true',
      ]);
    }
  }
});

describe.each([
  ['rochester', 'Rochester 12', 'arrow-right', '12 miles'],
  ['chatham', 'Chatham 10', 'arrow-right', '10 miles'],
  ['gillingham', 'Gillingham 8', 'arrow-right', '8 miles'],
  ['sittingbourne', 'Sittingbourne 4', 'arrow-left', '4 miles'],
  ['newington', 'Newington', 'pin', '67 High Street'],
])('the pages of %s', (town, lit, arrow, miles) => {
  const own = pages.filter(({ path }) => path.startsWith(`/locations/${town}-`));
  const main = (root: Parameters<typeof findAll>[0]) => elements(root, 'main')[0] as Element;

  it('highlight only their own stop', () => {
    expect(own).not.toHaveLength(0);
    for (const { document } of own) {
      const drawings = mapOf(document).flatMap(drawingsOf);
      expect(drawings).toHaveLength(2);
      for (const drawing of drawings) {
        const signs = findAll(drawing, ({ name, children }) => name === 'text' && children.length > 0);
        const looks = new Map(signs.map((sign) => [textOf(sign), (sign.parent as Element).attribs.class]));
        const sameLook = [...looks].filter(([, look]) => look === looks.get(lit)).map(([name]) => name);
        expect(sameLook).toEqual([lit]);
      }
    }
  });

  it('are to scale', () => {
    for (const { document, path } of own) {
      const [drawing] = mapOf(document).flatMap(drawingsOf);
      const texts = drawing ? findAll(drawing, ({ name }) => name === 'text') : [];
      const positions = texts.flatMap((text) => {
        const [name = '', distance = '0'] = textOf(text).split(' ');
        const isTown = distance !== '0' || textOf(text) === 'Newington';
        const side = name === 'Sittingbourne' ? 1 : -1;
        return isTown && /^\d+$/.test(distance) ? [{ at: side * Number(distance), x: xOf(text) }] : [];
      });
      const home = positions.find(({ at }) => at === 0)?.x ?? Number.NaN;
      const scales = positions.flatMap(({ at, x }) => (at === 0 ? [] : [(x - home) / at]));
      expect(scales.length, path).toBeGreaterThan(0);
      for (const scale of scales) expect(scale, path).toBeCloseTo(scales[0] as number, 1);
    }
  });

  it('show the distance to the garage, with an arrow towards it, or in its village its street', () => {
    for (const { document } of own) {
      const distance = findAll(
        main(document),
        ({ name, children }) =>
          name === 'p' && children.some((child) => 'name' in child && child.name === 'svg') && true,
      ).find((element) => textOf(element) === miles);
      expect(distance && elements(distance, 'use')[0]?.attribs.href).toBe(`#icon-${arrow}`);
    }
  });
});

it('points from the garage to Sittingbourne in the east and to the others in the west', () => {
  const areas = pages.find(({ path }) => path === '/locations');
  const rows = areas
    ? findAll(areas.document, ({ name }) => name === 'li').filter((row) =>
        /^(Newington|\w+ \d+ miles)$/.test(textOf(row)),
      )
    : [];
  expect(rows.map((row) => `${textOf(row)} ${elements(row, 'use')[0]?.attribs.href}`)).toEqual([
    'Newington #icon-pin',
    'Sittingbourne 4 miles #icon-arrow-right',
    'Gillingham 8 miles #icon-arrow-left',
    'Chatham 10 miles #icon-arrow-left',
    'Rochester 12 miles #icon-arrow-left',
  ]);
});
