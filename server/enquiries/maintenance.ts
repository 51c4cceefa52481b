import type { Database, Tables } from '../database/database.ts';

type Task = Tables['maintenance']['task'];

/** Records the success of a regular task. */
export async function recordDone(db: Database, task: Task, now: Date): Promise<void> {
  const done_at = now.toISOString();
  await db
    .insertInto('maintenance')
    .values({ task, done_at })
    .onConflict((conflict) => conflict.column('task').doUpdateSet({ done_at }))
    .execute();
}

/** Returns when a task last succeeded. */
export async function readDone(db: Database, task: Task): Promise<Date | undefined> {
  const row = await db.selectFrom('maintenance').select('done_at').where('task', '=', task).executeTakeFirst();
  return row && new Date(row.done_at);
}
