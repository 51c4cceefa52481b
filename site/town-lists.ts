import type { Hero } from '../schema/hero.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import type { Town } from '../schema/town.ts';

/** Towns, by key. */
export type Towns = Readonly<Record<string, Town>>;

/** No direction sign, and no `areaServed`, grows beyond this many towns, however many there are. */
const mostTowns = 50;

/** The towns that a page shows: the one it is about, those its sections name, those on its direction sign. */
export function townsOnPage(
  site: Pick<Site, 'towns'>,
  { hero, sections, town }: { hero: Hero; sections: readonly Section[]; town?: string },
): Towns {
  const named = sections.flatMap((section) => (section.kind === 'towns' ? section.items.map((item) => item.town) : []));
  const signed = hero.sign === 'directions' ? townsWithMiles(site) : [];
  return pick(site.towns, [...(town ? [town] : []), ...signed, ...named]);
}

/** The names of the towns that the business serves, as structured data lists them. */
export function servedTowns({ towns }: Pick<Site, 'towns'>): string[] {
  const served = Object.values(towns).filter((town) => town.served);
  return served.slice(0, mostTowns).map(({ name }) => name);
}

function townsWithMiles({ towns }: Pick<Site, 'towns'>): string[] {
  return Object.keys(towns)
    .filter((key) => towns[key]?.miles !== undefined)
    .slice(0, mostTowns);
}

function pick(towns: Towns, keys: readonly string[]): Towns {
  const entries = [...new Set(keys)].flatMap((key) => {
    const town = towns[key];
    return town ? [[key, town] as const] : [];
  });
  return Object.fromEntries(entries);
}
