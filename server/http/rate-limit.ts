import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import { Refusal } from './refusal.ts';

const windowSeconds = 60;

/** Maximum refusals a minute to render as a page; others get plain text, which costs nothing. */
const maxPages = 60;

/** Limits submissions per sender, and enquiries in total. A refused submission counts only towards its sender. */
export function limitSubmissions({ perAddress, global, log }: { perAddress: number; global: number; log: Log }) {
  const networks = new Map(Object.entries(factors).map(([bits, factor]) => [bits, createCounter(perAddress * factor)]));
  const all = createCounter(global);
  const pages = new RateLimiterMemory({ points: maxPages, duration: windowSeconds });
  const warnings = new RateLimiterMemory({ points: 1, duration: windowSeconds });
  const consumeNetwork = (network: string) => consume(networks.get(network.split('/')[1] ?? ''), network);

  return {
    /** Counts a submission. Returns undefined below the limit. `isFlood`: too many refusals to render as pages. */
    async countSender(address: string) {
      // Smallest network first, so that a refusal does not count towards larger ones.
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
    /** Counts an enquiry to be stored. Returns whether to hold it. */
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

/** Limits by prefix length, as multiples of that of one address. A home connection may have an IPv6 /48. */
const factors: Record<string, number> = { 32: 1, 24: 8, 64: 1, 56: 2, 48: 4 };

/** Increments a counter. Returns the seconds to wait if that exceeds the limit. */
async function consume(counter: RateLimiterMemory | undefined, key: string): Promise<number | undefined> {
  try {
    await counter?.consume(key);
    return undefined;
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    // Capped, in case the clock was set back.
    return Math.min(windowSeconds, Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  }
}

function createCounter(points: number): RateLimiterMemory | undefined {
  return points === 0 ? undefined : new RateLimiterMemory({ points, duration: windowSeconds });
}

/** Returns the networks that may belong to one sender, smallest first. Anything but an IP address is one sender. */
export function senderNetworks(address: string): string[] {
  const parsed = parseAddress(address);
  if (!parsed) return ['unknown/32'];
  return parsed.kind() === 'ipv4' ? [`${parsed}/32`] : [64, 56, 48].map((bits) => prefixOf(ipaddr.IPv6, parsed, bits));
}

/** Returns the IPv4 /24 of an address: one customer of a hosting company, or hundreds of an internet provider. */
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
