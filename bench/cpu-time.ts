import { readFileSync } from 'node:fs';

/** How much processor time a process has used, in seconds. It says more than the clock while others use the machine. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // User and system time, in ticks of a hundredth of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What it holds in memory, in MiB. */
export function readMemoryMiB(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
