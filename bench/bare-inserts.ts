import { randomUUID } from 'node:crypto';
import SqliteFile from 'better-sqlite3';
import type pg from 'pg';
import { openDatabase } from '../server/database/database.ts';
import { createPool } from '../server/database/open-postgres.ts';
import { createId } from '../server/enquiries/create-id.ts';
import { type LoadResult, measureLoop } from './measure-load.ts';

const columns = [
  'id',
  'reference',
  'submission_key',
  'form_type',
  'state',
  'received_at',
  'fingerprint',
  'name',
  'phone',
  'email',
  'registration',
  'postcode',
  'service',
  'message',
  'preferred_date',
  'preferred_time',
];
const outboxColumns = ['id', 'enquiry_id', 'kind', 'state', 'due_at', 'claimed_by', 'attempts', 'refusals', 'reason'];

/** The inserts of one submission and nothing else, one commit after the other, each waiting for the disk. */
export async function loopSqlite(url: string, seconds: number): Promise<LoadResult> {
  await (await openDatabase(url)).destroy();
  const sqlite = new SqliteFile(url.slice('file:'.length));
  sqlite.pragma('synchronous = FULL');
  const marks = (names: string[]) => `(${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
  const enquiry = sqlite.prepare(`insert into enquiry ${marks(columns)}`);
  const outbox = sqlite.prepare(`insert into outbox ${marks(outboxColumns)}`);
  const store = sqlite.transaction((rows: ReturnType<typeof makeRows>) => {
    enquiry.run(rows.enquiry);
    for (const row of rows.outbox) outbox.run(row);
  });
  const result = await measureLoop(() => store(makeRows()), { seconds });
  sqlite.close();
  return result;
}

/** The same in PostgreSQL, over as many connections as the server has. */
export async function loopPostgres(url: string, lanes: number, seconds: number): Promise<LoadResult> {
  await (await openDatabase(url)).destroy();
  const pool = createPool(url, lanes);
  const numbered = (names: string[]) =>
    `(${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`;
  const result = await measureLoop(
    async () => {
      const client: pg.PoolClient = await pool.connect();
      const rows = makeRows();
      await client.query('begin');
      await client.query(`insert into enquiry ${numbered(columns)}`, rows.enquiry);
      for (const row of rows.outbox) await client.query(`insert into outbox ${numbered(outboxColumns)}`, row);
      await client.query('commit');
      client.release();
    },
    { lanes, seconds },
  );
  await pool.end();
  return result;
}

function makeRows() {
  const id = createId(new Date());
  const now = new Date().toISOString();
  const typed = ['Ann Driver', '01632 960123', 'ann@example.org', '', 'ZZ1 2ZZ', '', 'My brakes make a noise.', '', ''];
  return {
    enquiry: [id, randomUUID(), randomUUID(), 'contact', 'received', now, id, ...typed],
    outbox: ['garage', 'visitor'].map((kind) => [`${id}-${kind}`, id, kind, 'waiting', now, '', 0, 0, '']),
  };
}
