import { test as base, expect } from '@playwright/test';
import { test } from './shared-page.ts';
import { stickyShare } from './sticky-share.ts';

test('the navigation is sticky and marks the current page', async ({ page }) => {
  await page.goto('/services');
  const current = page.locator('header nav [aria-current="page"]');
  await expect(current).toHaveText('Services');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toBeInViewport();
});

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#content"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a focused element is never covered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  // Without smooth scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/brake-repair');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('header, nav')) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const inside = document.elementFromPoint(left + width / 2, top + height / 2);
      return inside !== null && !focused.contains(inside) && !inside.contains(focused);
    });
    expect(isCovered).toBe(false);
  }
});

test('Tab leads to the last link of a page and out of it, through a form and questions', async ({ page }) => {
  for (const path of ['/brake-repair', '/book-online', '/faqs']) {
    await page.goto(path);
    const visited: string[] = [];
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const element = await focused();
      // The document itself, or the skip link again.
      if (element.startsWith('<body') || element === visited[0]) break;
      visited.push(element);
    }
    const last = page.locator('footer a').last();
    expect(visited.at(-1), path).toBe(await last.evaluate((link) => link.outerHTML.slice(0, 120)));
  }
});

test('a text area reached by Tab is wholly clear of the bars', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact');
  const area = page.locator('form textarea');
  await page.locator('form select').focus();
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();
  const bar = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox();
  const box = await area.boundingBox();
  if (!bar || !box) throw new Error('There is no call bar or no text area.');
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
});

test('on a phone, a call button is always in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations/chatham-clutch-repair');
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    const shown = page.locator('main a[href^="tel:"]:has(svg), header ~ nav a[href^="tel:"]').filter({ visible: true });
    await expect
      .poll(
        () =>
          shown.evaluateAll((calls) =>
            calls.some((call) => {
              const { left, right, top, bottom } = call.getBoundingClientRect();
              return call.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
            }),
          ),
        `at ${top} px`,
      )
      .toBe(true);
  }
});

test('a missing page suggests the nearest pages', async ({ page }) => {
  await page.goto('/services/brake-repair');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  const links = page.locator('main li a');
  await expect(links.first()).toHaveAttribute('href', '/brake-repair');
  await expect(links.first()).toHaveText('Brake Repair');
  await page.goto('/contact-us');
  await expect(links.first()).toHaveAttribute('href', '/contact');
  await expect(page.locator('main li a[href="/contact"]')).toHaveCount(1);
});

test('the sign of a missing page leads by size with the sentence for visitors, and a phone shows no link cut by the call bar', async ({
  page,
}) => {
  await page.goto('/locations/chatham-mot-preparation');
  for (const [width, height] of [
    [390, 664],
    [390, 844],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const words = [
      '404 Page Not Found',
      'Did you forget to add the page to the router?',
      'Sorry, we can’t find that page.',
    ];
    const parts = await Promise.all(
      words.map((text) =>
        page.getByText(text).evaluate((part) => ({
          size: Number.parseFloat(getComputedStyle(part).fontSize),
          top: part.getBoundingClientRect().top,
        })),
      ),
    );
    const [heading, hint, sentence] = parts as [Part, Part, Part];
    expect(heading.top).toBeLessThan(hint.top);
    expect(hint.top).toBeLessThan(sentence.top);
    for (const { size } of [heading, hint]) expect(size, `${width} px`).toBeLessThan(0.85 * sentence.size);
    await expect(page.locator('main > :first-child').getByRole('link', { name: 'Call 01632 960145' })).toBeInViewport();
    await expect(page.locator('header ~ nav').getByRole('link')).toHaveCount(0);
    const weights = await page
      .locator('[data-nearest-pages] li:is(:first-child, :last-child) a > span')
      .evaluateAll((names) => names.map((name) => getComputedStyle(name.firstElementChild ?? name).fontWeight));
    expect(weights, 'the nearest pages are as prominent as the others').toEqual([weights[1], weights[1]]);
    if (width > 320) await expect(page.locator('[data-nearest-pages] a').first()).toBeInViewport({ ratio: 1 });
  }
});

type Part = { size: number; top: number };

test('a missing page suggests the nearest pages even if their own links come first', async ({ page }) => {
  // The page of a business whose menu begins with its services.
  const response = await page.request.get('/service');
  const html = await response.text();
  const start = html.indexOf('<li', html.indexOf('data-nearest-pages'));
  const [item = ''] = /<li><a[^>]* href="\/services".*?<\/li>/.exec(html.slice(start)) ?? [];
  const body = html.slice(0, start) + item + html.slice(start).replace(item, '');
  await page.route('/service', (route) => route.fulfill({ response, body }));
  await page.goto('/service');
  const links = page.locator('[data-nearest-pages] a');
  await expect(links.nth(1)).toHaveAttribute('href', '/car-servicing');
  await expect(links.first()).toHaveText('Services');
  await expect(page.locator('[data-nearest-pages] a[href="/services"]')).toHaveCount(1);
});

test('on a phone, the call bar gives way to the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const bar = page.locator('nav[aria-label="Quick actions"]');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
});

for (const [width, height] of [
  [320, 256],
  [667, 375],
  [390, 844],
] as const) {
  test(`at ${width}x${height} bars take at most a quarter of the height, and every entry of the menu can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    expect(await stickyShare(page)).toBeLessThanOrEqual(0.25);
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const link of await page.locator('header nav').getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const link of await page.locator('header nav').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a tablet has the links, the name and the number in one row, not behind a menu button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  for (const width of [768, 820, 900, 991, 1024, 1180]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    const middlesOf = () =>
      page.locator('header > :last-child a').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => link.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
    // Scrolling shows the number in the next frame.
    await expect
      .poll(async () => (await middlesOf()).map((middle, _, [first]) => middle === first), { message: `${width} px` })
      .toEqual(Array(9).fill(true));
    const name = await page.locator('header a[href="/"]').first().boundingBox();
    expect(name?.height, `${width} px`).toBeLessThan(50);
    await expect(page.locator('header nav a', { hasText: 'Emergency' }).locator('svg')).toBeVisible();
  }
});

test('the current link, if a button, differs from the button on other pages', async ({ page }) => {
  // Without transitions between the schemes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const colours = async (path: string) => {
    await page.goto(path);
    const found = [];
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['light', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      const link = page.locator('header nav a[href="/book-online"]');
      found.push(await link.evaluate((element) => getComputedStyle(element).backgroundColor));
      found.push(await link.evaluate((element) => getComputedStyle(element).boxShadow));
    }
    return found;
  };
  const elsewhere = await colours('/about');
  for (const [index, colour] of (await colours('/book-online')).entries()) expect(colour).not.toBe(elsewhere[index]);
});

test('the call bar breaks no label at 320 px, by day or at night', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const time of ['2026-11-24T11:00:00Z', '2026-11-24T23:00:00Z']) {
    await page.clock.setFixedTime(time);
    for (const path of ['/', '/emergency-repairs']) {
      await page.goto(path);
      await page.locator('footer').scrollIntoViewIfNeeded();
      const links = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
      await expect(links).not.toHaveCount(0);
      const lines = await links.evaluateAll((all) =>
        all.map((link) => {
          const tops = new Set<number>();
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            // The name of a helpline has a line of its own.
            if (texts.currentNode.parentElement?.matches('small')) continue;
            const range = document.createRange();
            range.selectNode(texts.currentNode);
            for (const { top, width } of range.getClientRects()) if (width > 0) tops.add(Math.round(top));
          }
          return tops.size;
        }),
      );
      expect(Math.max(...lines), `${path} at ${time}: ${lines}`).toBe(1);
    }
  }
});

test('the call bar has only the call on a page for its form, and the booking too on all others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const links = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  for (const path of ['/book-online', '/contact', '/get-quote']) {
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', /^tel:/);
  }
  for (const path of ['/', '/car-servicing', '/about']) {
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(links).toHaveCount(2);
  }
});

test('on a phone, a button of the hero carries the choice of its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations/rochester-mot-preparation');
  const booking = page.locator('main').getByRole('link', { name: 'Book MOT Prep' }).first();
  await expect(booking).toBeVisible();
  await expect(booking).toHaveAttribute('href', '/book-online?service=mot-preparation&town=Rochester#booking');
});

base.describe('without script', () => {
  base.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  base('every link of the navigation is there, and the opening hours are plain hours', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Home', 'Services', 'Areas', 'Emergency', 'About', 'Contact', 'Book Online']) {
      await expect(page.locator('header nav').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(page.locator('header').getByText('Mon-Fri 8:00-18:00, Sat 8:00-16:00')).toBeVisible();
    await expect(page.locator('[data-open-now]').first()).toHaveText('');
  });
});

test('keeps its words whole when text alone is enlarged', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const lines = await page.locator('header nav a').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return new Set(
        [...words.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 20)),
      ).size;
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
});
