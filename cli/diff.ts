import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { loadDefinition } from '../checks/load-definition.ts';
import { formatTable } from '../checks/report/markdown.ts';
import { listRoutes } from '../site/routes.ts';
import { siteFolders } from '../site/source/folders.ts';
import { type Change, compareRevisions, countKinds, type Revision } from './diff-texts.ts';
import { createCommand, runCommand } from './run-command.ts';

export const command = createCommand(
  'diff',
  'Prints what the definition changes on the site since a git revision, as Markdown.',
)
  .argument('<base>', 'git revision: main, HEAD~1, a tag')
  .action(async (base: string) => {
    const site = await loadDefinition();
    const before = await readRevision(base, siteFolders().definition).catch((error: Error) => {
      console.error(`Cannot compare the site with ${base}: ${error.message}`);
      process.exitCode = 2;
    });
    const after = { site, routes: listRoutes(site) };
    if (before) process.stdout.write(formatChanges(compareRevisions(before, after), base));
  });

/** Reads a revision with its own code, because a definition is only valid for its own schema. */
async function readRevision(revision: string, definition: string): Promise<Revision> {
  const commit = findCommit(revision);
  mkdirSync('.cache', { recursive: true });
  // Inside the project, so that the revision's code finds its packages.
  const dir = mkdtempSync(resolve('.cache/revision-'));
  try {
    execFileSync('tar', ['-x', '-C', dir], { input: git('archive', '--format=tar', commit) });
    const file = relative(process.cwd(), resolve(definition));
    if (!existsSync(`${dir}/${file}`)) throw new Error(`${revision} has no ${file}.`);
    return await parseRevision(dir, file);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function parseRevision(dir: string, file: string): Promise<Revision> {
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

/** Maximum number of rows of a table and of all, because GitHub limits comments to 65,536 characters. */
const maxRows = 40;
const maxAllRows = 120;

function formatChanges(groups: ReadonlyMap<string, readonly Change[]>, base: string): string {
  const heading = '## What this changes on the site';
  if (groups.size === 0)
    return `${heading}\n\nNothing: the definition says the same as in \`${base}\`. Code and files are not compared.\n`;
  const sum = [...groups].map(([group, changes]) => `${group.toLowerCase()}: ${countKinds(changes)}`).join('; ');
  let left = maxAllRows;
  const tables = [...groups].flatMap(([group, changes]) => {
    const count = Math.min(maxRows, left, changes.length);
    left -= count;
    return ['', `### ${group}`, '', ...formatGroup(changes, count)];
  });
  return `${[heading, '', `Against \`${base}\`: ${sum}.`, ...tables].join('\n')}\n`;
}

function formatGroup(changes: readonly Change[], count: number): string[] {
  const rows = changes.slice(0, count).map(({ kind, name, before, after }) => [kind, name, before, after]);
  const table = count > 0 ? formatTable(['', 'What', 'Before', 'After'], rows) : [];
  return changes.length > count ? [...table, '', `…and ${changes.length - count} more.`] : table;
}

await runCommand(command);
