import type { LocationPage } from '../schema/location.ts';
import type { Site } from '../schema/site.ts';

/** What a town page is called in trails and lists: `Brake Repair in Gillingham`. */
export function locationName(site: Site, { town, service }: Pick<LocationPage, 'town' | 'service'>): string {
  return `${site.services[service]?.name} in ${site.towns[town]?.name}`;
}
