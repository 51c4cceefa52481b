import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { LookName } from '../schema/brand.ts';
import { SiteError } from '../site/problem.ts';
import { ownKindFolders, siteFolders } from '../site/source/folders.ts';
import { bestCompression, compressFiles } from './compressed-copies.ts';
import { addToCache, hashFiles, hashFolders, isCached, listFiles, removeOthers } from './files.ts';
import type { CodeAssets } from './read-assets.ts';

export type Code = {
  /** Contains `server` (programs and render hook), `client` (files for browsers) and `build` (the worker). */
  dir: string;
  /** Hash of the code that renders pages. */
  pageKey: string;
  assets: CodeAssets;
};

const cacheDir = '.cache/code';

/** The inputs of the bundles, and of the tools that make them. */
const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['assets', 'cli', 'pages', 'prerender', 'renderer', 'schema', 'server', 'site', 'templates'];

/** The production programs, with the server's database thread and the module that only the desk loads. */
const serverPrograms = {
  'server/index': 'server/index.ts',
  'server/database-thread': 'server/database-thread/thread.ts',
  'server/enquiries': 'cli/enquiries.ts',
  'server/desk-pages': 'server/desk/views/render.tsx',
};

const buildPrograms = { 'build/worker': 'prerender/worker.ts' };

/** Files for vite-plugin-ssr's run time, which we do not use. */
const unusedServerFiles = ['importBuild.cjs', 'importBuild.mjs', 'pageFiles.mjs'];

/** Bundles all code with one look, or reads it from the cache, which may be deleted at any time. */
export async function bundleCode(look: LookName = 'road'): Promise<Code> {
  const own = Object.values(ownKindFolders(siteFolders().definition));
  const quoted = ['.', ...own].map((folder) => resolve(folder)).find((folder) => folder.includes("'"));
  if (quoted)
    throw new SiteError([], `${quoted}: vite-plugin-ssr cannot bundle code in a path with ': rename its folder.`);
  const files = [
    ...sources,
    ...[...folders, ...own].flatMap((dir) => listFiles(dir).sort()),
    ...(await importedBy(own.map((folder) => join(folder, 'View.tsx')))),
  ];
  const dir = join(cacheDir, hashFiles(files, `${process.version} ${process.platform} ${process.arch} ${look}`));
  if (!isCached(dir)) await bundleInto(dir, look);
  return { dir, ...(JSON.parse(readFileSync(join(dir, 'facts.json'), 'utf8')) as Omit<Code, 'dir'>) };
}

/** Lists the files that own kinds import, which may be outside their folders; not packages. */
async function importedBy(views: readonly string[]): Promise<string[]> {
  if (views.length === 0) return [];
  const { build } = await import('esbuild');
  const notCode: Plugin = {
    name: 'not-code',
    setup({ onLoad }) {
      onLoad({ filter: /./ }, ({ path }) => (/\.([cm]?[jt]sx?|json)$/.test(path) ? undefined : { contents: '' }));
    },
  };
  const options = { bundle: true, write: false, metafile: true, outdir: cacheDir, logLevel: 'silent' } as const;
  const built = build({ ...options, entryPoints: [...views], packages: 'external', plugins: [notCode] });
  // Vite reports what does not compile.
  const { inputs } = await built.then(({ metafile }) => metafile).catch(() => ({ inputs: {} }));
  return Object.keys(inputs)
    .map((name) => name.replace(/\?.*/, ''))
    .sort();
}

/** Bundles into a temporary folder and renames it, so that an interrupted build leaves nothing incomplete. */
async function bundleInto(dir: string, look: LookName): Promise<void> {
  // Imported lazily, because loading them takes as long as building a small site.
  const [{ build }, { readAssets }, { default: configOf }] = await Promise.all([
    import('vite'),
    import('./read-assets.ts'),
    import('../vite.config.ts'),
  ]);
  process.env.NODE_ENV = 'production';
  process.env.LOOK = look;
  const outDir = resolve(`${dir}-${process.pid}`);
  const clientDir = join(outDir, 'client');
  const serverDir = join(outDir, 'server');

  const bundle = (isSsrBuild: boolean) => {
    const config = configOf({ command: 'build', mode: 'production', isSsrBuild });
    const options = { outDir, ssr: isSsrBuild, emptyOutDir: !isSsrBuild };
    return build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, ...options } });
  };
  await bundle(false);
  const { assets, files } = readAssets(outDir);
  removeOthers(clientDir, files);
  // After the client, whose compiled styles it reads from the shared plugin.
  await Promise.all([bundlePrograms(outDir), bundle(true), compressFiles(files, bestCompression)]);
  for (const name of unusedServerFiles) await rm(join(serverDir, name), { force: true });

  // The packages that render, such as React, are not in the bundle.
  const pageKey = hashFiles(['package-lock.json'], hashFolders(join(serverDir, 'entries'), join(serverDir, 'chunks')));
  const facts: Omit<Code, 'dir'> = { pageKey, assets };
  writeFileSync(join(outDir, 'facts.json'), JSON.stringify(facts));
  await addToCache(outDir, dir);
  await removeOldest();
}

/** Bundles each program into one file, without `dependencies`. Uses esbuild, because Vite would split off chunks. */
export async function bundlePrograms(dir: string): Promise<void> {
  const { build } = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const installed = Object.keys(dependencies);
  // Imported at run time, unless nothing of it is used: loading zod or pg for nothing delays each start.
  const external: Plugin = {
    name: 'external-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[a-z@]/ }, ({ path }) => {
        const isInstalled = installed.some((name) => path === name || path.startsWith(`${name}/`));
        return isInstalled ? { path, external: true, sideEffects: false } : undefined;
      });
    },
  };
  const options = {
    outdir: dir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  } as const;
  await Promise.all([
    build({ ...options, entryPoints: serverPrograms, plugins: [external] }),
    build({ ...options, entryPoints: buildPrograms, packages: 'external' }),
  ]);
}

/** Maximum versions of the code in the cache; several, for parallel builds and for earlier commits. */
const maxVersions = 10;

async function removeOldest(): Promise<void> {
  const dirs = (await readdir(cacheDir)).map((name) => join(cacheDir, name));
  const byAge = dirs.map((dir) => ({ dir, age: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  byAge.sort((a, b) => b.age - a.age);
  for (const { dir } of byAge.slice(maxVersions)) await rm(dir, { recursive: true, force: true });
}
