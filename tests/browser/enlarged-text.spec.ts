import { expect, test } from '@playwright/test';
import { blockVoiceAssistant } from './enquiry-forms.ts';
import { stickyShare } from './sticky-share.ts';

/** The browser's default font size setting, which media queries in rem follow. */
const fontPx = 32;

test.use({
  // Replaces the arguments of the configuration.
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontPx}`];
    await use({ ...launchOptions, args });
  },
});

test.beforeEach(({ page }) => blockVoiceAssistant(page));

test('the browser has the enlarged text', async ({ page }) => {
  await page.goto('/about');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontPx}px`);
});

test('nothing sticky takes more than a quarter of the height', async ({ page }) => {
  await page.goto('/brake-repair');
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [768, 1024],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await stickyShare(page), `${width}x${height}`).toBeLessThanOrEqual(0.25);
  }
});

test('the call bar breaks neither a word nor the phone number', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(bar.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
  const words = await bar.getByRole('link').first().getByText('01632 960145').last().boundingBox();
  const line = await bar
    .getByText('Call', { exact: false })
    .evaluate((link) => parseFloat(getComputedStyle(link).lineHeight));
  expect(words?.height).toBeLessThan(line * 1.5);
});
