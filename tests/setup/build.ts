import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../helpers/build-site.ts';

/** The inputs of a build. */
const sources = [
  'site.config.ts',
  'vite.config.ts',
  'package-lock.json',
  'assets',
  'cli',
  'pages',
  'prerender',
  'public',
  'renderer',
  'schema',
  'server',
  'site',
  'templates',
];

/** Builds the site into `dist` before the tests that read it, unless it exists and is newer than its inputs. */
export async function setup(): Promise<void> {
  const builtMs = modifiedMs('dist/client/sitemap.xml');
  if (sources.some((source) => newestMs(source) > builtMs)) await buildSite();
}

/** Modification time of a file, or of the newest file or folder below a folder. */
function newestMs(path: string): number {
  const below = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(modifiedMs(path), ...below.map((name) => modifiedMs(join(path, name))));
}

function modifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
