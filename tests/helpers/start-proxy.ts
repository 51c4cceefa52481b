import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { configureCaddy } from './caddy.ts';
import { configureNginx } from './nginx.ts';

/** The proxies of deploy/, by program. */
export const proxies = { nginx: configureNginx, caddy: configureCaddy };

/** Starts a proxy in a folder of its own, in front of servers on two ports, and waits until it serves pages. */
export async function startProxy<Configured extends { port: number; command: string[] }>(
  configure: (dir: string, ports: readonly [number, number]) => Promise<Configured>,
  ports: readonly [number, number],
) {
  const dir = mkdtempSync(resolve('.cache/proxy-'));
  const configured = await configure(dir, ports);
  const [program = '', ...args] = configured.command;
  const proxy = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  onTestFinished(async () => {
    proxy.kill();
    await new Promise((ended) => proxy.once('exit', ended));
    rmSync(dir, { recursive: true });
  });
  const url = `http://127.0.0.1:${configured.port}`;
  const statusOf = () =>
    fetch(url).then(
      ({ status }) => status,
      () => said.join(''),
    );
  await expect.poll(statusOf).toBe(200);
  return { ...configured, dir, url };
}
