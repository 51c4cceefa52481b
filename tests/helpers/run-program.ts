import { format } from 'node:util';
import type { Command } from 'commander';
import { vi } from 'vitest';
import { runCommand } from '../../cli/run-command.ts';

/** The programs of `npm run`, by file in `cli/`. */
type Program = 'check' | 'check-links' | 'diff' | 'explain' | 'impact' | 'new';

export type Ran = { status: number; stdout: string; stderr: string };

const commands = new Map<Program, Command>();

/** Runs a program in this process, to save the second that a process takes to start. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const ran: Ran = { status: 0, stdout: '', stderr: '' };
  const printTo = (stream: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    ran[stream] += text;
    return true;
  };
  const logTo =
    (stream: 'stdout' | 'stderr') =>
    (...values: unknown[]) => {
      ran[stream] += `${format(...values)}\n`;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(printTo('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(printTo('stderr')),
    vi.spyOn(console, 'log').mockImplementation(logTo('stdout')),
    vi.spyOn(console, 'warn').mockImplementation(logTo('stderr')),
    vi.spyOn(console, 'error').mockImplementation(logTo('stderr')),
  ];
  const { argv, exitCode } = process;
  for (const [name, value] of Object.entries({ NO_COLOR: '1', ...env })) vi.stubEnv(name, value);
  process.argv = [process.execPath, program, ...args];
  process.exitCode = undefined;
  try {
    const command = commands.get(program);
    if (command) await runCommand(command);
    // A program runs when imported.
    else commands.set(program, (await import(`../../cli/${program}.ts`)).command);
    ran.status = Number(process.exitCode ?? 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
    Object.assign(process, { argv });
    process.exitCode = exitCode;
  }
  return ran;
}
