import { describe, expect, it } from 'vitest';
import type { SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { SiteError } from '../../site/problem.ts';
import { layOutStripMap, sideOf, stripMapSentence } from '../../site/strip-map.ts';
import { placeOnPhone } from '../../templates/looks/road/place-stops.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

/** A road with five towns and a crossing. The far ones have no miles. */
const withMap = {
  ...tinySiteInput,
  access: [
    { name: 'A9', kind: 'primary', text: 'Along the road.' },
    { name: 'B1', kind: 'local', text: 'Across it.' },
  ],
  towns: {
    home: { name: 'Home', miles: 0 },
    near: { name: 'Near' },
    smallham: { name: 'Smallham', miles: 6 },
    easton: { name: 'Easton', miles: 4 },
    faraway: { name: 'Faraway' },
  },
  stripMap: {
    road: 'A9',
    left: 'north',
    right: 'south',
    stops: [
      { town: 'smallham' },
      { town: 'near' },
      { town: 'home' },
      { crossing: 'B1', at: 'Cross' },
      { town: 'easton' },
      { town: 'faraway' },
    ],
  },
} satisfies SiteInput;

const lay = (stripMap: SiteInput['stripMap']) => {
  const map = layOutStripMap(parseSite({ ...withMap, stripMap }));
  if (!map) throw new Error('The map is missing.');
  return map;
};

describe('a strip map', () => {
  it('places stops by miles, and those without between or beyond their neighbours', () => {
    expect(lay(withMap.stripMap).stops.map(({ name, at }) => `${name} ${at}`)).toEqual([
      'Smallham -6',
      'Near -3',
      'Home 0',
      'Cross 2',
      'Easton 4',
      'Faraway 8',
    ]);
  });

  it('omits on a phone what does not fit, between the town of the page and the business too, and crossings', () => {
    const names = ['Walthamstow', 'Wolverhampton', 'Middlesbrough', 'Northampton', 'Bournemouth'];
    const far = names.map((name, at) => ({ name, town: name.toLowerCase(), at: at * 2 - 12, miles: 12 - at * 2 }));
    const home = { name: 'Home', town: 'home', at: 0, miles: 0 };
    const [crossing] = lay(withMap.stripMap).stops.filter((stop) => stop.crossing);
    if (!crossing) throw new Error('The crossing is missing.');
    const shown = (stops: Parameters<typeof placeOnPhone>[0], current?: string) =>
      placeOnPhone(stops, current).map(({ name }) => name);
    expect(shown([...far, home], 'walthamstow')).toEqual(['Walthamstow', 'Northampton', 'Bournemouth', 'Home']);
    expect(shown([{ ...crossing, at: -14 }, ...far, home, { ...crossing, at: 3 }])).toEqual([
      'Middlesbrough',
      'Northampton',
      'Bournemouth',
      'Home',
      'Cross',
    ]);
  });

  it('knows the side of every town', () => {
    const map = lay(withMap.stripMap);
    expect(['smallham', 'near', 'home', 'easton', 'faraway', 'elsewhere'].map((town) => sideOf(map, town))).toEqual([
      'left',
      'left',
      undefined,
      'right',
      'right',
      undefined,
    ]);
  });

  it('is one sentence', () => {
    const site = parseSite(withMap);
    expect(stripMapSentence(lay(withMap.stripMap), site)).toBe(
      'Map of the A9 from north to south: Smallham 6 miles, Near, Home with Tiny Garage, Cross where the B1 crosses, Easton 4 miles, Faraway.',
    );
    expect(stripMapSentence(lay({ ...withMap.stripMap, below: 'B1' }), site, 'easton')).toBe(
      'Map of the A9 from north to south: Smallham 6 miles, Near, Home with Tiny Garage, Cross where the B1 crosses, Easton 4 miles (this page), Faraway; alongside: B1.',
    );
  });

  it('is absent if the business has none', () => {
    expect(layOutStripMap(parseSite(tinySiteInput))).toBeUndefined();
  });

  it('is left alone while a road of access is faulty, and says where the road is to be added', () => {
    const { access = [], stripMap } = withMap;
    const faulty = access.map(({ name, ...route }) => ({ ...route, nme: name }));
    expect(() => parseSite({ ...withMap, access: faulty })).toThrow(/^(?!.*stripMap)/s);
    const messages = /stripMap.road: found "A9"; it is not listed in access; add it there\n/;
    expect(() => parseSite({ ...withMap, access: [], stripMap })).toThrow(messages);
  });

  const { stops } = withMap.stripMap;
  it.each<[string, SiteInput['stripMap'], string]>([
    [
      'a road that access lacks',
      { ...withMap.stripMap, road: 'A8' },
      'stripMap.road: found "A8"; it is not listed in access; write one of A9, B1',
    ],
    [
      'a crossing that access lacks',
      { ...withMap.stripMap, stops: [...stops, { crossing: 'B2', at: 'There' }] },
      'stripMap.stops[6].crossing: found "B2"; it is not listed in access; write one of A9, B1',
    ],
    [
      'no town of the business',
      { ...withMap.stripMap, stops: [{ town: 'easton' }, { town: 'faraway' }] },
      'stripMap.stops: has 0 towns at 0 miles; list the town of the business exactly once',
    ],
    [
      'a nearer town farther out',
      { ...withMap.stripMap, stops: [{ town: 'easton' }, { town: 'smallham' }, { town: 'home' }] },
      'stripMap.stops[1]: puts Smallham, 6 miles away, nearer than Easton, 4; order the towns by their miles',
    ],
    [
      'an unknown town',
      { ...withMap.stripMap, stops: [...stops, { town: 'eastn' }] },
      'stripMap.stops[6].town: found "eastn"',
    ],
  ])('is refused for %s', (_what, stripMap, message) => {
    expect(() => parseSite({ ...withMap, stripMap })).toThrow(SiteError);
    expect(() => parseSite({ ...withMap, stripMap })).toThrow(message);
  });
});

it('has Sittingbourne on one side of the garage and the others on the other', () => {
  const map = layOutStripMap(garage);
  const sides = ['rochester', 'chatham', 'gillingham', 'rainham', 'newington', 'sittingbourne', 'teynham', 'faversham'];
  expect(map && [map.left, map.right]).toEqual(['west', 'east']);
  expect(sides.map((town) => map && sideOf(map, town))).toEqual([
    'left',
    'left',
    'left',
    'left',
    undefined,
    'right',
    'right',
    'right',
  ]);
});
