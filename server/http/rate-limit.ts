import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { errorFacts, type Log } from '../log.ts';
import { networkOf } from './rate-limit-network.ts';
import { type Refusal, refusal } from './refusal.ts';

/** The limits are counted over this long. */
const windowSeconds = 60;

/** How many refusals a minute are drawn as a page; a flood beyond that gets the bare sentence, which costs nothing. */
const pagesPerWindow = 60;

/**
 * Limits submissions per address and altogether. What one address sends beyond its own limit does not count against
 * everybody's, so nobody can close the form to others alone. With a pool the counts are shared by all servers on that
 * database; when it does not answer, each server counts for itself.
 */
export function limitSubmissions({ perAddress, global, phone, log, shared }: LimitOptions): SubmissionLimit {
  const own = createCounter('address', perAddress, log, shared);
  const all = createCounter('global', global, log, shared);
  const pages = new RateLimiterMemory({ points: pagesPerWindow, duration: windowSeconds });
  const tooMany = async (sentence: string, seconds: number) => ({
    refusal: refusal(429, sentence, { 'Retry-After': String(seconds) }),
    isFlood: (await consume(pages, 'refusals')) !== undefined,
  });
  return async (address) => {
    const ownWait = await consume(own, shared ? hideAddress(address, shared.secret) : networkOf(address));
    if (ownWait) {
      return tooMany(
        `Too many forms were sent from your connection within a minute; please wait a little and send it again, or call us on ${phone}.`,
        ownWait,
      );
    }
    const wait = await consume(all, 'all');
    if (!wait) return undefined;
    return tooMany(
      `More forms are being sent than we can take just now; please try again in a minute, or call us on ${phone}.`,
      wait,
    );
  };
}

/** Counts one more, and says how many seconds to wait if that was one too many. */
async function consume(counter: RateLimiterAbstract | undefined, key: string): Promise<number | undefined> {
  try {
    await counter?.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // A clock that was set back must not ask anybody to wait for a day.
    return Math.min(windowSeconds, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

function createCounter(name: string, points: number, log: Log, shared: Shared | undefined) {
  if (points === 0) return undefined;
  const options = { keyPrefix: name, points, duration: windowSeconds };
  if (!shared) return new RateLimiterMemory(options);
  return new RateLimiterPostgres(
    {
      ...options,
      storeClient: shared.pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      // Who is over the limit is remembered here, so that a flood does not reach the database.
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(options),
    },
    (error) => {
      if (error) log.warn('The shared rate limit cannot be kept; each server counts for itself', errorFacts(error));
    },
  );
}

/** An address is personal data: the database holds a hash of its network, which other servers can find again. */
function hideAddress(address: string, secret: string): string {
  return createHash('sha256')
    .update(`${secret}\n${networkOf(address)}`)
    .digest('base64url');
}

/** Undefined where one more is welcome; `isFlood` once the refusals themselves are too many to be drawn as pages. */
export type SubmissionLimit = (address: string) => Promise<{ refusal: Refusal; isFlood: boolean } | undefined>;

type LimitOptions = {
  /** Submissions a minute from one address, or one IPv6 network; 0 is no limit. */
  perAddress: number;
  /** Submissions a minute from everybody together; 0 is no limit. */
  global: number;
  /** Given to whoever is refused. */
  phone: string;
  log: Log;
  /** Where several servers count together. */
  shared?: Shared | undefined;
};

/** A PostgreSQL pool, and what all its servers know and nobody else does, such as its address with the password. */
type Shared = { pool: Pool; secret: string };
