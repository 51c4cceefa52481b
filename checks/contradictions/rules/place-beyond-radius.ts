import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

/** Finds towns that are served and lie outside a radius which the definition states: 12 miles away, collection within 10. */
export function findPlacesBeyondRadius({ site }: Facts): Found[] {
  const stated = Object.entries(site.facts).flatMap(([key, fact]) => {
    const miles = /\b(\d+)[- ]miles? radius\b/i.exec(fact)?.[1];
    return miles ? [{ key, fact, miles: Number(miles) }] : [];
  });
  const isServed = (key: string) => site.towns[key]?.served || site.locations.some(({ town }) => town === key);
  return Object.entries(site.towns).flatMap(([key, { name, miles = 0 }]) =>
    stated
      .filter((radius) => miles > radius.miles && isServed(key))
      .map((radius): Found => {
        const message = `puts ${name} ${miles} miles away, outside the ${radius.fact} (facts.${radius.key}) of a business that serves it; say on its pages what that leaves out`;
        return { path: ['towns', key, 'miles'], message };
      }),
  );
}
