import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import pg from 'pg';
import { openDatabase } from '../server/database/database.ts';
import { SqliteFile } from '../server/database/sqlite.ts';
import { createEnquiryRow, toColumns } from '../server/enquiries/store.ts';
import { createMailRows } from '../server/mail/outbox.ts';
import type { Answer } from '../site/answers.ts';
import {
  compareServers,
  describeServers,
  highLimits,
  type LoopResult,
  measureAtRate,
  measureLoop,
  type WrkResult,
  wrkArguments,
} from './load.ts';
import { bundleServer, sqliteUrl, tryPostgres } from './own-site.ts';
import { type Running, requireProgram, startServer } from './processes.ts';
import { atLeast, atMost, measured, type Part, type PartOptions, type Ratio, round, table } from './report.ts';

const bareKoa = 'bare Koa, 201 and nothing stored';
const ownServer = 'this server, SQLite';
const ownPostgres = 'this server, PostgreSQL';
const sqliteLoop = 'the same inserts in a loop, SQLite';
const syncLoop = 'one write of 4 KB and one fdatasync';

/** Measures submissions per second, each durable before its 201, against what the machine achieves with less work. */
export async function measureSubmissions({ isQuick }: PartOptions): Promise<Part> {
  requireProgram('wrk');
  const seconds = isQuick ? 1 : 4;
  const { command } = await bundleServer();
  const postgres = isQuick ? undefined : await tryPostgres();
  const servers: Record<string, Running> = {};
  servers[bareKoa] = await startServer('node --import tsx bench/bare-servers.ts koa');
  servers[ownServer] = await startServer(command, { ...highLimits, DATABASE_URL: await sqliteUrl() });
  if (postgres) {
    const env = { ...highLimits, DATABASE_URL: await postgres.createDatabase() };
    servers[ownPostgres] = await startServer(command, env);
  }
  const args = wrkArguments(seconds, 64, 'submit.lua');
  const load = { path: '', args, warmUp: wrkArguments(1, 64, 'submit.lua'), rounds: isQuick ? 1 : 4 };
  const compared = await compareServers(servers, load);
  const loops: Record<string, LoopResult> = {
    [sqliteLoop]: await loopSqlite(await sqliteUrl(), seconds),
    [syncLoop]: await loopSyncs((await sqliteUrl()).slice('file:'.length), seconds),
  };
  for (const lanes of postgres ? [1, 10] : [])
    loops[postgresLoop(lanes)] = await loopPostgres((await postgres?.createDatabase()) ?? '', lanes, seconds);
  const atHalf: Record<string, LoopResult> = {};
  for (const [name, server] of Object.entries(servers).filter(([name]) => name !== bareKoa))
    atHalf[name] = await measureAtRate(server, (compared[name]?.perSecond ?? 0) / 2, seconds);
  const speed = compared[ownServer]?.perSecond ?? Number.NaN;
  const sync = loops[syncLoop];
  return {
    ratios: [
      atLeast('submissions, durable in SQLite, to bare Koa', speed / (compared[bareKoa]?.perSecond ?? 0), 0.5),
      measured('submissions, durable in SQLite, to the same inserts', speed / (loops[sqliteLoop]?.perSecond ?? 0)),
      ...(postgres ? postgresRatios(compared[ownPostgres], loops[postgresLoop(10)], atHalf[ownPostgres]) : []),
    ],
    body: [
      `\`wrk ${args}\`, median of ${load.rounds} in turns. Every submission has its own key, is validated, counted against the rate limits, and stored on disk with its two mails before its 201.`,
      describeServers(compared, bareKoa),
      'At half that speed, sent at a fixed rate regardless of responses, with times counted from when each was due:',
      describeLoops(atHalf),
      'Without a server, one commit after another, each waiting for the disk:',
      describeLoops(loops),
      `The disk takes ${round(sync?.p50Ms ?? Number.NaN)} ms to store one block durably, so a program that waits for it once per submission cannot exceed ${round(sync?.perSecond ?? Number.NaN)} a second. This server waits once for all submissions that arrive together.`,
    ].join('\n\n'),
  };
}

const postgresLoop = (lanes: number) =>
  `the same inserts in a loop, PostgreSQL, ${lanes} connection${lanes === 1 ? '' : 's'}`;

function postgresRatios(full?: WrkResult, loop?: LoopResult, half?: LoopResult): Ratio[] {
  const speed = full?.perSecond ?? Number.NaN;
  const target = 'submissions, durable in PostgreSQL';
  return [
    atLeast(`${target}, to the same inserts over ten connections`, speed / (loop?.perSecond ?? 0), 0.9),
    measured(`${target}, p99 of 64 connections that never pause`, full?.p99Ms ?? Number.NaN, ' ms'),
    atMost(`${target}, p99 at half of that speed`, half?.p99Ms ?? Number.NaN, 40, ' ms'),
  ];
}

function describeLoops(loops: Record<string, LoopResult>): string {
  const rows = Object.entries(loops).map(([name, result]) => [name, ...Object.values(result).map(round)]);
  return table([['', 'a second', 'p50 ms', 'p99 ms'], ...rows]);
}

/** Repeats the inserts of one submission in SQLite, one commit after another. */
async function loopSqlite(url: string, seconds: number): Promise<LoopResult> {
  await (await openDatabase(url)).destroy();
  const sqlite = new SqliteFile(url.slice('file:'.length));
  sqlite.pragma('synchronous = FULL');
  const statements = makeInserts().map(({ table: name, row }) => sqlite.prepare(insertInto(name, row, () => '?')));
  const store = sqlite.transaction(() => {
    for (const [index, { row }] of makeInserts().entries()) statements[index]?.run(Object.values(row));
  });
  const result = await measureLoop(store, { seconds });
  sqlite.close();
  return result;
}

async function loopPostgres(url: string, lanes: number, seconds: number): Promise<LoopResult> {
  await (await openDatabase(url)).destroy();
  const pool = new pg.Pool({ connectionString: url, max: lanes });
  const store = async () => {
    const client = await pool.connect();
    await client.query('begin');
    for (const { table: name, row } of makeInserts()) {
      const insert = insertInto(name, row, (index) => `$${index + 1}`);
      await client.query(insert, Object.values(row));
    }
    await client.query('commit');
    client.release();
  };
  const result = await measureLoop(store, { lanes, seconds });
  await pool.end();
  return result;
}

function insertInto(name: string, row: object, parameter: (index: number) => string): string {
  const columns = Object.keys(row);
  return `insert into ${name} (${columns.join(', ')}) values (${columns.map((_, index) => parameter(index)).join(', ')})`;
}

/** Returns the rows of one submission: the enquiry and its two mails. */
function makeInserts() {
  const answers: Answer[] = [
    { name: 'name', kind: 'text', role: 'name', value: 'Ann Driver' },
    { name: 'email', kind: 'email', role: 'answer-by', value: 'ann@example.org' },
    { name: 'message', kind: 'textarea', role: 'message', value: 'My brakes make a noise.' },
  ];
  const enquiry = createEnquiryRow({ formType: 'contact', answers, key: randomUUID(), now: new Date() });
  const mails = createMailRows(enquiry, enquiry.received_at);
  return [{ table: 'enquiry', row: toColumns(enquiry) }, ...mails.map((row) => ({ table: 'outbox', row }))];
}

async function loopSyncs(file: string, seconds: number): Promise<LoopResult> {
  const block = Buffer.alloc(4096, 1);
  const descriptor = openSync(file, 'w');
  const work = () => {
    writeSync(descriptor, block);
    fdatasyncSync(descriptor);
  };
  const result = await measureLoop(work, { seconds });
  closeSync(descriptor);
  unlinkSync(file);
  return result;
}
