import type { Site } from '../schema/site.ts';
import { locationName } from './location-name.ts';
import { locationPath, servicePath } from './paths.ts';

/** A page that a visitor may have meant: its address and its name. */
export type NearPage = readonly [path: string, name: string];

/** So many pages are told to the browser, so that the not-found page stays small however many towns there are. */
const mostPages = 200;

/** The pages among which the not-found page looks for the one that was meant. */
export function pagesToOffer(site: Site): NearPage[] {
  const all: NearPage[] = [
    ...site.pages.map(({ path, name }) => [path, name] as const),
    ...Object.entries(site.services).map(([key, { name }]) => [servicePath(key), name] as const),
    ...site.locations.slice(0, mostPages).map((page) => [locationPath(site, page), locationName(site, page)] as const),
  ];
  return all.slice(0, mostPages);
}
