import { loadDefinition } from '../checks/load-definition.ts';
import { formatTable } from '../checks/report/markdown.ts';
import { listRoutes } from '../site/routes.ts';
import { siteFolders } from '../site/source/folders.ts';
import { type Change, type Changes, compareFacts, listFacts, readRevision } from './diff-facts.ts';
import { createCommand, runCommand } from './run-command.ts';

export const command = createCommand('diff', 'Prints what has changed on the site since a git revision, as Markdown.')
  .argument('<base>', 'git revision: main, HEAD~1, a tag')
  .action(async (base: string) => {
    try {
      const site = await loadDefinition();
      const before = await readRevision(base, siteFolders().definition);
      process.stdout.write(formatChanges(compareFacts(before, listFacts(site, listRoutes(site))), base));
    } catch (error) {
      console.error(`Cannot compare the site with ${base}: ${(error as Error).message}`);
      process.exitCode = 2;
    }
  });

/** Maximum number of table rows: a comment on GitHub is limited to 65,536 characters. */
const maxRows = 60;

function formatChanges(changes: Changes, base: string): string {
  const heading = '## What this changes on the site';
  if (changes.length === 0) {
    return `${heading}\n\nNothing: pages, prices, hours, claims and contacts are the same as in \`${base}\`.\n`;
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
  const rows = changes.slice(0, maxRows).map(({ kind, name, before, after }) => [kind, name, before, after]);
  const rest = changes.length > maxRows ? ['', `…and ${changes.length - maxRows} more.`] : [];
  return [...formatTable(['', 'What', 'Before', 'After'], rows), ...rest];
}

await runCommand(command);
