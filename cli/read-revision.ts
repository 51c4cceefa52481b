import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSite } from '../site/parse.ts';
import { listRoutes } from '../site/routes.ts';
import { importDefinition } from '../site/source/import-definition.ts';
import { type Facts, listFacts } from './diff-facts.ts';

/** Modules that define `loadSite`, `listRoutes` and `importDefinition`, in older and newer revisions. */
const modules = [
  ...['routes/load-site.ts', 'routes/routes.ts', 'site/load-site.ts', 'site/parse.ts', 'site/routes.ts'],
  'site/source/import-definition.ts',
];

/**
 * Reads the facts of the definition at a git revision with that revision's own code, since a definition only fits the
 * schema it was written for. The working tree is not touched.
 */
export async function readRevision(revision: string, definition: string): Promise<Facts> {
  const commit = findCommit(revision);
  mkdirSync('.cache', { recursive: true });
  // Within the project, so the code of that revision finds its packages.
  const dir = mkdtempSync(resolve('.cache/revision-'));
  try {
    execFileSync('tar', ['-x', '-C', dir], { input: git('archive', '--format=tar', commit) });
    const load = async (file: string) =>
      existsSync(`${dir}/${file}`) ? await import(pathToFileURL(`${dir}/${file}`).href) : {};
    const file = relative(process.cwd(), resolve(definition));
    if (!existsSync(`${dir}/${file}`)) throw new Error(`${revision} has no ${file}.`);
    const code = { loadSite, listRoutes, importDefinition };
    for (const module of modules) Object.assign(code, await load(module));
    // By absolute path, and with the own kinds of that revision.
    const written = await code.importDefinition(`${dir}/${file}`);
    const site = code.loadSite(written);
    return listFacts(site, code.listRoutes(site));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function findCommit(revision: string): string {
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
    return commit.toString().trim();
  } catch {
    throw new Error('git knows no such revision; name a branch, a tag or a commit that was fetched.');
  }
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'pipe'] });
}
