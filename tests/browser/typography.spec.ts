import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

test('the capitals of a button, a plate and a number are in the middle of their box', async ({ page }) => {
  for (const path of ['/', '/emergency-repairs', '/locations', '/about', '/faqs', '/contact']) {
    await page.goto(path);
    const offsets = await page.locator('a, button, p, strong, span').evaluateAll((all) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      return all.flatMap((box) => {
        const { borderTopWidth, borderBottomWidth, backgroundColor } = getComputedStyle(box);
        const hasBorder = borderTopWidth !== '0px' && borderBottomWidth !== '0px';
        const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
        if (!text || (!hasBorder && backgroundColor === 'rgba(0, 0, 0, 0)')) return [];
        const range = document.createRange();
        range.selectNodeContents(box);
        const content = range.getBoundingClientRect();
        range.selectNodeContents(text);
        const line = range.getBoundingClientRect();
        if (line.height === 0 || content.height > 1.5 * line.height) return [];
        canvas.font = getComputedStyle(text.parentElement as Element).font;
        const { fontBoundingBoxAscent, actualBoundingBoxAscent } = canvas.measureText('H');
        const middle = line.top + fontBoundingBoxAscent - actualBoundingBoxAscent / 2;
        const { top, bottom } = box.getBoundingClientRect();
        return { text: text.textContent, offset: middle - (top + bottom) / 2 };
      });
    });
    expect(offsets.length, path).toBeGreaterThan(3);
    for (const { text, offset } of offsets) expect(Math.abs(offset), `${path}: ${text} by ${offset}`).toBeLessThan(1.1);
  }
});

test('a price on a plate begins with a capital, also if it is written for a sentence', async ({ page }) => {
  await page.goto('/book-online');
  const labels = page.locator('main li p', { hasText: /^from £\d+$/ });
  await expect(labels).toHaveCount(3);
  const cases = await labels.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, '::first-letter').textTransform),
  );
  expect(new Set(cases)).toEqual(new Set(['uppercase']));
});

test('large letters are set closer than those of running text', async ({ page }) => {
  for (const path of ['/', '/clutch-repair', '/locations/chatham-clutch-repair', '/about', '/emergency-repairs']) {
    await page.goto(path);
    const loose = await page.locator('main *:not(:empty), footer *:not(:empty)').evaluateAll((all) =>
      all.flatMap((each) => {
        const words = [...each.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const { fontSize, fontWeight, letterSpacing } = getComputedStyle(each);
        const size = Number.parseFloat(fontSize);
        if (words.length === 0 || size < 22 || Number(fontWeight) < 600) return [];
        return Number.parseFloat(letterSpacing) / size < -0.009 ? [] : [`${each.textContent} (${size} px)`];
      }),
    );
    expect(loose, path).toEqual([]);
  }
});

test('doubled text on the smallest phone breaks no word of a step or a link, and hyphenates others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [path, texts] of [
    ['/', '#areas a'],
    ['/emergency-repairs', 'ol p'],
  ] as const) {
    await page.goto(path);
    const { words, broken } = await page.locator(`main :is(${texts})`).evaluateAll((all) => {
      const range = document.createRange();
      const nodes = all.flatMap((each) => [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
      const words = nodes.flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return { word, lines: range.getClientRects().length };
        }),
      );
      return { words: words.length, broken: words.flatMap(({ word, lines }) => (lines > 1 ? word : [])) };
    });
    expect(words, path).toBeGreaterThan(20);
    expect(broken, path).toEqual([]);
    await expect(page.locator('h1')).toHaveCSS('hyphens', 'auto');
    await expect(page.locator('main p').first()).toHaveCSS('hyphens', 'auto');
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();
});

test('no short text ends with one word on a line of its own', async ({ page }) => {
  for (const path of ['/services', '/emergency-repairs', '/about', '/clutch-repair']) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page.locator('main li :is(p:not(:has(*)), span:last-child:not(:has(*)))').evaluateAll((all) =>
        all.flatMap(({ firstChild: text }) => {
          const range = document.createRange();
          const tops = [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
            range.setStart(text as Text, index);
            range.setEnd(text as Text, index + word.length);
            return range.getBoundingClientRect().top;
          });
          const words = tops.filter((top) => top === tops.at(-1)).length;
          return words === tops.length ? [] : { text: text?.textContent, words };
        }),
      );
      expect(ends.length, path).toBeGreaterThan(3);
      for (const { text, words } of ends) expect(words, `${path} at ${width} px: ${text}`).toBeGreaterThan(1);
    }
  }
});

test('the sentence of the not-found page does not end in a short line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/not-here');
  const widths = await page.getByText('Sorry, we can’t find that page.').evaluate((sentence) => {
    const text = document.createRange();
    text.selectNodeContents(sentence);
    return [...text.getClientRects()].map(({ width }) => width);
  });
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});
