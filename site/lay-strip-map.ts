import type { Site } from '../schema/site.ts';
import type { Problem } from './problem.ts';
import type { Stop, StripMap } from './strip-map.ts';

/** Resolves the towns and roads of the strip map and positions its stops. */
export function layStripMap(site: Site): StripMap | undefined {
  const { stripMap, towns, access } = site;
  if (!stripMap) return undefined;
  const find = (name: string | undefined) => access.find((route) => route.name === name);
  const road = find(stripMap.road);
  if (!road) return undefined;
  const home = stripMap.stops.findIndex((stop) => 'town' in stop && towns[stop.town]?.miles === 0);
  const stops = stripMap.stops.map((stop, index): Omit<Stop, 'at'> & { at?: number } => {
    if ('town' in stop) {
      const { name = stop.town, miles, kilometres } = towns[stop.town] ?? {};
      return {
        name,
        town: stop.town,
        kilometres,
        ...(miles !== undefined && { miles, at: index < home ? -miles : miles }),
      };
    }
    const crossing = find(stop.crossing);
    return { name: stop.at, ...(crossing && { crossing }) };
  });
  const above = find(stripMap.above);
  const below = find(stripMap.below);
  const { left, right } = stripMap;
  return { road, left, right, stops: placeStops(stops), ...(above && { above }), ...(below && { below }) };
}

/** Positions stops without miles evenly between their neighbours, or beyond the last one at the same interval. */
function placeStops(stops: readonly (Omit<Stop, 'at'> & { at?: number })[]): Stop[] {
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

/** Finds roads missing from `access`, and towns in an order that contradicts their miles. */
export function findStripMapProblems({ stripMap, access, towns }: Site): Problem[] {
  if (!stripMap) return [];
  const problems: Problem[] = [];
  const report = (path: Problem['path'], message: string) =>
    problems.push({ rule: 'impossible-strip-map', path: ['stripMap', ...path], message });
  const checkRoute = (name: string | undefined, path: Problem['path']) => {
    if (name === undefined || access.some((route) => route.name === name)) return;
    report(path, `found "${name}", which access does not list; write one of ${access.map((a) => a.name).join(', ')}`);
  };
  checkRoute(stripMap.road, ['road']);
  checkRoute(stripMap.above, ['above']);
  checkRoute(stripMap.below, ['below']);
  const known: { miles: number; name: string; index: number }[] = [];
  stripMap.stops.forEach((stop, index) => {
    if ('crossing' in stop) checkRoute(stop.crossing, ['stops', index, 'crossing']);
    else {
      const { miles, name = stop.town } = towns[stop.town] ?? {};
      if (miles !== undefined) known.push({ miles, name, index });
    }
  });
  const homes = known.filter(({ miles }) => miles === 0);
  if (homes.length !== 1) {
    report(['stops'], `has ${homes.length} towns at 0 miles; write the town of the business, once`);
    return problems;
  }
  const home = homes[0]?.index ?? 0;
  known.forEach(({ miles, name, index }, at) => {
    const outer = known[index < home ? at - 1 : at + 1];
    if (index === home || !outer || outer.index === home || outer.miles >= miles) return;
    report(
      ['stops', index],
      `puts ${name}, ${miles} miles away, nearer than ${outer.name}, ${outer.miles}; order the towns by their miles`,
    );
  });
  return problems;
}
