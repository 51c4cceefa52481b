import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';

/** Starts a built server as a separate process, on a new SQLite file. */
export async function startBuiltServer(outDir = 'dist', settings: Record<string, string> = {}) {
  const dir = mkdtempSync('.cache/built-server-');
  const server = spawn('node', [`${outDir}/server/index.js`], {
    env: { ...process.env, PORT: '0', DATABASE_URL: `file:${dir}/enquiries.sqlite`, LOG_LEVEL: 'info', ...settings },
  });
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk) => {
      const [found] = String(chunk).match(/http:\/\/[^\s"]+/) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    url,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
      rmSync(dir, { recursive: true });
    },
  };
}
