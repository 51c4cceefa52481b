import type { Database, Tables } from './database.ts';

type Task = Tables['maintenance']['task'];

export async function recordTask(db: Database, task: Task, now: Date): Promise<void> {
  const done_at = now.toISOString();
  await db
    .insertInto('maintenance')
    .values({ task, done_at })
    .onConflict((conflict) => conflict.column('task').doUpdateSet({ done_at }))
    .execute();
}

export async function readTaskTime(db: Database, task: Task): Promise<Date | undefined> {
  const row = await db.selectFrom('maintenance').select('done_at').where('task', '=', task).executeTakeFirst();
  return row && new Date(row.done_at);
}
