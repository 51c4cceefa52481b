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
