import type { Site } from '../../../schema/site.ts';
import { type KeyPath, walkEntries } from '../../../site/key-path.ts';
import type { Facts, Found } from '../facts.ts';
import { listInWords } from '../words.ts';

/** Finds served towns beyond the radius in a fact: 12 miles away, with collection within 10. */
export function findPlacesBeyondRadius({ site, vocabulary, served }: Facts): Found[] {
  const stated = Object.entries(site.facts).flatMap(([key, fact]) => {
    const miles = vocabulary.radius.exec(fact)?.[1];
    return miles ? [{ key, fact, miles: Number(miles) }] : [];
  });
  return Object.entries(site.towns).flatMap(([key, { name, miles = 0 }]) =>
    stated
      .filter((radius) => miles > radius.miles && served.has(key))
      .map((radius): Found => {
        const message = `puts ${name} ${miles} miles away, beyond "${radius.fact}" (facts.${radius.key}), although the business serves it; say on its pages what is not included`;
        return { path: ['towns', key, 'miles'], message };
      }),
  );
}

/** Minimum number of towns in a list of places served; fewer may be directions. */
const minTowns = 4;

/** Finds lists of places served that omit a place in another list. All lists of a page count as one. */
export function findTownsMissingFromLists({ site, pages, townsIn }: Facts): Found[] {
  const keyOf = new Map(Object.entries(site.towns).map(([key, { name }]) => [name, key]));
  const lists = [
    ...pages.flatMap(({ route, entry }) => listOfPage(keyOf, route.sections, entry)),
    ...otherLists(site, townsIn),
  ];
  const all = new Set(lists.flatMap(({ towns }) => towns));
  return lists.flatMap(({ path, what, towns }): Found[] => {
    const parts = [...all].filter((key) => !towns.includes(key)).map((key) => site.towns[key]?.name ?? key);
    if (parts.length === 0) return [];
    const message = `${what} ${towns.length} of the ${all.size} places served and leaves out ${listInWords(parts)}; name the same places everywhere`;
    return [{ path, message, parts }];
  });
}

/** Keys of towns by name. */
type KeyByName = ReadonlyMap<string, string>;

type List = { path: KeyPath; what: string; towns: string[] };

/** Returns the towns in all lists of a page, at the key path of the first. */
function listOfPage(keyOf: KeyByName, sections: unknown, entry: KeyPath): List[] {
  const towns: string[] = [];
  let first: KeyPath | undefined;
  walkEntries(sections, [...entry, 'sections'], (section, path) => {
    const named = townsOfSection(keyOf, section);
    if (named.length === 0) return;
    first ??= path;
    towns.push(...named);
  });
  return first && new Set(towns).size >= minTowns ? [{ path: first, what: 'names', towns: [...new Set(towns)] }] : [];
}

function townsOfSection(keyOf: KeyByName, { kind, style, items }: Record<string, unknown>): string[] {
  if (!Array.isArray(items)) return [];
  if (kind === 'towns') return items.map(({ town }) => town);
  if (kind !== 'list' || style !== 'places') return [];
  return items.flatMap(({ text }) => keyOf.get(text) ?? []);
}

/** Returns the lists in structured data and in answers to questions. */
function otherLists(site: Site, townsIn: Facts['townsIn']): List[] {
  const served = Object.keys(site.towns).filter((key) => site.towns[key]?.served);
  const answers = Object.entries(site.faq).map(([key, { answer }]): List => {
    return { path: ['faq', key, 'answer'], what: 'names', towns: townsIn(answer) };
  });
  return [
    ...(served.length > 0 ? [{ path: ['towns'], what: 'marks as served', towns: served }] : []),
    ...answers.filter(({ towns }) => towns.length >= minTowns),
  ];
}
