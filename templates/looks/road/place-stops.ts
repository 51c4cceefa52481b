import type { Stop } from '../../../site/strip-map.ts';

/**
 * A stop with its position in per cent of the width, and the offset of its sign from its post in em. A sign in a stack
 * also has its level above the road and its width in em.
 */
export type Placed = Stop & { x: number; shift?: number; level?: number; width?: number };

/** A stop, or the signs of several towns on one post. */
type Sign = Stop & { stack?: readonly Stop[] };

/** Places all stops to scale, from 8 to 92 % of the width, with the business in the middle. */
export function placeToScale(stops: readonly Stop[]): Placed[] {
  const farthest = Math.max(...stops.map(({ at }) => Math.abs(at)));
  const placed = stops.map((stop) => ({ ...stop, x: 50 + (42 * stop.at) / farthest }));
  return placed.map((stop, index) =>
    stop.crossing
      ? stop
      : { ...stop, shift: offCrossings(wordsOf(stop), stop.x, placed.slice(Math.max(0, index - 1), index + 2)) },
  );
}

/** How far a sign on the map to scale moves, in em, so as not to reach over a crossing road beside it. */
export function offCrossings(words: string, x: number, beside: readonly Placed[]): number {
  const over = (road: Placed) =>
    Math.max(0, widthOf(words) / 2 + clearance - (Math.abs(x - road.x) * narrowest) / 100) * Math.sign(x - road.x);
  return beside.reduce((shift, stop) => shift + (stop.crossing ? over(stop) : 0), 0);
}

/**
 * Width in em of the map to scale on the narrowest screen with it, and the gap between a sign and a crossing road.
 */
const narrowest = 57;
const clearance = 0.8;

/** Width of the smallest phone in em of the names. */
const phone = 22.2;

/**
 * Places the stops for a phone: the stretch to the town of the page, or around the business. Omits stops whose signs
 * would overlap.
 */
export function placeOnPhone(all: readonly Stop[], current: string | undefined): Placed[] {
  const stops: Sign[] = stretchTo(all, current) ?? aroundHome(all);
  const first = stops[0] as Sign;
  const last = stops.at(-1) as Sign;
  const margin = (sign: Sign) => (50 * widthOfSign(sign)) / phone + 1;
  // Leaves room for the van of the current town, to the right of the road number.
  const start = Math.max(margin(first), first.town === current && first !== homeOf(stops) ? 20 : 0);
  const scale = (100 - start - margin(last)) / (last.at - first.at);
  const distance = (a: Stop, b: Stop) => ((b.at - a.at) * scale * phone) / 100;
  for (let index = 1; index < stops.length - 1; index++) {
    const before = stops[index - 1] as Sign;
    const after = stops[index + 1] as Sign;
    if (distance(before, after) < (widthOfSign(before) + widthOfSign(after)) / 2) stops.splice(index--, 1);
  }
  return stops.flatMap(({ stack, ...stop }): Placed[] => {
    const x = start + scale * (stop.at - first.at);
    if (!stack) return [{ ...stop, x }];
    const width = widthOfSign({ ...stop, stack });
    return stack.map((each, index) => ({ ...each, x, width, level: stack.length - index }));
  });
}

/** The stops between another town and the business, to scale. */
function stretchTo(stops: readonly Stop[], current: string | undefined): Sign[] | undefined {
  const home = stops.findIndex(({ miles }) => miles === 0);
  const other = stops.findIndex(({ town }) => town !== undefined && town === current);
  if (other === -1 || other === home) return undefined;
  return stops.slice(Math.min(home, other), Math.max(home, other) + 1);
}

/** Maximum signs on a post. */
const postHolds = 3;

/**
 * Returns the business with one post on either side, for the next town or all towns with miles. Their distance depends
 * on the width of their signs.
 */
function aroundHome(stops: readonly Stop[]): Sign[] {
  const home = homeOf(stops);
  const beside = (side: readonly Stop[], sign: 1 | -1): Sign[] => {
    const withMiles = side.filter(({ miles }) => miles);
    const next = withMiles.length > 1 ? withMiles[0] : side.find(({ town }) => town);
    if (!next) return [];
    const post = withMiles.length > 1 ? { ...next, stack: withMiles.slice(0, postHolds) } : next;
    const at = (sign * (widthOfSign(home) + widthOfSign(post))) / 2;
    const crossings = side.slice(0, side.indexOf(next)).filter(({ crossing }) => crossing);
    return [...crossings.map((stop) => ({ ...stop, at: (at * stop.at) / next.at })), { ...post, at }];
  };
  const index = stops.indexOf(home);
  const left = beside(stops.slice(0, index).reverse(), -1).reverse();
  return [...left, home, ...beside(stops.slice(index + 1), 1)];
}

export function homeOf<Any extends Stop>(stops: readonly Any[]): Any {
  return stops.find(({ miles }) => miles === 0) as Any;
}

/** The distance on a stop's sign. */
export const figureOf = ({ miles, kilometres = miles }: Stop) => kilometres || undefined;

export const wordsOf = (stop: Stop) => [stop.crossing?.name ?? stop.name, figureOf(stop)].join(' ').trim();
const widthOfSign = ({ stack, ...stop }: Sign) => Math.max(...(stack ?? [stop]).map((each) => widthOf(wordsOf(each))));

/** Estimates the width of a sign in em: letters of the display font count as narrow, wide or in between. */
export function widthOf(text: string): number {
  const letters = [...text].map((letter) => {
    if (/[iljtfrI1.,' ]/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.88;
    return /\p{Lu}/u.test(letter) ? 0.66 : 0.57;
  });
  return letters.reduce((sum, width) => sum + width, 0.9);
}
