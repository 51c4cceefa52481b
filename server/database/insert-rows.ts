import { type Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../db.ts';

/**
 * Runs an insert of several rows whose text is put together once for each number of rows: under load that takes longer
 * than the insert itself. All rows have the same columns, in the same order.
 */
export async function insertRows<Row extends Record<string, string | number>, Returned>(
  db: Database,
  name: string,
  rows: readonly Row[],
  compose: (rows: readonly Row[]) => Compilable<Returned>,
): Promise<Returned[]> {
  const { adapter } = db.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  const key = `${name} ${rows.length}`;
  const text = known.get(key) ?? compose(rows).compile().sql;
  known.set(key, text);
  const columns = Object.keys(rows[0] ?? {});
  const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
  return (await db.executeQuery<Returned>(CompiledQuery.raw(text, parameters))).rows;
}

/** By database: SQLite and PostgreSQL write parameters differently. */
const texts = new WeakMap<object, Map<string, string>>();
