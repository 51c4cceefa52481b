import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type Database, isPostgres } from '../../server/database/database.ts';
import { sqlitePath } from '../../server/database/sqlite.ts';
import { serveDesk } from '../../server/desk/desk.ts';
import { createDeskStore } from '../../server/desk/desk-store.ts';
import { startLinkMails } from '../../server/desk/link-mails.ts';
import type { DeskDeps } from '../../server/desk/request.ts';
import { renderDesk } from '../../server/desk/views/render.tsx';
import type { Log } from '../../server/log.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { startMailServer, until } from './mail-server.ts';
import { makeFolder, startServer } from './start-server.ts';

/** The desk's user in the tests. */
export const pat = 'pat@tiny.example';
export const sam = 'sam@tiny.example';

/** Starts the desk with real HTTP, a real database and a real mail server; `now` may be set to another time. */
export async function startDesk(
  { databaseUrl, users = [pat, sam], ...options }: DeskOptions = {},
  serverOptions: Parameters<typeof startServer>[0] = {},
) {
  const mailbox = await startMailServer();
  onTestFinished(mailbox.stop);
  const url = databaseUrl ?? `file:${await makeFolder()}/enquiries.sqlite`;
  const stateFolder = isPostgres(url) ? await makeFolder() : dirname(sqlitePath(url));
  const clock = { now: new Date('2026-11-23T10:00:00Z') };
  const now = () => clock.now;
  const desk = (db: Database, log: Log) => {
    const config = readConfig({
      DESK_USERS: users.join(),
      ENQUIRIES_TO: 'no-user@tiny.example',
      SMTP_URL: mailbox.url,
      DATABASE_URL: url,
      STATE_DIRECTORY: stateFolder,
    });
    const transport = createMailTransport(mailbox.url);
    const links = startLinkMails({ db, site: tinySite, log, config, send: transport.send, now });
    onTestFinished(() => links.stop().then(transport.close));
    const store = createDeskStore({ db, site: tinySite, config, log, onLink: links.pollNow, onMail: () => {} });
    const render: DeskDeps['render'] = async (view, frame) => renderDesk(view, frame, '');
    return serveDesk({ site: tinySite, store, log, now, render, hasMail: true, ...options });
  };
  const server = await startServer({ desk, databaseUrl: url, ...serverOptions });
  return { ...server, clock, mailbox, browser: () => createBrowser(server.url), databaseUrl: url, stateFolder };
}

type DeskOptions = Partial<DeskDeps> & { databaseUrl?: string; users?: readonly string[] };

/** Minimal browser for the desk: keeps a cookie, sends the origin of requests, and posts forms. */
export function createBrowser(url: string) {
  const jar = { cookie: '' };
  const request = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(jar.cookie && { Cookie: jar.cookie }), 'Sec-Fetch-Site': 'same-origin', ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) jar.cookie = line.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  /** The hidden fields of a page's last form that is posted, as a browser sends no others. */
  const form = async (path = '/desk'): Promise<Record<string, string>> => {
    const last = (await request(path)).text.split('<form').findLast((each) => each.includes('method="post"')) ?? '';
    const hidden = last.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
    return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  };
  return {
    jar,
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    post,
    form,
    /** Opens an enquiry and presses one of its buttons. */
    press: async (path: string, what: string, note = '') => post(path, { ...(await form(path)), note, what }),
  };
}

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Requests a link by mail, and returns its secret. */
export async function askForLink({ mailbox, browser }: Desk, email = pat, next = '') {
  const before = mailbox.delivered.length;
  await browser().post('/desk/sign-in', { email, next });
  await until(() => mailbox.delivered.length > before);
  return mailbox.delivered.at(-1)?.mail.text?.match(/link=([\w-]+)/)?.[1] ?? '';
}

/** Signs in, and returns the browser. */
export async function signIn(desk: Desk, email = pat) {
  const browser = desk.browser();
  await browser.post('/desk/sign-in', { link: await askForLink(desk, email) });
  return browser;
}
