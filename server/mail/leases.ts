import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addMs } from '../../schema/clock.ts';
import type { Database, OutboxRow } from '../database/database.ts';
import { errorFacts, type Log } from '../log.ts';
import { type ClaimedMail, openQueue, type Queue, type QueuedMail } from './outbox.ts';

/** Maximum retries in progress, half of the mails sent at once; the rest is for mails that have not failed. */
const maxRetriesAtOnce = 5;

/** Maximum attempts to record an outcome. */
const maxWrites = 60;

/** Opens a queue for one worker, which leases the mails it sends, so that they become due again if it dies. */
export function openLeases({ db, log, queue, leaseMs, pollMs, maxDelayMs, now, isStopping }: LeaseOptions) {
  const table = openQueue(db, queue, randomUUID());
  const held = new Map<string, QueuedMail>();

  const logWriteError = (error: unknown) => log.error('Writing the outbox failed', errorFacts(error));
  const renew = () => {
    if (held.size > 0) table.renew([...held.keys()], addMs(now(), leaseMs)).catch(logWriteError);
  };
  const resetDueTimes = () => void table.resetFuture(now(), Math.max(maxDelayMs, leaseMs) + 1000).catch(logWriteError);
  const timers = [setInterval(renew, leaseMs / 3), setInterval(resetDueTimes, Math.min(60_000, leaseMs))];
  resetDueTimes();

  /** Retries the write: a brief database failure must not lose the mail server's response. */
  const record = async ({ id }: QueuedMail, write: () => Promise<unknown>) => {
    for (let attempt = 1; ; attempt++) {
      try {
        await write();
        break;
      } catch (error) {
        log.error('Recording the outcome of a mail failed', { id, ...errorFacts(error) });
        if (isStopping() || attempt >= maxWrites) break;
        await wait(pollMs);
      }
    }
    held.delete(id);
  };

  return {
    isHeld: (id: string) => held.has(id),
    /** Claims mails that never failed and, if they are fewer than the limit, some that did. */
    async claim(limit: number): Promise<ClaimedMail[]> {
      const options = { now: now(), leaseMs, held: [...held.keys()] };
      const claimed = await table.claim({ ...options, limit, isFirst: true });
      const retrying = [...held.values()].filter(({ refusals }) => refusals > 0).length;
      const retries = Math.min(limit - claimed.length, maxRetriesAtOnce - retrying);
      if (retries > 0) claimed.push(...(await table.claim({ ...options, limit: retries })));
      return claimed;
    },
    /** Whether a claimed mail is still to be sent; otherwise it is dropped. */
    async isClaimed({ id }: QueuedMail): Promise<boolean> {
      const isClaimed = await table.isClaimed(id);
      if (!isClaimed) held.delete(id);
      return isClaimed;
    },
    /** Renews the leases of claimed mails until their outcome is recorded. */
    hold(mails: readonly QueuedMail[]) {
      for (const mail of mails) held.set(mail.id, mail);
    },
    settle: (mail: QueuedMail, state: Exclude<OutboxRow['state'], 'waiting'>, reason = '') =>
      record(mail, () => table.settle([mail.id], state, reason)),
    reschedule: (mail: QueuedMail, change: Pick<OutboxRow, 'due_at' | 'refusals' | 'reason'>) =>
      record(mail, () => table.reschedule(mail.id, change)),
    /** Makes mails that were not tried due at once, for any worker. */
    async release(mails: readonly QueuedMail[]) {
      const ids = mails.map(({ id }) => id);
      for (const id of ids) held.delete(id);
      if (ids.length > 0) await table.release(ids, now()).catch(logWriteError);
    },
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

type LeaseOptions = {
  db: Database;
  log: Log;
  queue: Queue;
  leaseMs: number;
  /** Interval between attempts to record an outcome. */
  pollMs: number;
  /** Due times further ahead come from a clock that was fast. */
  maxDelayMs: number;
  now: () => Date;
  isStopping: () => boolean;
};

export type Leases = ReturnType<typeof openLeases>;
