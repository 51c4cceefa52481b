import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from './peer.ts';

/** How long one build may take. */
const patienceMs = 900_000;

/**
 * Runs a command to its end, and tells how long it took, how much processor time it and all that it started used, and
 * how much memory its largest process held.
 */
export async function runCommand({ program, args, env = {} }: Command, cwd: string): Promise<Run> {
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, CI: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let peakMiB = 0;
  const processor = new Map<number, number>();
  const watch = setInterval(() => {
    for (const pid of familyOf(child.pid ?? 0)) {
      peakMiB = Math.max(peakMiB, readPeakMiB(pid));
      processor.set(pid, Math.max(processor.get(pid) ?? 0, readProcessor(pid)));
    }
  }, 50);
  const code = await new Promise<number | null>((end, fail) => {
    child.on('error', fail);
    child.on('exit', end);
  });
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  if (code !== 0) {
    // A first line that may stand in a report, then what the program said.
    const end = code === null ? 'a signal, as when its time or memory is used up' : `code ${code}`;
    throw new Error(`it ended with ${end}\n${output.trim().slice(-600)}`);
  }
  const cpuSeconds = [...processor.values()].reduce((total, used) => total + used, 0);
  return { seconds, cpuSeconds, peakMiB, output };
}

/** A process and all that it has started. */
function familyOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(children.get(member) ?? []));
  return family;
}

function readPeakMiB(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** User and system time, in seconds; it comes in ticks of a hundredth. */
function readProcessor(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100 || 0;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
}

export type Run = { seconds: number; cpuSeconds: number; peakMiB: number; output: string };
