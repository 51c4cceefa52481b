import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the server in a process that can be killed and restarted on the same port. */
export function createServerProcess(entry: string, port: number, env: Record<string, string>, cwd?: string) {
  let child: ChildProcess | undefined;
  let output = '';
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => child?.pid,
    /** Starts the process; returns whether it serves, once it does or has exited. */
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
    /** Kills the process, so that it cannot clean up. */
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    /** Stops the process with SIGTERM, and returns its exit code. */
    async stop(): Promise<number | null> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    /** Waits until the process exits, and returns its exit code. */
    async ended(): Promise<number | null> {
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child?.exitCode ?? null;
    },
    /** Returns the end of its output, for error messages. */
    output: () => output,
  };
}

export type ServerProcess = ReturnType<typeof createServerProcess>;
