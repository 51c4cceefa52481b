import type { SectionOf } from '../../../schema/section.ts';
import { formatKeyPath, type KeyPath } from '../../../site/key-path.ts';
import type { Facts, Found } from '../facts.ts';
import { wordsOf } from '../words.ts';

/**
 * Finds statistics that differ between two pages: another percentage for a label, or a missing label that exceeds the
 * smallest one shown. Lists with two labels in common are the same statistic.
 */
export function findStatisticsThatDiffer({ pages }: Facts): Found[] {
  const statistics = pages.flatMap(({ route, entry }) =>
    route.sections.flatMap((section, index): Statistic[] =>
      section.kind === 'figures' ? [{ path: [...entry, 'sections', index, 'items'], items: section.items }] : [],
    ),
  );
  // Deduplicate: thousands of town pages have few distinct statistics.
  const distinct = new Map<string, Statistic>();
  for (const each of statistics) if (!distinct.has(signatureOf(each))) distinct.set(signatureOf(each), each);
  return statistics.flatMap(({ path, items }): Found[] => {
    for (const [signature, other] of distinct) {
      const labels = other.items.map(labelOf);
      const shared = items.filter((item) => labels.includes(labelOf(item)));
      if (signature === signatureOf({ items }) || shared.length < 2) continue;
      const fault = describeDifference(items, other.items);
      if (fault)
        return [{ path, message: `${fault} at ${formatKeyPath(other.path)}; give the same figures on both pages` }];
    }
    return [];
  });
}

type Items = SectionOf<'figures'>['items'];
type Statistic = { path: KeyPath; items: Items };

function signatureOf({ items }: Pick<Statistic, 'items'>): string {
  return JSON.stringify(items.map((item) => [labelOf(item), item.percent]));
}

function describeDifference(items: Items, others: Items): string | undefined {
  const lowest = Math.min(...items.map(({ percent }) => percent));
  for (const other of others) {
    const same = items.find((item) => labelOf(item) === labelOf(other));
    if (same && same.percent !== other.percent)
      return `gives ${same.percent}% for "${same.label}", which is ${other.percent}%`;
    if (!same && other.percent > lowest)
      return `ends at ${lowest}% without "${other.label}", which has ${other.percent}%`;
  }
  return undefined;
}

/** Returns the first word of a label, by which they are compared: `Lighting and signalling` → `Lighting`. */
function labelOf({ label }: Items[number]): string {
  return wordsOf(label)[0] ?? '';
}
