import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

test('no section has the tint of what is above it, so none run together', async ({ page }) => {
  for (const path of ['/', '/locations', '/contact', '/book-online', '/get-quote', '/emergency-repairs', '/about']) {
    await page.goto(path);
    const tints = await page.locator('main > :is(section, div:first-child)').evaluateAll((parts) =>
      parts.map((part) => {
        const { backgroundColor } = getComputedStyle(part);
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
      }),
    );
    const repeated = tints.filter((tint, index) => tint && tint === tints[index - 1]);
    expect(tints.length, path).toBeGreaterThan(2);
    expect(repeated, `${path}: ${tints.join(' | ')}`).toEqual([]);
  }
});

test('the name of the work stands beside its price, or below it', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/brake-repair', '/car-servicing', '/clutch-repair']) {
      await page.goto(path);
      const amount = page.locator('main > div p > span').filter({ hasText: /^(From )?£\d+$/ });
      const gap = await amount.first().evaluate((amount) => {
        const { right, bottom } = amount.getBoundingClientRect();
        const { left, top } = amount.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
        return top > bottom - 8 ? 0 : left - right;
      });
      expect(gap, `${path} at ${width} px`).toBeLessThan(32);
    }
  }
});
