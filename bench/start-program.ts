import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findFreePort } from '../tests/server/databases.ts';

/** Starts a program of Node on a free port, and returns once it says that it serves. */
export async function startProgram(args: readonly string[], env: Record<string, string> = {}): Promise<Running> {
  const port = await findFreePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((begin, fail) => {
    // Everything is read, or the program would wait for somebody to.
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('"Serving') && begin());
    child.on('exit', () => fail(new Error(`${args.join(' ')} does not start.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The arguments that run a TypeScript file of this folder. */
export const withTsx = (file: string, ...args: string[]) => ['--import', 'tsx', resolve('bench', file), ...args];

export type Running = { url: string; pid: number; stop: () => Promise<void> };
