import { median, round, table } from './part.ts';
import { runWrk, type WrkResult } from './run-wrk.ts';
import type { Running } from './start-program.ts';

/** Loads several servers in turns, so that what else the machine does hits all of them alike. */
export async function compareServers(servers: Record<string, Running>, load: Load): Promise<Compared> {
  const results = new Map<string, WrkResult[]>(Object.keys(servers).map((name) => [name, []]));
  for (const server of Object.values(servers)) await runWrk(server, load.path, load.warmUp);
  for (let turn = 0; turn < load.rounds; turn += 1) {
    for (const [name, server] of Object.entries(servers)) {
      results.get(name)?.push(await runWrk(server, load.path, load.args));
    }
  }
  return Object.fromEntries(
    [...results].map(([name, runs]) => {
      const middle = (figure: keyof WrkResult) => median(runs.map((run) => run[figure]));
      const speeds = runs.map(({ perSecond }) => perSecond);
      const spread = `${round(Math.min(...speeds))} to ${round(Math.max(...speeds))}`;
      return [name, { perSecond: middle('perSecond'), p99Ms: middle('p99Ms'), cpuMicros: middle('cpuMicros'), spread }];
    }),
  );
}

/** All of them against one, as a table. */
export function describeServers(compared: Compared, against: string): string {
  const base = compared[against];
  const rows = Object.entries(compared).map(([name, { perSecond, p99Ms, cpuMicros, spread }]) => [
    name,
    round(perSecond / (base?.perSecond ?? Number.NaN)),
    round(perSecond),
    spread,
    round(cpuMicros),
    round((base?.cpuMicros ?? Number.NaN) / cpuMicros),
    round(p99Ms),
  ]);
  const head = ['', 'ratio', 'a second', 'spread', 'processor µs each', 'ratio by processor', 'p99 ms'];
  return table([head, ...rows]);
}

type Load = { path: string; args: readonly string[]; warmUp: readonly string[]; rounds: number };

export type Compared = Record<string, WrkResult & { spread: string }>;
