import { statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startCompressing } from '../compress-files.ts';
import { listFiles } from '../mirror.ts';
import type { Code } from './bundle-code.ts';
import { bundlePages, pageEntries } from './bundle-pages.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { bundleServer } from './bundle-server.ts';
import { hashFolders } from './code-key.ts';
import { compileStyles, listStyles } from './compile-styles.ts';
import { joinModules } from './join-modules.ts';

const unusedFiles = ['importBuild.cjs', 'importBuild.mjs', 'pageFiles.mjs', 'entries/renderer_default-page-server.mjs'];

/** Bundles beside the folder and then renames, so that a build that was cut short leaves no half of it. */
export async function bundleInto(dir: string): Promise<void> {
  const unfinished = `${dir}-${process.pid}`;
  const [serverDir, clientDir] = [join(unfinished, 'server'), join(unfinished, 'client')];
  await mkdir(unfinished, { recursive: true });
  const { modules, stylesheet } = await compileStyles(listStyles(), unfinished, clientDir);
  // First of all, since compressing it takes as long as all that Vite does in this thread.
  const scripting = bundleScripts(clientDir, modules);
  const compressing = scripting.then(() => compressAll(clientDir));
  const joinedDir = join(unfinished, 'joined');
  await joinModules(pageEntries(), joinedDir, modules);
  const programs = bundleServer(unfinished);
  await bundlePages(unfinished, joinedDir);
  const [{ scripts, islandClasses }] = await Promise.all([scripting, compressing, programs]);
  await rm(joinedDir, { recursive: true });
  // Of what vite-plugin-ssr writes only the pages' own modules are used; its run time is never loaded.
  for (const name of unusedFiles) await rm(join(serverDir, name), { force: true });
  // The thread that draws pages holds what picks their styles and scripts, too.
  const pageKey = hashFolders(join(serverDir, 'entries'), join(serverDir, 'chunks'), join(unfinished, 'build'));
  const facts: Omit<Code, 'dir'> = { pageKey, assets: { stylesheet, islandClasses, scripts } };
  await writeFile(join(unfinished, 'facts.json'), JSON.stringify(facts));
  // Another build may have been faster; then its folder is the same, and ours is not wanted.
  await rename(unfinished, dir).catch(() => rm(unfinished, { recursive: true }));
  await removeOldest(dirname(dir));
}

/** As well as can be, for every site alike: they are few, and bundled once. */
async function compressAll(dir: string): Promise<void> {
  const compressor = startCompressing({ '.br': 11, '.gz': 9 });
  compressor.add(listFiles(dir));
  await compressor.finish();
}

/** So many versions of the code are kept, for builds that run now and for going back to what was. */
const keptVersions = 10;

async function removeOldest(cacheDir: string): Promise<void> {
  const dirs = (await readdir(cacheDir)).map((name) => join(cacheDir, name));
  const byAge = dirs.map((dir) => ({ dir, age: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  byAge.sort((a, b) => b.age - a.age);
  for (const { dir } of byAge.slice(keptVersions)) await rm(dir, { recursive: true, force: true });
}
