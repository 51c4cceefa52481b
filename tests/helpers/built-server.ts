import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';

/** Starts a built server as a separate process, on a new SQLite file. */
export async function startBuiltServer(outDir = 'dist'): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = mkdtempSync('.cache/built-server-');
  const server = spawn('node', [`${outDir}/server/index.js`], {
    env: { ...process.env, PORT: '0', DATABASE_URL: `file:${dir}/enquiries.sqlite`, LOG_LEVEL: 'info' },
  });
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk) => {
      const [found] = String(chunk).match(/http:\/\/[^\s"]+/) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    url,
    async stop() {
      server.kill();
      await once(server, 'exit');
      rmSync(dir, { recursive: true });
    },
  };
}
