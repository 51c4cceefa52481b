import { resolve } from 'node:path';
import { buildServer } from '../tests/chaos/build-server.ts';
import { createSqliteUrl, removeSqlite, startPostgres } from '../tests/server/databases.ts';
import { loopPostgres, loopSqlite } from './bare-inserts.ts';
import { loopSyncs } from './bare-syncs.ts';
import { compareServers, describeServers } from './compare-servers.ts';
import type { LoadResult } from './measure-load.ts';
import { type Part, type PartOptions, round, table } from './part.ts';
import { needProgram } from './peers.ts';
import { wrkArguments } from './run-wrk.ts';
import { type Running, startProgram, withTsx } from './start-program.ts';

/** As in production, but for so many a minute that the limit is counted and never reached. */
const limits = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_GLOBAL: '1000000' };

/**
 * Submissions per second, each durable before its 201, against what the same machine does in the same run with less:
 * bare Koa that keeps nothing, the same inserts in a bare loop with no server, and the disk alone.
 */
export async function measureSubmissions({ isQuick }: PartOptions): Promise<Part> {
  needProgram('wrk');
  const seconds = isQuick ? 1 : 4;
  const urls = [await createSqliteUrl(), await createSqliteUrl(), await createSqliteUrl()] as const;
  const server = await buildServer();
  const postgres = isQuick ? undefined : await startPostgres().catch(() => undefined);
  const servers: Record<string, Running> = {};
  try {
    servers['bare Koa, 201 and nothing kept'] = await startProgram(withTsx('bare-koa.ts'));
    servers['this server, SQLite'] = await startProgram([server.entry], { ...limits, DATABASE_URL: urls[0] });
    if (postgres) {
      const url = await postgres.createDatabase();
      servers['this server, PostgreSQL'] = await startProgram([server.entry], { ...limits, DATABASE_URL: url });
    }
    const script = ['-s', resolve('bench/submit.lua')];
    const args = [...wrkArguments(seconds, 64), ...script];
    const load = { path: '', args, warmUp: [...wrkArguments(1, 64), ...script], rounds: isQuick ? 1 : 4 };
    const compared = await compareServers(servers, load);
    const loops: Record<string, LoadResult> = {
      'the same inserts in a loop, SQLite': await loopSqlite(urls[1], seconds),
      'one write of 4 KB and one fdatasync': await loopSyncs(`${urls[2].slice('file:'.length)}.sync`, seconds),
    };
    if (postgres) {
      for (const lanes of [1, 10]) {
        const name = `the same inserts in a loop, PostgreSQL, ${lanes === 1 ? 'one connection' : `${lanes} connections`}`;
        loops[name] = await loopPostgres(await postgres.createDatabase(), lanes, seconds);
      }
    }
    return describe(compared, loops, `wrk ${wrkArguments(seconds, 64).join(' ')} -s bench/submit.lua`, load.rounds);
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
    await Promise.all([postgres?.stop(), server.remove(), ...urls.map(removeSqlite)]);
  }
}

function describe(
  compared: Awaited<ReturnType<typeof compareServers>>,
  loops: Record<string, LoadResult>,
  command: string,
  rounds: number,
): Part {
  const speed = compared['this server, SQLite']?.perSecond ?? Number.NaN;
  const ratio = speed / (compared['bare Koa, 201 and nothing kept']?.perSecond ?? Number.NaN);
  const loop = loops['the same inserts in a loop, SQLite']?.perSecond ?? Number.NaN;
  const sync = loops['one write of 4 KB and one fdatasync'];
  const rows = Object.entries(loops).map(([name, result]) => [
    name,
    round(result.perSecond),
    round(result.p50Ms),
    round(result.p99Ms),
  ]);
  return {
    title: 'Submissions',
    ratios: [
      {
        what: 'submissions, durable in SQLite, to bare Koa answering 201',
        value: round(ratio),
        target: 'at least 0.5',
        isMet: ratio >= 0.5,
      },
      { what: 'submissions, durable in SQLite, to the bare loop of the same inserts', value: round(speed / loop) },
    ],
    body: [
      `\`${command}\`, median of ${rounds} in turns. Every submission has a key of its own, is held to the form's rules, counted against the rate limits, stored with its two mails and on the disk before its 201.`,
      describeServers(compared, 'bare Koa, 201 and nothing kept'),
      'With no server at all, one commit after the other, each waiting for the disk:',
      table([['', 'a second', 'p50 ms', 'p99 ms'], ...rows]),
      `The disk takes ${round(sync?.p50Ms ?? Number.NaN)} ms to hold one block for good, so no program that waits for it once for each submission can take more than ${round(sync?.perSecond ?? Number.NaN)} a second here. This server waits once for all that arrive together.`,
    ].join('\n\n'),
  };
}
