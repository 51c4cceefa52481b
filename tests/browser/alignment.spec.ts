import { expect, test } from '@playwright/test';
import { blockVoiceAssistant } from './enquiry-forms.ts';

test.beforeEach(({ page }) => blockVoiceAssistant(page));

test('names and prices of a row are level, whatever stands below them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, item, parts, count] of [
    ['/services', 'main li', 'h3 + *, h3, p > span > :first-child, p > a', 12],
    ['/mot-preparation', 'main li:has(> a)', 'h3, a > span > :first-child', 8],
    ['/contact', 'main li:has(> a)', 'a > span > :first-child', 4],
    ['/locations', 'main dl > div:has(dl)', ':scope > dt, dl > :first-child > dt', 1],
  ] as const) {
    await page.goto(path);
    const tops = await page.locator(item).evaluateAll(
      (items, parts) =>
        items.map((each) => ({
          row: Math.round(each.getBoundingClientRect().top),
          tops: [...each.querySelectorAll(parts)].map((part) => Math.round(part.getBoundingClientRect().top)),
        })),
      parts,
    );
    expect(tops.length, path).toBeGreaterThanOrEqual(count);
    for (const { row, tops: first } of tops)
      for (const other of tops.filter((each) => each.row === row && each.tops.length === first.length))
        expect(other.tops, `${path}: ${JSON.stringify(tops)}`).toEqual(first);
  }
});

test('a name beside its price breaks no word where a style doubles the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const heights = await page.locator('main li:has(p > a) h3').evaluateAll((names) => {
    document.documentElement.style.fontSize = '200%';
    return names.map((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
  });
  expect(heights.length).toBe(12);
  for (const lines of heights) expect(lines).toBeLessThan(2.5);
});

test('a tick is in the middle of the first line of its point', async ({ page }) => {
  await page.goto('/car-servicing');
  const offsets = await page.locator('main li:has(> svg + span)').evaluateAll((points) =>
    points.map(({ children: [tick, text] }) => {
      const { top, height } = tick?.getBoundingClientRect() ?? new DOMRect();
      const line = text?.getClientRects()[0] ?? new DOMRect();
      return top + height / 2 - line.top - Number.parseFloat(getComputedStyle(text as Element).lineHeight) / 2;
    }),
  );
  expect(offsets.length).toBeGreaterThan(10);
  for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(2);
});

test('the days in the table of hours are on one line each', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/contact', '/locations']) {
    await page.goto(path);
    const heights = await page.locator('main dl dl dt').evaluateAll((days) => days.map((day) => day.clientHeight));
    expect(heights.length, path).toBeGreaterThan(3);
    for (const height of heights) expect(height, path).toBeLessThan(30);
  }
});

test('what is said by the hour takes about the same room, so that neither leaves a blank', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T22:00:00Z'));
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/emergency-repairs', '/services', '/brake-repair', '/engine-repair', '/tyre-services']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-closed');
      const blanks = await page.locator('main div:has(> p:only-child) + div:has(> p:only-child)').evaluateAll((all) =>
        all.flatMap((closed) => {
          const open = closed.previousElementSibling as HTMLElement;
          if (getComputedStyle(open).visibility !== 'hidden') return [];
          return Math.abs((open.firstElementChild?.clientHeight ?? 0) - (closed.firstElementChild?.clientHeight ?? 0));
        }),
      );
      expect(blanks.length).toBeGreaterThan(0);
      for (const blank of blanks) expect(blank, `${path} at ${width} px`).toBeLessThan(30);
    }
  }
});

test('the fields of a form fill their rows, and its choices are large enough to press', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/book-online', '/contact', '/get-quote']) {
      await page.goto(path);
      const holes = await page.locator('main form').evaluate((form) => {
        const end = Math.round(form.getBoundingClientRect().right);
        const ends = (parts: Iterable<Element>) => {
          const rows = new Map<number, number>();
          for (const part of parts) {
            const { top, right } = part.getBoundingClientRect();
            rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
          }
          return [...rows.values()];
        };
        const fields = form.querySelectorAll('div:has(> :is(input, select, textarea)):not([aria-hidden])');
        return [...ends(fields), ...ends(form.querySelectorAll('fieldset label'))].filter((right) => right < end - 1);
      });
      expect(holes, `${path} at ${width} px`).toEqual([]);
      const sizes = await page
        .locator('main form input[type=radio]')
        .evaluateAll((all) => all.map((each) => each.clientWidth));
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(24);
    }
  }
});

test('no choice of five stands alone in its row', async ({ page }) => {
  for (const width of [390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/book-online');
    const tops = await page
      .locator('main fieldset label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(rows, `${width} px`).toEqual(rows[0] === 1 ? [1, 1, 1, 1, 1] : [3, 2]);
  }
});

test('no sign of the map touches the road that crosses it', async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const gaps = await page.locator('main nav > svg:visible').evaluate((map) => {
      const road = (map.querySelector('line[y2]') as Element).getBoundingClientRect();
      const middle = (road.left + road.right) / 2;
      const signs = [...map.querySelectorAll('a rect[x]')].map((sign) => sign.getBoundingClientRect());
      return signs.map(({ left, right }) => Math.max(left - middle, middle - right));
    });
    expect(gaps.length).toBe(8);
    // Half the road and a line beside it.
    for (const gap of gaps) expect(gap, `${width} px`).toBeGreaterThan(7);
  }
});
