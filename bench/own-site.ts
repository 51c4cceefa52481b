import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createSqliteUrl, removeSqlite, startPostgres } from '../tests/helpers/postgres.ts';
import { bundleTinyServer } from '../tests/helpers/tiny-server.ts';
import { afterPart, npmScript, runCommand, startServer } from './processes.ts';

/** Copies this project next to the peers, so deleting caches and building leave the working copy untouched. */
export function makeCheckout(): string {
  const dir = resolve('.cache/bench/checkout');
  rmSync(dir, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const name of stdout.split('\n').filter((file) => file && file !== 'node_modules' && existsSync(file))) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    cpSync(name, join(dir, name));
  }
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** Builds a site in a fresh checkout and returns its output folder: the garage's own, or the bench's town pages. */
export async function buildOwnSite(towns?: number): Promise<string> {
  const checkout = makeCheckout();
  const env = { OUT_DIR: `.cache/site-${towns ?? 'own'}`, ...(towns && benchEnv(towns)) };
  await runCommand(npmScript('build'), { cwd: checkout, env });
  return join(checkout, env.OUT_DIR);
}

export const benchEnv = (towns: number) => ({
  SITE_CONFIG: 'tests/fixtures/town-pages.config.ts',
  PUBLIC_DIR: 'public',
  BENCH_TOWNS: String(towns),
});

/** Builds the garage's own site and serves it as in production, with a database of its own. */
export async function serveOwnSite() {
  const outDir = await buildOwnSite();
  const { url } = await startServer(`node ${outDir}/server/index.js`, { DATABASE_URL: await sqliteUrl() });
  const sitemap = readFileSync(join(outDir, 'client/sitemap.xml'), 'utf8');
  const addresses = sitemap.matchAll(/<loc>([^<]+)/g);
  return { origin: url, paths: [...addresses].map(([, address = '']) => new URL(address).pathname) };
}

/** Bundles the server for the tiny garage. Returns its command, and the folder of its pages. */
export async function bundleServer() {
  const { entry, remove } = await bundleTinyServer();
  afterPart(remove);
  return { command: `node ${entry}`, dir: join(entry, '../../client') };
}

export async function sqliteUrl(): Promise<string> {
  const url = await createSqliteUrl();
  afterPart(() => removeSqlite(url));
  return url;
}

export async function tryPostgres() {
  const postgres = await startPostgres().catch(() => undefined);
  afterPart(() => postgres?.stop());
  return postgres;
}
