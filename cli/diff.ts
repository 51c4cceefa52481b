import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { loadDefinition } from '../checks/load-definition.ts';
import { formatTable } from '../checks/report/markdown.ts';
import type { Site } from '../schema/site.ts';
import { listRoutes, type Route } from '../site/routes.ts';
import { siteFolders } from '../site/source/folders.ts';
import { type Change, type Changes, compareFacts, type Facts, listFacts } from './diff-facts.ts';
import { createCommand, runCommand } from './run-command.ts';

export const command = createCommand('diff', 'Prints what has changed on the site since a git revision, as Markdown.')
  .argument('<base>', 'git revision: main, HEAD~1, a tag')
  .action(async (base: string) => {
    const site = await loadDefinition();
    const before = await readRevision(base, siteFolders().definition).catch((error: Error) => {
      console.error(`Cannot compare the site with ${base}: ${error.message}`);
      process.exitCode = 2;
    });
    if (before) process.stdout.write(formatChanges(compareFacts(before, listFacts(site, listRoutes(site))), base));
  });

/** Reads a revision's facts with its own code, because a definition is only valid for its own schema. */
async function readRevision(revision: string, definition: string): Promise<Facts> {
  const commit = findCommit(revision);
  mkdirSync('.cache', { recursive: true });
  // Inside the project, so that the revision's code finds its packages.
  const dir = mkdtempSync(resolve('.cache/revision-'));
  try {
    execFileSync('tar', ['-x', '-C', dir], { input: git('archive', '--format=tar', commit) });
    const file = relative(process.cwd(), resolve(definition));
    if (!existsSync(`${dir}/${file}`)) throw new Error(`${revision} has no ${file}.`);
    const { site, routes } = await parseRevision(dir, file);
    return listFacts(site, routes);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function parseRevision(dir: string, file: string): Promise<{ site: Site; routes: Route[] }> {
  const outfile = `${dir}/revision.mjs`;
  const contents = `
    export { importDefinition } from './site/source/import-definition.ts';
    export { loadSite } from './site/parse.ts';
    export { listRoutes } from './site/routes.ts';`;
  await build({
    stdin: { contents, resolveDir: dir },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
  });
  const { importDefinition, loadSite, listRoutes } = await import(pathToFileURL(outfile).href);
  const site = loadSite(await importDefinition(`${dir}/${file}`));
  return { site, routes: listRoutes(site) };
}

function findCommit(revision: string): string {
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
    return commit.toString().trim();
  } catch {
    throw new Error('git has no such revision; name a branch, a tag or a commit that has been fetched.');
  }
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Maximum number of table rows, because GitHub limits comments to 65,536 characters. */
const maxRows = 60;

function formatChanges(changes: Changes, base: string): string {
  const heading = '## What this changes on the site';
  if (changes.length === 0)
    return `${heading}\n\nNothing: pages, prices, hours, claims and contacts are the same as in \`${base}\`.\n`;
  const sum = changes.map(({ group, changes: ofGroup }) => `${group.toLowerCase()}: ${countKinds(ofGroup)}`).join('; ');
  const tables = changes.flatMap(({ group, changes: ofGroup }) => ['', `### ${group}`, '', ...formatGroup(ofGroup)]);
  return `${[heading, '', `Against \`${base}\`: ${sum}.`, ...tables].join('\n')}\n`;
}

function countKinds(changes: readonly Change[]): string {
  return (['added', 'removed', 'changed'] as const)
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
