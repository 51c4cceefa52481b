import { expect, type Page, test } from '@playwright/test';
import { loadSite } from '../../site/parse.ts';
import { islandOf, listRoutes, type Route } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { findViolations, scrollThrough, views } from './axe.ts';
import { blockVoiceAssistant } from './enquiry-forms.ts';
import { readShifts, watchShifts } from './layout-shifts.ts';

const routes = listRoutes(loadSite(definition));
const paths = [...routes.map(({ path }) => path), '/no-such-page'];

for (const [index, path] of paths.entries()) {
  test(`${path} has no errors, layout shifts, accessibility violations or sideways scrolling`, async ({ page }) => {
    test.slow();
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

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const view of viewsOf(index)) expect(await findViolations(page, view)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
}

/**
 * Returns every view for the first page of each template, of each section kind and with each form; for a page that only
 * has what those have, the wide view and the narrow one in turn.
 */
function viewsOf(index: number) {
  const route = routes[index];
  const known = new Set(routes.slice(0, index).flatMap(partsOf));
  if (!route || islandOf(route) === 'form' || partsOf(route).some((part) => !known.has(part))) return views;
  return views.slice(index % 2, (index % 2) + 1);
}

function partsOf(route: Route): string[] {
  return [`template ${route.kind}`, `island ${islandOf(route)}`, ...route.sections.map(({ kind }) => kind)];
}

/** The voice assistant is blocked, and the missing page is meant to be missing. */
function isExpected(text: string): boolean {
  return /voice-assistant|ERR_FAILED|status of 404/.test(text);
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
