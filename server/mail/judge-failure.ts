import type { OutboxRow } from '../database/database.ts';
import { classifyFailure } from './classify-failure.ts';
import { retryDelay } from './retry-delay.ts';

/** Grown from a first delay of 30 seconds, a mail waits an hour at the most, and a server that is down five minutes. */
const mostDelays = 120;
const mostOutageDelays = 10;

/** "Not now" is taken for an answer this often: about a week. A server that cannot be reached is tried without end. */
const mostRefusals = 175;

/** What follows from a failure, for this mail and for the others. See decision 0011. */
export function judgeFailure(mail: OutboxRow, error: unknown, firstMs: number): Judgement {
  const failure = classifyFailure(error);
  const refusals = mail.refusals + (failure === 'later' ? 1 : 0);
  const mostMs = failure === 'later' ? longestWait(firstMs) : longestRest(firstMs);
  return {
    isFinal: failure === 'refused' || refusals >= mostRefusals,
    isOutage: failure === 'unreachable',
    waitMs: retryDelay(mail.attempts, firstMs, mostMs),
    refusals,
    reason: sentenceOf(error),
  };
}

/** The longest that one mail is put off. */
export function longestWait(firstMs: number): number {
  return firstMs * mostDelays;
}

/** The longest that nothing is sent while the mail server is away. */
export function longestRest(firstMs: number): number {
  return firstMs * mostOutageDelays;
}

/** The mail server's own sentence, as the garage may read it on a terminal. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
}

type Judgement = {
  /** The mail stops here. */
  isFinal: boolean;
  /** It is the server that is at fault, for every mail. */
  isOutage: boolean;
  waitMs: number;
  refusals: number;
  reason: string;
};
