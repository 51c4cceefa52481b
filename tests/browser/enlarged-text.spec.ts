import { expect, type Locator } from '@playwright/test';
import { listRoutes } from '../../site/routes.ts';
import { garage } from '../helpers/garage.ts';
import { scrollsWithBarBelowHero } from './call-bar.ts';
import {
  enquiryForms,
  fillRequired,
  openForm,
  passThreeSeconds,
  slowClock,
  submitButton,
  toasts,
} from './enquiry-forms.ts';
import { test as base } from './shared-page.ts';
import { stickyShare } from './sticky-share.ts';

/** The browser's default font size setting, which media queries in rem follow. */
const fontPx = 32;

const test = base.extend({
  page: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await setFontSize(fontPx);
    await use(page);
    await setFontSize(16);
    await devtools.detach();
  },
});

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

test('the bars of a phone have everything that they have at normal size', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 390, 570]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    for (const link of [
      page.locator('header a[href^="tel:"]').first(),
      page.locator('header a[href^="mailto:"]'),
      page.locator('header').getByText('Car and van garage'),
      bar.getByRole('link', { name: 'Call 01632 960145' }),
      bar.getByRole('link', { name: 'Book Online' }),
    ]) {
      await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    expect(await stickyShare(page), `${width} px`).toBeLessThanOrEqual(0.25);
  }
});

test('the call bar never cuts or repeats a button of the hero', async ({ page }) => {
  await page.goto('/brake-repair');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scrollsWithBarBelowHero(page), `${width} px`).toEqual([]);
  }
});

test('a price on a sign grows with the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/brake-repair');
  const sizes = await page
    .locator('main p:has(> span + span + span) > span')
    .evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)));
  const [label = 0, amount] = sizes;
  expect(amount).toBeGreaterThan(1.8 * label);
});

test('no page breaks a word or cuts one off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const faults: Record<string, string[]> = {};
  for (const { path } of listRoutes(garage)) {
    await page.goto(path);
    const found = await page.evaluate(listBrokenWords);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [844, 390],
] as const) {
  test(`a toast covers neither the receipt nor why it failed, and breaks no word, ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await slowClock(page);
    const form = await openForm(page, enquiryForms[1]);
    await fillRequired(form, enquiryForms[1].required);
    await passThreeSeconds(page);
    await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 500, body: 'The database is away.' }), {
      times: 1,
    });
    await submitButton(form).click();
    const toast = toasts(page);
    const failure = form.getByText('has not been sent');
    expect(await overlap(toast, failure)).toBe(false);
    expect(await page.evaluate(listBrokenWords)).toEqual([]);
    await page.keyboard.press('Escape');
    await submitButton(form).click();
    await expect(toast).toHaveAttribute('data-toast', 'success');
    const heading = page.locator('[data-enquiry-sent] h2');
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await overlap(toast, heading)).toBe(false);
    expect(await page.evaluate(listBrokenWords)).toEqual([]);
  });
}

test('a date is not cut off on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/book-online');
  const [width = 0, needed] = await page.locator('main input[type=date]').evaluate((input: HTMLInputElement) => {
    input.value = '2026-12-08';
    const { width } = input.getBoundingClientRect();
    input.style.width = 'max-content';
    return [width, input.getBoundingClientRect().width];
  });
  expect(needed).toBeLessThanOrEqual(width);
});

async function overlap(...parts: Locator[]): Promise<boolean> {
  const [a, b] = await Promise.all(parts.map((part) => part.evaluate((node) => node.getBoundingClientRect())));
  return !a || !b || (a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right);
}

/** Returns the visible words that are on two lines, or beyond the edge of the page or of a box that clips them. */
function listBrokenWords(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('svg, option')) continue;
    const boxes = [document.documentElement];
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box);
    }
    // Text for screen readers alone is in a box of one pixel.
    if (boxes.some(({ clientWidth }) => clientWidth === 1)) continue;
    const end = Math.min(...boxes.map((box) => box.getBoundingClientRect().right));
    // A range may wrap, and the address of a mail anywhere.
    for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[^\s@-]+(?![^\s-]*@)/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isBroken = new Set(parts.map(({ top }) => top)).size > 1;
      if (isBroken || parts.some(({ right }) => right > end + 1)) found.add(word);
    }
  }
  return [...found];
}

test('a value that wraps in a row is below its name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const offsets = await page.locator('main summary:has(h3 + span), #services li').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, figure] = ['h3', 'h3 + span, div + span'].map((part) => row.querySelector(part));
      return (figure?.getBoundingClientRect().left ?? 0) - (name?.getBoundingClientRect().left ?? 0);
    }),
  );
  expect(offsets.length).toBeGreaterThan(5);
  expect(offsets.filter((offset) => Math.abs(offset) > 1)).toEqual([]);
});

test('the note on required fields covers no heading, whatever enlarges the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const size of ['', '16px', '24px', '32px', '40px']) {
    await page.goto('/book-online');
    const overlap = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const boxOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const [note, label] = document.querySelectorAll('form > p:not([hidden]), form label');
      if (!note || !label) throw new Error('The form has no note or no label.');
      const [a, b] = [boxOf(note), boxOf(label)];
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0 && Math.min(a.bottom, b.bottom) - b.top > 0;
    }, size);
    expect(overlap, size).toBe(false);
  }
});

test('the phone number in a red box is on one line where a style doubles the text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/emergency-repairs']) {
    await page.goto(path);
    const lines = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const numbers = [...document.querySelectorAll<HTMLElement>('main a[href^="tel:"] > span > span')];
      return numbers
        .filter((number) => number.offsetParent)
        .map((number) => number.offsetHeight / Number.parseFloat(getComputedStyle(number).lineHeight));
    });
    expect(lines.length, path).toBeGreaterThan(0);
    expect(Math.max(...lines), path).toBeLessThan(1.5);
  }
});
