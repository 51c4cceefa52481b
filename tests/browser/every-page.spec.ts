import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { loadSite } from '../../site/load-site.ts';
import { listRoutes } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { blockVoiceAssistant } from './enquiry-forms.ts';
import { readShifts, watchShifts } from './layout-shifts.ts';

const paths = listRoutes(loadSite(definition)).map(({ path }) => path);
const views = [
  { name: 'wide', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'narrow and dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

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

  test(`${path} has no axe violations`, async ({ page }) => {
    await blockVoiceAssistant(page);
    for (const { name, ...view } of views) {
      await page.setViewportSize(view.viewport);
      await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await scrollThrough(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    }
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

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
