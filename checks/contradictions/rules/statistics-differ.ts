import type { SectionOf } from '../../../schema/section.ts';
import { formatKeyPath, type KeyPath } from '../../../site/problem.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { wordsOf } from '../words.ts';

/**
 * Finds one statistic that two pages tell differently: another percentage under a label, or a label left out that is
 * larger on the other page than what stands here. Figures are the same statistic when they share two labels.
 */
export function findStatisticsThatDiffer({ pages }: Facts): Found[] {
  const statistics = pages.flatMap(({ route, entry }) =>
    route.sections.flatMap((section, index): Statistic[] =>
      section.kind === 'figures' ? [{ path: [...entry, 'sections', index, 'items'], items: section.items }] : [],
    ),
  );
  // Thousands of town pages tell few statistics, and one that is told the same way contradicts nothing.
  const told = new Map<string, Statistic>();
  for (const each of statistics) if (!told.has(signatureOf(each))) told.set(signatureOf(each), each);
  return statistics.flatMap(({ path, items }): Found[] => {
    for (const [signature, other] of told) {
      if (signature === signatureOf({ items }) || !shareLabels(items, other.items)) continue;
      const fault = faultAgainst(items, other.items);
      if (fault)
        return [
          { path, message: `${fault} at ${formatKeyPath(other.path)}; tell the statistic the same way on both pages` },
        ];
    }
    return [];
  });
}

type Items = SectionOf<'figures'>['items'];
type Statistic = { path: KeyPath; items: Items };

function signatureOf({ items }: Pick<Statistic, 'items'>): string {
  return JSON.stringify(items.map((item) => [labelOf(item), item.percent]));
}

function faultAgainst(items: Items, others: Items): string | undefined {
  const least = Math.min(...items.map(({ percent }) => percent));
  for (const other of others) {
    const same = items.find((item) => labelOf(item) === labelOf(other));
    if (same && same.percent !== other.percent) {
      return `gives ${same.percent} % for "${same.label}", which is ${other.percent} %`;
    }
    if (!same && other.percent > least) {
      return `ends at ${least} % without "${other.label}", which has ${other.percent} %`;
    }
  }
  return undefined;
}

function shareLabels(items: Items, others: Items): boolean {
  return items.filter((item) => others.some((other) => labelOf(other) === labelOf(item))).length >= 2;
}

/** The first word stands for a label: `Lighting and signalling` is `Lighting`. */
function labelOf({ label }: Items[number]): string {
  return wordsOf(label)[0] ?? '';
}
