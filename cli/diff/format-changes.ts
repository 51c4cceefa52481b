import { formatTable } from '../../checks/report/markdown.ts';
import type { Change, Changes } from './compare-facts.ts';

/** A comment on GitHub may have 65,536 characters; a change that fills them is read in the definition instead. */
const mostRows = 60;

/** The changes as Markdown, for a comment on a pull request. */
export function formatChanges(changes: Changes, base: string): string {
  const heading = '## What this changes on the site';
  if (changes.length === 0) {
    return `${heading}\n\nNothing: pages, prices, hours, claims and contacts are those of \`${base}\`.\n`;
  }
  const sum = changes.map(({ group, changes: ofGroup }) => `${group.toLowerCase()}: ${countKinds(ofGroup)}`).join('; ');
  const tables = changes.flatMap(({ group, changes: ofGroup }) => ['', `### ${group}`, '', ...formatGroup(ofGroup)]);
  return `${[heading, '', `Against \`${base}\`: ${sum}.`, ...tables].join('\n')}\n`;
}

function countKinds(changes: readonly Change[]): string {
  return (['added', 'gone', 'changed'] as const)
    .map((kind) => [changes.filter((change) => change.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${count} ${kind}`)
    .join(', ');
}

function formatGroup(changes: readonly Change[]): string[] {
  const rows = changes.slice(0, mostRows).map(({ kind, name, before = '', after = '' }) => [kind, name, before, after]);
  const rest = changes.length > mostRows ? ['', `…and ${changes.length - mostRows} more.`] : [];
  return [...formatTable(['', 'What', 'Before', 'After'], rows), ...rest];
}
