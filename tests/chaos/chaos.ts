import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createSqliteUrl, removeSqlite, startPostgres } from '../helpers/postgres.ts';
import { bundleTinyServer } from '../helpers/tiny-server.ts';
import { type ChaosOptions, runChaos } from './run-chaos.ts';

const usage = `Usage: npm run chaos -- [options]

Kills servers under load: one on SQLite, one on PostgreSQL, and two on one PostgreSQL, behind nginx with the configuration
in deploy/ if nginx is installed. Then restarts two servers behind nginx, which must not refuse any form. Prints how many
enquiries were acknowledged, lost, doubled and mailed, and exits with 1 if any was lost or doubled.

  --kills N       number of kills (1000)
  --over NAME     only runs whose name starts with NAME: SQLite, PostgreSQL or restarts
  --minutes N     maximum duration of each run (600)
`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    over: { type: 'string', default: '' },
    minutes: { type: 'string', default: '600' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  process.stdout.write(usage);
  process.exit();
}
const kills = Number(values.kills);
const server = await bundleTinyServer();
const postgres = await startPostgres();
const sqliteUrls = [await createSqliteUrl(), await createSqliteUrl()] as const;
const isProxied = spawnSync('nginx', ['-v']).error === undefined;
const behind = isProxied ? ' behind nginx' : '';
const runs: Run[] = [
  { name: 'SQLite, one server', databaseUrl: sqliteUrls[0], servers: 1, share: 0.4 },
  { name: 'PostgreSQL, one server', databaseUrl: await postgres.createDatabase(), servers: 1, share: 0.3 },
  {
    name: `PostgreSQL, two servers${behind}`,
    databaseUrl: await postgres.createDatabase(),
    servers: 2,
    isProxied,
    share: 0.3,
  },
];
// Ten restarts each, for a thousand kills. Only with a proxy: without one, a form can reach a server that is down.
const restarts = Object.entries({ SQLite: sqliteUrls[1], PostgreSQL: await postgres.createDatabase() }).map(
  ([kind, databaseUrl]) => ({
    name: `restarts over ${kind}, two servers${behind}`,
    databaseUrl,
    servers: 2,
    isProxied,
    isGraceful: true,
    share: 0.01,
  }),
);
if (isProxied) runs.push(...restarts);
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
    const turnedAway = run.isGraceful ? result.unanswered + Object.keys(result.refused).length : 0;
    if (result.lost + result.doubled + result.unmailed + result.mailsOfNobody + turnedAway > 0) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await server.remove();
  for (const url of sqliteUrls) await removeSqlite(url);
}

type Run = Omit<ChaosOptions, 'entry' | 'kills'> & { name: string; share: number };
