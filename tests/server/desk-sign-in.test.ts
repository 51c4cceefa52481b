import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { openBackend } from '../../server/database-thread/backend.ts';
import type { DeskStore } from '../../server/desk/desk-store.ts';
import { sendLinks, startLinkMails } from '../../server/desk/link-mails.ts';
import { createLink, hashToken, isLinkValid, requestLink } from '../../server/desk/sign-in.ts';
import { limitSubmissions } from '../../server/http/rate-limit.ts';
import { createLog } from '../../server/log.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { databaseFactory, databaseKinds } from '../helpers/databases.ts';
import { askForLink, pat, sam, signIn, startDesk } from './desk-server.ts';
import { addEnquiry, enquiriesTools } from './enquiries-tools.ts';
import { startMailServer, until } from './mail-server.ts';
import { rawRequest } from './raw-request.ts';
import { startServer } from './start-server.ts';

const tools = enquiriesTools();
const createDatabase = databaseFactory();

describe.each(databaseKinds)('the desk on %s', (kind) => {
  const start = async () => startDesk({ databaseUrl: await createDatabase(kind) });

  test('signs in by the mailed link and its button, once', async () => {
    const desk = await start();
    const browser = desk.browser();
    const next = '/desk/enquiries/K7QF3MPD';
    const asked = await browser.post('/desk/sign-in', { email: ` ${pat.toUpperCase()} `, next });
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('a link is on its way')]);
    await until(() => desk.mailbox.delivered.length === 1);
    const [{ to, mail } = { to: [], mail: {} as never }] = desk.mailbox.delivered;
    expect([to, mail.subject]).toEqual([[pat], 'Sign in to the Tiny Garage desk']);
    const [, link = ''] = mail.text?.match(/^https:\/\/tiny\.example\/desk\/sign-in\?link=([\w-]{43})$/m) ?? [];
    // A mail scanner opens every link, more than once.
    for (let i = 0; i < 3; i++) {
      const opened = await desk.browser().get(`/desk/sign-in?link=${link}`, { 'Sec-Fetch-Site': 'cross-site' });
      expect([opened.status, opened.text]).toEqual([200, expect.stringContaining('Press the button to sign in')]);
    }
    // A link stays valid if the database fails meanwhile.
    await desk.db.schema.alterTable('desk_session').renameTo('hidden').execute();
    expect((await browser.post('/desk/sign-in', { link })).status).toBe(500);
    await desk.db.schema.alterTable('hidden').renameTo('desk_session').execute();
    const signedIn = await browser.post('/desk/sign-in', { link });
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, next]);
    const cookie = signedIn.headers.get('set-cookie');
    expect(cookie).toMatch(/^desk-without-tls=[\w-]{43}; path=\/; expires=[^;]+; samesite=strict; httponly$/);
    expect((await browser.get('/desk')).text).toContain(`Signed in as ${pat}`);
    // The second click of two, whose response is the one that a browser shows.
    desk.clock.now = new Date(desk.clock.now.getTime() + 9_000);
    expect((await browser.post('/desk/sign-in', { link })).status).toBe(303);
    expect((await browser.get('/desk')).text).toContain(`Signed in as ${pat}`);
    desk.clock.now = new Date(desk.clock.now.getTime() + 1_000);
    const again = await desk.browser().post('/desk/sign-in', { link });
    expect(`${again.status} ${again.text}`).toMatch(/^410 .*"notice" role="alert">.* been used already/s);
    expect(again.headers.get('set-cookie')).toBeNull();
    // Nothing stored or logged can be used to sign in.
    const links = await desk.db.selectFrom('desk_link').selectAll().execute();
    const sessions = await desk.db.selectFrom('desk_session').selectAll().execute();
    for (const secret of [link, browser.jar.cookie.split('=')[1]]) {
      expect(JSON.stringify([links, sessions, desk.logged])).not.toContain(secret);
    }
  });

  test('ends a link after 15 minutes, a session after 30 days, and immediately on signing out', async () => {
    const desk = await start();
    const link = await askForLink(desk);
    const pass = (minutes: number) => {
      desk.clock.now = new Date(desk.clock.now.getTime() + minutes * 60_000);
    };
    pass(15);
    expect((await desk.browser().get(`/desk/sign-in?link=${link}`)).status).toBe(410);
    expect((await desk.browser().post('/desk/sign-in', { link })).status).toBe(410);
    const browser = await signIn(desk);
    const other = await signIn(desk, sam);
    const copied = browser.jar.cookie;
    const out = await browser.post('/desk/sign-out', await browser.form());
    expect([browser.jar.cookie, out.headers.get('clear-site-data')]).toEqual(['desk-without-tls=', '"cache"']);
    expect(out.headers.get('set-cookie')).toContain('expires=Thu, 01 Jan 1970');
    browser.jar.cookie = copied;
    expect((await browser.get('/desk')).headers.get('location')).toBe('/desk/sign-in');
    expect((await other.get('/desk')).status).toBe(200);
    // On every device, however the address was spelt, and for nobody else.
    const phone = await signIn(desk);
    const office = await signIn(desk);
    await desk.db.updateTable('desk_session').set({ who: pat.toUpperCase() }).where('who', '=', pat).execute();
    await createLink(desk.db, pat, desk.clock.now);
    await phone.post('/desk/sign-out', { ...(await phone.form()), what: 'everywhere' });
    expect([(await phone.get('/desk')).status, (await office.get('/desk')).status]).toEqual([303, 303]);
    expect(await desk.db.selectFrom('desk_link').select('who').where('who', '=', pat).execute()).toEqual([]);
    expect((await other.get('/desk')).status).toBe(200);
    expect((await other.get('/desk/sign-in')).headers.get('location')).toBe('/desk');
    pass(30 * 24 * 60);
    expect((await other.get('/desk')).headers.get('location')).toBe('/desk/sign-in');
    // What has expired is deleted; the link just used expires soon.
    pass(1);
    await signIn(desk);
    const expires_at = new Date(desk.clock.now.getTime() + 10_000).toISOString();
    expect(await desk.db.selectFrom('desk_link').select('expires_at').execute()).toEqual([{ expires_at }]);
    expect(await desk.db.selectFrom('desk_session').select('who').execute()).toEqual([{ who: pat }]);
  });

  test('gives every address the same answer, and mails at most three links, not counting printed ones', async () => {
    const desk = await start();
    for (let printed = 0; printed < 3; printed++) await createLink(desk.db, pat, desk.clock.now);
    const request = { email: pat, next: '/desk', now: desk.clock.now, users: [pat] };
    await Promise.all(Array.from({ length: 12 }, () => requestLink(desk.db, request)));
    const answers = new Set<string>();
    for (const email of ['nobody@tiny.example', pat, sam, 'x'.repeat(5000), '', `${pat}\r\nBcc: x@y.example`]) {
      const { status, text } = await desk.browser().post('/desk/sign-in', { email });
      answers.add(`${status} ${text}`);
    }
    expect([answers.size, desk.logged.filter(({ level }) => level === 'error')]).toEqual([1, []]);
    await until(() => desk.mailbox.delivered.length === 4);
    const asked = desk.db.selectFrom('desk_link').selectAll().where('requested_at', '!=', '');
    const rows = await asked.execute();
    expect(rows.flatMap(({ who }) => (who.includes('@') ? who : [])).sort()).toEqual([pat, pat, pat, sam]);
    // A stranger costs the database as much, up to the same limit; their address is not stored.
    const stranger = { ...request, email: 'Nobody@tiny.example ' };
    for (let i = 0; i < 5; i++) await requestLink(desk.db, stranger);
    const nobody = (await asked.execute()).filter(({ who }) => who === hashToken('nobody@tiny.example'));
    expect(nobody).toHaveLength(3);
    await until(async () => (await asked.where('due_at', '!=', '').execute()).length === 0);
    expect(desk.mailbox.delivered).toHaveLength(4);
  });

  test('three links asked for under a clock a day fast do not keep their user out for that day', async () => {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    const today = '2026-11-23T10:00:00.000Z';
    const tomorrow = '2026-11-24T10:00:00.000Z';
    for (const time of [tomorrow, tomorrow, tomorrow, today]) {
      await requestLink(db, { email: pat, next: '/desk', now: new Date(time), users: [pat] });
    }
    expect(await db.selectFrom('desk_link').select('id').where('requested_at', '=', today).execute()).toHaveLength(1);
  });

  test('one of several servers mails a link, again with a new secret if that failed, unless it is old', async () => {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    let now = new Date('2026-11-23T10:00:00Z');
    const tokens: string[] = [];
    const mail = (refused?: Error) => {
      const send = async ({ token }: { token: string }) => {
        tokens.push(token);
        if (refused) throw refused;
      };
      return sendLinks(db, { users: [pat, sam], send, log: createLog('silent'), now: () => now });
    };
    await requestLink(db, { email: pat, next: '/desk', now, users: [pat] });
    await requestLink(db, { email: sam, next: '/desk', now: new Date('2026-11-23T09:40:00Z'), users: [sam] });
    await mail(new Error('421'));
    now = new Date('2026-11-23T10:00:20Z');
    await Promise.all([mail(), mail(), mail(), mail()]);
    const valid = await Promise.all(tokens.map((token) => isLinkValid(db, { token, now })));
    expect(valid).toEqual([false, true]);
    // It works for as long after it was mailed.
    expect(await isLinkValid(db, { token: tokens[1] ?? '', now: new Date('2026-11-23T10:15:19Z') })).toBe(true);
    // Nor does a link wait for another one that a slow server is mailing.
    await Promise.all([pat, sam].map((email) => requestLink(db, { email, next: '/desk', now, users: [pat, sam] })));
    const sent = new Set<string>();
    const send = ({ who }: { who: string }) => until(() => sent.add(who).size === 2);
    await Promise.all(
      [1, 2].map(() => sendLinks(db, { users: [pat, sam], send, log: createLog('silent'), now: () => now })),
    );
    expect(await db.selectFrom('desk_link').select('id').where('due_at', '=', '').execute()).toHaveLength(3);
  });

  test('a link that fails slowly is tried once in each pass', async () => {
    const db = await openDatabase(await createDatabase(kind));
    onTestFinished(() => db.destroy());
    let now = new Date('2026-11-23T10:00:00Z');
    const tried: string[] = [];
    const send = async ({ who }: { who: string }) => {
      tried.push(who);
      now = new Date(now.getTime() + 30_000);
      throw new Error('421');
    };
    for (const email of [pat, sam]) await requestLink(db, { email, next: '/desk', now, users: [pat, sam] });
    await sendLinks(db, { users: [pat, sam], send, log: createLog('silent'), now: () => now });
    expect(tried.sort()).toEqual([pat, sam]);
  });
});

test('a user at a domain with an umlaut signs in, whether the browser sends it as typed or as mail writes it', async () => {
  const desk = await startDesk({ users: ['pat@müller.example'] });
  for (const email of ['Pat@Müller.example', 'pat@xn--mller-kva.example']) {
    const browser = desk.browser();
    await browser.post('/desk/sign-in', { link: await askForLink(desk, email) });
    expect((await browser.get('/desk')).status).toBe(200);
  }
});

test('a stopping server leaves the links that it cannot send to another', async () => {
  const db = await openDatabase(await createDatabase('SQLite'));
  onTestFinished(() => db.destroy());
  const mailbox = await startMailServer({ behave: ({ stage }) => (stage === 'data' ? 'hang' : 'take') });
  onTestFinished(mailbox.stop);
  const now = new Date();
  for (const email of [pat, sam]) await requestLink(db, { email, next: '/desk', now, users: [pat, sam] });
  const config = readConfig({ SMTP_URL: mailbox.url, DESK_USERS: [pat, sam].join() });
  const { send, close } = createMailTransport(mailbox.url);
  onTestFinished(close);
  const links = startLinkMails({ db, site: tinySite, config, log: createLog('silent'), send, now: () => now });
  links.pollNow();
  await until(() => mailbox.attempts() === 1);
  const stopped = links.stop(100).then(() => 'stopped');
  expect(await Promise.race([stopped, wait(60_000, 'still sending')])).toBe('stopped');
  expect(mailbox.attempts()).toBe(1);
});

test('the answer does not wait for the database, which is only queried for users', async () => {
  const silent = new Proxy({} as DeskStore, { get: () => () => new Promise(() => {}) });
  const desk = await startDesk({ store: silent });
  for (const email of [pat, 'nobody@tiny.example']) {
    expect((await desk.browser().post('/desk/sign-in', { email })).status).toBe(200);
  }
});

describe('an attacker', () => {
  test('can try only as often as a sender may send forms', async () => {
    const limit = limitSubmissions({ perAddress: 3, global: 0, log: createLog('silent') });
    const desk = await startDesk({ limit });
    const post = async (fields: Record<string, string>) => (await desk.browser().post('/desk/sign-in', fields)).status;
    expect([await post({ email: pat }), await post({ link: 'x' }), await post({ link: 'y' })]).toEqual([200, 410, 410]);
    expect([await post({ link: 'z' }), await post({ email: pat })]).toEqual([429, 429]);
  });

  test('gets nowhere with invented links and cookies', async () => {
    const desk = await startDesk();
    const real = await askForLink(desk);
    const forged = ['', 'x', `${real}x`, real.slice(1), real.toUpperCase(), '%00', "' or 1=1 --", '__proto__'];
    for (const link of forged) {
      const answer = await desk.browser().post('/desk/sign-in', { link });
      expect([link, answer.status, answer.headers.get('set-cookie')]).toEqual([link, 410, null]);
      const browser = desk.browser();
      browser.jar.cookie = `desk-without-tls=${encodeURIComponent(link)}`;
      expect((await browser.get('/desk')).status).toBe(303);
    }
    // The database stores a hash, not the secret.
    const { token_hash: hash } = await desk.db.selectFrom('desk_link').selectAll().executeTakeFirstOrThrow();
    expect((await desk.browser().post('/desk/sign-in', { link: hash })).status).toBe(410);
  });

  test('cannot make a user use a session that the attacker knows', async () => {
    const desk = await startDesk();
    const attacker = await signIn(desk, sam);
    const victim = desk.browser();
    victim.jar.cookie = attacker.jar.cookie;
    const { token: known = '' } = await attacker.form();
    await victim.post('/desk/sign-in', { link: await askForLink(desk, pat) });
    expect(victim.jar.cookie).not.toBe(attacker.jar.cookie);
    expect((await attacker.get('/desk')).status).toBe(303);
    // Nor post the token of another session, or none.
    for (const token of ['', 'x', known]) expect((await victim.post('/desk/sign-out', { token })).status).toBe(403);
    expect((await victim.get('/desk')).text).toContain(pat);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a neighbouring host', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.tiny.example' }],
    ['a page that hides its origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['another site, by a browser that says little', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a program that says nothing', { 'Sec-Fetch-Site': '' }],
    ['the pages on a host of their own, by a browser that says little', { 'Sec-Fetch-Site': '', Origin: tinySite.url }],
  ])('cannot post from %s, signed in or not', async (_, headers) => {
    const site = { ...tinySite, hosting: { ...tinySite.hosting, api: 'https://api.tiny.example' } };
    const desk = await startDesk({ site }, { site });
    const link = await askForLink(desk);
    expect((await desk.browser().post('/desk/sign-in', { link }, headers)).status).toBe(403);
    expect((await desk.browser().post('/desk/sign-in', { email: pat }, headers)).status).toBe(403);
    expect((await desk.browser().post('/desk/done', { link: 'x' }, headers)).status).toBe(403);
    const browser = desk.browser();
    await browser.post('/desk/sign-in', { link });
    expect((await browser.post('/desk/sign-out', await browser.form(), headers)).status).toBe(403);
    expect((await browser.get('/desk')).status).toBe(200);
    // The refusal must not offer to send again what somebody else has put in the address.
    const forged = await browser.post('/desk/enquiries/K7QF3MPD?what=erase&version=0&note=Press', {}, headers);
    expect([forged.status, forged.text]).toEqual([403, expect.not.stringContaining('Press')]);
  });

  test.each(['empty', 'iframe', 'script'])('cannot read enquiries by a script on a page, as %s', async (to) => {
    const desk = await startDesk();
    const browser = await signIn(desk);
    for (const path of ['/desk', '/desk/enquiries.csv', '/desk/sign-in']) {
      const read = await browser.get(path, { 'Sec-Fetch-Dest': to });
      expect([read.status, read.text]).toEqual([403, expect.not.stringContaining(pat)]);
    }
    expect((await browser.get('/desk', { 'Sec-Fetch-Dest': 'document' })).text).toContain(pat);
    // As Chromium saves a link to a file, which no script can read.
    const saving = `GET /desk/enquiries.csv HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${browser.jar.cookie}\r\nSec-Fetch-Dest: ${to}`;
    const saved = await rawRequest(desk.port, `${saving}\r\nSec-Fetch-Mode: navigate\r\nConnection: close\r\n\r\n`);
    expect(saved.status).toBe(to === 'empty' ? 200 : 403);
  });

  const places = ['https://evil.example', '//evil.example', '/\\evil.example', '/desk/../evil', 'javascript:0'];
  test.each([...places, '/desk/enquiries/x'])('cannot redirect a user to %s', async (next) => {
    const desk = await startDesk();
    const page = await desk.browser().get(`/desk/sign-in?next=${encodeURIComponent(next)}`);
    expect(page.text).toContain('name="next" value="/desk"');
    const link = await askForLink(desk, pat, next);
    expect((await desk.browser().post('/desk/sign-in', { link })).headers.get('location')).toBe('/desk');
  });
});

test('a link in webmail, which sends no strict cookie, reloads the page once from the desk itself', async () => {
  const browser = (await startDesk()).browser();
  const path = '/desk/enquiries/K7QF3MPD';
  const opened = await browser.get(path, { 'Sec-Fetch-Site': 'cross-site' });
  expect(opened.text).toContain(`<meta http-equiv="refresh" content="0; url=${path}"/>`);
  expect((await browser.get(path)).headers.get('location')).toBe(`/desk/sign-in?next=${encodeURIComponent(path)}`);
});

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

// The desk is open over https, as a trusted proxy reports it, and from this machine where no proxy is trusted.
test.each([
  // TRUST_PROXY, the client's address, Host, what the client or a proxy adds, and whether the desk opens.
  [0, '127.0.0.1', 'localhost', {}, true],
  [0, '127.0.0.1', '127.0.0.1:3000', {}, true],
  [0, '127.0.0.1', '[::1]:3000', {}, true],
  [0, '127.0.0.1', 'tiny.example', {}, false],
  [0, '127.0.0.1', 'tiny.example', { 'X-Forwarded-Host': 'localhost' }, false],
  [0, '127.0.0.1', 'tiny.example', { 'X-Forwarded-Proto': 'https' }, false],
  [0, outside, 'localhost', {}, false],
  [0, outside, 'localhost', { 'X-Forwarded-For': '127.0.0.1' }, false],
  [1, '127.0.0.1', 'tiny.example', { 'X-Forwarded-Proto': 'https' }, true],
  [1, '127.0.0.1', 'localhost', { 'X-Forwarded-Proto': 'https' }, true],
  [1, '127.0.0.1', 'localhost', {}, false],
  [1, '127.0.0.1', 'localhost', { 'X-Forwarded-Proto': 'http' }, false],
  [1, '127.0.0.1', 'tiny.example', { 'X-Forwarded-Host': 'localhost' }, false],
  [1, '127.0.0.1', 'tiny.example', { 'X-Forwarded-Host': 'localhost', 'X-Forwarded-Proto': 'http' }, false],
  [1, outside, 'localhost', { 'X-Forwarded-For': '127.0.0.1' }, false],
] as const)('with TRUST_PROXY=%i, a request from %s to %s with %j opens the desk: %s', async (...row) => {
  const [trustProxy, from, host, sent, isOpen] = row;
  if (from === undefined) return;
  const desk = await startDesk({}, { trustProxy });
  const everywhere = createServer((request, response) => desk.server.emit('request', request, response));
  await new Promise<void>((listening) => everywhere.listen(0, listening));
  onTestFinished(() => void everywhere.close());
  const { port } = everywhere.address() as AddressInfo;
  const lines = Object.entries({ Host: host, ...sent, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const { status } = await rawRequest(port, `GET /desk/sign-in HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, {
    host: from,
  });
  expect(status).toBe(isOpen ? 200 : 403);
});

test('a proxy that passes its visitors on as local ones cannot sign them in, nor take a note', async () => {
  const desk = await startDesk();
  const link = await createLink(desk.db, pat, desk.clock.now);
  const posts = { '/desk/sign-in': { link }, '/desk/enquiries/K7QF3MPD': { what: 'note', note: 'Call at nine' } };
  // Without settings, nginx and Apache send the server's own address as the host.
  for (const [path, fields] of Object.entries(posts)) {
    const refused = await desk.browser().post(path, fields, { Origin: tinySite.url });
    expect([path, refused.status, refused.text]).toEqual([path, 403, expect.stringContaining('set TRUST_PROXY')]);
    expect(refused.headers.get('set-cookie')).toBeNull();
  }
  // Another local address, such as that of a tunnel with ssh.
  expect((await desk.browser().post('/desk/sign-in', { link }, { Origin: desk.url })).status).toBe(303);
});

test('over TLS the cookie is limited to this host, and without TLS the desk only works on this machine', async () => {
  const desk = await startDesk();
  const forged = ['tiny.example?host=localhost', 'tiny.example?host=%25', '%', 'localhost.tiny.example'];
  for (const host of ['tiny.example', ...forged]) {
    const other = await rawRequest(desk.port, `GET /desk HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect([host, other.status, other.body]).toEqual([host, 403, expect.stringContaining('set TRUST_PROXY')]);
  }
  const behindProxy = await startDesk({}, { trustProxy: 1 });
  const link = await createLink(behindProxy.db, pat, behindProxy.clock.now);
  const { headers } = await behindProxy.browser().post('/desk/sign-in', { link }, { 'X-Forwarded-Proto': 'https' });
  expect(headers.get('set-cookie')).toMatch(/^__Host-desk=[\w-]{43}; path=\/; .*samesite=strict; secure; httponly$/);
});

test('the desk’s responses, refusals included, are never cached, indexed, framed or shown to a third party', async () => {
  const desk = await startDesk();
  const browser = await signIn(desk);
  for (const path of ['/desk', '/desk/sign-in', '/desk/sign-in?link=x', '/desk/done?link=x', '/desk/nothing']) {
    const { headers } = await browser.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
  }
  // That of the page itself, which allows its own styles.
  expect((await browser.get('/desk')).headers.get('content-security-policy')).toContain("style-src 'sha256-");
  for (const [path, target] of [
    ['/desk/', '/desk'],
    ['/desk//?q=a', '/desk?q=a'],
    ['/desk/enquiries/K7QF3MPD/', '/desk/enquiries/K7QF3MPD'],
  ] as const) {
    const { status, headers } = await browser.get(path);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, target, 'no-store']);
  }
  expect((await browser.get('/desktop')).headers.get('x-robots-tag')).toBeNull();
  // An image on another page could ask for it.
  expect((await browser.get('/desk/sign-out')).status).toBe(404);
  expect((await browser.get('/desk')).status).toBe(200);
});

test.each(databaseKinds)(
  'on %s, a removed user and a restored database bring no session or link back',
  async (kind) => {
    const desk = await startDesk({ databaseUrl: await createDatabase(kind) });
    const patsBrowser = await signIn(desk, pat);
    const samsBrowser = await signIn(desk, sam);
    await createLink(desk.db, sam, desk.clock.now);
    const statuses = async () => [(await patsBrowser.get('/desk')).status, (await samsBrowser.get('/desk')).status];
    const config = readConfig({ DATABASE_URL: desk.databaseUrl, DESK_USERS: pat.toUpperCase() });
    const backend = await openBackend({ config, site: tinySite, log: createLog('silent'), observe: () => {} });
    await backend.close();
    // The desk of before still has both users, as if the second were one again.
    const links = await desk.db.selectFrom('desk_link').select('who').execute();
    expect([await statuses(), links]).toEqual([[200, 303], [{ who: pat }]]);
    expect((await tools.run(desk.databaseUrl, 'restore', '--erasures', '/none')).code).toBe(0);
    expect(await statuses()).toEqual([303, 303]);
  },
);

test('removal from DESK_USERS ends a session, and DESK=off removes the desk', async () => {
  const url = await createDatabase('SQLite');
  const desk = await startDesk({ databaseUrl: url });
  const browser = await signIn(desk, sam);
  const same = (await startDesk({ databaseUrl: url, users: [pat] })).browser();
  same.jar.cookie = browser.jar.cookie;
  expect((await same.get('/desk')).status).toBe(303);
  expect((await fetch(`${(await startServer()).url}/desk`)).status).toBe(404);
});

test('desk-link prints a link where mail is off, for users of the desk only', async () => {
  const desk = await startDesk({ databaseUrl: await createDatabase('SQLite') });
  const run = (...args: string[]) => tools.run(desk.databaseUrl, 'desk-link', ...args);
  const printed = await run();
  const [first = '', second = ''] = printed.out.split('\n');
  const [, path = ''] = /^https:\/\/tiny\.example(\/desk\/sign-in\?link=[\w-]{43})$/.exec(first) ?? [];
  expect(second.replace(/=\d+/, '=N')).toBe(`On this machine, with PORT=N: http://localhost:3000${path}`);
  const theirs = await startDesk({ databaseUrl: desk.databaseUrl, users: ['hello@tiny.example'], hasMail: false });
  // Trying a link uses it up even if its owner is not a user here, so each desk gets its own.
  const link = (printed: string) => ({ link: /link=([\w-]{43})/.exec(printed)?.[1] ?? '' });
  expect((await desk.browser().post('/desk/sign-in', link(path))).status).toBe(410);
  const browser = theirs.browser();
  expect((await browser.post('/desk/sign-in', link((await run()).out))).status).toBe(303);
  for (const page of ['/desk', `/desk/enquiries/${await addEnquiry(desk.db, {})}`]) {
    expect((await browser.get(page)).text).toContain('This server sends no email yet; emails wait');
  }
  const refused = await run('--for', 'nobody@tiny.example');
  expect(refused.err).toContain('may not use the desk; DESK_USERS has hello@tiny.example.');
  vi.stubEnv('DESK', 'off');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await run()).err).toContain('The desk is off');
});
