import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** One server of ours as a process that can be killed and started again on the same port. */
export function createServerProcess(entry: string, port: number, env: Record<string, string>, cwd?: string) {
  let child: ChildProcess | undefined;
  let output = '';
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid,
    /** Starts it; returns once it serves, or has ended. */
    async start(): Promise<boolean> {
      output = '';
      const started = spawn(process.execPath, [entry], {
        env: { ...process.env, ...env, PORT: String(port), RATE_LIMIT_PER_ADDRESS: '0', RATE_LIMIT_GLOBAL: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
        cwd,
      });
      child = started;
      return new Promise((resolve) => {
        const read = (chunk: Buffer) => {
          output = (output + chunk).slice(-20_000);
          if (output.includes('"Serving ')) resolve(true);
        };
        started.stdout?.on('data', read);
        started.stderr?.on('data', read);
        started.on('exit', () => resolve(false));
      });
    },
    /** Ends it as a power cut would: nothing in it runs any more. */
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    /** Asks it to stop, and returns its exit code. */
    async stop(): Promise<number | null> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    /** Returns its exit code once it has ended by itself. */
    async ended(): Promise<number | null> {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child?.exitCode ?? null;
    },
    /** What it printed last, for a report of what went wrong. */
    output: () => output,
  };
}

export type ServerProcess = ReturnType<typeof createServerProcess>;
