import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildOptions } from 'vite';
import type { Assets } from '../renderer/page-assets.ts';
import { startCompressing } from './compress.ts';
import { listFiles, removeOthers } from './files.ts';

/** The bundles, which do not depend on the definition. */
export type Code = {
  /** Holds `server` (the programs and the render hook), `client` (what browsers fetch) and `build` (the worker). */
  dir: string;
  /** Changes with the code that renders pages. */
  pageKey: string;
  assets: Assets;
};

const cacheDir = '.cache/code';

/** All that the bundles are made from, directly or through their tools. */
const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['assets', 'cli', 'pages', 'prerender', 'renderer', 'schema', 'server', 'site', 'templates'];

/** Our own programs: those of production, with the server's second thread, and the thread that renders in a build. */
const programs = {
  'server/index': 'server/index.ts',
  'server/backend-thread': 'server/backend/thread.ts',
  'server/enquiries': 'cli/enquiries.ts',
  'build/worker': 'prerender/worker.ts',
};

/** Files that vite-plugin-ssr writes for its own run time, which is not loaded. */
const unusedServerFiles = ['importBuild.cjs', 'importBuild.mjs', 'pageFiles.mjs'];

/** Bundles all code, or takes it from the cache. The cache may be deleted at any time. */
export async function bundleCode(): Promise<Code> {
  const files = [...sources, ...folders.flatMap((dir) => listFiles(dir).sort())];
  const dir = join(cacheDir, hashFiles(files, `${process.version} ${process.platform} ${process.arch}`));
  if (!existsSync(dir)) await bundleInto(dir);
  return { dir, ...(JSON.parse(readFileSync(join(dir, 'facts.json'), 'utf8')) as Omit<Code, 'dir'>) };
}

/** Bundles into a temporary folder and renames it, so that an interrupted build leaves nothing incomplete. */
async function bundleInto(dir: string): Promise<void> {
  // Loaded only when there is something to bundle: loading them takes as long as a small site.
  const [{ build }, { readAssets }] = await Promise.all([import('vite'), import('./read-assets.ts')]);
  process.env.NODE_ENV = 'production';
  const outDir = resolve(`${dir}-${process.pid}`);
  const clientDir = join(outDir, 'client');
  const serverDir = join(outDir, 'server');

  const bundlingServer = Promise.all([
    bundlePrograms(outDir),
    buildInProcess({ outDir, ssr: true, emptyOutDir: false }),
  ]);
  // What fails is thrown where it is awaited.
  bundlingServer.catch(() => undefined);
  await build({ logLevel: 'error', build: { outDir } });
  const { assets, files } = readAssets(outDir);
  removeOthers(clientDir, files);
  const compressor = startCompressing({ '.br': 11, '.gz': 9 });
  compressor.add(files);
  await Promise.all([bundlingServer, compressor.finish()]);
  for (const name of unusedServerFiles) await rm(join(serverDir, name), { force: true });

  const pageKey = hashFolders(join(serverDir, 'entries'), join(serverDir, 'chunks'));
  const facts: Omit<Code, 'dir'> = { pageKey, assets };
  writeFileSync(join(outDir, 'facts.json'), JSON.stringify(facts));
  // Another build may have been faster; its folder is the same.
  await rename(outDir, dir).catch(() => rm(outDir, { recursive: true }));
  await removeOldest();
}

/** Runs `vite build` in a process of its own: client and server each keep one core busy for seconds. */
async function buildInProcess(options: BuildOptions): Promise<void> {
  const program = `import { build } from 'vite'; await build(${JSON.stringify({ logLevel: 'error', build: options })});`;
  // vite-plugin-ssr reads the program's name from the arguments, so there has to be one.
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, 'build'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The server build of the pages failed; see the error above.');
}

/**
 * Bundles each of our programs into one file, `dir/NAME.js`; packages stay in node_modules. Vite's server build would
 * move what two programs share into chunks, where `import.meta.url` no longer names the program's folder.
 */
export async function bundlePrograms(dir: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: programs,
    outdir: dir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

/** Maximum versions of the code in the cache: for builds that run now, and for going back to an earlier commit. */
const maxVersions = 10;

async function removeOldest(): Promise<void> {
  const dirs = (await readdir(cacheDir)).map((name) => join(cacheDir, name));
  const byAge = dirs.map((dir) => ({ dir, age: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  byAge.sort((a, b) => b.age - a.age);
  for (const { dir } of byAge.slice(maxVersions)) await rm(dir, { recursive: true, force: true });
}

/** Hashes all files below some folders. */
export function hashFolders(...dirs: string[]): string {
  const files = dirs.flatMap((dir) => listFiles(dir).sort());
  return hashFiles(files, '', (file) => file.split('/').slice(-2).join('/'));
}

function hashFiles(files: readonly string[], start: string, nameOf = (file: string) => file): string {
  const hash = createHash('sha256').update(start);
  for (const file of files) hash.update(`\n${nameOf(file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}
