import { test as base, type Page } from '@playwright/test';
import { blockVoiceAssistant } from './enquiry-forms.ts';
import { watchShifts } from './layout-shifts.ts';

/** The page of this worker. A fixture of the worker would take workers and browsers of its own. */
let shared: Promise<Page> | undefined;

/**
 * A test that only looks at what it opens, in a page that such tests share: a renderer for each, which compiles axe
 * again, takes a quarter of their processor time. Routing disables the cache, so every page loads as for a first visitor.
 */
export const test = base.extend({
  page: async ({ browser }, use, { project }) => {
    shared ??= browser.newPage(project.use).then(async (page) => {
      await watchShifts(page);
      // While the business is open, the call is prominent.
      await page.clock.setFixedTime('2026-11-26T11:00:00Z');
      return page;
    });
    const page = await shared;
    await page.emulateMedia({ reducedMotion: null, colorScheme: null });
    await page.setViewportSize({ width: 1280, height: 720 });
    await blockVoiceAssistant(page);
    await use(page);
    // Stops what still loads, such as the voice assistant once its route is gone: the next test would see the error.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'wait' });
    page.removeAllListeners('console').removeAllListeners('pageerror');
  },
});
