import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bundleTinyServer } from '../helpers/bundle-tiny-server.ts';

/** Bundles the server once, about the tiny garage and with one page, in a folder of its own. */
export async function buildServer() {
  // Inside the project, so that the bundle finds its packages.
  await mkdir('.cache', { recursive: true });
  const outDir = await mkdtemp(resolve('.cache/chaos-'));
  await mkdir(join(outDir, 'client'));
  await writeFile(join(outDir, 'client/404.html'), '<h1>Not found</h1>');
  await bundleTinyServer(outDir);
  return { entry: join(outDir, 'server/index.js'), remove: () => rm(outDir, { recursive: true, force: true }) };
}
