import { test as base, type Page } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';

/** The page of this worker. A fixture of the worker would take workers and browsers of its own. */
let shared: Promise<Page> | undefined;

/**
 * A test that only looks at what it opens, in a page that such tests share: a renderer for each, which compiles axe
 * again, takes a quarter of their processor time.
 */
export const test = base.extend({
  page: async ({ browser, viewport }, use, { project }) => {
    shared ??= browser.newPage(project.use).then(async (page) => {
      await watchShifts(page);
      return page;
    });
    const page = await shared;
    // While the business is open, the call is prominent.
    await page.clock.setFixedTime('2026-11-26T11:00:00Z');
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    page.removeAllListeners('console').removeAllListeners('pageerror');
    await page.unrouteAll({ behavior: 'wait' });
    // Stops what still loads: the next test would see its errors. `about:blank` would take another renderer.
    await page.goto('/healthz');
    await page.mouse.move(0, 0);
  },
});
