import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createSqliteUrl, removeSqlite, startPostgres } from '../helpers/postgres.ts';
import { bundleTinyServer } from '../helpers/tiny-server.ts';
import { runChaos } from './run-chaos.ts';

/**
 * `npm run chaos -- --kills 1000`: kills servers under load over SQLite, over PostgreSQL, and two on one PostgreSQL,
 * behind the nginx of `deploy/` where it is installed.
 * Prints what was acknowledged, lost, doubled and mailed, and exits 1 if anything was lost or doubled.
 * `--over PostgreSQL` leaves the others out; `--minutes 10` ends each of the three early.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    over: { type: 'string', default: '' },
    minutes: { type: 'string', default: '600' },
  },
});
const kills = Number(values.kills);
const server = await bundleTinyServer();
const postgres = await startPostgres();
const sqliteUrl = await createSqliteUrl();
const isProxied = spawnSync('nginx', ['-v']).error === undefined;
const runs = [
  { name: 'SQLite, one server', databaseUrl: sqliteUrl, servers: 1, share: 0.4 },
  { name: 'PostgreSQL, one server', databaseUrl: await postgres.createDatabase(), servers: 1, share: 0.3 },
  {
    name: `PostgreSQL, two servers${isProxied ? ' behind nginx' : ''}`,
    databaseUrl: await postgres.createDatabase(),
    servers: 2,
    isProxied,
    share: 0.3,
  },
];
try {
  for (const { name, share, ...run } of runs.filter((run) => run.name.startsWith(values.over))) {
    const begun = performance.now();
    const result = await runChaos({
      entry: server.entry,
      kills: Math.max(1, Math.round(kills * share)),
      minutes: Number(values.minutes),
      ...run,
      onKill: (kill, acknowledged) => {
        if (kill % 50 === 0) process.stderr.write(`${name}: ${kill} kills, ${acknowledged} acknowledged\n`);
      },
    });
    const seconds = Math.round((performance.now() - begun) / 1000);
    process.stdout.write(`${JSON.stringify({ run: name, seconds, ...result })}\n`);
    if (result.lost + result.doubled + result.unmailed + result.mailsOfNobody > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await server.remove();
  await removeSqlite(sqliteUrl);
}
