import { walkEntries } from '../../../site/cross-checks/walk.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';

const numbers = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** A number, then the plural of what is counted: `Six warning signs`, `in four steps`. */
const counted = new RegExp(
  `\\b(${numbers.join('|')}|\\d+)\\s+(?!(?:miles|hours|minutes|days|months|years of)\\b)(?:[a-z]+\\s+){0,2}[a-z]+s\\b`,
  'i',
);

/** The keys under which sections keep what they list. */
const listKeys = ['items', 'prices', 'services', 'claims', 'links'];

/** Finds headings that count what stands under them, and count wrong: "Six warning signs" over five. */
export function findCountsThatDiffer({ pages }: Facts): Found[] {
  return pages.flatMap(({ route, entry }) => {
    const found: Found[] = [];
    walkEntries(route.sections, [...entry, 'sections'], ({ kind, heading, ...section }, path) => {
      const list = listKeys.map((key) => section[key]).find(Array.isArray);
      const match = typeof kind === 'string' && typeof heading === 'string' ? counted.exec(heading) : null;
      if (!list || !match) return;
      const written = match[1]?.toLowerCase() ?? '';
      const count = numbers.includes(written) ? numbers.indexOf(written) + 2 : Number(written);
      if (count === list.length) return;
      const message = `says "${match[0]}", but ${list.length} stand under it; write the number of them`;
      found.push({ path: [...path, 'heading'], message });
    });
    return found;
  });
}
