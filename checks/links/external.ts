import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../../schema/site.ts';
import { resolveAddress } from './address.ts';
import type { Collection } from './collect/collection.ts';
import type { Place, Untraced } from './finding.ts';

/** Outcome of a request to another host. Only `dead` outcomes make a link dead. */
export type Outcome =
  | { state: 'alive'; kind: 'status'; status: number }
  | { state: 'dead'; kind: 'status'; status: number }
  | { state: 'dead'; kind: 'redirect-loop' | 'no-such-host' }
  /** The host may be busy or refuse us, which proves nothing about the page. */
  | { state: 'unknown'; kind: 'status'; status: number }
  | { state: 'unknown'; kind: 'timeout'; seconds: number }
  | { state: 'unknown'; kind: 'unreachable'; code: string }
  | { state: 'unknown'; kind: 'offline' };

/** Limits of requests to other hosts. */
export type RequestLimits = {
  timeoutMs: number;
  /** Delay between requests to the same host. */
  delayMs: number;
  /** Maximum hosts in parallel, with one request at a time each. */
  maxHosts: number;
};

const defaultLimits: RequestLimits = { timeoutMs: 10_000, delayMs: 250, maxHosts: 8 };

export type RequestExternal = (urls: readonly string[]) => Promise<ReadonlyMap<string, Outcome>>;

/** Lists the addresses on other hosts, without fragments, and their places. */
export function listExternal({ documents }: Collection, origin: string, dir: string): Map<string, Place[]> {
  const external = new Map<string, Place[]>();
  for (const document of documents) {
    for (const { target, attribute, line, column } of document.references) {
      const destination = resolveAddress(target, document.base, origin);
      if (destination.leads !== 'elsewhere') continue;
      const [url = destination.url] = destination.url.split('#');
      const places = external.get(url) ?? [];
      external.set(url, places);
      places.push({ page: document.path, file: `${dir}/${document.file}`, attribute, line, column });
    }
  }
  return external;
}

/** Finds addresses that are dead or unverifiable, and declared dead links that are alive. */
export function findExternalFaults(
  external: ReadonlyMap<string, Place[]>,
  outcomes: ReadonlyMap<string, Outcome>,
  { knownDeadLinks }: Pick<Site, 'knownDeadLinks'>,
  definition: string,
): Untraced[] {
  return [...external].flatMap(([url, places]): Untraced[] => {
    const outcome = outcomes.get(url) ?? { state: 'unknown', kind: 'offline' };
    const index = knownDeadLinks.findIndex(({ href }) => new URL(href, url).href === url);
    const declared = knownDeadLinks[index];
    const found = { target: url, message: describeOutcome(outcome), places };
    if (outcome.state === 'unknown') return [{ rule: 'unknown-external', ...found }];
    if (outcome.state === 'dead') {
      if (!declared) return [{ rule: 'dead-external', ...found }];
      const { reason, instead, reviewBy } = declared;
      return [{ rule: 'declared-dead', ...found, declaration: { reason, instead, ...(reviewBy && { reviewBy }) } }];
    }
    if (!declared) return [];
    const attribute = `knownDeadLinks[${index}].href`;
    const place = { page: definition, file: definition, attribute, entry: ['knownDeadLinks', index, 'href'] };
    const message = `is alive now (it ${found.message}); remove this declaration`;
    return [{ rule: 'stale-declaration', target: url, message, places: [place] }];
  });
}

function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'status':
      return `responds with ${outcome.status}`;
    case 'redirect-loop':
      return 'redirects in a loop';
    case 'no-such-host':
      return 'is on a host that does not exist';
    case 'timeout':
      return `does not respond within ${outcome.seconds} s`;
    case 'unreachable':
      return `cannot be reached (${outcome.code})`;
    case 'offline':
      return 'cannot be verified: there is no network';
  }
}

/** Requests addresses missing from the cache file, and caches their outcomes. */
export function requestExternal(cacheFile: string, limits = defaultLimits): RequestExternal {
  return async (urls) => {
    const cached = readCache(cacheFile);
    const known = urls.flatMap((url) => {
      const outcome = cached.get(url)?.outcome;
      return outcome ? [[url, outcome] as const] : [];
    });
    const outcomes = new Map(known);
    const requested = await requestAddresses(
      urls.filter((url) => !outcomes.has(url)),
      limits,
    );
    for (const [url, outcome] of requested) cached.set(url, { outcome, requested: Date.now() });
    writeCache(cacheFile, cached);
    return new Map([...outcomes, ...requested]);
  };
}

/** Requests all addresses, one at a time per host. */
export async function requestAddresses(urls: readonly string[], limits = defaultLimits): Promise<Map<string, Outcome>> {
  const hosts = groupByHost(urls);
  const outcomes = new Map<string, Outcome>();
  const requestHosts = async () => {
    for (let urlsOfHost = hosts.shift(); urlsOfHost; urlsOfHost = hosts.shift()) {
      for (const [index, url] of urlsOfHost.entries()) {
        if (index > 0) await delay(limits.delayMs);
        outcomes.set(url, await requestAddress(url, limits.timeoutMs));
      }
    }
  };
  await Promise.all(Array.from({ length: limits.maxHosts }, requestHosts));
  // If none of several hosts can be reached, the network is at fault.
  const isOffline = outcomes.size > 1 && [...outcomes.values()].every(isUnreached);
  return isOffline
    ? new Map([...outcomes.keys()].map((url) => [url, { state: 'unknown', kind: 'offline' }]))
    : outcomes;
}

function groupByHost(urls: readonly string[]): string[][] {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return [...hosts.values()];
}

function isUnreached({ kind }: Outcome): boolean {
  return kind === 'no-such-host' || kind === 'unreachable';
}

const headers = { 'User-Agent': 'check-links (a site that links to yours checks its links)', Accept: '*/*' };

/** Requests an address with HEAD, the cheapest, then with GET if that fails: some hosts do not support HEAD. */
async function requestAddress(url: string, timeoutMs: number): Promise<Outcome> {
  const head = await request(url, 'HEAD', timeoutMs);
  const isFinal = head.state === 'alive' || head.kind === 'timeout' || isUnreached(head);
  return isFinal ? head : request(url, 'GET', timeoutMs);
}

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Outcome> {
  try {
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const { status } = response;
    if (response.ok) return { state: 'alive', kind: 'status', status };
    return { state: status === 404 || status === 410 ? 'dead' : 'unknown', kind: 'status', status };
  } catch (error) {
    return outcomeOfError(error as FetchError, timeoutMs);
  }
}

type FetchError = { name: string; message: string; cause?: { code?: string; message?: string } };

function outcomeOfError({ name, message, cause = {} }: FetchError, timeoutMs: number): Outcome {
  if (name === 'TimeoutError') return { state: 'unknown', kind: 'timeout', seconds: timeoutMs / 1000 };
  // Fetch has no error code for this.
  if (cause.message?.includes('redirect count exceeded')) return { state: 'dead', kind: 'redirect-loop' };
  if (cause.code === 'ENOTFOUND') return { state: 'dead', kind: 'no-such-host' };
  return { state: 'unknown', kind: 'unreachable', code: cause.code || cause.message || message };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Lifetimes of cached outcomes. Unknown ones are requested again every time. */
const lifetimes = { alive: 7 * dayMs, dead: dayMs, unknown: 0 };

type Cached = { outcome: Outcome; requested: number };

/** Reads the unexpired outcomes. A missing or corrupt cache, or one of another version, counts as empty. */
function readCache(file: string): Map<string, Cached> {
  try {
    const { version, outcomes } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(version === 2 ? Object.entries<Cached>(outcomes).filter(([, cached]) => isFresh(cached)) : []);
  } catch {
    return new Map();
  }
}

function writeCache(file: string, cached: ReadonlyMap<string, Cached>): void {
  const fresh = [...cached].filter(([, each]) => isFresh(each));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ version: 2, outcomes: Object.fromEntries(fresh) }, null, 2)}\n`);
}

function isFresh({ outcome, requested }: Cached): boolean {
  return Date.now() - requested < lifetimes[outcome.state];
}
