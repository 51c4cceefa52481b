import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';
import { makeFolder, postForm } from './start-server.ts';

/** The tiny definition under another name, with a mistake in it, or with a town more. */
const definition = (business: string, towns = '', locations = '') => `
  import { tinySiteInput } from '../../tests/fixtures/tiny-site.ts';
  const [page] = tinySiteInput.locations;
  export default {
    ...tinySiteInput,
    business: { ...tinySiteInput.business, ${business} },
    towns: { ...tinySiteInput.towns, ${towns} },
    locations: [page, ${locations}],
  };`;

const anotherTown = `{
  ...page,
  town: 'otherham',
  head: { title: 'Brakes in Otherham', description: 'Brake repair near Otherham.', keywords: ['brakes otherham'] },
}`;

test('development shows an edit of the definition, and what is wrong in one over the last good page', async () => {
  const file = await makeDefinition(definition("name: 'First Garage'"));
  const { url, log } = await startDev(file);
  await waitFor(async () => expect(await textOf(url)).toContain('First Garage'));
  expect(log()).toContain('enquiries are stored and listed, and no mail is sent');

  const page = await openBrowser();
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
  await waitFor(async () => expect(await overlay.locator('.message-body').textContent()).toContain('but found ","'));
  expect(await overlay.locator('.message-body').textContent()).toMatch(/site\.config\.ts:6:\d+ {2}.*> 6 \|/s);

  await writeFile(file, definition("name: 'Fourth Garage'"));
  await waitFor(async () => expect(await seen()).toContain('Fourth Garage'));
  expect(await overlay.count()).toBe(0);

  expect((await fetch(`${url}/locations/otherham-brake-repair`)).status).toBe(404);
  await writeFile(file, definition("name: 'Fifth Garage'", "otherham: { name: 'Otherham' }", anotherTown));
  await waitFor(async () => expect(await seen()).toContain('Fifth Garage'));
  await page.goto(`${url}/locations/otherham-brake-repair`);
  expect(await page.title()).toBe('Brakes in Otherham');

  const answer = await postForm(url, { formType: 'contact', form: 'contact', name: 'A' });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Please enter your phone number');
}, 90_000);

/** A folder of its own with a definition in it. */
async function makeDefinition(text: string): Promise<string> {
  await mkdir('.cache', { recursive: true });
  const dir = await mkdtemp(resolve('.cache/dev-test-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'site.config.ts'), text);
  return join(dir, 'site.config.ts');
}

/** What the command line says of a definition. */
function complaintAbout(file: string): string {
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'cli/check.ts'], {
    env: { ...process.env, SITE_CONFIG: file },
    encoding: 'utf8',
  });
  return stderr.trim();
}

async function openBrowser(): Promise<Page> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  return browser.newPage();
}

async function startDev(siteConfig: string): Promise<{ url: string; log: () => string }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev/dev.ts'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      SITE_CONFIG: siteConfig,
      PORT: String(port),
      DATABASE_URL: `file:${join(await makeFolder(), 'enquiries.sqlite')}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let written = '';
  child.stdout.on('data', (data) => {
    written += data;
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });
  return { url: `http://localhost:${port}`, log: () => written };
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

/** Tries until it holds, for at most a minute. */
async function waitFor(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      return await attempt();
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  return attempt();
}
