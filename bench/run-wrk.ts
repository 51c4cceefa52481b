import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readCpuSeconds } from './cpu-time.ts';
import type { Running } from './start-program.ts';

/** The one command that every server is measured by. */
export const wrkArguments = (seconds: number, connections = 32) => [
  '-t1',
  `-c${connections}`,
  `-d${seconds}s`,
  '--latency',
];

/** Loads a path of a server, and says how fast it answered and how much processor time each answer cost it. */
export async function runWrk({ url, pid }: Running, path: string, args: readonly string[]): Promise<WrkResult> {
  const before = readCpuSeconds(pid);
  const { stdout } = await promisify(execFile)('wrk', [...args, url + path]);
  const cpuSeconds = readCpuSeconds(pid) - before;
  if (/Non-2xx/.test(stdout))
    throw new Error(`${url} gave another answer than success: ${stdout.replaceAll('\n', ' ')}`);
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    cpuMicros: (cpuSeconds / answers) * 1e6,
  };
}

export type WrkResult = { perSecond: number; p99Ms: number; cpuMicros: number };
