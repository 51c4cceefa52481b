import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addMs } from '../../schema/clock.ts';
import type { Database } from '../database/database.ts';
import { readDone } from '../enquiries/enquiry-metrics.ts';
import { errorFacts, type Log, messageOf } from '../log.ts';
import type { Message } from './compose.ts';
import { findExcessConfirmations } from './confirmation-limit.ts';
import { type ClaimedMail, openQueue, type Queue, type QueuedMail } from './outbox.ts';
import { createOutage, failureFacts, maxMailDelay, planRetry } from './retry.ts';
import { createSlowMails, type SlowMailLimits } from './slow-mails.ts';

/** Mails per claim, so that a large backlog needs few transactions. */
const batchSize = 50;

/** Maximum retries in progress; the other connections are for mails that have not failed. */
const maxRetriesAtOnce = 10;

/**
 * Sends the mails of the outbox, or the notices, until stopped, as may other servers of the database. After a crash
 * between the mail server's response and the commit, a mail is sent again with the same Message-ID.
 */
export function startWorker(options: WorkerOptions) {
  const { db, log, compose, send, firstRetryMs, now = () => new Date(), queue: name = 'outbox' } = options;
  const { concurrency = 5, pollMs = 1000, leaseMs = 15_000, observe = () => {}, slowMailLimits, isPaused } = options;
  const table = openQueue(db, name, randomUUID());
  const queue: ClaimedMail[] = [];
  const leased = new Map<string, QueuedMail>();
  const slowMails = createSlowMails(slowMailLimits);
  const sleep = createSleep();
  const outage = createOutage(firstRetryMs);
  const abort = new AbortController();
  let isStopping = false;
  let lastRetryMs: number | undefined;
  let refilling: Promise<void> | undefined;

  const sendQueued = async () => {
    while (!isStopping) {
      const next = queue.shift();
      if (next) {
        const giveUp = new AbortController();
        const isFirstTry = next.mail.refusals === 0;
        await slowMails.wait(deliver(next, giveUp.signal), isFirstTry ? () => giveUp.abort() : undefined);
      } else {
        refilling ??= refill().finally(() => {
          refilling = undefined;
        });
        await refilling;
      }
    }
  };

  const refill = async () => {
    try {
      if (isPaused?.()) return await sleep.start(pollMs);
      if (outage.remainingMs() > 0 && (await isRetryAsked())) endOutage();
      const pauseMs = outage.remainingMs();
      if (pauseMs > 0) return await sleep.start(Math.min(pauseMs, pollMs));
      // One mail at a time probes a server that was down; the next probe uses another, since this one waits longer.
      const isProbing = outage.isActive();
      if (isProbing && leased.size > 0) return await sleep.start(pollMs);
      const claimed = await claim(isProbing ? 1 : batchSize);
      const excess = await findExcessConfirmations(db, claimed, now());
      for (const { mail } of claimed) leased.set(mail.id, mail);
      for (const next of claimed) {
        const { mail, enquiry } = next;
        if (!excess.has(mail.id)) queue.push(next);
        else {
          leased.delete(mail.id);
          await record(mail, () => table.settle([mail.id], 'expired', 'its address had enough confirmations'));
          log.warn('Confirmation suppressed: recipient limit reached', { reference: enquiry?.reference ?? '' });
        }
      }
      if (claimed.length === 0) await sleep.start(pollMs);
    } catch (error) {
      log.error('Reading the outbox failed', errorFacts(error));
      await sleep.start(pollMs);
    }
  };

  /** Claims mails that never failed and, if they are fewer than the limit, some that did. */
  const claim = async (limit: number) => {
    const options = { now: now(), leaseMs, held: [...leased.keys()] };
    const claimed = await table.claim({ ...options, limit, isFirst: true });
    const retrying = [...leased.values()].filter(({ refusals }) => refusals > 0).length;
    const retries = Math.min(limit - claimed.length, maxRetriesAtOnce - retrying);
    if (retries > 0) claimed.push(...(await table.claim({ ...options, limit: retries })));
    return claimed;
  };

  const deliver = async ({ mail, enquiry }: ClaimedMail, gaveUp: AbortSignal) => {
    const facts = { reference: enquiry?.reference ?? mail.id, kind: mail.kind, attempt: mail.attempts };
    try {
      const message = await composeOne({ mail, enquiry, now: now() });
      if (!message) return await record(mail, () => table.settle([mail.id], 'expired'));
      await send(message, AbortSignal.any([abort.signal, gaveUp]));
      endOutage();
      await record(mail, () => table.settle([mail.id], 'sent'));
      log.info('Mail sent', facts);
      observe('sent', mail.kind);
    } catch (error) {
      await handleFailure(mail, error, facts);
    } finally {
      leased.delete(mail.id);
    }
  };

  /** Hides the code of a database error, which would be mistaken for an outage of the mail server. */
  const composeOne = async (order: Parameters<typeof compose>[0]) => {
    try {
      return await compose(order);
    } catch (error) {
      throw new Error(`Composing the mail failed: ${messageOf(error)}`, { cause: error });
    }
  };

  const handleFailure = async (mail: QueuedMail, error: unknown, mailFacts: Record<string, string | number>) => {
    const { isFinal, isOutage, isReachable, delayMs, refusals, reason } = planRetry(mail, error, firstRetryMs);
    const facts = { ...mailFacts, ...failureFacts(error) };
    // A mail aborted by our own shutdown has not failed, and is due at once for another server.
    if (abort.signal.aborted) {
      const change = { due_at: addMs(now(), 0), refusals: mail.refusals, reason: mail.reason };
      return await record(mail, () => table.reschedule(mail.id, change));
    }
    if (isReachable) endOutage();
    if (isFinal) {
      await record(mail, () => table.settle([mail.id], 'failed', reason));
      log.error('Mail failed permanently', facts);
      return observe('failed', mail.kind);
    }
    const due_at = addMs(now(), delayMs);
    await record(mail, () => table.reschedule(mail.id, { due_at, refusals, reason }));
    log.warn('Mail will be retried', facts);
    observe('postponed', mail.kind);
    if (isOutage && outage.recordFailure()) await releaseQueue();
  };

  /** Whether a retry of mails was requested since the last call. Independent of clocks. */
  const isRetryAsked = async () => {
    const asked = (await readDone(db, 'retry'))?.getTime();
    const isNew = asked !== lastRetryMs;
    lastRetryMs = asked;
    return isNew;
  };

  const endOutage = () => {
    const wasActive = outage.isActive();
    outage.recordSuccess();
    if (wasActive) sleep.end();
  };

  /** Releases mails not tried yet, so that all are due as soon as the mail server is back. */
  const releaseQueue = async () => {
    const ids = queue.splice(0).map(({ mail }) => mail.id);
    for (const id of ids) leased.delete(id);
    if (ids.length > 0) await table.release(ids, now()).catch(logWriteError);
  };

  /** Retries the write: a brief database failure must not lose the mail server's response. */
  const record = async (mail: QueuedMail, write: () => Promise<unknown>) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return void (await write());
      } catch (error) {
        log.error('Recording the outcome of a mail failed', { id: mail.id, ...errorFacts(error) });
        if (isStopping || attempt >= 60) return;
        await wait(pollMs);
      }
    }
  };

  const logWriteError = (error: unknown) => log.error('Writing the outbox failed', errorFacts(error));
  const maxDelayMs = Math.max(maxMailDelay(firstRetryMs), leaseMs) + 1000;
  const renew = () => {
    if (leased.size > 0) table.renew([...leased.keys()], addMs(now(), leaseMs)).catch(logWriteError);
  };
  const resetDueTimes = () => void table.resetFuture(now(), maxDelayMs).catch(logWriteError);
  const timers = [setInterval(renew, leaseMs / 3), setInterval(resetDueTimes, Math.min(60_000, leaseMs))];
  resetDueTimes();
  const running = Promise.all(Array.from({ length: concurrency }, sendQueued));

  return {
    pollNow: sleep.end,
    /** Finishes the mails being sent, aborts them after the timeout, and releases the other claims. */
    async stop(timeoutMs = 20_000) {
      isStopping = true;
      sleep.end();
      const timer = setTimeout(() => abort.abort(), timeoutMs);
      await running;
      await slowMails.finish();
      clearTimeout(timer);
      for (const each of timers) clearInterval(each);
      await releaseQueue();
    },
  };
}

/** Creates a sleep that `end()` ends early. Between two sleeps, it makes the next one return at once. */
function createSleep() {
  let end = new AbortController();
  return {
    async start(ms: number): Promise<void> {
      await wait(ms, undefined, { signal: end.signal }).catch(() => {});
      end = new AbortController();
    },
    end: () => end.abort(),
  };
}

export type MailOutcome = 'sent' | 'postponed' | 'failed';

export type ObserveMail = (outcome: MailOutcome, kind: QueuedMail['kind']) => void;

type WorkerOptions = {
  db: Database;
  log: Log;
  queue?: Queue;
  compose: (claimed: ClaimedMail & { now: Date }) => Message | undefined | Promise<Message | undefined>;
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  firstRetryMs: number;
  now?: () => Date;
  isPaused?: () => boolean;
  concurrency?: number;
  /** Interval between reads of the outbox; a server that stores an enquiry polls at once. */
  pollMs?: number;
  leaseMs?: number;
  observe?: ObserveMail | undefined;
  slowMailLimits?: Partial<SlowMailLimits> | undefined;
};

export type MailWorker = ReturnType<typeof startWorker>;
