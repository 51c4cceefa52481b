import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

test('no legend relies on a float, nor its rule on the border of its fieldset: Safari interrupts it', async ({
  page,
}) => {
  for (const path of ['/', '/book-online', '/get-quote', '/contact']) {
    await page.goto(path);
    const legends = await page.locator('form legend').evaluateAll((legends) =>
      legends.map((legend) => ({
        float: getComputedStyle(legend).float,
        border: getComputedStyle(legend.parentElement as Element).borderTopWidth,
      })),
    );
    expect(legends.length, path).toBeGreaterThan(0);
    for (const legend of legends) expect(legend, path).toEqual({ float: 'none', border: '0px' });
  }
});
