import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { errorFacts, type Log } from '../log.ts';
import { type Refusal, refusal } from './refusal.ts';

/** The period that limits apply to. */
const windowSeconds = 60;

/** Maximum refusals a minute that are rendered as a page; more get the bare sentence, which costs nothing. */
const maxPages = 60;

/**
 * Limits submissions per address and in total. What one address sends beyond its own limit does not count towards the
 * total, so nobody can close the form to others alone. With a pool, all servers on that database share the counts; while
 * it does not respond, each server counts for itself.
 */
export function limitSubmissions({ perAddress, global, phone, log, shared }: LimitOptions): SubmissionLimit {
  const own = createCounter('address', perAddress, log, shared);
  const all = createCounter('global', global, log, shared);
  const pages = new RateLimiterMemory({ points: maxPages, duration: windowSeconds });
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

/** Counts one more, and returns how many seconds to wait if that was one too many. */
async function consume(counter: RateLimiterAbstract | undefined, key: string): Promise<number | undefined> {
  try {
    await counter?.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // A clock that was set back must not make anybody wait for a day.
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
      // Blocks in memory who is over the limit, so that a flood does not reach the database.
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(options),
    },
    (error) => {
      if (error) log.warn('Shared rate limit unavailable; each server counts for itself', errorFacts(error));
    },
  );
}

/** An address is personal data: the database holds a hash of its network, which all servers compute alike. */
function hideAddress(address: string, secret: string): string {
  return createHash('sha256')
    .update(`${secret}\n${networkOf(address)}`)
    .digest('base64url');
}

/**
 * Returns what tells one visitor from another: an IPv4 address, or the first 64 bits of an IPv6 address, since the rest
 * is the visitor's to choose. Anything else counts as one visitor.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim()).split('%', 1)[0] ?? '';
  if (isIP(bare) === 0) return 'unknown';
  // An IPv4 address that is mapped into IPv6 becomes IPv4.
  const parsed = ipaddr.process(bare);
  if (!('parts' in parsed)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Some proxies write `192.0.2.7:50123` or `[2001:db8::5]:50123`. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1).split(']', 1)[0] ?? '';
  const [host = '', ...rest] = address.split(':', 3);
  return rest.length === 1 ? host : address;
}

/** Returns undefined below the limit; `isFlood` once there are too many refusals to render them as pages. */
export type SubmissionLimit = (address: string) => Promise<{ refusal: Refusal; isFlood: boolean } | undefined>;

type LimitOptions = {
  /** Submissions a minute from one address, or one IPv6 network; 0 is no limit. */
  perAddress: number;
  /** Submissions a minute from everybody together; 0 is no limit. */
  global: number;
  /** Named in every refusal. */
  phone: string;
  log: Log;
  /** Lets several servers count together. */
  shared?: Shared | undefined;
};

/** A PostgreSQL pool, and a secret that only its servers know, such as its address with the password. */
type Shared = { pool: Pool; secret: string };
