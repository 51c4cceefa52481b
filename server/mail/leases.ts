import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addMs } from '../../schema/clock.ts';
import type { Database, OutboxRow } from '../database/database.ts';
import { errorFields, type Log } from '../log.ts';
import { asOutbox, type ClaimedMail, claimMails, type Queue, type QueuedMail } from './outbox.ts';

/** Maximum retries in progress: half of the mails sent at once, to reserve the rest for mails that have not failed. */
const maxRetriesAtOnce = 5;

/** Opens a queue for a worker, which leases the mails it sends: they become due again if it dies. */
export function openLeases({ db, log, queue, leaseMs, pollMs, maxDelayMs, now, isStopping }: LeaseOptions) {
  const worker = randomUUID();
  const table = asOutbox(queue);
  const inProgress = new Map<string, QueuedMail>();
  const waiting = () => db.updateTable(table).where('state', '=', 'waiting');
  const own = (ids: readonly string[]) => db.updateTable(table).where('id', 'in', ids).where('claimed_by', '=', worker);
  const claimed = (ids: readonly string[]) => own(ids).where('state', '=', 'waiting');

  const logWriteError = (error: unknown) => log.error('Writing the outbox failed', errorFields(error));
  const renew = () => {
    // Include recalled mails that are being sent: a release waits for their outcome.
    const lease = own([...inProgress.keys()]).set({ due_at: addMs(now(), leaseMs) });
    if (inProgress.size > 0) lease.execute().catch(logWriteError);
  };
  /** Makes mails due whose due time is further ahead than any delay, which a fast clock may have left. */
  const resetDueTimes = () => {
    const latest = addMs(now(), Math.max(maxDelayMs, leaseMs) + 1000);
    const future = waiting().where('due_at', '>', latest).set({ due_at: now().toISOString() });
    future.execute().catch(logWriteError);
  };
  const timers = [setInterval(renew, leaseMs / 3), setInterval(resetDueTimes, Math.min(60_000, leaseMs))];
  resetDueTimes();

  /** Retries the write until the database is back, because a mail whose acceptance is not recorded is sent again. */
  const record = async ({ id }: QueuedMail, write: () => Promise<unknown>) => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        await write();
        break;
      } catch (error) {
        if (isFirst) log.error('Recording the outcome of a mail failed; retrying', { id, ...errorFields(error) });
        if (isStopping()) break;
        await wait(pollMs);
      }
    }
    inProgress.delete(id);
  };

  return {
    isInProgress: (id: string) => inProgress.has(id),
    /** Claims mails that have not failed and, if there is room, some that have. */
    async claim(limit: number): Promise<ClaimedMail[]> {
      const options = { queue, worker, now: now(), leaseMs, inProgress: [...inProgress.keys()] };
      const first = await claimMails(db, { ...options, limit, skipFailed: true });
      const retrying = [...inProgress.values()].filter(({ refusals }) => refusals > 0).length;
      const retries = Math.min(limit - first.length, maxRetriesAtOnce - retrying);
      return retries > 0 ? [...first, ...(await claimMails(db, { ...options, limit: retries }))] : first;
    },
    /** Whether a claimed mail must still be sent: its enquiry may have been erased or marked as spam since. */
    async isClaimed({ id }: QueuedMail): Promise<boolean> {
      const own = db.selectFrom(table).select('id').where('id', '=', id).where('claimed_by', '=', worker);
      const found = await own.where('state', '=', 'waiting').executeTakeFirst();
      if (!found) inProgress.delete(id);
      return found !== undefined;
    },
    /** Renews the leases of claimed mails until their outcome is recorded. */
    track(mails: readonly QueuedMail[]) {
      for (const mail of mails) inProgress.set(mail.id, mail);
    },
    /** Records the final state of a mail, even if another worker holds its lease by now. */
    settle: (mail: QueuedMail, state: Exclude<OutboxRow['state'], 'waiting'>, reason = '') =>
      record(mail, () => {
        const settled = db.updateTable(table).set({ state, reason, claimed_by: '' }).where('id', '=', mail.id);
        // A mail that was sent may have been recalled since, or have failed for another worker.
        return (state === 'sent' ? settled : settled.where('state', '=', 'waiting')).execute();
      }),
    /** Records why an attempt failed and when to make the next one. */
    reschedule: (mail: QueuedMail, change: Pick<OutboxRow, 'due_at' | 'refusals' | 'reason'>) =>
      record(mail, () =>
        claimed([mail.id])
          .set({ ...change, claimed_by: '' })
          .execute(),
      ),
    /** Returns untried mails to the queue, due at once, without counting an attempt. */
    async release(mails: readonly QueuedMail[]) {
      const ids = mails.map(({ id }) => id);
      for (const id of ids) inProgress.delete(id);
      if (ids.length === 0) return;
      const due_at = now().toISOString();
      const uncounted = claimed(ids).set(({ eb }) => ({ claimed_by: '', due_at, attempts: eb('attempts', '-', 1) }));
      await uncounted.execute().catch(logWriteError);
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
  pollMs: number;
  /** Due times further ahead come from a clock that was fast. */
  maxDelayMs: number;
  now: () => Date;
  isStopping: () => boolean;
};

export type Leases = ReturnType<typeof openLeases>;
