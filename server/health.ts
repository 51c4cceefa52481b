import type { Middleware } from 'koa';
import type { Database } from './db.ts';
import { explainTrouble } from './explain-trouble.ts';
import { errorFacts, type Log } from './log.ts';

/** How long one finding stands, so that nobody can keep the disk busy by asking. */
const freshMs = 1000;

/** More than an enquiry takes, so that a disk with room for a byte does not look well. */
const ballast = 'x'.repeat(16 * 1024);

/** /healthz says that the process lives, /readyz that it can store an enquiry. */
export function answerHealth({ db, log, isStopping = () => false }: HealthDeps): Middleware {
  let lastCheck = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  const isReady = () => {
    if (performance.now() - lastCheck.at > freshMs) lastCheck = { at: performance.now(), isReady: canStore(db, log) };
    return lastCheck.isReady;
  };
  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.set('Cache-Control', 'no-store');
    const isFine = ctx.path === '/healthz' || (!isStopping() && (await isReady()));
    ctx.status = isFine ? 200 : 503;
    ctx.type = 'text';
    ctx.body = isFine ? 'ok' : 'This server cannot store an enquiry just now.';
  };
}

/** Throws one sentence unless the database takes a write: a server that stores nothing had better not start. */
export async function proveWritable(db: Database): Promise<void> {
  try {
    await tryWriting(db);
  } catch (error) {
    throw new Error('The database takes no writes', { cause: error });
  }
}

async function canStore(db: Database, log: Log): Promise<boolean> {
  try {
    await tryWriting(db);
    return true;
  } catch (error) {
    log.error('The database takes no writes', { ...errorFacts(error), advice: explainTrouble(error) ?? '' });
    return false;
  }
}

/** Only a write finds out: a disk that is full or read-only still reads well. */
async function tryWriting(db: Database): Promise<void> {
  const checked_at = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('readiness')
      .values({ id: 1, checked_at: ballast })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_at: ballast }))
      .execute();
    await trx.updateTable('readiness').set({ checked_at }).where('id', '=', 1).execute();
  });
}

type HealthDeps = { db: Database; log: Log; isStopping?: (() => boolean) | undefined };
