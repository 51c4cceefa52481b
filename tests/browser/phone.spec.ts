import { expect } from '@playwright/test';
import { scrollsWithBarBelowHero } from './call-bar.ts';
import { test } from './shared-page.ts';
import { stickyShare } from './sticky-share.ts';

// What the specification asks of a page, on a phone too.

test.use({ viewport: { width: 390, height: 844 } });

test('the booking page lists the popular services below its form', async ({ page }) => {
  await page.goto('/book-online');
  const popular = page.locator('section', { has: page.getByRole('heading', { name: 'Popular services' }) });
  for (const text of ['Car servicing', 'from £85', 'MOT preparation', 'from £45', 'Brake service', 'from £35'])
    await expect(popular.getByText(text, { exact: true }).last()).toBeVisible();
});

test('each card of the services shows the words of its link, in one line with its price', async ({ page }) => {
  await page.goto('/services');
  for (const width of [320, 360, 390, 430, 700]) {
    await page.setViewportSize({ width, height: 844 });
    const apart = await page.locator('main li:has(h3) p:has(> a)').evaluateAll((lines) =>
      lines.map((line) => {
        const [price, words] = ['span > span', 'a > span'].map((part) => line.querySelector(part));
        const { bottom = 0 } = price?.getBoundingClientRect() ?? {};
        const { width, top } = (words as Element).getBoundingClientRect();
        return width > 60 && top < bottom;
      }),
    );
    expect(apart, `${width} px`).toEqual(Array(12).fill(true));
  }
});

test('the hero of the home page has its two buttons, and the call bar waits until they are out of view', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('main > div:first-child').getByRole('link');
  const bar = page.locator('header ~ nav').getByRole('link');
  for (const name of ['Call 01632 960145', 'Book Online']) await expect(hero.getByText(name)).toBeInViewport();
  await expect(bar).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  await expect(bar).toHaveText(['Call 01632 960145', 'Book Online']);
});

test('the call bar never cuts or repeats a button of the hero, also on a phone held sideways', async ({ page }) => {
  for (const path of ['/', '/brake-repair']) {
    await page.goto(path);
    for (const [width, height] of [
      [667, 375],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await scrollsWithBarBelowHero(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('no bar takes more than a quarter of the height where a style doubles the text', async ({ page }) => {
  for (const [width, path] of [
    [390, '/about'],
    [390, '/emergency-repairs'],
    [1280, '/about'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await stickyShare(page), `${path} at ${width} px`).toBeLessThanOrEqual(0.25);
  }
});

test('the towns of the map are 24 px high with a gap between them', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await page
      .locator('main nav > svg:visible a svg svg > rect')
      .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      expect(box.height, `${width} px`).toBeGreaterThanOrEqual(24);
      const below = boxes.filter(({ top, left, right }) => top > box.top && left < box.right && right > box.left);
      for (const { top } of below) expect(top - box.bottom, `${width} px`).toBeGreaterThan(3);
    }
  }
});

test('while the garage is closed, the numbers that are open come before its own in emergencies', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T23:00:00Z');
  const widths = [320, 390, 1280];
  const own = 'Call 01632 960145';
  await page.goto('/emergency-repairs');
  const hero = page.locator('main > div:first-child').getByRole('link', { name: /\d{3}/ }).filter({ visible: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(hero).toHaveText(
      width < 704 ? ['Anyone in danger: 999'] : ['Anyone in danger: 999', 'On the M2 or the A249: 0300 123 5000', own],
    );
  }
  // While it is open, its own number comes first, and as little space is below the buttons.
  const toEdge = () =>
    hero.last().evaluate((link) => {
      const edge = link.closest('main > div')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(edge - link.getBoundingClientRect().bottom);
    });
  const wide = [768, 1024, 1280, 1920];
  const spaces = async () => {
    const each: number[] = [];
    for (const width of wide) {
      await page.setViewportSize({ width, height: 844 });
      each.push(await toEdge());
    }
    return each;
  };
  const whileClosed = await spaces();
  await page.clock.setFixedTime('2026-11-26T12:00:00Z');
  await page.reload();
  await expect(hero).toHaveText(['01632 960145', own, 'Anyone in danger: 999', 'On the M2 or the A249: 0300 123 5000']);
  expect(await spaces()).toEqual(whileClosed);
  await page.clock.setFixedTime('2026-11-26T23:00:00Z');
  for (const path of ['/tyre-services', '/brake-repair', '/locations/gillingham-brake-repair']) {
    await page.goto(path);
    const banner = page.locator('main section', { hasText: 'We’re closed.' }).last();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect(banner.getByRole('link'), `${path} at ${width} px`).toHaveText(['Who to Call Now', own]);
    }
  }
});

test('an email address is below its name where it would wrap beside it', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.locator('main dd a[href^="mailto:"]').evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top, bottom }) => Math.round((top + bottom) / 8))).size;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('a long price stands below the name of its service, and the arrow stays beside both', async ({ page }) => {
  await page.goto('/');
  const parts = await page
    .locator('#services li')
    .first()
    .evaluate((row) => {
      const [name, price] = ['h3', 'div + span'].map((part) => row.querySelector(part) as HTMLElement);
      if (!name || !price) throw new Error('The row has no name or no price.');
      price.textContent = 'From £1,250 per hour started and person';
      const [text, arrow] = ['div', 'a'].map((part) => row.querySelector(part) as Element);
      return [text, name, price, arrow].map((part) => part?.getBoundingClientRect().toJSON());
    });
  const [text, name, price, arrow] = parts as [DOMRect, DOMRect, DOMRect, DOMRect];
  expect(price.top).toBeGreaterThanOrEqual(name.bottom);
  expect(price.left).toBeGreaterThanOrEqual(name.left);
  expect(arrow.left).toBeGreaterThanOrEqual(price.right);
  expect(Math.abs(arrow.top + arrow.bottom - text.top - text.bottom)).toBeLessThan(4);
});

test('no name of a price list is broken within a word, however long its price', async ({ page }) => {
  await page.goto('/brake-repair');
  const lines = await page.locator('main dl > div:has(> dd)').evaluateAll((rows) =>
    rows.slice(0, 4).map((row) => {
      const name = row.querySelector('dt > span') as HTMLElement;
      name.textContent = 'Transmissionsfluidwechsel';
      (row.querySelector('dd') as HTMLElement).textContent = 'From £1,250 per hour started and person';
      return name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight);
    }),
  );
  expect(lines).toHaveLength(4);
  for (const count of lines) expect(count).toBeLessThan(1.5);
});

test('response times stand apart from the next breakdown on a phone held sideways, and below their own on paper', async ({
  page,
}) => {
  await page.goto('/emergency-repairs');
  const rows = page.locator('main li:has(> h3 + p)');
  const boxes = () =>
    rows.evaluateAll((all) =>
      all.map((row) => ['h3', 'h3 + p'].map((part) => row.querySelector(part)?.getBoundingClientRect().toJSON())),
    );
  await page.setViewportSize({ width: 667, height: 375 });
  const [first, second] = await boxes();
  expect(second?.[0].left - first?.[1].right).toBeGreaterThan(10);
  await page.emulateMedia({ media: 'print' });
  const printed = await boxes();
  expect(printed).toHaveLength(6);
  for (const [name, time] of printed) expect(time.top).toBeGreaterThanOrEqual(name.bottom);
});

test('an amount on a sign keeps its pence', async ({ page }) => {
  await page.goto('/brake-repair');
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page.locator('main p:has(> span + span + span) > span:nth-child(2)').evaluate((amount) => {
      amount.textContent = '£38.50';
      const text = document.createRange();
      text.selectNodeContents(amount);
      return text.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('above a form the call bar has one button, as wide as the bar', async ({ page }) => {
  await page.goto('/book-online');
  const [bar, button] = await Promise.all(
    ['header ~ nav', 'header ~ nav a'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect((bar?.width ?? 0) - (button?.width ?? 0)).toBeLessThan(32);
});

test('a button on its own in a box, a list or the footer fills the row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, button] of [
    ['/book-online', 'main > section:last-of-type a[href^="tel:"]'],
    ['/locations', 'main a:text-is("Directions") >> nth=-1'],
    ['/emergency-repairs', 'main li a[class][href^="tel:"] >> nth=0'],
    ['/about', 'footer a[class][href^="tel:"]'],
  ] as const) {
    await page.goto(path);
    const widths = await page
      .locator(button)
      .evaluate((each) => [each.clientWidth + 4, each.parentElement?.parentElement?.clientWidth]);
    expect(widths[0], path).toBeGreaterThan(0.8 * (widths[1] ?? 0));
  }
});
