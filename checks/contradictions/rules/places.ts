import type { Site } from '../../../schema/site.ts';
import { type KeyPath, walkEntries } from '../../../site/key-path.ts';
import type { Facts, Found } from '../facts.ts';
import { statementsIn } from '../texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { findNames, listInWords, pattern } from '../words.ts';

/** Finds served towns beyond the radius in a fact: 12 miles away, with collection within 10. */
export function findPlacesBeyondRadius({ site, vocabulary, served }: Facts): Found[] {
  const radii = Object.entries(site.facts).flatMap(([key, fact]) => {
    const miles = vocabulary.radius.exec(fact)?.[1];
    return miles ? [{ key, fact, miles: Number(miles) }] : [];
  });
  return Object.entries(site.towns).flatMap(([key, { name, miles = 0 }]) =>
    radii
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
  const keyByName = new Map(Object.entries(site.towns).map(([key, { name }]) => [name, key]));
  const lists = [
    ...pages.flatMap(({ route, entry }) => listOfPage(keyByName, route.sections, entry)),
    ...otherLists(site, townsIn),
  ];
  const all = new Set(lists.flatMap(({ towns }) => towns));
  return lists.flatMap(({ path, what, towns }): Found[] => {
    // A list of the places around need not name the town of the business.
    const missing = [...all].filter((key) => !towns.includes(key) && site.towns[key]?.miles !== 0);
    const parts = missing.map((key) => site.towns[key]?.name ?? key);
    if (parts.length === 0) return [];
    const message = `${what} ${towns.length} of the ${all.size} places served and leaves out ${listInWords(parts)}; name the same places everywhere`;
    return [{ path, message, parts }];
  });
}

type KeyByName = ReadonlyMap<string, string>;

type List = { path: KeyPath; what: string; towns: string[] };

/** Returns the towns in all lists of a page, at the key path of the first. */
function listOfPage(keyByName: KeyByName, sections: unknown, entry: KeyPath): List[] {
  const towns: string[] = [];
  let first: KeyPath | undefined;
  walkEntries(sections, [...entry, 'sections'], (section, path) => {
    const named = townsOfSection(keyByName, section);
    if (named.length === 0) return;
    first ??= path;
    towns.push(...named);
  });
  return first && new Set(towns).size >= minTowns ? [{ path: first, what: 'names', towns: [...new Set(towns)] }] : [];
}

function townsOfSection(keyByName: KeyByName, { kind, style, items }: Record<string, unknown>): string[] {
  if (!Array.isArray(items)) return [];
  if (kind === 'towns') return items.map(({ town }) => town);
  if (kind !== 'list' || style !== 'places') return [];
  return items.flatMap(({ text }) => keyByName.get(text) ?? []);
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

/** Finds towns on the wrong side of the business by the strip map: `Sittingbourne, four miles west`. */
export function findTownsInOtherDirections({ site, texts, vocabulary }: Facts): Found[] {
  const map = sidesOfTowns(site, vocabulary);
  if (!map) return [];
  const { home, ends, sideOf } = map;
  const { direction, of, here, notOfTown } = vocabulary.bearing;
  const townsIn = findNames(Object.fromEntries([...sideOf.keys()].map((name) => [name, name])));
  const isHere = (words: string) => here.exec(words)?.index === 0 || words.startsWith(home);

  return texts.flatMap(({ path, text, tokens }) => {
    if (!direction.test(text)) return [];
    const townOfToken = site.towns[tokens.find(({ name }) => name === 'miles')?.id ?? '']?.name;
    const sentences = statementsIn(text, vocabulary).filter(({ words }) => !notOfTown.test(words));
    return sentences.flatMap(({ words }) => {
      // Odd parts are directions, even ones the words between them.
      const parts = words.split(pattern(`\\b(${ends.join('|')})\\b`, 'i'));
      return parts.flatMap((said, at): Found[] => {
        const following = parts[at + 1] ?? '';
        // "East Kent" is a name.
        if (at % 2 === 0 || /^ \p{Lu}/u.test(following)) return [];
        const subject = townsIn(parts[at - 1] ?? '').at(-1) ?? townOfToken;
        const base = following.replace(of, '');
        const isOfOther = base !== following && !isHere(base);
        // "Eight miles east of Gillingham" is about the business, "Faversham, east of Teynham" about neither.
        const town = isOfOther ? (subject ? undefined : townsIn(base)[0]) : subject;
        const side = town && sideOf.get(town);
        if (!side || (side === said.toLowerCase()) !== isOfOther) return [];
        const message = `says "${said}" about ${town}, but stripMap has it to the ${side}; change one of them`;
        return [{ path, declared: ['stripMap', 'stops'], said: `${town} ${said}`, message, confidence: 'certain' }];
      });
    });
  });
}

type Sides = { home: string; ends: readonly string[]; sideOf: ReadonlyMap<string, string> };

/** Returns the directions of the strip map and on which side of the business each town is; undefined without them. */
function sidesOfTowns({ stripMap, towns }: Site, { bearing }: Vocabulary): Sides | undefined {
  const [left, right] = [stripMap?.left, stripMap?.right].map((end) =>
    bearing.direction.exec(end ?? '')?.[0].toLowerCase(),
  );
  const stops = (stripMap?.stops ?? []).map((stop) => ('town' in stop ? towns[stop.town] : undefined));
  const home = stops.findIndex((town) => town?.miles === 0);
  if (home < 0 || !left || !right || left === right) return undefined;
  const sides = stops.flatMap((town, at): [string, string][] =>
    town && at !== home ? [[town.name, at < home ? left : right]] : [],
  );
  return { home: stops[home]?.name ?? '', ends: [left, right], sideOf: new Map(sides) };
}
