import type { AccessRoute } from '../schema/business.ts';
import { fillIn } from '../schema/fill-in.ts';
import type { Site } from '../schema/site.ts';
import { formatDistance, joinList } from './format.ts';

/** A stop of the strip map: a town with its key, or a crossing road. */
export type Stop = {
  name: string;
  /** Its position along the road in miles, negative to the left of the business; estimated if the town has no miles. */
  at: number;
  town?: string;
  miles?: number;
  kilometres?: number | undefined;
  crossing?: AccessRoute;
};

/** The strip map with its towns and roads resolved. */
export type StripMap = {
  road: AccessRoute;
  left: string;
  right: string;
  stops: readonly Stop[];
  above?: AccessRoute;
  below?: AccessRoute;
};

/** Returns the side of the business that a town is on; undefined off the road and in the home town. */
export function sideOf({ stops }: Pick<StripMap, 'stops'>, town: string): 'left' | 'right' | undefined {
  const at = stops.find((stop) => stop.town === town)?.at;
  if (!at) return undefined;
  return at < 0 ? 'left' : 'right';
}

/** Describes the map in one sentence; `lit` is the town that the page is about. */
export function stripMapSentence(
  { road, left, right, stops, above, below }: StripMap,
  { wording, business, language }: Pick<Site, 'wording' | 'business' | 'language'>,
  lit?: string,
): string {
  const places = stops.map((stop) => {
    const { name, town, miles, crossing } = stop;
    if (crossing) return fillIn(wording.stripMapCrossing, { road: crossing.name, place: name });
    if (miles === 0) return fillIn(wording.stripMapHome, { town: name, name: business.name });
    const place = miles === undefined ? name : `${name} ${formatDistance(stop, { wording, language })}`;
    return town === lit ? fillIn(wording.stripMapLit, { stop: place }) : place;
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
