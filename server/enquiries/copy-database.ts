import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tables } from '../database/database.ts';
import { isPostgresDatabase } from '../database/dialect.ts';

/** In the order of foreign keys. Omits search texts, which are rebuilt, and the desk's sessions and links. */
const tables = ['enquiry', 'outbox', 'notice', 'confirmation', 'enquiry_event', 'maintenance', 'secret'] as const;

/** Copies a database into one without enquiries and compares both. Returns the number of rows by table. */
export async function copyDatabase(from: Database, to: Database): Promise<Record<string, number>> {
  const copied: Record<string, number> = {};
  await from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      if (await target.selectFrom('enquiry').select('id').limit(1).executeTakeFirst())
        throw new Error('the target holds enquiries already; name an empty database');
      for (const table of tables) copied[table] = await copyTable(source, target, table);
    }),
  );
  return copied;
}

async function copyTable(source: Database, target: Database, table: keyof Tables): Promise<number> {
  await target.deleteFrom(table).execute();
  let count = 0;
  let sourceSum = 0n;
  let targetSum = 0n;
  for await (const rows of readBatches(source, table)) {
    count += rows.length;
    sourceSum += checksum(rows);
    const values = rows.map((row) => (row.answers ? { ...row, answers: JSON.stringify(row.answers) } : row));
    const insert = target.insertInto(table).values(values as never);
    await insert.execute();
  }
  for await (const rows of readBatches(target, table)) targetSum += checksum(rows);
  if (targetSum !== sourceSum)
    throw new Error(`the copy of the table ${table} differs; stop the server, then copy again`);
  return count;
}

const batchSize = 1000;

type Row = Record<string, unknown>;

/** Reads a table in batches. Keeps the order in which enquiries arrived, on which a purge relies. */
async function* readBatches(trx: Database, table: keyof Tables): AsyncGenerator<Row[]> {
  const query = trx.selectFrom(table).selectAll();
  if (!isPostgresDatabase(trx)) {
    // Continue after the last row, because offsets take quadratic time.
    const numbered = query.select(sql<number>`rowid`.as('rowid')).orderBy('rowid').limit(batchSize);
    let rows: Row[];
    for (let last = 0; ; last = Number(rows.at(-1)?.rowid)) {
      rows = await numbered.where(sql.ref('rowid'), '>', last).execute();
      if (rows.length > 0) yield rows.map(({ rowid: _rowid, ...row }) => row);
      if (rows.length < batchSize) return;
    }
  }
  // Use a cursor, because sorting again for every batch takes quadratic time too.
  const ordered = table === 'enquiry' ? query.orderBy(sql.ref('number')) : query;
  await sql`declare batches no scroll cursor for ${ordered}`.execute(trx);
  for (let length = batchSize; length === batchSize; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from batches`.execute(trx);
    length = rows.length;
    // Drop `number`, a column that only PostgreSQL has.
    if (length > 0) yield rows.map(({ number: _number, ...row }) => row);
  }
  await sql`close batches`.execute(trx);
}

/** Returns the sum of the hashes of rows, which does not depend on their order. */
function checksum(rows: readonly Row[]): bigint {
  return rows.reduce((sum, row) => sum + hash('sha256', JSON.stringify(row, sortKeys), 'buffer').readBigUInt64LE(), 0n);
}

/** Sorts keys, since PostgreSQL reorders columns and the keys of JSON. */
function sortKeys(_key: string, value: unknown): unknown {
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
}
