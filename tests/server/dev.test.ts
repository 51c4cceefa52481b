import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findTestBrowser, launchChromium } from '../../scripts/find-chromium.ts';
import { developmentConfig } from '../../server/dev/settings.ts';
import { createBrowser } from './desk-server.ts';
import { rawRequest } from './raw-request.ts';
import { postForm } from './start-server.ts';

/** The tiny definition with another name, a mistake, or one more town. */
const definition = (business: string, towns = '', locations = '') => `
  import { tinySiteInput } from '${resolve('tests/fixtures/tiny-site.ts')}';
  const [page] = tinySiteInput.locations;
  export default {
    ...tinySiteInput,
    business: { ...tinySiteInput.business, ${business} },
    towns: { ...tinySiteInput.towns, ${towns} },
    locations: [page, ${locations}],
    redirects: [{ from: '/old-brakes', to: '/brake-repair' }, { from: '/%C3%BCber-uns', to: '/brake-repair' }],
  };`;

const anotherTown = `{
  ...page,
  town: 'otherham',
  head: { title: 'Brakes in Otherham', description: 'Brake repair near Otherham.', keywords: ['brakes otherham'] },
}`;

let file: string;
let dev: Awaited<ReturnType<typeof startDev>>;
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium(findTestBrowser());
  file = await makeDefinition(definition("name: 'First Garage'"));
  dev = await startDev(file);
  await waitFor(async () => expect(await textOf(dev.url)).toContain('First Garage'));
});
afterAll(async () => {
  await browser.close();
  await dev.stop();
  await rm(dirname(file), { recursive: true });
});

test('development serves the redirects of the definition', async () => {
  for (const path of ['/old-brakes/', '/über-uns']) {
    const moved = await fetch(`${dev.url}${path}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/brake-repair']);
  }
});

test('development shows every section kind, with the site’s content or the schema’s example', async () => {
  const read = async (path: string) => {
    const response = await fetch(`${dev.url}${path}`);
    return { status: response.status, frame: response.headers.get('x-frame-options'), html: await response.text() };
  };
  const gallery = await read('/__sections');
  expect(gallery.html).toContain(
    '<h2>town-pages</h2><p>Every town page of the site, grouped by town, except those that',
  );
  expect(gallery.html).toContain('<pre>{\n  kind: &#39;prices&#39;,\n  heading: &#39;What it costs&#39;,');
  const own = await read('/__sections/text');
  expect([own.status, own.frame]).toEqual([200, null]);
  expect(own.html).toContain('We repair brakes.');
  expect((await read('/__sections/figures')).html).toContain('Lighting');
  expect((await read('/__sections/nothing')).status).toBe(404);
});

test('development shows the mails that it would send', async () => {
  const { url } = dev;
  const read = async () => (await fetch(`${url}/__mails`)).text();
  expect(await read()).not.toContain('<iframe');
  const answers = {
    name: 'Ann <b>',
    phone: '01632 960123',
    email: 'ann@example.org',
    postcode: 'ZZ1 2ZZ',
    service: 'other',
    message: 'A squeal & a smell.',
  };
  expect((await postForm(url, { formType: 'contact', form: 'contact', ...answers })).status).toBe(201);
  expect(await read()).toMatch(/<h2>Message: Ann &lt;b&gt;, [0-9A-Z]{8}<\/h2><p>To hello@tiny.example<\/p>/);
  const page = await openPage();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(`${url}/__mails`);
  expect(refused).toEqual([]);
  const business = page.frameLocator('iframe').nth(0);
  const visitor = page.frameLocator('iframe').nth(1);
  await business.getByText('A squeal & a smell.').waitFor();
  const done = business.getByRole('link', { name: /as done/ });
  expect(await done.getAttribute('href')).toMatch(/^http:\/\/localhost:\d+\/desk\/done\?link=/);
  expect(await visitor.getByText('Hello,').isVisible()).toBe(true);
  expect(await visitor.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  );
  expect(dev.log()).not.toContain('Ann');
});

test('development has the desk, and prints sign-in links for its users', async () => {
  const browser = createBrowser(dev.url);
  const ask = (email: string) => browser.post('/desk/sign-in', { email });
  expect((await ask('nobody@tiny.example')).text).toBe((await ask('hello@tiny.example')).text);
  const printed = () => [...dev.log().matchAll(/http:\/\/localhost:\d+\/desk\/sign-in\?link=([\w-]{43})/g)];
  await waitFor(async () => expect(printed()).toHaveLength(1));
  expect((await browser.get('/desk')).status).toBe(303);
  expect((await browser.post('/desk/sign-in', { link: printed()[0]?.[1] ?? '' })).status).toBe(303);
  const list = await browser.get('/desk');
  expect([list.status, list.text]).toEqual([200, expect.stringMatching(/--paper:[\s\S]*<h1>Enquiries<\/h1>/)]);
  const elsewhere = await rawRequest(Number(new URL(dev.url).port), 'GET /desk HTTP/1.1\r\nHost: x.example\r\n\r\n');
  expect(elsewhere.status).toBe(403);
});

test('development refuses style attributes, like the policy of a page', async () => {
  const page = await openPage();
  await page.goto(dev.url);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const insert = () =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="swatch" style="color: rgb(1, 2, 3)">Yellow</p>');
      return getComputedStyle(document.querySelector('#swatch') as Element).color;
    });
  // The page may reload meanwhile, when Vite has bundled another package.
  await waitFor(async () => expect(await insert()).not.toBe('rgb(1, 2, 3)'));
  await waitFor(async () => expect(refused.join()).toContain('inline style'));
});

test('development hydrates a form, without an error from the client runtime', async () => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${dev.url}/contact`);
  await waitFor(async () => {
    await page.mouse.wheel(0, 1);
    expect(await page.locator('[data-island-ready]').count()).toBe(1);
  });
  expect(errors).toEqual([]);
});

test('development reloads a page that was still loading during an edit', async () => {
  const page = await openPage();
  let connect = () => {};
  const edited = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route('**/@vite/client', async (route) => {
    await edited;
    await route.continue();
  });
  await page.goto(`${dev.url}/contact`, { waitUntil: 'commit' });
  await writeFile(file, definition("name: 'Late Garage'"));
  await waitFor(async () => expect(await textOf(dev.url)).toContain('Late Garage'));
  connect();
  await waitFor(async () => expect(await page.textContent('body')).toContain('Late Garage'));
});

test('development does not reload for the output of another site', async () => {
  const page = await openPage();
  await page.goto(`${dev.url}/contact`);
  await page.evaluate(() => Object.assign(globalThis, { isStill: true }));
  const folder = await mkdtemp('examples/other-');
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const output of ['dist/client', 'built']) {
    await mkdir(join(folder, output), { recursive: true });
    const page = join(folder, output, 'index.html');
    await writeFile(page, '<p>One</p>');
    // Vite reloads for a change, not for a new file.
    await new Promise((done) => setTimeout(done, 500));
    await writeFile(page, '<p>Two</p>');
  }
  await new Promise((done) => setTimeout(done, 1000));
  expect(await page.evaluate(() => 'isStill' in globalThis)).toBe(true);
});

test.runIf(process.platform === 'linux')('development watches no output, documents or tests', async () => {
  const watched = new Set<number>();
  for (const name of await readdir(`/proc/${dev.pid}/fdinfo`)) {
    const info = await readFile(`/proc/${dev.pid}/fdinfo/${name}`, 'utf8').catch(() => '');
    for (const [, inode = ''] of info.matchAll(/^inotify wd:\w+ ino:(\w+)/gm)) watched.add(Number.parseInt(inode, 16));
  }
  const isWatched = async (folder: string) => watched.has((await stat(folder)).ino);
  expect(await isWatched('schema')).toBe(true);
  for (const folder of ['.cache', 'dist', 'docs', 'tests'])
    expect([folder, await isWatched(folder)]).toEqual([folder, false]);
});

test('development shows an edit that an editor writes in two steps', async () => {
  for (const [index, pauseMs] of [12, 20, 30, 40].entries()) {
    await writeFile(file, '');
    await new Promise((done) => setTimeout(done, pauseMs));
    await writeFile(file, definition(`name: 'Garage after ${index} pauses'`));
    await waitFor(async () => expect(await textOf(dev.url)).toContain(`Garage after ${index} pauses`));
  }
});

test('development shows an edit of an import, in a folder of any name', async () => {
  const imported = join(dirname(file), 'docs/name.ts');
  await mkdir(dirname(imported));
  await writeFile(imported, "export const name = 'Garage in Docs';");
  await writeFile(file, `import { name } from './docs/name.ts'; ${definition('name')}`);
  await waitFor(async () => expect(await textOf(dev.url)).toContain('Garage in Docs'));
  await writeFile(imported, "export const name = 'Renamed Garage';");
  await waitFor(async () => expect(await textOf(dev.url)).toContain('Renamed Garage'));
});

test('development reports a deleted file, but not one that an editor deletes to write it again', async () => {
  const imported = join(dirname(file), 'owner.ts');
  await writeFile(imported, "export const name = 'Garage of Ann';");
  await writeFile(file, `import { name } from './owner.ts'; ${definition('name')}`);
  await waitFor(async () => expect(await textOf(dev.url)).toContain('Garage of Ann'));
  const texts = new Map([
    [imported, (name: string) => `export const name = '${name}';`],
    [file, (name: string) => `import './owner.ts'; ${definition(`name: '${name}'`)}`],
  ]);
  for (const [deleted, textFor] of texts) {
    for (const pauseMs of [5, 200]) {
      const before = dev.log().length;
      await rm(deleted);
      await new Promise((done) => setTimeout(done, pauseMs));
      const name = `Garage after ${pauseMs} ms without ${basename(deleted)}`;
      await writeFile(deleted, textFor(name));
      await waitFor(async () => expect(await textOf(dev.url)).toContain(name));
      expect(dev.log().slice(before)).not.toContain('Invalid definition');
    }
    const before = dev.log().length;
    await rm(deleted);
    await waitFor(async () => expect(dev.log().slice(before)).toMatch(/does not exist|there is no such file/));
    await writeFile(deleted, textFor(`Garage with ${basename(deleted)}`));
    await waitFor(async () => expect(await textOf(dev.url)).toContain(`Garage with ${basename(deleted)}`));
  }
});

test('development names the setting to change if its port is in use', async () => {
  const port = new URL(dev.url).port;
  const args = ['scripts/run.js', 'cli/dev.ts', '--port', port];
  const env = {
    ...process.env,
    NODE_ENV: '',
    SITE_CONFIG: file,
    DATABASE_URL: `file:${join(dirname(file), 'used.sqlite')}`,
  };
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...env, HOST: '0.0.0.0' },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    `listen EADDRINUSE: address already in use 0.0.0.0:${port}: this port is in use; set PORT, or METRICS_PORT, to another.`,
  );
});

test('development prints contradictions once edits pause, and when they are gone', async () => {
  const before = dev.log().length;
  const printed = () => dev.log().slice(before);
  const open = "description: 'A garage. Open every Sunday.'";
  await writeFile(file, definition(`name: 'Seventh Garage', ${open}`));
  await waitFor(async () => expect(printed()).toMatch(/The site definition has \d+ contradiction.*hours-differ/s));
  await writeFile(file, definition("name: 'Seventh Garage'"));
  await waitFor(async () =>
    expect(printed().split('The site definition has').at(-1)).toContain('OK: no contradictions'),
  );
});

test('development shows an edit of the definition, and its errors over the last valid page', async () => {
  const { url, log } = dev;
  expect(log()).toContain('enquiries are stored and listed, and no mail is sent');

  const page = await openPage();
  await page.goto(`${url}/contact`);
  const seen = () => page.textContent('body');
  const overlay = page.locator('vite-error-overlay');
  await writeFile(file, definition("name: 'Second Garage'"));
  await waitFor(async () => expect(await seen()).toContain('Second Garage'));

  await writeFile(file, definition("name: 'Third Garage', type: 'Castle', colour: 'red'"));
  const complaint = complaintAbout(file);
  expect(complaint).toMatch(/site\.config\.ts:6:\d+ {2}not-a-choice.*\^{8}.*unknown-key.*docs\/rules\.md#unknown-key/s);
  await waitFor(async () => expect(await overlay.locator('.message-body').textContent()).toBe(complaint));
  expect(await seen()).toContain('Second Garage');
  expect(await (await fetch(`${url}/brake-repair`)).text()).toContain('Second Garage');

  await writeFile(file, definition("name: 'Fourth Garage',, "));
  await waitFor(async () =>
    expect(await overlay.locator('.message-body').textContent()).toContain('a comma too many; remove it'),
  );
  expect(await overlay.locator('.message-body').textContent()).toMatch(/site\.config\.ts:6:\d+ {2}.*> 6 \|/s);

  await writeFile(file, definition("name: 'Fourth Garage'"));
  await waitFor(async () => expect(await seen()).toContain('Fourth Garage'));
  expect(await overlay.count()).toBe(0);

  // Not an output, though its name begins with that of one.
  const imported = join(dirname(file), 'distances.ts');
  await writeFile(imported, "throw new Error('not yet');");
  await writeFile(file, `import { name } from './distances.ts';${definition('name')}`);
  await waitFor(async () => expect(await overlay.locator('.message-body').textContent()).toContain('not yet'));
  await writeFile(imported, "export const name = 'Imported Garage';");
  await waitFor(async () => expect(await seen()).toContain('Imported Garage'));

  expect((await fetch(`${url}/locations/otherham-brake-repair`)).status).toBe(404);
  await writeFile(file, definition("name: 'Fifth Garage'", "otherham: { name: 'Otherham' }", anotherTown));
  await waitFor(async () => expect(await seen()).toContain('Fifth Garage'));
  await page.goto(`${url}/locations/otherham-brake-repair`);
  expect(await page.title()).toBe('Brakes in Otherham');
  expect(await (await fetch(`${url}/contact.vcf`)).text()).toContain('FN:Fifth Garage');

  const kind = join(dirname(file), 'sections/tide');
  await mkdir(kind, { recursive: true });
  const declare = (name: string) =>
    writeFile(
      join(kind, 'schema.ts'),
      `import * as z from 'zod'; export const ${name} = z.strictObject({ high: z.string().default('06:12') });`,
    );
  const show = (markup: string) =>
    writeFile(join(kind, 'View.tsx'), `export const View = ({ section }) => <p>${markup}</p>;`);
  await declare('schema');
  await show('High water {section.high}');
  const tides = `tinySiteInput.pages.map((page) =>
    page.path === '/contact' ? { ...page, sections: [...page.sections, { kind: 'own', name: 'tide', heading: 'Tides' }] } : page)`;
  await writeFile(file, definition("name: 'Sixth Garage'").replace('redirects:', `pages: ${tides}, redirects:`));
  await waitFor(async () => expect(await seen()).toContain('Sixth Garage'));
  await page.goto(`${url}/contact`);
  expect(await seen()).toContain('High water 06:12');
  await show('Low water {section.high}');
  await waitFor(async () => expect(await seen()).toContain('Low water 06:12'));
  await show('Low water {section.high.none.at}');
  await waitFor(async () => expect(await overlay.locator('.message-body').textContent()).toContain("reading 'at'"));
  expect(await seen()).toContain('Low water 06:12');
  await show('No water {section.high}');
  await waitFor(async () => expect(await seen()).toContain('No water 06:12'));
  expect(await overlay.count()).toBe(0);
  await declare('shema');
  await waitFor(async () =>
    expect(await overlay.locator('.message-body').textContent()).toContain('must export `schema`'),
  );

  const answer = await postForm(url, { formType: 'contact', form: 'contact', name: 'A' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Please enter your phone number');
});

test('development serves only its sources, and only to its own pages', async () => {
  const { url, log } = dev;
  const secret = await makeSecrets();
  const port = Number(new URL(url).port);
  const send = (path: string, ...headers: string[]) =>
    rawRequest(port, [`GET ${path} HTTP/1.1`, `Connection: close`, ...headers, '', ''].join('\r\n'));
  const host = `Host: localhost:${port}`;
  const leaks: string[] = [];
  for (const path of secret.paths) {
    const { status, body } = await send(path, host);
    // Vite responds to ?worker with a script that names the file but has none of its content.
    const isServed = status < 300 && !path.endsWith('?worker');
    if (isServed || body.includes(secret.text)) leaks.push(`${status} ${path}`);
  }
  expect(leaks).toEqual([]);

  const source = '/templates/client/menu.ts';
  const statusOf = async (...headers: string[]) => (await send(source, ...headers)).status;
  expect(await statusOf(host)).toBe(200);
  expect(await statusOf(host, 'Sec-Fetch-Site: same-origin', `Origin: http://localhost:${port}`)).toBe(200);
  expect(await statusOf(host, 'Origin: http://localhost:1')).toBe(403);
  expect(await statusOf(host, 'Origin: null')).toBe(403);
  expect(await statusOf(host, 'Sec-Fetch-Site: same-site')).toBe(403);
  expect(await statusOf(host, 'Sec-Fetch-Site: Cross-Site')).toBe(403);
  expect(await statusOf(host, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: script')).toBe(403);
  expect(await statusOf('Host: rebound.example')).toBe(403);
  expect((await send('/contact', host, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: iframe')).status).toBe(403);
  expect((await send('/contact', host, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: document')).status).toBe(200);
  const own = await send(source, host, 'Sec-Fetch-Site: same-origin', `Origin: http://localhost:${port}`);
  expect(own.headers['access-control-allow-origin']).toBeUndefined();
  expect(log()).toContain('Anyone on the network can reach this development server');
});

test('development has its own database, unless one is named', () => {
  expect(developmentConfig({}).DATABASE_URL).toBe('file:data/development.sqlite');
  expect(developmentConfig({ DATABASE_URL: '' }).DATABASE_URL).toBe('file:data/development.sqlite');
  expect(developmentConfig({ DATABASE_URL: 'file:other.sqlite' }).DATABASE_URL).toBe('file:other.sqlite');
});

/** Writes files that no page may read into folders of the project, and returns every notation of their paths. */
async function makeSecrets(): Promise<{ text: string; paths: string[] }> {
  const name = `private-${process.pid}`;
  const text = 'Ann Driver, 01632 960123';
  const names = [`data/${name}.sqlite-wal`, `.env.${name}`, `templates/${name}.sqlite`, `${name}.json`];
  for (const file of names) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    onTestFinished(() => rm(file));
  }
  const plain = names.flatMap((file) => [`/${file}`, `/@fs${resolve(file)}`, `/@fs/${resolve(file)}`, `//${file}`]);
  const paths = [...plain, '/package.json', '/.git', '/@fs/etc/hostname'].flatMap((path) => [
    path,
    path.replaceAll('.', '%2e').replaceAll('-', '%2D'),
    path.replace(/\/(\w)(?=[^/]*$)/, (_, letter) => `/%${letter.charCodeAt(0).toString(16)}`),
    `/templates/..${path}`,
    `/templates/%2e%2e${path}`,
    `/templates%2f..${path}`,
    path.replaceAll('/', '%2f').replace('%2f', '/'),
    ...queries.map((query) => path + query),
  ]);
  return { text, paths };
}

/** Each makes Vite load a file in a different way. */
const queries = [
  '?raw',
  '?import',
  '?import&raw',
  '?url',
  '?inline',
  '?raw??',
  '?url&raw',
  '?init',
  '?worker',
  '?.svg',
];

/** Creates a folder outside the project, with a definition. */
async function makeDefinition(text: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'dev-test-'));
  await writeFile(join(dir, 'site.config.ts'), text);
  return join(dir, 'site.config.ts');
}

/** Output of the command line for a definition. */
function complaintAbout(file: string): string {
  const { stderr } = spawnSync(process.execPath, ['scripts/run.js', 'cli/check.ts'], {
    env: { ...process.env, SITE_CONFIG: file, PUBLIC_DIR: 'public' },
    encoding: 'utf8',
  });
  return stderr.trim();
}

/** Opens a page with cookies and a cache of its own. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  return page;
}

/** Starts the development server, reachable from the network. */
async function startDev(siteConfig: string) {
  const port = await findFreePort();
  const databaseDir = await mkdtemp(join(tmpdir(), 'garage-dev-'));
  const child = spawn(process.execPath, ['scripts/run.js', 'cli/dev.ts', '--port', String(port)], {
    env: {
      ...process.env,
      NODE_ENV: '',
      SITE_CONFIG: siteConfig,
      PUBLIC_DIR: 'public',
      DATABASE_URL: `file:${join(databaseDir, 'enquiries.sqlite')}`,
      HOST: '0.0.0.0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let written = '';
  child.stdout.on('data', (data) => {
    written += data;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(databaseDir, { recursive: true });
  };
  return { url: `http://localhost:${port}`, pid: child.pid, log: () => written, stop };
}

async function textOf(url: string): Promise<string> {
  return (await fetch(`${url}/contact`)).text();
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Retries until the assertion passes, for at most four minutes: on a busy machine a check takes more than one. */
async function waitFor(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    try {
      return await attempt();
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  return attempt();
}
