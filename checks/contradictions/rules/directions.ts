import type { KeyPath } from '../../../site/key-path.ts';
import type { Facts } from '../facts.ts';
import type { Contact, OwnContacts } from '../own-contacts.ts';
import { hasName } from '../words.ts';

/** Finds roads on which a sentence places the business, but that the directions do not name: `just off the A20`. */
export function otherRoads(sentence: string, { vocabulary, roads }: OwnContacts): string[] {
  if (roads.size === 0 || sentence.match(vocabulary.road)?.some((road) => roads.has(road))) return [];
  return [...sentence.matchAll(vocabulary.road)].flatMap(({ 0: said, index }) =>
    vocabulary.locatedRoad.test(sentence.slice(0, index)) ? [said] : [],
  );
}

/** Returns the roads from each place that directions name, to compare with those in other sentences. */
export function approachesOf(
  { access, towns }: Facts['site'],
  { vocabulary: { road, approach } }: OwnContacts,
): Contact[] {
  const roadsIn = (text: string): readonly string[] => text.match(road) ?? [];
  const routes = access.map(({ name, text }) => roadsIn(`${name} ${text}`));
  const isDeclaredRoute = (said: readonly string[]) =>
    said.length > 1 && routes.some((roads) => said.every((each) => roads.includes(each)));
  const ofPlace = (declared: KeyPath, value: string, from: string, roads: readonly string[], ends = roads): Contact => {
    const othersIn = (sentence: string) => {
      const said = roadsIn(sentence);
      const isFrom = originsIn(sentence, approach).includes(from) && !approach.otherwise.test(sentence);
      if (!isFrom || said.some((each) => ends.includes(each)) || isDeclaredRoute(said)) return [];
      // "From Chatham, the A289 saves you the town centre" leads nobody here.
      const taken = [...sentence.matchAll(road)].filter(({ index }) => approach.along.test(sentence.slice(0, index)));
      return taken.flatMap(([each]) => (roads.includes(each) ? [] : [each]));
    };
    return { declared, value, write: value, othersIn };
  };
  return [
    ...access.flatMap(({ name, text }, index) => {
      const roads = [...roadsIn(name), ...roadsIn(text)];
      const ends = [...roadsIn(name), ...roads.slice(-1)];
      return originsIn(text, approach).map((from) => ofPlace(['access', index, 'text'], text, from, roads, ends));
    }),
    ...Object.entries(towns).flatMap(([key, { name, via = [] }]) =>
      via.length > 0 ? [ofPlace(['towns', key, 'via'], via.join(', '), name, via)] : [],
    ),
  ];
}

/** Returns the places from which directions lead: `From Sheppey or Maidstone, turn off`. */
function originsIn(text: string, { from, or }: Facts['vocabulary']['approach']): string[] {
  return from.exec(text)?.[1]?.split(or) ?? [];
}

/** Returns the exits of a route in `access`, to compare with those in other sentences. */
export function exitsOf(
  { name, text }: Facts['site']['access'][number],
  index: number,
  { vocabulary }: OwnContacts,
): Contact {
  const exitsIn = (sentence: string) =>
    [...sentence.matchAll(vocabulary.exit)].map(([said, ...exits]) => ({
      said,
      exit: exits.find(Boolean)?.toLowerCase(),
    }));
  const known = exitsIn(text).map(({ exit }) => exit);
  const othersIn = (sentence: string) => {
    // "Come off at junction 7" names no road.
    if (known.length === 0 || !(hasName(sentence, name) || sentence.search(vocabulary.road) < 0)) return [];
    return exitsIn(sentence).flatMap(({ said, exit }) => (known.includes(exit) ? [] : [said]));
  };
  return { declared: ['access', index, 'text'], value: text, write: text, othersIn };
}
