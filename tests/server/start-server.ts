import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { PagePolicies } from '../../renderer/content-security.ts';
import { securityHeaders } from '../../renderer/response-headers.ts';
import type { Redirect } from '../../schema/link.ts';
import type { Site } from '../../schema/site.ts';
import { policiesOfBuild } from '../../server/built-site.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { createEnquiryStore } from '../../server/database-thread/backend.ts';
import { type AppDeps, createApp } from '../../server/http/app.ts';
import { openPages } from '../../server/http/page-cache.ts';
import { servePages } from '../../server/http/pages.ts';
import { createHttpServer, stopHttpServer } from '../../server/http/server.ts';
import { createLog, type Log } from '../../server/log.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

/** Creates a folder that is removed after the test. */
export async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'garage-site-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

/** Writes files below `dir`, by name. */
export async function writeFiles(dir: string, files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
}

/** Starts the whole server with real HTTP and a real database file; collects its log. */
export async function startServer({
  site = tinySite,
  files = {},
  limits = {},
  pageBytes = 1e6,
  policies = {},
  redirects = [],
  databaseUrl,
  desk,
  port: wanted = 0,
  ...deps
}: Options = {}) {
  const dir = await makeFolder();
  const clientDir = join(dir, 'client');
  await writeFiles(clientDir, { '404.html': '<p>Not found</p>', ...files });
  const db = await openDatabase(databaseUrl ?? `file:${join(dir, 'enquiries.sqlite')}`);
  const logged: Record<string, unknown>[] = [];
  const log = createLog('debug', (line) => logged.push(JSON.parse(line)));
  const policyFile = join(dir, 'policies.json');
  await writeFiles(dir, { 'policies.json': JSON.stringify(policies) });
  const pages = await openPages({ dir: clientDir, policies: policiesOfBuild(policyFile), maxBytes: pageBytes });
  const app = createApp({
    site,
    enquiries: createEnquiryStore(db),
    log,
    pages: servePages(pages, redirects),
    renderReply: async (submission) => ({
      html: `<!doctype html><pre>${JSON.stringify(submission)}</pre>`,
      policy: "default-src 'none'; form-action 'self'",
    }),
    desk: desk?.(db, log),
    ...deps,
  });
  const server = createHttpServer(app.callback(), {
    headers: securityHeaders(site),
    sentence: site.forms.refusals.notRead,
    log,
    ...(limits && { limits }),
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await stopHttpServer(server, 0);
    await db.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, db, logged, server, pages, clientDir };
}

/** A valid enquiry from the tiny site's contact form. */
export const enquiry = {
  formType: 'contact',
  name: 'Ann Driver',
  phone: '01632 960123',
  email: 'ann@example.org',
  postcode: 'ZZ1 2ZZ',
  message: 'My brakes make a noise.',
  website: '',
};

/** Sends an enquiry like the form's script. */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/forms/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Sends an enquiry like a browser without script. */
export function postForm(
  url: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/forms/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

type Options = Partial<Omit<AppDeps, 'enquiries' | 'log' | 'desk'>> & {
  databaseUrl?: string;
  desk?: (db: Database, log: Log) => AppDeps['desk'];
  site?: Site;
  files?: Record<string, string | Buffer>;
  limits?: Record<string, number>;
  policies?: PagePolicies;
  redirects?: readonly Redirect[];
  port?: number;
  /** Size limit of the page cache. */
  pageBytes?: number;
};
