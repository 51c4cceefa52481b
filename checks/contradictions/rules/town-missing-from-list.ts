import type { Site } from '../../../schema/site.ts';
import { walkEntries } from '../../../site/cross-checks/walk.ts';
import type { KeyPath } from '../../../site/problem.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { hasName, listInWords } from '../words.ts';

/** Fewer towns than these make no list of the area: a sentence that names two of them says how to get here. */
const leastTowns = 4;

/** Finds lists of the places served that leave out a place which another list has. A page's lists count as one. */
export function findTownsMissingFromLists({ site, pages }: Facts): Found[] {
  const keyOf = new Map(Object.entries(site.towns).map(([key, { name }]) => [name, key]));
  const lists = [...pages.flatMap(({ route, entry }) => listOfPage(keyOf, route.sections, entry)), ...otherLists(site)];
  const all = new Set(lists.flatMap(({ towns }) => towns));
  return lists.flatMap(({ path, what, towns }): Found[] => {
    const parts = [...all].filter((key) => !towns.includes(key)).map((key) => site.towns[key]?.name ?? key);
    if (parts.length === 0) return [];
    const message = `${what} ${towns.length} of the ${all.size} places served and leaves out ${listInWords(parts)}; name the same places everywhere`;
    return [{ path, message, parts }];
  });
}

/** The keys of the towns, by their names. */
type KeyByName = ReadonlyMap<string, string>;

type List = { path: KeyPath; what: string; towns: string[] };

/** What the lists of one page name together, at the first of them. */
function listOfPage(keyOf: KeyByName, sections: unknown, entry: KeyPath): List[] {
  const towns: string[] = [];
  let first: KeyPath | undefined;
  walkEntries(sections, [...entry, 'sections'], (section, path) => {
    const named = townsOfSection(keyOf, section);
    if (named.length === 0) return;
    first ??= path;
    towns.push(...named);
  });
  return first && new Set(towns).size >= leastTowns ? [{ path: first, what: 'names', towns: [...new Set(towns)] }] : [];
}

function townsOfSection(keyOf: KeyByName, { kind, style, items }: Record<string, unknown>): string[] {
  if (!Array.isArray(items)) return [];
  if (kind === 'towns') return items.map(({ town }) => town);
  if (kind !== 'list' || style !== 'places') return [];
  return items.flatMap(({ text }) => keyOf.get(text) ?? []);
}

/** What structured data says, and the answers to questions. */
function otherLists(site: Site): List[] {
  const served = Object.keys(site.towns).filter((key) => site.towns[key]?.served);
  const answers = Object.entries(site.faq).map(([key, { answer }]): List => {
    const towns = Object.keys(site.towns).filter((town) => hasName(answer, site.towns[town]?.name ?? ''));
    return { path: ['faq', key, 'answer'], what: 'names', towns };
  });
  return [
    ...(served.length > 0 ? [{ path: ['towns'], what: 'marks as served', towns: served }] : []),
    ...answers.filter(({ towns }) => towns.length >= leastTowns),
  ];
}
