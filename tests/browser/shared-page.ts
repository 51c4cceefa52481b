import { test as base, type Page } from '@playwright/test';
import { blockVoiceAssistant } from './enquiry-forms.ts';
import { watchShifts } from './layout-shifts.ts';

/**
 * A test that only looks at what it opens, in a page that such tests share: a renderer for each, which compiles axe
 * again, takes a quarter of their processor time. Routing disables the cache, so every page loads as for a first visitor.
 */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(project.use);
      await watchShifts(page);
      // While the business is open, the call is prominent.
      await page.clock.setFixedTime('2026-11-26T11:00:00Z');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.emulateMedia({ reducedMotion: null, colorScheme: null });
    await sharedPage.setViewportSize({ width: 1280, height: 720 });
    await blockVoiceAssistant(sharedPage);
    await use(sharedPage);
    await sharedPage.unrouteAll({ behavior: 'wait' });
    sharedPage.removeAllListeners('console').removeAllListeners('pageerror');
  },
});
