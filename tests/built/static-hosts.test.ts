import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { parseDocument } from 'htmlparser2';
import sirv from 'sirv';
import { expect, onTestFinished, test } from 'vitest';
import { checkFolder } from '../../checks/links/check-folder.ts';
import { findTestBrowser, launchChromium } from '../../scripts/find-chromium.ts';
import { parseSite } from '../../site/parse.ts';
import { readSource } from '../../site/source/source.ts';
import { tinySite, tinySiteInput } from '../fixtures/tiny-site.ts';
import { buildElsewhere } from '../helpers/build-site.ts';
import { startBuiltServer } from '../helpers/built-server.ts';
import { readContents, readPolicy } from '../helpers/page-contents.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { startServer } from '../server/start-server.ts';

test('a static host serves pages as folders, and its forms reach a server on another origin', async () => {
  const port = await findFreePort();
  const hosting = { api: `http://127.0.0.1:${port}`, pages: 'folders' as const };
  const clientDir = await build(`hosting: ${JSON.stringify(hosting)}`);
  const origin = await serveStatically(clientDir);
  for (const path of ['/', '/contact', '/brake-repair', '/locations/smallham-brake-repair']) {
    const { status, headers } = await fetch(origin + path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'text/html;charset=utf-8']);
  }
  expect((await fetch(`${origin}/contact.html`)).status).toBe(404);

  const site = { ...tinySite, url: origin, hosting: { ...tinySite.hosting, ...hosting } };
  const { db, url } = await startServer({ site, port });
  const page = await openBrowser();
  await page.goto(`${origin}/contact`);
  await fill(page, 'Ann Script');
  await page.click('form button[type=submit]');
  const receipt = page.locator('[data-enquiry-sent]');
  await receipt.waitFor();
  const plain = await openBrowser({ javaScriptEnabled: false });
  await plain.goto(`${origin}/contact`);
  await fill(plain, 'Ann Plain');
  await plain.click('form button[type=submit]');
  await plain.waitForURL(`${url}/api/forms/submit`);
  const stored = await db.selectFrom('enquiry').select(['name', 'reference']).orderBy('received_at').execute();
  expect(stored.map(({ name }) => name)).toEqual(['Ann Script', 'Ann Plain']);
  expect(await receipt.textContent()).toContain(stored[0]?.reference);
});

test('a site in a folder of its host links to, loads and names nothing outside it', async () => {
  const port = await findFreePort();
  const hosting = { api: `http://127.0.0.1:${port}`, base: '/garage', pages: 'folders' as const };
  const redirects = [
    { from: '/old', to: '/contact' },
    { from: '/older/', to: '/contact' },
  ];
  const clientDir = await build(`hosting: ${JSON.stringify(hosting)}, redirects: ${JSON.stringify(redirects)}`);
  const host = await mkdtemp(resolve('.cache/host-'));
  onTestFinished(() => rm(host, { recursive: true }));
  await cp(clientDir, join(host, 'garage'), { recursive: true });
  const origin = await serveStatically(host, clientDir);

  const page = await openBrowser();
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  const textOf = async (path: string) => (await fetch(`${origin}/garage${path}`)).text();
  const pages = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => location);
  expect(pages).toContain('https://tiny.example/garage/contact');
  for (const address of pages) {
    await page.goto(address.replace('https://tiny.example', origin), { waitUntil: 'networkidle' });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const own = links.filter((link) => link.startsWith(origin)).map((link) => link.replace(/[?#].*/, ''));
    expect(own.filter((link) => !link.startsWith(`${origin}/garage/`))).toEqual([]);
    for (const link of new Set(own)) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
  }
  expect(failed).toEqual([]);
  expect(pages.length).toBeGreaterThan(4);
  const definition = parseSite({ ...tinySiteInput, hosting, redirects });
  const { findings } = checkFolder(clientDir, definition, readSource('tests/fixtures/tiny-site.ts'));
  const faults = findings.map(({ rule, target }) => `${rule} ${target}`);
  // Its forms go to this machine, which only happens in a test.
  expect(faults.filter((fault) => !fault.startsWith('orphan'))).toEqual([
    `local-address ${hosting.api}/api/forms/submit`,
  ]);
  expect(JSON.parse(await textOf('/site.webmanifest')).start_url).toBe('/garage/');
  expect(await textOf('/_redirects')).toContain('/garage/old /garage/contact 301\n');
  expect(await textOf('/_redirects')).toContain('/garage/older /garage/contact 301\n');
  const proxy = (name: string) => readFile(join(dirname(clientDir), 'proxy', name), 'utf8');
  expect(await proxy('nginx-redirects.conf')).toContain('location = /garage/old {\n    return 301 /garage/contact;');
  expect(await proxy('redirects.caddy')).toContain('redir /garage/old /garage/contact 301\n');
  expect(await proxy('nginx-policies.conf')).toContain('"/garage/contact/index.html" "default-src');
  expect(await proxy('headers.caddy')).toContain('\t"/garage/contact" "default-src');
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(await textOf('/contact')) ?? [];
  expect(rules).toContain('{"href_matches":"/garage/*"}');

  // The server's reply loads its script from the server's root, and so differs from the page whose policy it has.
  const built = await startBuiltServer(dirname(clientDir));
  onTestFinished(() => built.stop());
  const reply = await fetch(`${built.url}/api/forms/submit`, {
    method: 'POST',
    body: new URLSearchParams('form=contact'),
  });
  const allowed = readPolicy(reply.headers.get('content-security-policy') ?? '')['script-src'];
  const { scripts } = readContents(parseDocument(await reply.text()));
  expect([scripts.length, allowed]).toEqual([3, expect.arrayContaining(scripts)]);

  const site = { ...tinySite, url: origin, hosting: { ...tinySite.hosting, ...hosting } };
  const { db } = await startServer({ site, port });
  await page.goto(`${origin}/garage/contact`);
  await fill(page, 'Ann Folder');
  await page.click('form button[type=submit]');
  const receipt = page.locator('[data-enquiry-sent]');
  await receipt.waitFor();
  expect(await db.selectFrom('enquiry').select('name').execute()).toEqual([{ name: 'Ann Folder' }]);
  for (const link of ['Save our number', 'Send another']) {
    expect(await receipt.getByRole('link', { name: link }).getAttribute('href')).toMatch(/^\/garage\/contact(\.vcf)?$/);
  }
});

/** Builds the tiny definition with another key, and forms that may be sent immediately. Returns its pages. */
async function build(key: string): Promise<string> {
  await mkdir('.cache', { recursive: true });
  const dir = await mkdtemp(resolve('.cache/static-host-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const definition = `import { tinySiteInput } from '../../tests/fixtures/tiny-site.ts';
export default { ...tinySiteInput, forms: { ...tinySiteInput.forms, minimumFillMs: 0 }, ${key} };`;
  await writeFile(join(dir, 'site.config.ts'), definition);
  const { clientDir, remove } = await buildElsewhere(join(dir, 'site.config.ts'));
  onTestFinished(remove);
  return clientDir;
}

/** Serves a folder like a static host, with the headers that the build wrote for it. */
async function serveStatically(dir: string, headersDir = dir): Promise<string> {
  const rules = await readHeaders(headersDir);
  const handle = sirv(dir, {
    dev: true,
    setHeaders: (response, path) => {
      for (const [name, value] of rules.get(path) ?? []) response.setHeader(name, value);
    },
  });
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Parses `_headers`: a line with a path, followed by its headers. */
async function readHeaders(dir: string) {
  const rules = new Map<string, [name: string, value: string][]>();
  for (const line of (await readFile(join(dir, '_headers'), 'utf8')).split('\n')) {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith(' ')) [...rules.values()].at(-1)?.push([name, value.join(': ')]);
    else rules.set(line, []);
  }
  return rules;
}

async function fill(page: Page, name: string): Promise<void> {
  const values = { name, phone: '01632 960123', email: '', postcode: 'ZZ1 2ZZ', message: 'My brakes make a noise.' };
  for (const [field, value] of Object.entries(values)) await page.fill(`form [name=${field}]`, value);
}

async function openBrowser(options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const browser = await launchChromium(findTestBrowser());
  onTestFinished(() => browser.close());
  return browser.newPage(options);
}
