import { expect, type Page, test } from '@playwright/test';
import { loadSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { findViolations, scrollThrough, views } from './axe.ts';
import { blockVoiceAssistant } from './enquiry-forms.ts';
import { readShifts, watchShifts } from './layout-shifts.ts';

const paths = listRoutes(loadSite(definition)).map(({ path }) => path);

for (const path of [...paths, '/no-such-page']) {
  test(`${path} loads without errors or layout shifts`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await blockVoiceAssistant(page);
    await watchShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('main a[href^="tel:"], footer a[href^="tel:"]').first()).toBeAttached();
    await scrollThrough(page);
    expect(await readShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`${path} has no accessibility violations`, async ({ page }) => {
    await blockVoiceAssistant(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const view of views) expect(await findViolations(page, view)).toEqual([]);
  });

  test(`${path} does not scroll sideways at 320 px, nor with text at 200 %`, async ({ page }) => {
    await blockVoiceAssistant(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });
}

/** The voice assistant is blocked, and the missing page is meant to be missing. */
function isExpected(text: string): boolean {
  return /voice-assistant|ERR_FAILED|status of 404/.test(text);
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
