import { type Compilable, CompiledQuery } from 'kysely';
import type { Database, DatabaseTransaction } from './database.ts';
import { fileOf } from './sqlite-files.ts';

/**
 * Inserts several rows; all have the same columns, in the same order. The statement's text is put together once: under
 * load that takes longer than the insert itself. PostgreSQL is sent all rows at once. SQLite, where nothing is sent,
 * gets them one by one: many in one statement it copies into a table of its own first. Only in a transaction, then,
 * are they stored together.
 */
export async function insertRows<Row extends Record<string, string | number>, Returned>(
  trx: DatabaseTransaction,
  name: string,
  rows: readonly Row[],
  compose: (rows: readonly Row[]) => Compilable<Returned>,
): Promise<Returned[]> {
  const file = fileOf(trx);
  if (!file) {
    const text = keepText(trx, `${name} ${rows.length}`, () => compose(rows));
    return (await trx.executeQuery<Returned>(CompiledQuery.raw(text, rows.flatMap(Object.values)))).rows;
  }
  const statement = file.prepare(keepText(trx, name, () => compose(rows.slice(0, 1))));
  const returned: Returned[] = [];
  for (const row of rows) {
    if (statement.reader) returned.push(...(statement.all(Object.values(row)) as Returned[]));
    else statement.run(Object.values(row));
  }
  return returned;
}

function keepText(db: Database, key: string, compose: () => Compilable): string {
  const { adapter } = db.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, string>();
  texts.set(adapter, known);
  const text = known.get(key) ?? compose().compile().sql;
  known.set(key, text);
  return text;
}

/** By database: SQLite and PostgreSQL write parameters differently. */
const texts = new WeakMap<object, Map<string, string>>();
