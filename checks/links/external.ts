import { setTimeout as delay } from 'node:timers/promises';
import { groupBy } from '../../schema/group-by.ts';

/** Outcome of a request. `message` continues a sentence that begins with the address. */
export type Outcome = {
  state: 'alive' | 'dead' | 'unknown';
  message: string;
  /** Whether no host responded at all. */
  isUnreachable?: true;
};

/** Outcomes by address, without fragments. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Each host gets one request at a time, `delayMs` apart; `maxHosts` are requested in parallel. */
const defaultLimits = { timeoutMs: 10_000, delayMs: 250, maxHosts: 8 };

const offline: Outcome = { state: 'unknown', message: 'cannot be verified: there is no network' };

/** Requests addresses. If none of several hosts responds, the network is at fault and all outcomes are unknown. */
export async function requestAddresses(urls: readonly string[], limits = defaultLimits): Promise<Outcomes> {
  const hosts = [...groupBy(urls, (url) => new URL(url).host).values()];
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
  // With a single host, that may be down instead.
  const isOffline = outcomes.size > 1 && [...outcomes.values()].every(({ isUnreachable }) => isUnreachable);
  return isOffline ? new Map(urls.map((url) => [url, offline])) : outcomes;
}

const headers = { 'User-Agent': 'check-links (a site that links to yours checks its links)', Accept: '*/*' };

/** Requests an address with HEAD, the cheapest, then with GET if that fails: some hosts do not support HEAD. */
async function requestAddress(url: string, timeoutMs: number): Promise<Outcome> {
  try {
    const head = await request(url, 'HEAD', timeoutMs);
    return head.state === 'alive' ? head : await request(url, 'GET', timeoutMs);
  } catch (error) {
    return outcomeOfError(error as FetchError, timeoutMs);
  }
}

async function request(url: string, method: 'HEAD' | 'GET', timeoutMs: number): Promise<Outcome> {
  const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) });
  await response.body?.cancel();
  const { ok, status } = response;
  const state = ok ? 'alive' : status === 404 || status === 410 ? 'dead' : 'unknown';
  return { state, message: `responds with ${status}` };
}

type FetchError = { name: string; message: string; cause?: { code?: string; message?: string } };

function outcomeOfError({ name, message, cause = {} }: FetchError, timeoutMs: number): Outcome {
  if (name === 'TimeoutError') return { state: 'unknown', message: `does not respond within ${timeoutMs / 1000} s` };
  // This error has no code.
  if (cause.message?.includes('redirect count exceeded')) return { state: 'dead', message: 'redirects in a loop' };
  if (cause.code === 'ENOTFOUND')
    return { state: 'dead', message: 'is on a host that does not exist', isUnreachable: true };
  const why = cause.code || cause.message || message;
  return { state: 'unknown', message: `cannot be reached (${why})`, isUnreachable: true };
}
