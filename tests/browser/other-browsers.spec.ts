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

test('times in a row wrap as soon as they must: pretty lines in Safari break before the dash', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/book-online');
  const times = page.locator('label', { has: page.locator('[name="preferredTime"]') });
  await expect(times).toHaveCount(5);
  for (const time of await times.all()) await expect(time).toHaveCSS('text-wrap-style', 'auto');
});

test('content with a text for screen readers has one without before it, for Safari before 17.4', async ({ page }) => {
  for (const path of ['/', '/services', '/book-online']) {
    const html = await (await page.request.get(path)).text();
    const contents = html.match(/content:"[^"]+"[^;}]*(?:;content:[^;}]*)*/g) ?? [];
    expect(contents.length, path).toBeGreaterThan(0);
    for (const content of contents) expect(content, path).toMatch(/^content:("[^"]+")(;content:\1 \/ "")?$/);
  }
});

test('panels beside a form are as wide without :has, as in Firefox before 121', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const panel = page.getByRole('heading', { name: 'What happens next' });
  const width = await panel.evaluate((node) => node.clientWidth);
  await page.evaluate(() => {
    const drop = (group: CSSStyleSheet | CSSGroupingRule) => {
      for (const [index, rule] of [...[...group.cssRules].entries()].reverse()) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) group.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) drop(rule);
      }
    };
    for (const sheet of document.styleSheets) drop(sheet);
  });
  expect(await panel.evaluate((node) => node.clientWidth)).toBe(width);
});
