import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../tests/helpers/postgres.ts';

export type Run = { seconds: number; cpuSeconds: number; peakMiB: number; output: string };
export type Running = { url: string; pid: number; stop: () => Promise<void> };
type Options = { cwd?: string; env?: Record<string, string>; timeoutMs?: number; mayFail?: boolean };

/** Starts a shell command with the programs of its folder's packages on the path. */
function start(command: string, { cwd = '.', env = {}, timeoutMs = 900_000 }: Options) {
  const bins = [resolve(cwd, 'node_modules/.bin'), process.env.PATH].join(':');
  return spawn('sh', ['-c', command], {
    cwd,
    env: { ...process.env, ...env, PATH: bins },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  });
}

/** Runs a command to its end. Measures it with every process that it starts, and the memory of the largest. */
export async function runCommand(command: string, options: Options = {}): Promise<Run> {
  const begun = performance.now();
  const child = start(command, { ...options, env: { CI: '1', ...options.env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  let peakMiB = 0;
  const cpu = new Map<number, number>();
  const watch = setInterval(() => {
    for (const pid of familyOf(child.pid ?? 0)) {
      peakMiB = Math.max(peakMiB, readStatusMiB(pid, 'VmHWM'));
      cpu.set(pid, Math.max(cpu.get(pid) ?? 0, readCpuSeconds(pid)));
    }
  }, 50);
  const [code] = (await once(child, 'close').finally(() => clearInterval(watch))) as [number | null];
  const seconds = (performance.now() - begun) / 1000;
  if (code !== 0 && !options.mayFail) {
    const end = code === null ? 'was killed, as when out of time or memory' : `exited with code ${code}`;
    throw new Error(
      `${command.split(' ').find((word) => !word.includes('='))} ${end}\n${(output + errors).trim().slice(-600)}`,
    );
  }
  const cpuSeconds = [...cpu.values()].reduce((total, used) => total + used, 0);
  return { seconds, cpuSeconds, peakMiB, output };
}

const cleanups: (() => unknown)[] = [];

/** Registers clean-up after a part, whether it fails or not. */
export const afterPart = (cleanup: () => unknown) => cleanups.push(cleanup);

export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

/** Starts a server on a free port, passed as `PORT`, and returns once it responds. */
export async function startServer(command: string, env: Record<string, string> = {}): Promise<Running> {
  const port = env.PORT ?? String(await findFreePort());
  const child = start(`exec ${command}`, { env: { NODE_ENV: 'production', ...env, PORT: port }, timeoutMs: 0 });
  // A full pipe would block the server.
  child.stdout.resume();
  child.stderr.pipe(process.stderr);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  afterPart(stop);
  for (let tries = 0; tries < 1200 && child.exitCode === null; tries += 1) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) return { url, pid: child.pid ?? 0, stop };
    await wait(100);
  }
  throw new Error(`${command} does not start`);
}

/** Returns the command of an npm script; npm itself would take a quarter of a second. */
export function npmScript(name: string): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return scripts[name] ?? '';
}

export function requireProgram(name: string): void {
  if (spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0) throw new Error(`${name} is not installed`);
}

const maxRepeatedSeconds = 60;

/** Returns the best of three runs each, in turn, so that other load affects all equally; of a minute or more, one. */
export async function takeBest<Found extends { seconds: number }>(
  isQuick: boolean,
  runs: readonly ((round: number) => Promise<Found>)[],
): Promise<(Found | Error)[]> {
  const best: (Found | Error)[] = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    for (const [index, run] of runs.entries()) {
      const before = best[index];
      if (before instanceof Error || (before && before.seconds >= maxRepeatedSeconds)) continue;
      const found = await run(round).catch((error: unknown) => (error instanceof Error ? error : Error(String(error))));
      if (!before || found instanceof Error || found.seconds < before.seconds) best[index] = found;
    }
  }
  return best;
}

/** Returns the CPU time of a process in seconds, which other load distorts less than elapsed time. */
export function readCpuSeconds(pid: number): number {
  const fields = readProc(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100 || 0;
}

/** Returns the memory of a process in MiB: current, or peak. */
export function readStatusMiB(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readProc(`${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Returns a process and all its descendants. */
function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/\) \S (\d+)/.exec(readProc(`${name}/stat`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}
