import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/database.ts';
import { countOutbox } from '../../server/mail/outbox.ts';
import { configureNginx } from '../helpers/nginx.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { startCountingMailServer } from './count-mails.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { startVisitors } from './visitors.ts';

/**
 * Repeatedly kills and restarts servers under load, then waits for the remaining mails and counts. After the second
 * kill, and every seventh after it, the server is also killed while it starts.
 */
export async function runChaos({
  entry,
  databaseUrl,
  kills,
  servers,
  visitors = 6,
  isProxied = false,
  isGraceful = false,
  minutes = 600,
  onKill,
}: ChaosOptions) {
  const mail = await startCountingMailServer();
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    SMTP_RETRY_MS: '100',
    TRUST_PROXY: isProxied ? '1' : '0',
  };
  const ports = await Promise.all(Array.from({ length: servers }, findFreePort));
  const processes = ports.map((port) => createServerProcess(entry, port, env));
  await Promise.all(processes.map(startSafely));
  const [first = 0, second = 0] = ports;
  const proxy = isProxied ? await startNginx([first, second]) : undefined;
  const crowd = startVisitors(proxy ? [proxy.url] : processes.map(({ url }) => url), visitors);
  const end = Date.now() + minutes * 60_000;
  let kill = 0;
  while (kill < kills && Date.now() < end) {
    kill += 1;
    const victim = processes[kill % servers] as ServerProcess;
    await waitForLoad(crowd.acknowledged);
    await pause(Math.random() * 400);
    await (isGraceful ? victim.stop() : victim.kill());
    if (!isGraceful && kill % 7 === 2) {
      const starting = victim.start();
      await pause(Math.random() * 500);
      await victim.kill();
      await starting;
    }
    await startSafely(victim);
    onKill?.(kill, crowd.acknowledged.size);
  }
  await crowd.stop();
  const db = await openDatabase(databaseUrl);
  try {
    await waitForMails(db);
    const codes = await Promise.all(processes.map((server) => server.stop()));
    return { kills: kill, ...(await count(db, crowd, mail.counts)), stoppedWith: codes.join(), ...crowd.turnedAway };
  } finally {
    await Promise.all(processes.map((server) => server.kill()));
    await db.destroy();
    await mail.stop();
    await proxy?.stop();
  }
}

async function startNginx(ports: readonly [number, number]) {
  const dir = await mkdtemp(join(tmpdir(), 'garage-nginx-'));
  const { port, command } = await configureNginx(dir, ports);
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) await pause(50);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(dir, { recursive: true });
    },
  };
}

/** Compares the responses that visitors received with the database and the mails. */
async function count(db: Db, { acknowledged, attempted }: Crowd, mails: ReadonlyMap<string, number>) {
  const rows = await db.selectFrom('enquiry').select(['id', 'reference', 'submission_key', 'name', 'email']).execute();
  const references = new Map(rows.map((row) => [row.submission_key, row.reference]));
  const expected = rows.flatMap(({ id, email }) => [`${id}-garage`, ...(email ? [`${id}-visitor`] : [])]);
  const timesMailed = expected.map((id) => mails.get(`${id}@tiny.example`) ?? 0);
  return {
    attempted: attempted.size,
    acknowledged: acknowledged.size,
    stored: rows.length,
    lost: [...acknowledged].filter(([key, reference]) => references.get(`key:${key}`) !== reference).length,
    doubled: rows.length - new Set(rows.map(({ name }) => name)).size,
    mailsOwed: expected.length,
    unmailed: timesMailed.filter((times) => times === 0).length,
    /** Delivery is at least once: a kill before the mail server's response is stored sends the same Message-ID again. */
    mailedTwice: timesMailed.filter((times) => times > 1).length,
    mailsOfNobody: mails.size - timesMailed.filter((times) => times > 0).length,
  };
}

async function waitForMails(db: Db): Promise<void> {
  const end = Date.now() + 600_000;
  for (;;) {
    const { waiting } = await countOutbox(db);
    if (waiting === 0) return;
    if (Date.now() > end) throw new Error(`${waiting} mails are still waiting after ten minutes.`);
    await pause(400);
  }
}

/** Waits until three more enquiries are acknowledged, so that each kill happens under load; at most five seconds. */
async function waitForLoad(acknowledged: ReadonlyMap<string, string>): Promise<void> {
  const wanted = acknowledged.size + 3;
  for (const end = Date.now() + 5000; acknowledged.size < wanted && Date.now() < end; ) await pause(10);
}

async function startSafely(server: ServerProcess): Promise<void> {
  if (!(await server.start())) throw new Error(`The server does not restart:\n${server.output()}`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type Db = Awaited<ReturnType<typeof openDatabase>>;
type Crowd = { acknowledged: ReadonlyMap<string, string>; attempted: ReadonlySet<string> };

export type ChaosOptions = {
  /** The bundled server. */
  entry: string;
  databaseUrl: string;
  kills: number;
  /** Number of servers that share the database. */
  servers: number;
  visitors?: number;
  /** Puts two servers behind nginx, with the configuration in deploy/. */
  isProxied?: boolean;
  /** Maximum duration, for slow machines. */
  minutes?: number;
  /** Stops servers with SIGTERM, like a restart, instead of killing them. */
  isGraceful?: boolean;
  onKill?: (kill: number, acknowledged: number) => void;
};
