import { test as base, type Page } from '@playwright/test';
import { watchShifts } from './layout-shifts.ts';

/** The page of this worker. A fixture of the worker would take workers and browsers of its own. */
let shared: Promise<Page> | undefined;

/** The init scripts of the running test. */
const scripts: { dispose: () => Promise<void> }[] = [];

async function openShared(page: Page): Promise<Page> {
  await watchShifts(page);
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...script: [never]) => {
    const added = await add(...script);
    scripts.push(added);
    return added;
  };
  return page;
}

/**
 * A test in a page that such tests share. A renderer for each, which compiles the scripts again, takes half the
 * processor time of a test of a form. The clock of `page.clock.install` would remain in it.
 */
export const test = base.extend<{ now: string; isPainted: boolean }>({
  // While the business is open, the call is prominent.
  now: ['2026-11-26T11:00:00Z', { option: true }],
  // Only screenshots, layout shifts and axe see paint, which takes a third of the processor time of the other tests.
  isPainted: [false, { option: true }],
  page: async ({ browser, viewport, now, isPainted }, use, { project }) => {
    shared ??= browser.newPage(project.use).then(openShared);
    const page = await shared;
    await page.clock.setFixedTime(now === 'real' ? new Date() : now);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    if (viewport) await page.setViewportSize(viewport);
    if (!isPainted) await page.addInitScript(hidePaint);
    await use(page);
    for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of scripts.splice(0)) await script.dispose();
    await page.context().setOffline(false);
    await page.context().clearCookies();
    // Stops what still loads: the next test would see its errors. `about:blank` would take another renderer.
    await page.goto('/healthz');
    await page.evaluate(() => sessionStorage.clear());
    await page.mouse.move(0, 0);
  },
});

/** Makes the page transparent: its layout, styles and input remain, and nothing is painted. */
function hidePaint(): void {
  // The page's policy forbids foreign style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}
