import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Running, readCpuSeconds, runCommand } from './processes.ts';
import { median, round, spread, table } from './report.ts';

export type WrkResult = { perSecond: number; p99Ms: number; cpuMicros: number };
type Compared = Record<string, WrkResult & { spread: string }>;
export type LoopResult = { perSecond: number; p50Ms: number; p99Ms: number };

/** Requests are counted as in production, but never reach the limits. */
export const highLimits = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_GLOBAL: '1000000' };

/** The arguments of wrk, the same for all servers. */
export const wrkArguments = (seconds: number, connections = 32, script = '') =>
  `-t1 -c${connections} -d${seconds}s --latency${script && ` -s bench/${script}`}`;

/** Loads a path of a server with wrk. Returns its throughput and the CPU time per response. */
export async function runWrk({ url, pid }: Running, path: string, args: string): Promise<WrkResult> {
  const before = readCpuSeconds(pid);
  const { output: stdout } = await runCommand(`wrk ${args} ${url}${path}`);
  const cpuSeconds = readCpuSeconds(pid) - before;
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} responded with an error: ${stdout.replaceAll('\n', ' ')}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    cpuMicros: (cpuSeconds / requests) * 1e6,
  };
}

type Load = { path: string; args: string; warmUp: string; rounds: number };

/** Loads several servers in turn, so other load on the machine affects all equally. */
export async function compareServers(servers: Record<string, Running>, load: Load): Promise<Compared> {
  const results = new Map<string, WrkResult[]>(Object.keys(servers).map((name) => [name, []]));
  for (const server of Object.values(servers)) await runWrk(server, load.path, load.warmUp);
  for (let turn = 0; turn < load.rounds; turn += 1) {
    for (const [name, server] of Object.entries(servers))
      results.get(name)?.push(await runWrk(server, load.path, load.args));
  }
  return Object.fromEntries(
    [...results].map(([name, runs]) => {
      const middle = (figure: keyof WrkResult) => median(runs.map((run) => run[figure]));
      const figures = { perSecond: middle('perSecond'), p99Ms: middle('p99Ms'), cpuMicros: middle('cpuMicros') };
      return [name, { ...figures, spread: spread(runs.map(({ perSecond }) => perSecond)) }];
    }),
  );
}

export function describeServers(compared: Compared, base: string): string {
  const { perSecond: speed = Number.NaN, cpuMicros: cpu = Number.NaN } = compared[base] ?? {};
  const rows = Object.entries(compared).map(([name, result]) => [
    name,
    round(result.perSecond / speed),
    round(result.perSecond),
    result.spread,
    round(result.cpuMicros),
    round(cpu / result.cpuMicros),
    round(result.p99Ms),
  ]);
  const head = ['', 'ratio', 'a second', 'spread', 'processor µs each', 'ratio by processor', 'p99 ms'];
  return table([head, ...rows]);
}

/** Repeats work for some seconds, in parallel lanes. */
export async function measureLoop(work: () => unknown, { lanes = 1, seconds = 5 } = {}): Promise<LoopResult> {
  const times: number[] = [];
  const begun = performance.now();
  const run = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return summarise(times, performance.now() - begun);
}

function summarise(times: readonly number[], ms: number): LoopResult {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: sorted.length / (ms / 1000), p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Sends enquiries at a fixed rate, each timed from when it was due, so that a slow response hides no wait. */
export async function measureAtRate(server: Running, perSecond: number, seconds: number): Promise<LoopResult> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const begun = performance.now();
  while (sent.length < perSecond * seconds) {
    const dueMs = begun + (sent.length / perSecond) * 1000;
    if (dueMs > performance.now()) await wait(1);
    else sent.push(submitForm(server).then(() => void times.push(performance.now() - dueMs)));
  }
  await Promise.all(sent);
  return summarise(times, performance.now() - begun);
}

// A stall must not open more connections than the server accepts: enquiries due meanwhile wait, and their wait counts.
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export async function submitForm({ url }: Pick<Running, 'url'>): Promise<void> {
  const key = randomUUID();
  const enquiry = { formType: 'contact', name: 'Ann Driver', phone: '01632 960123', postcode: 'ZZ1 2ZZ' };
  const body = JSON.stringify({ ...enquiry, message: `My brakes make a noise, number ${key}.` });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const sent = request(`${url}/api/forms/submit`, { agent, method: 'POST', headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const received = await text(response);
  if (response.statusCode !== 201) throw new Error(`${url}: ${response.statusCode} ${received}`);
}
