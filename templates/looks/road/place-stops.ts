import type { Stop } from '../../../site/strip-map.ts';

/** A stop with its position in per cent of the width, and the offset of its sign from its post in em. */
export type Placed = Stop & { x: number; shift?: number };

/** Widths in em of both maps on the narrowest screens that have them. */
const narrowest = { toScale: 57, onPhone: 26 };
export type Kind = keyof typeof narrowest;

/** Space in em at either edge: that beside the text of the page. */
export const edge = { toScale: 1.4, onPhone: 1.2 };
/** Minimum space in em beside a sign on the smallest phone, and from a sign to the middle of a crossing road elsewhere. */
const gap = 0.22;
const clearance = 0.8;

/** Places all stops to scale, from 8 to 92 % of the width, with the business in the middle. */
export function placeToScale(stops: readonly Stop[]): Placed[] {
  const farthest = Math.max(...stops.map(({ at }) => Math.abs(at)));
  const placed = stops.map((stop) => ({ ...stop, x: 50 + (42 * stop.at) / farthest }));
  return placed.map((stop) =>
    stop.crossing ? stop : { ...stop, shift: offCrossings(wordsOf(stop), stop.x, placed, 'toScale') },
  );
}

/** Returns how far a sign moves, in em, to stay clear of crossing roads and of the edges of the narrowest map. */
export function offCrossings(words: string, percent: number, stops: readonly Placed[], kind: Kind): number {
  const inEm = (x: number) => (x * narrowest[kind]) / 100;
  const x = inEm(percent);
  const half = widthOf(words) / 2;
  const [first, last] = [half + edge[kind], narrowest[kind] - half - edge[kind]];
  const roads = stops.flatMap((stop) => (stop.crossing ? inEm(stop.x) : []));
  const beside = roads.flatMap((road) => [road - half - clearance, road + half + clearance]);
  const isClear = (centre: number) =>
    centre >= first && centre <= last && roads.every((road) => Math.abs(road - centre) > half + clearance - 0.01);
  const clear = [x, first, last, ...beside].filter(isClear);
  const [nearest = x] = clear.sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  return nearest - x;
}

/**
 * Places the stops for a phone, in order and in steps as even as their signs allow: the stretch to the town of the
 * page, or around the business. Omits stops if they do not fit, those at the ends first, and of these those without
 * miles, then the farthest.
 */
export function placeOnPhone(all: readonly Stop[], current: string | undefined): Placed[] {
  const stops = stopsOnTheWay(all, current);
  const placed = placeInSteps(stops, current);
  if (placed) return placed;
  const isNeeded = ({ miles, crossing }: Stop) => Number(miles !== undefined || crossing !== undefined);
  const isOmissible = ({ miles, town }: Stop) => miles !== 0 && (town === undefined || town !== current);
  const ends = [stops[0], stops.at(-1)].flatMap((stop) => (stop && isOmissible(stop) ? stop : []));
  const [farthest] = (ends.length > 0 ? ends : stops.filter(isOmissible)).sort(
    (a, b) => isNeeded(a) - isNeeded(b) || Math.abs(b.at) - Math.abs(a.at),
  );
  const others = stops.filter((stop) => stop !== farthest);
  return placeOnPhone(others, current);
}

/** Returns the stops between the town of the page and the business, or all. */
function stopsOnTheWay(stops: readonly Stop[], current: string | undefined): readonly Stop[] {
  const home = stops.indexOf(homeOf(stops));
  const other = stops.findIndex(({ town }) => town !== undefined && town === current);
  if (other === -1 || other === home) return stops;
  return stops.slice(Math.min(home, other), Math.max(home, other) + 1);
}

/** Half the width of the garage, and the minimum position of a van that starts right of the road number, in em. */
const garage = 1.85;
const van = 5.4;

/** Places stops in even steps; undefined if they do not fit on the smallest phone. Two always fit. */
function placeInSteps(stops: readonly Stop[], current: string | undefined): Placed[] | undefined {
  const halves = stops.map((stop) => widthOf(wordsOf(stop)) / 2);
  /** How far a stop extends to either side in the two rows of signs: its sign, its post, a road or the garage. */
  const extents = stops.map(({ crossing, miles }, index) => {
    const half = halves[index] ?? 0;
    const line = crossing ? gap : 0;
    return isHigh(stops, index)
      ? [half, miles === 0 ? garage : line]
      : [crossing ? line : Number.NEGATIVE_INFINITY, half];
  });
  const minimum: number[] = [];
  for (const [index, [high = 0, low = 0]] of extents.entries()) {
    const isVan = index === 0 && stops[0]?.town === current && stops[0] !== homeOf(stops);
    const start = Math.max((halves[index] ?? 0) + edge.onPhone, isVan ? van : 0);
    const after = minimum.map((x, before) => {
      const [otherHigh = 0, otherLow = 0] = extents[before] ?? [];
      return x + gap + Math.max(high + otherHigh, low + otherLow);
    });
    minimum.push(Math.max(start, ...after));
  }
  const room = narrowest.onPhone - edge.onPhone - (halves.at(-1) ?? 0) - (minimum.at(-1) ?? 0);
  if (room < 0 && stops.length > 2) return undefined;
  return stops.map((stop, index) => ({
    ...stop,
    x: (((minimum[index] ?? 0) + (room * index) / (stops.length - 1)) * 100) / narrowest.onPhone,
  }));
}

/** Whether a stop's sign is in the upper of the two rows: that of the business, and every second on either side. */
export function isHigh(stops: readonly Stop[], index: number): boolean {
  return (index - stops.indexOf(homeOf(stops))) % 2 === 0;
}

export function homeOf<Any extends Stop>(stops: readonly Any[]): Any {
  return stops.find(({ miles }) => miles === 0) as Any;
}

/** The distance on a stop's sign. */
export const figureOf = ({ miles, kilometres = miles }: Stop) => kilometres || undefined;

export const wordsOf = (stop: Stop) => [stop.crossing?.name ?? stop.name, figureOf(stop)].join(' ').trim();

/** Estimates the width of a sign in em: letters of the display font count as narrow, wide or in between. */
export function widthOf(text: string): number {
  const letters = [...text].map((letter) => {
    if (/[iljtfrI1.,' ]/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.88;
    return /\p{Lu}/u.test(letter) ? 0.66 : 0.57;
  });
  return letters.reduce((sum, width) => sum + width, 0.7);
}
