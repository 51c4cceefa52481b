import type { AccessRoute } from '../schema/business.ts';
import { fillIn } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';
import { formatDistance, joinList } from './format.ts';
import type { KeyPath } from './key-path.ts';
import { locationPath, townId } from './paths.ts';
import type { Check } from './problem.ts';
import type { Route } from './routes.ts';

/** A stop of the strip map: a town with its key, or a crossing road. */
export type Stop = {
  name: string;
  /** Position along the road in miles, negative to the left of the business; interpolated for a town without miles. */
  at: number;
  town?: string;
  miles?: number;
  kilometres?: number;
  crossing?: AccessRoute;
  /** The town's entry in the list of towns, or its first page. */
  href?: string;
};
/** Whether a page shows the strip map: it names towns, or says how to get to the business. */
export function showsStripMap({ towns, sections }: Pick<Route, 'sections' | 'towns'>): boolean {
  return Object.keys(towns).length > 0 || sections.some(({ kind }) => kind === 'access');
}

type Unplaced = Omit<Stop, 'at'> & { at?: number };

export type StripMap = {
  road: AccessRoute;
  left: string;
  right: string;
  stops: readonly Stop[];
  above: AccessRoute | undefined;
  below: AccessRoute | undefined;
};

/** Resolves the towns and roads of the strip map and positions its stops. */
export function layOutStripMap(site: Site): StripMap | undefined {
  const { stripMap, towns, access } = site;
  if (!stripMap) return undefined;
  const find = (name: string | undefined) => access.find((route) => route.name === name);
  const road = find(stripMap.road);
  if (!road) return undefined;
  const home = stripMap.stops.findIndex((stop) => 'town' in stop && towns[stop.town]?.miles === 0);
  const stops = stripMap.stops.map((stop, index): Unplaced => {
    if ('town' in stop) {
      const { name = stop.town, miles, kilometres } = towns[stop.town] ?? {};
      const at = miles === undefined || index >= home ? miles : -miles;
      return { name, town: stop.town, kilometres, href: townLink(site, stop.town), miles, at };
    }
    return { name: stop.at, crossing: find(stop.crossing) };
  });
  const { left, right, above, below } = stripMap;
  return { road, left, right, stops: placeStops(stops), above: find(above), below: find(below) };
}

/** Returns the link to a town's entry in the list of all towns, or else to its first page. */
function townLink(site: Site, town: string): string | undefined {
  const list = site.pages.find(({ sections }) =>
    sections.some(
      (section) =>
        section.kind === 'towns' && section.style === 'cards' && section.items.some((item) => item.town === town),
    ),
  );
  if (list) return `${list.path}#${townId(town)}`;
  const page = site.locations.find((location) => location.town === town);
  return page && locationPath(site, page);
}

/** Positions stops without miles evenly between their neighbours, or beyond the last one at the same interval. */
function placeStops(stops: readonly Unplaced[]): Stop[] {
  const known = stops.flatMap(({ at }, index) => (at === undefined ? [] : [{ at, index }]));
  return stops.map((stop, index) => {
    if (stop.at !== undefined) return { ...stop, at: stop.at };
    const before = known.findLast((other) => other.index < index);
    const after = known.find((other) => other.index > index);
    if (before && after) {
      const share = (index - before.index) / (after.index - before.index);
      return { ...stop, at: before.at + share * (after.at - before.at) };
    }
    const end = before ?? after ?? { at: 0, index: 0 };
    return { ...stop, at: end.at + (index - end.index) * Math.max(1, Math.abs(end.at)) };
  });
}

/** Returns which side of the business a town is on; undefined off the road and in the same town. */
export function sideOf({ stops }: Pick<StripMap, 'stops'>, town: string): 'left' | 'right' | undefined {
  const at = stops.find((stop) => stop.town === town)?.at;
  if (!at) return undefined;
  return at < 0 ? 'left' : 'right';
}

/** Describes the map in one sentence; `current` is the town that the page is about. */
export function stripMapSentence(
  { road, left, right, stops, above, below }: StripMap,
  { wording, business, language }: Pick<Site, 'wording' | 'business' | 'language'>,
  current?: string,
): string {
  const places = stops.map((stop) => {
    const { name, town, miles, crossing } = stop;
    if (crossing) return fillIn(wording.stripMapCrossing, { road: crossing.name, place: name });
    if (miles === 0) return fillIn(wording.stripMapHome, { town: name, name: business.name });
    const place = miles === undefined ? name : `${name} ${formatDistance(stop, { wording, language })}`;
    return town === current ? fillIn(wording.stripMapLit, { stop: place }) : place;
  });
  const alongside = [above, below].flatMap((route) => (route ? [route.name] : []));
  const sentence = alongside.length > 0 ? wording.stripMapAlongside : wording.stripMap;
  return fillIn(sentence, {
    road: road.name,
    start: left,
    end: right,
    stops: joinList(places, wording.list),
    alongside: joinList(alongside, wording.list),
  });
}

/** Finds roads missing from `access`, and towns in an order that contradicts their miles. */
export const checkStripMap: Check = ({ stripMap, access, towns, business }, report) => {
  if (!stripMap) return;
  const refuse = (path: KeyPath, message: string) => report('impossible-strip-map', ['stripMap', ...path], message);
  const checkRoute = (name: string | undefined, path: KeyPath) => {
    if (name === undefined || access.some((route) => route.name === name)) return;
    const names = access.map((route) => route.name).join(', ');
    refuse(path, `found "${name}"; it is not listed in access; ${names ? `write one of ${names}` : 'add it there'}`);
  };
  checkRoute(stripMap.road, ['road']);
  checkRoute(stripMap.above, ['above']);
  checkRoute(stripMap.below, ['below']);
  const known = stripMap.stops.flatMap((stop, index) => {
    if ('crossing' in stop) checkRoute(stop.crossing, ['stops', index, 'crossing']);
    if (!('town' in stop)) return [];
    const { miles, name = '' } = towns[stop.town] ?? {};
    return miles === undefined ? [] : [{ miles, name, index, town: stop.town }];
  });
  const homes = known.filter(({ miles }) => miles === 0);
  const home = homes[0]?.index ?? 0;
  const away = homes.length === 0 ? known.find(({ name }) => name === business.address.town) : undefined;
  if (away) {
    const fault = 'is the distance of the town of the business; write 0';
    return report.value('impossible-strip-map', ['towns', away.town, 'miles'], fault);
  }
  if (homes.length !== 1)
    return refuse(['stops'], `has ${homes.length} towns at 0 miles; list the town of the business exactly once`);
  for (const [at, { miles, name, index }] of known.entries()) {
    const outer = known[index < home ? at - 1 : at + 1];
    if (index === home || !outer || outer.index === home || outer.miles >= miles) continue;
    const message = `puts ${name}, ${miles} miles away, nearer than ${outer.name}, ${outer.miles}; order the towns by their miles`;
    refuse(['stops', index], message);
  }
};
