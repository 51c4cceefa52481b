import type { Database } from '../database/database.ts';
import { later, mendClock, renewClaims } from './claim-mails.ts';

/** Renews the leases of what is `held` for as long as it is, and mends due times that a wrong clock wrote. */
export function keepClaims({ db, held, worker, now, leaseMs, furthestMs, complain }: KeepOptions): {
  stop: () => void;
} {
  const renew = () => {
    if (held.size > 0) renewClaims(db, [...held], worker, later(now(), leaseMs)).catch(complain);
  };
  const mend = () => void mendClock(db, now(), furthestMs).catch(complain);
  const timers = [setInterval(renew, leaseMs / 3), setInterval(mend, Math.min(60_000, leaseMs))];
  mend();
  return {
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

type KeepOptions = {
  db: Database;
  held: ReadonlySet<string>;
  worker: string;
  now: () => Date;
  leaseMs: number;
  /** Nothing can be due later than this from now. */
  furthestMs: number;
  complain: (error: unknown) => void;
};
