import { setTimeout as wait } from 'node:timers/promises';
import { addMs } from '../../schema/clock.ts';
import { messageOf } from '../../site/problem.ts';
import type { Database } from '../database/database.ts';
import { readTaskTime } from '../database/maintenance.ts';
import { errorFields, type Log } from '../log.ts';
import type { Message } from './compose.ts';
import { findExcessConfirmations } from './confirmation-limit.ts';
import { type Leases, openLeases } from './leases.ts';
import { type ClaimedMail, type Queue, type QueuedMail, type ShownKind, shownKind } from './outbox.ts';
import { createOutage, failureFields, maxMailDelay, planRetry } from './retry.ts';

/** Maximum mails per claim; many, so that a large backlog needs few transactions. */
const batchSize = 50;

/** Maximum mails in progress; several, so that a few slow ones do not delay others. */
const maxAtOnce = 10;

/** Sends a queue until stopped. After a crash before the commit, sends a mail again, with the same Message-ID. */
export function startWorker(options: WorkerOptions) {
  const { db, log, firstRetryMs, queue = 'outbox', now = () => new Date() } = options;
  const { concurrency = maxAtOnce, pollMs = 1000, leaseMs = 15_000 } = options;
  let isStopping = false;
  const maxDelayMs = maxMailDelay(firstRetryMs);
  const leases = openLeases({ db, log, queue, leaseMs, pollMs, maxDelayMs, now, isStopping: () => isStopping });
  const ready: ClaimedMail[] = [];
  /** Releases untried mails, so that all are due when the mail server is back. */
  const releaseReady = () => leases.release(ready.splice(0).map(({ mail }) => mail));
  const sleep = createSleep();
  const outage = createOutage(firstRetryMs, sleep.end);
  const abort = new AbortController();
  const context = { ...options, now, pollMs, leases, outage, sleep };
  const deliver = createDelivery({ ...context, stopping: abort.signal, onOutage: releaseReady });
  const claimReady = createClaim(context);
  let refilling: Promise<void> | undefined;

  const sendReady = async () => {
    while (!isStopping) {
      const next = ready.shift();
      if (next) {
        await deliver(next);
      } else {
        refilling ??= claimReady()
          .then((claimed) => void ready.push(...claimed))
          .finally(() => {
            refilling = undefined;
          });
        await refilling;
      }
    }
  };
  const running = Promise.all(Array.from({ length: concurrency }, sendReady));

  return {
    pollNow: sleep.end,
    /** Finishes mails in progress, aborts them after the timeout, and releases other claims. */
    async stop(timeoutMs = 20_000) {
      isStopping = true;
      sleep.end();
      const timer = setTimeout(() => abort.abort(), timeoutMs);
      await running;
      clearTimeout(timer);
      leases.close();
      await releaseReady();
    },
  };
}

/** Returns a function that claims the next mails. It sleeps while none are due or the mail server is down. */
function createClaim({ db, log, isPaused, pollMs, now, leases, outage, sleep }: WorkerContext) {
  let lastRequest: number | undefined;
  let probe = '';

  /** Whether a retry was requested since the last call. Does not compare clocks. */
  const isRetryRequested = async () => {
    const before = lastRequest;
    lastRequest = (await readTaskTime(db, 'retry'))?.getTime();
    return lastRequest !== before;
  };

  const settleExcess = async (claimed: readonly ClaimedMail[], excess: ReadonlySet<string>) => {
    for (const { mail, enquiry } of claimed.filter((each) => excess.has(each.mail.id))) {
      await leases.settle(mail, 'expired', 'its address had enough confirmations');
      log.warn('Confirmation suppressed: recipient limit reached', { reference: enquiry?.reference ?? '' });
    }
    return claimed.filter(({ mail }) => !excess.has(mail.id));
  };

  const sleepFor = async (ms: number) => {
    await sleep.start(Math.min(ms, pollMs));
    return [];
  };

  return async (): Promise<ClaimedMail[]> => {
    try {
      if (isPaused?.()) return await sleepFor(pollMs);
      // Call this before an outage too, so that an earlier request does not end it.
      if (await isRetryRequested()) outage.end();
      if (outage.remainingMs() > 0) return await sleepFor(outage.remainingMs());
      // Probe a server that was down with a single mail, each time another one: a failed mail is due only later.
      const isProbing = outage.isActive();
      if (isProbing && leases.isInProgress(probe)) return await sleepFor(pollMs);
      const claimed = await leases.claim(isProbing ? 1 : batchSize);
      const excess = await findExcessConfirmations(db, claimed, now());
      // Only now: if a statement above fails, the claims should expire.
      leases.track(claimed.map(({ mail }) => mail));
      if (isProbing) probe = claimed[0]?.mail.id ?? '';
      return claimed.length > 0 ? await settleExcess(claimed, excess) : await sleepFor(pollMs);
    } catch (error) {
      log.error('Reading the outbox failed', errorFields(error));
      return await sleepFor(pollMs);
    }
  };
}

/** Returns a function that sends one mail and records the outcome. Never throws. */
function createDelivery(context: WorkerContext & { stopping: AbortSignal; onOutage: () => Promise<void> }) {
  const { log, compose, send, firstRetryMs, now, observe = () => {}, leases, outage, stopping, onOutage } = context;

  /** Drops the code of a database error, which would count as an outage of the mail server. */
  const composeOne = async (claimed: Parameters<typeof compose>[0]) => {
    try {
      return (await leases.isClaimed(claimed.mail)) ? { message: await compose(claimed) } : undefined;
    } catch (error) {
      throw new Error(`Composing the mail failed: ${messageOf(error)}`, { cause: error });
    }
  };

  const handleFailure = async (mail: QueuedMail, error: unknown, mailFields: Record<string, string | number>) => {
    const { isFinal, isOutage, isReachable, delayMs, refusals, reason } = planRetry(mail, error, firstRetryMs);
    const fields = { ...mailFields, ...failureFields(error) };
    // A mail aborted by our own shutdown has not failed; make it due for other servers.
    if (stopping.aborted)
      return leases.reschedule(mail, { due_at: addMs(now(), 0), refusals: mail.refusals, reason: mail.reason });
    if (isReachable) outage.end();
    if (isFinal) {
      await leases.settle(mail, 'failed', reason);
      log.error('Mail failed permanently', fields);
      return observe('failed', shownKind(mail));
    }
    await leases.reschedule(mail, { due_at: addMs(now(), delayMs), refusals, reason });
    log.warn('Mail will be retried', fields);
    observe('postponed', shownKind(mail));
    if (isOutage && outage.recordFailure()) await onOutage();
  };

  return async ({ mail, enquiry }: ClaimedMail): Promise<void> => {
    const fields = { reference: enquiry?.reference ?? mail.id, kind: shownKind(mail), attempt: mail.attempts };
    try {
      const composed = await composeOne({ mail, enquiry, now: now() });
      if (!composed) return;
      if (!composed.message) return await leases.settle(mail, 'expired');
      await send(composed.message, stopping);
      outage.end();
      await leases.settle(mail, 'sent');
      log.info('Mail sent', fields);
      observe('sent', shownKind(mail));
    } catch (error) {
      await handleFailure(mail, error, fields);
    }
  };
}

type WorkerContext = WorkerOptions & {
  now: () => Date;
  pollMs: number;
  leases: Leases;
  outage: ReturnType<typeof createOutage>;
  sleep: ReturnType<typeof createSleep>;
};

/** Creates a sleep that `end()` interrupts. If not asleep, `end()` makes the next sleep return at once. */
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

export type ObserveMail = (outcome: MailOutcome, kind: ShownKind) => void;

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
  /** Polling interval of the outbox. A server that stores an enquiry polls at once. */
  pollMs?: number;
  leaseMs?: number;
  observe?: ObserveMail | undefined;
};
