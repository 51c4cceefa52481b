import { retryDelay } from './retry-delay.ts';

/**
 * Whether the mail server is away. One failure may be a mail's own fault; from the second in a row nothing is sent
 * for a while that grows, so that a backlog does not knock ten thousand times. Counted on a clock that cannot be set.
 */
export function createOutage(firstMs: number, mostMs: number): Outage {
  let failures = 0;
  let until = 0;
  return {
    begin() {
      const now = performance.now();
      failures += 1;
      if (failures === 1) return false;
      // Mails that were under way together fail together, and that is one knock.
      if (now >= until) until = now + retryDelay(Math.min(failures - 1, 20), firstMs, mostMs);
      return true;
    },
    end() {
      failures = 0;
      until = 0;
    },
    pauseMs: () => Math.max(0, until - performance.now()),
  };
}

export type Outage = {
  /** Counts a failure; true once it is an outage. */
  begin: () => boolean;
  end: () => void;
  /** How long to send nothing. */
  pauseMs: () => number;
};
