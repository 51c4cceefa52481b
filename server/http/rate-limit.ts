import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createPool } from '../database/postgres.ts';
import { errorFacts, type Log } from '../log.ts';
import { Refusal } from './refusal.ts';

const windowSeconds = 60;

/** Maximum refusals a minute that are rendered as a page; the rest get the bare sentence, which costs nothing. */
const maxPages = 60;

/**
 * Limits submissions per sender, and counts all enquiries. A refused submission counts towards its sender alone, so one
 * sender cannot block the form for others. While a shared database does not respond, each server counts for itself.
 */
export function limitSubmissions({ perAddress, global, log, shared }: LimitOptions) {
  const createCounter = counterFactory(log, shared?.pool);
  const networks = new Map(
    Object.entries(factors).map(([bits, factor]) => [bits, createCounter('address', perAddress * factor)]),
  );
  const all = createCounter('global', global);
  const pages = new RateLimiterMemory({ points: maxPages, duration: windowSeconds });
  const warnings = new RateLimiterMemory({ points: 1, duration: windowSeconds });
  // An address is personal data: the database gets a hash of its network, the same on all servers.
  const keyOf = (network: string) => (shared ? hash('sha256', `${shared.secret}\n${network}`, 'base64url') : network);
  const consumeNetwork = (network: string) => consume(networks.get(network.split('/')[1] ?? ''), keyOf(network));

  return {
    /** Counts a submission. Returns undefined below the limit; `isFlood`: too many refusals to render as pages. */
    async countSender(address: string) {
      // Smallest first, so that a refusal does not count towards the next larger network.
      for (const network of senderNetworks(address)) {
        const seconds = await consumeNetwork(network);
        if (seconds === undefined) continue;
        return {
          refusal: new Refusal(429, 'tooMany', { 'Retry-After': String(seconds) }),
          isFlood: (await consume(pages, 'refusals')) !== undefined,
        };
      }
      return undefined;
    },
    /** Counts an enquiry about to be stored. Returns whether to hold it. */
    async countEnquiry(address: string): Promise<boolean> {
      const block = customerBlock(address);
      const seconds = (block && (await consumeNetwork(block))) ?? (await consume(all, 'all'));
      if (seconds === undefined) return false;
      const isFirst = (await consume(warnings, 'held')) === undefined;
      if (isFirst) log.warn('Enquiries are held: more than RATE_LIMIT_GLOBAL a minute, or many from one network');
      return true;
    },
  };
}

/**
 * Limit of a network by its prefix length, in multiples of one address. A home line has up to 2^16 networks of 64 bits.
 * An IPv4 /24 is many customers: anything beyond its limit is held, not refused.
 */
const factors: Record<string, number> = { 32: 1, 24: 8, 64: 1, 56: 2, 48: 4 };

type Counter = RateLimiterMemory | RateLimiterPostgres;

/** Counts one more. Returns the seconds to wait if that exceeds the limit. */
async function consume(counter: Counter | undefined, key: string): Promise<number | undefined> {
  try {
    await counter?.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // The window was begun by a clock that was fast, and would refuse or hold everything until then.
    if (counter instanceof RateLimiterPostgres && reason.msBeforeNext > 2000 * windowSeconds) {
      await counter.delete(key);
      return consume(counter, key);
    }
    // A clock set back must not make anyone wait for a day.
    return Math.min(windowSeconds, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

function counterFactory(log: Log, pool: Pool | undefined) {
  if (pool) void createTable(pool, log);
  return (keyPrefix: string, points: number): Counter | undefined => {
    if (points === 0) return undefined;
    const options = { keyPrefix, points, duration: windowSeconds };
    const inMemory = new RateLimiterMemory(options);
    if (!pool) return inMemory;
    // Blocks senders over the limit in memory, so that a flood does not reach the database.
    const inMemoryFirst = { inMemoryBlockOnConsumed: points, insuranceLimiter: inMemory };
    const store = { storeClient: pool, storeType: 'pool', tableName: 'rate_limit', tableCreated: true };
    return new RateLimiterPostgres({ ...options, ...inMemoryFirst, ...store });
  };
}

/** Interval between attempts to create the table. */
const retryMs = 1000;

/**
 * Creates the table of counts. The library tries only once, so a server that started during an outage would never share
 * its counts.
 */
async function createTable(pool: Pool, log: Log): Promise<void> {
  for (let attempt = 1; !pool.ending; attempt++) {
    try {
      await pool.query(
        'create table if not exists rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)',
      );
      return;
    } catch (error) {
      if (attempt === 1) log.warn('Shared rate limit unavailable; each server counts for itself', errorFacts(error));
      await wait(retryMs, undefined, { ref: false });
    }
  }
}

/** Counting never waits for enquiries, the disk or a database that hangs: a lost count does no harm. */
export function createLimitPool(url: string): Pool {
  const timeouts = { connectionTimeoutMillis: 1000, query_timeout: 1000 };
  return createPool(url, { max: 2, ...timeouts, onConnect: (client) => client.query('set synchronous_commit = off') });
}

/**
 * Returns the networks that may belong to one sender, smallest first. Anything that is not an IP address counts as one
 * sender.
 */
export function senderNetworks(address: string): string[] {
  const parsed = parseAddress(address);
  if (!parsed) return ['unknown/32'];
  return parsed.kind() === 'ipv4' ? [`${parsed}/32`] : [64, 56, 48].map((bits) => prefixOf(ipaddr.IPv6, parsed, bits));
}

/** Returns the IPv4 /24 of an address: one customer of a hosting company, or hundreds of another provider. */
function customerBlock(address: string): string | undefined {
  const parsed = parseAddress(address);
  return parsed?.kind() === 'ipv4' ? prefixOf(ipaddr.IPv4, parsed, 24) : undefined;
}

function prefixOf(family: typeof ipaddr.IPv4 | typeof ipaddr.IPv6, address: unknown, bits: number): string {
  return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

function parseAddress(address: string) {
  const bare = withoutPort(address.trim()).split('%', 1)[0] ?? '';
  // Converts IPv4-mapped IPv6 addresses to IPv4.
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

/** Strips the port that some proxies add: `192.0.2.7:50123`, `[2001:db8::5]:50123`. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1).split(']', 1)[0] ?? '';
  const [host = '', ...rest] = address.split(':', 3);
  return rest.length === 1 ? host : address;
}

export type SubmissionLimit = ReturnType<typeof limitSubmissions>;

type LimitOptions = {
  perAddress: number;
  /** Total enquiries a minute, beyond which they are held; 0 is no limit. */
  global: number;
  log: Log;
  /** Shares the counts among the servers of a database, which alone know the secret, such as its URL. */
  shared?: { pool: Pool; secret: string } | undefined;
};
