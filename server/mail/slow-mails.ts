import { setTimeout as wait } from 'node:timers/promises';

const defaultLimits = {
  /** Time after which the worker goes on to other mails. */
  slowMs: 2000,
  /** Time after which a mail is aborted if others are waiting. */
  abortMs: 12_000,
  /** Maximum hanging mails before any is aborted. */
  max: 15,
};

export type SlowMailLimits = typeof defaultLimits;

/** Lets other mails overtake those to which the mail server does not respond. If too many hang, aborts the oldest. */
export function createSlowMails(limits: Partial<SlowMailLimits> = {}) {
  const { slowMs, abortMs, max } = { ...defaultLimits, ...limits };
  const slow = new Set<Delivery>();
  return {
    /** Resolves once the mail is done, or after `slowMs`. */
    async wait(done: Promise<void>, giveUp?: () => void): Promise<void> {
      const since = performance.now();
      if (await isDoneWithin(done, slowMs)) return;
      const delivery: Delivery = { done, giveUp, since };
      slow.add(delivery);
      void done.then(() => slow.delete(delivery));
      while (slow.size > max) {
        const oldest = [...slow].find((each) => each.giveUp);
        const remainingMs = oldest ? oldest.since + abortMs - performance.now() : Number.POSITIVE_INFINITY;
        const next = Promise.race([...slow].map((each) => each.done));
        if (await isDoneWithin(next, remainingMs)) continue;
        oldest?.giveUp?.();
        if (oldest) oldest.giveUp = undefined;
      }
    },
    async finish(): Promise<void> {
      await Promise.all([...slow].map(({ done }) => done));
    },
  };
}

async function isDoneWithin(done: Promise<unknown>, ms: number): Promise<boolean> {
  if (ms <= 0) return false;
  const timer = new AbortController();
  const timeout = wait(Math.min(ms, maxTimerMs), false, { signal: timer.signal });
  return Promise.race([done.then(() => true), timeout]).finally(() => timer.abort());
}

const maxTimerMs = 2 ** 31 - 1;

type Delivery = { done: Promise<void>; giveUp: (() => void) | undefined; since: number };
