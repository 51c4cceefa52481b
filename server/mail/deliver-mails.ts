import { randomUUID } from 'node:crypto';
import type { Database, OutboxRow } from '../database/database.ts';
import { errorFacts, type Log } from '../log.ts';
import { type ClaimedMail, claimMails, later, releaseClaims } from './claim-mails.ts';
import { failureFacts } from './classify-failure.ts';
import type { Message } from './compose-mail.ts';
import { judgeFailure, longestRest, longestWait } from './judge-failure.ts';
import { keepClaims } from './keep-claims.ts';
import { createOutage } from './outage.ts';
import { createRest } from './rest.ts';
import { closeMail, postponeMail } from './settle-mail.ts';

/** How many mails are claimed at once, so that a large backlog costs few transactions. */
const batch = 50;

/**
 * Sends what the outbox holds, a few mails at a time, until it is stopped. Any number of servers may do so on one
 * database. A mail goes out at least once: a crash between the mail server's answer and our note of it sends it again,
 * under the same Message-ID.
 */
export function deliverMails(options: DeliveryOptions): Delivery {
  const { db, log, compose, send, firstRetryMs, now = () => new Date() } = options;
  const { senders = 5, pollMs = 1000, leaseMs = 15_000, observe = () => {} } = options;
  const worker = randomUUID();
  const queue: ClaimedMail[] = [];
  const held = new Set<string>();
  const rest = createRest();
  const outage = createOutage(firstRetryMs, longestRest(firstRetryMs));
  const abort = new AbortController();
  let isStopping = false;
  let refilling: Promise<void> | undefined;

  const runSender = async () => {
    while (!isStopping) {
      const next = queue.shift();
      if (next) await deliver(next);
      else {
        refilling ??= refill().finally(() => {
          refilling = undefined;
        });
        await refilling;
      }
    }
  };

  const refill = async () => {
    try {
      const pauseMs = outage.pauseMs();
      if (pauseMs > 0) return await rest.wait(Math.min(pauseMs, pollMs));
      const claimed = await claimMails(db, { now: now(), limit: batch, worker, leaseMs });
      // After a jump of the clock a claim may seem to have run out while this very process is still at it.
      const fresh = claimed.filter(({ mail }) => !held.has(mail.id));
      for (const { mail } of fresh) held.add(mail.id);
      queue.push(...fresh);
      if (fresh.length === 0) await rest.wait(pollMs);
    } catch (error) {
      log.error('The outbox could not be read', errorFacts(error));
      await rest.wait(pollMs);
    }
  };

  const deliver = async ({ mail, enquiry }: ClaimedMail) => {
    const facts = { reference: enquiry.reference, kind: mail.kind, attempt: mail.attempts };
    try {
      const message = compose({ mail, enquiry, now: now() });
      if (!message) return await note(mail, () => closeMail(db, mail.id, 'expired'));
      await send(message, abort.signal);
      outage.end();
      await note(mail, () => closeMail(db, mail.id, 'sent'));
      log.info('A mail was sent', facts);
      observe('sent', mail.kind);
    } catch (error) {
      await handleFailure(mail, error, facts);
    } finally {
      held.delete(mail.id);
    }
  };

  const handleFailure = async (mail: OutboxRow, error: unknown, facts: Record<string, string | number>) => {
    const { isFinal, isOutage, waitMs, refusals, reason } = judgeFailure(mail, error, firstRetryMs);
    const told = { ...facts, ...failureFacts(error) };
    if (isFinal) {
      await note(mail, () => closeMail(db, mail.id, 'failed', reason));
      log.error('A mail was refused for good', told);
      return observe('failed', mail.kind);
    }
    // A mail that our own stop cut off is due at once, for the next server.
    const due_at = later(now(), isStopping ? 0 : waitMs);
    await note(mail, () => postponeMail(db, mail, { due_at, refusals, reason }));
    log.warn('A mail is tried again later', told);
    observe('postponed', mail.kind);
    if (isOutage && outage.begin()) await giveBack();
  };

  /** What was not tried yet stays due, so that all of it goes as soon as the server answers again. */
  const giveBack = async () => {
    const ids = queue.splice(0).map(({ mail }) => mail.id);
    for (const id of ids) held.delete(id);
    if (ids.length > 0) await releaseClaims(db, ids, worker, now()).catch(complain);
  };

  /** The mail server has answered: a database that is away for a moment must not make that forgotten. */
  const note = async (mail: OutboxRow, write: () => Promise<void>) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await write();
      } catch (error) {
        log.error('What became of a mail could not be noted', { id: mail.id, ...errorFacts(error) });
        if (isStopping || attempt >= 60) return;
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    }
  };

  const complain = (error: unknown) => log.error('The outbox could not be written', errorFacts(error));
  const furthestMs = Math.max(longestWait(firstRetryMs), leaseMs) + 1000;
  const keeping = keepClaims({ db, held, worker, now, leaseMs, furthestMs, complain });
  const running = Promise.all(Array.from({ length: senders }, runSender));

  return {
    wake: rest.wake,
    async stop(patienceMs = 20_000) {
      isStopping = true;
      rest.wake();
      const cut = setTimeout(() => abort.abort(), patienceMs);
      await running;
      clearTimeout(cut);
      keeping.stop();
      await giveBack();
    },
  };
}

export type Outcome = 'sent' | 'postponed' | 'failed';

/** Told of every try to send a mail, for the metrics. */
export type ObserveMail = (outcome: Outcome, kind: OutboxRow['kind']) => void;

type DeliveryOptions = {
  db: Database;
  log: Log;
  /** Writes a mail, or nothing where it would come too late. */
  compose: (claimed: ClaimedMail & { now: Date }) => Message | undefined;
  /** Hands a mail to the mail server, and returns once that has taken it. */
  send: (message: Message, signal: AbortSignal) => Promise<void>;
  /** The first delay before a mail is tried again; later ones grow from it. */
  firstRetryMs: number;
  /** The clock. */
  now?: () => Date;
  /** How many mails are sent at a time. */
  senders?: number;
  /** How often the outbox is looked into; a server that stores an enquiry wakes its own worker at once. */
  pollMs?: number;
  /** How long a claim holds unless it is renewed. */
  leaseMs?: number;
  observe?: ObserveMail;
};

export type Delivery = {
  /** Looks into the outbox now. */
  wake: () => void;
  /** Claims no more, ends what is being sent, and gives the rest back; what hangs is cut after a while. */
  stop: (patienceMs?: number) => Promise<void>;
};
