import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildElsewhere } from '../helpers/build-site.ts';
import { readPolicies } from '../helpers/page-contents.ts';
import { findViolations, scrollThrough, views } from './axe.ts';
import { test } from './shared-page.ts';

// One build for all of them, not one per worker.
test.describe.configure({ mode: 'default' });

let clientDir: string;
let policies: ReadonlyMap<string, string>;
let remove: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ clientDir, remove } = await buildElsewhere('tests/fixtures/garage-in-folio.config.ts', 'public'));
  policies = readPolicies(join(clientDir, '..'));
});
test.afterAll(() => remove());

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Serves the built folder instead of the garage's site. */
async function serveFolio(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== '127.0.0.1') return route.abort();
    const file = pathname === '/' ? 'index.html' : extname(pathname) ? pathname.slice(1) : `${pathname.slice(1)}.html`;
    const policy = policies.get(file);
    return route.fulfill({
      body: readFileSync(join(clientDir, file)),
      contentType: types[extname(file)] ?? (extname(file) === '.html' ? 'text/html' : 'application/octet-stream'),
      ...(policy && { headers: { 'Content-Security-Policy': policy } }),
    });
  });
}

for (const path of [
  '/',
  '/brake-repair',
  '/services',
  '/locations',
  '/about',
  '/emergency-repairs',
  '/faqs',
  '/book-online',
]) {
  test(`${path} in the second look passes axe in every view, and scrolls down alone`, async ({ page }) => {
    await serveFolio(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scrollThrough(page);
    const found: string[] = [];
    for (const view of views) {
      found.push(...(await findViolations(page, view)));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${view.name}: ${overflow} px wider than the screen`);
    }
    expect(found).toEqual([]);
  });
}
