import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

/**
 * How long after a save of the definition a browser shows the new words, in `npm run dev`:
 * `npx tsx bench/dev-edit.ts --edits 20 --path /mot-preparation`
 */
const { values } = parseArgs({
  options: { edits: { type: 'string', default: '20' }, path: { type: 'string', default: '/mot-preparation' } },
});

const dir = '.cache/dev-edit';
mkdirSync(dir, { recursive: true });
const file = `${dir}/site.config.ts`;
const text = readFileSync('site.config.ts', 'utf8').replaceAll("'./schema/", "'../../schema/");
writeFileSync(file, text);
writeFileSync(`${dir}/site.names.ts`, readFileSync('site.names.ts'));
rmSync(`${dir}/enquiries.sqlite`, { force: true });

const port = await findFreePort();
const child = spawn(process.execPath, ['--import', 'tsx', 'server/dev/dev.ts'], {
  env: {
    ...process.env,
    NODE_ENV: '',
    SITE_CONFIG: file,
    PORT: String(port),
    DATABASE_URL: `file:${dir}/enquiries.sqlite`,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.addInitScript(noteHeading);
  await openWhenUp(page, `http://localhost:${port}${values.path}`);
  const heading = (await page.textContent('h1')) ?? '';
  const written = text.split(`heading: '${heading}'`);
  if (written.length !== 2) throw new Error(`Choose a page whose heading is written once, without tokens: ${heading}`);

  const times: number[] = [];
  for (let edit = 1; edit <= Number(values.edits); edit += 1) {
    await page.waitForTimeout(700);
    const started = Date.now();
    writeFileSync(file, written.join(`heading: 'Edit ${edit} of the definition'`));
    const words = `Edit ${edit} of the definition`;
    const shown = await page.waitForFunction((meant) => shownAt.words === meant && shownAt.ms, words);
    times.push(Number(await shown.jsonValue()) - started);
  }
  times.sort((a, b) => a - b);
  console.log(
    `${times.length} edits, from the save to the words in the browser: median ${times[times.length >> 1]} ms,`,
  );
  console.log(`best ${times[0]} ms, worst ${times.at(-1)} ms; load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** What the page notes of itself: its heading, and when that was in a frame to be painted. */
declare const shownAt: { words: string; ms: number };

/** Runs in each document, so that what is measured is the browser's time and not that of asking it. */
function noteHeading(): void {
  const words = document.querySelector('h1')?.textContent;
  if (words) Object.assign(globalThis, { shownAt: { words, ms: Date.now() } });
  else {
    Object.assign(globalThis, { shownAt: { words: '', ms: 0 } });
    requestAnimationFrame(noteHeading);
  }
}

/** The first answer takes seconds: Vite has everything to compile. */
async function openWhenUp(page: Page, url: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await page.goto(url).catch(() => undefined);
    if (answer?.ok() && (await page.locator('h1').count()) > 0) return;
    await page.waitForTimeout(500);
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
