/**
 * Lets other mails overtake one about which the mail server is silent, so that a few that make it hang do not hold up
 * all. While too many hang, those that may be tried again are given up after `patienceMs`.
 */
export function createSlowMails({ slowMs = 2000, patienceMs = 12_000, max = 15 }: Partial<Patience> = {}) {
  const slow = new Set<Delivery>();
  return {
    /** Resolves when the mail is done, or after `slowMs`. */
    async wait(done: Promise<void>, giveUp?: () => void): Promise<void> {
      const since = performance.now();
      if (await isDoneWithin(done, slowMs)) return;
      const delivery: Delivery = { done, giveUp, since };
      slow.add(delivery);
      void done.then(() => slow.delete(delivery));
      while (slow.size > max) {
        const oldest = [...slow].find((each) => each.giveUp);
        const remainingMs = oldest ? oldest.since + patienceMs - performance.now() : Number.POSITIVE_INFINITY;
        const next = Promise.race([...slow].map((each) => each.done));
        if (await isDoneWithin(next, remainingMs)) continue;
        oldest?.giveUp?.();
        if (oldest) oldest.giveUp = undefined;
      }
    },
    /** Resolves when no mail is under way any more. */
    async finish(): Promise<void> {
      await Promise.all([...slow].map(({ done }) => done));
    },
  };
}

async function isDoneWithin(done: Promise<unknown>, ms: number): Promise<boolean> {
  if (ms <= 0) return false;
  if (ms === Number.POSITIVE_INFINITY) return done.then(() => true);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  return Promise.race([done.then(() => true), timeout]).finally(() => clearTimeout(timer));
}

type Delivery = { done: Promise<void>; giveUp: (() => void) | undefined; since: number };

export type Patience = {
  /** After this time the worker sends others meanwhile. */
  slowMs: number;
  /** After this time a mail is aborted if others wait. */
  patienceMs: number;
  /** Maximum mails that may hang before that. */
  max: number;
};
