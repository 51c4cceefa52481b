import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServerProcess } from '../tests/chaos/server-process.ts';
import { createSqliteUrl, findFreePort, removeSqlite } from '../tests/server/databases.ts';

/** Serves what was built as production does, with a database of its own. */
export async function serveBuiltSite(outDir = process.env.OUT_DIR ?? 'dist'): Promise<ServedSite> {
  const entry = resolve(outDir, 'server/index.js');
  if (!existsSync(entry)) throw new Error(`${outDir} holds no built site; run npm run build first.`);
  const database = await createSqliteUrl();
  const server = createServerProcess(entry, await findFreePort(), { DATABASE_URL: database });
  if (!(await server.start())) throw new Error(`The server does not start:\n${server.output()}`);
  return {
    origin: server.url,
    paths: listPaths(outDir),
    stop: async () => {
      await server.stop();
      await removeSqlite(database);
    },
  };
}

/** Every page of the built site, as its sitemap says. */
function listPaths(outDir: string): string[] {
  const sitemap = readFileSync(resolve(outDir, 'client/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

export type ServedSite = { origin: string; paths: string[]; stop: () => Promise<void> };
