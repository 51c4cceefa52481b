import { inject, test } from 'vitest';
import { runChaos } from '../chaos/run-chaos.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { databaseFactory } from '../helpers/databases.ts';
import { findFreePort } from '../helpers/postgres.ts';

const entry = inject('tinyServer');
const createDatabase = databaseFactory();

/** The longer run, also over PostgreSQL with one server, is `npm run chaos`. */
test.concurrent.for([
  ['SQLite', 1],
  ['PostgreSQL', 2],
] as const)(
  'killed three times under load over %s with %i servers, every enquiry that was acknowledged is there once and mailed',
  async ([kind, servers], { expect }) => {
    const databaseUrl = await createDatabase(kind);
    const result = await runChaos({ entry, databaseUrl, kills: 3, servers, visitors: 3 });
    expect(result).toMatchObject({ lost: 0, doubled: 0, unmailed: 0, mailsOfNobody: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
    expect(result.stoppedWith).toBe(Array(servers).fill(0).join());
  },
);

test.concurrent.for(['SQLite', 'PostgreSQL'] as const)(
  'three servers that start at once on an empty %s all serve, and stop cleanly',
  async (kind, { expect }) => {
    const databaseUrl = await createDatabase(kind);
    const ports = await Promise.all([1, 2, 3].map(findFreePort));
    const servers = ports.map((port) => createServerProcess(entry, port, { DATABASE_URL: databaseUrl }));
    const haveStarted = await Promise.all(servers.map((server) => server.start()));
    expect(haveStarted, servers.map((server) => server.output()).join('\n')).toEqual([true, true, true]);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
  },
);
