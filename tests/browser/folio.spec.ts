import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { buildElsewhere } from '../helpers/build-site.ts';
import { readPolicies } from '../helpers/page-contents.ts';
import { findViolations, scrollThrough, views } from './axe.ts';
import { test } from './shared-page.ts';

// One build for all of them, not one per worker.
test.describe.configure({ mode: 'default' });

let clientDir: string;
let policies: ReadonlyMap<string, string>;
let remove: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ clientDir, remove } = await buildElsewhere('tests/fixtures/garage-in-folio.config.ts', 'public'));
  policies = readPolicies(join(clientDir, '..'));
});
test.afterAll(() => remove());

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Serves the built folder instead of the garage's site. */
async function serveFolio(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (hostname !== '127.0.0.1') return route.abort();
    const file = pathname === '/' ? 'index.html' : extname(pathname) ? pathname.slice(1) : `${pathname.slice(1)}.html`;
    const policy = policies.get(file);
    return route.fulfill({
      body: readFileSync(join(clientDir, file)),
      contentType: types[extname(file)] ?? (extname(file) === '.html' ? 'text/html' : 'application/octet-stream'),
      ...(policy && { headers: { 'Content-Security-Policy': policy } }),
    });
  });
}

test.describe('painted', () => {
  test.use({ isPainted: true });

  for (const path of [
    '/',
    '/brake-repair',
    '/services',
    '/locations',
    '/about',
    '/emergency-repairs',
    '/faqs',
    '/book-online',
    '/team',
  ]) {
    test(`${path} in the second look passes axe in every view, and scrolls down alone`, async ({ page }) => {
      await serveFolio(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await scrollThrough(page);
      const found: string[] = [];
      for (const view of views) {
        found.push(...(await findViolations(page, view)));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) found.push(`${view.name}: ${overflow} px wider than the screen`);
      }
      expect(found).toEqual([]);
    });
  }
});

test('sets the navigation in one face, and begins the prices of a row on one line', async ({ page }) => {
  await serveFolio(page);
  await page.goto('/');
  const faces = await page
    .locator('#main-navigation a')
    .evaluateAll((links) => [...new Set(links.map((link) => getComputedStyle(link).fontFamily))]);
  expect(faces).toHaveLength(1);
  await page.goto('/services');
  const rows = await page.locator('li:has(> p > a)').evaluateAll((cards) => {
    const prices = new Map<number, Set<number>>();
    for (const card of cards) {
      const [row, price] = [card, card.lastElementChild].map((box) =>
        Math.round(box?.getBoundingClientRect().top ?? 0),
      );
      prices.set(row ?? 0, (prices.get(row ?? 0) ?? new Set()).add(price ?? 0));
    }
    return [...prices.values()].map(({ size }) => size);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((lines) => lines === 1)).toBe(true);
});

test('breaks no word of a card beside another, at normal size and enlarged', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  const word = page.getByText('Telecommunications').first();
  for (const size of ['100%', '200%']) {
    const lines = await word.evaluate((role, fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const range = document.createRange();
      range.setStart(role.firstChild as Node, 0);
      range.setEnd(role.firstChild as Node, 'Telecommunications'.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }, size);
    expect(lines, size).toBe(1);
  }
});

test('shows drawings whole, and the icons of an emergency with room around them', async ({ page }) => {
  await serveFolio(page);
  for (const path of ['/', '/about', '/emergency-repairs', '/brake-repair']) {
    await page.goto(path);
    const cut = await page
      .locator('main > div img')
      .first()
      .evaluate(
        (image: HTMLImageElement) => image.clientHeight / image.clientWidth - image.naturalHeight / image.naturalWidth,
      );
    expect(Math.abs(cut), path).toBeLessThan(0.01);
  }
  await page.goto('/emergency-repairs');
  const room = await page
    .locator('main li span:has(> svg)')
    .filter({ visible: true })
    .evaluateAll((boxes) =>
      boxes.flatMap((box) => {
        const icon = box.firstElementChild;
        return [box.clientWidth - (icon?.clientWidth ?? 0), box.clientHeight - (icon?.clientHeight ?? 0)];
      }),
    );
  expect(room.length).toBeGreaterThan(5);
  for (const space of room) expect(space).toBeGreaterThan(8);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await page.locator('#help-now li span:has(> svg)').first().boundingBox();
  expect(box?.height).toBe(box?.width);
});

test('keeps the footer whole on paper, in one row with the address, so that it is seldom alone on a sheet', async ({
  page,
}) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  const footer = page.locator('footer');
  await expect(footer).toHaveCSS('break-inside', 'avoid');
  await expect(footer).toContainText('67 High Street');
  expect((await footer.boundingBox())?.height).toBeLessThan(100);
});

test('breaks no name of a town in a heading that shares its row', async ({ page }) => {
  await serveFolio(page);
  for (const width of [704, 768, 992, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/locations/sittingbourne-car-service');
    const lines = await page.locator('h1').evaluate((heading) => {
      const words = document.createRange();
      const text = heading.firstChild as Text;
      words.setStart(text, text.data.indexOf('Sittingbourne'));
      words.setEnd(text, text.data.length);
      return words.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test('gives the two numbers of its footer buttons of their own width on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveFolio(page);
  await page.goto('/about');
  await page.evaluate(() => document.documentElement.toggleAttribute('data-closed', true));
  const widths = await page
    .locator('footer a[class]:has-text("call now"), footer a[class][href^="tel:"]')
    .evaluateAll((buttons) => buttons.map(({ clientWidth }) => clientWidth));
  expect(widths).toHaveLength(2);
  for (const width of widths) expect(width).toBeLessThan(340);
});

test('prints neither the room of a picture nor a row or heading without its links', async ({ page }) => {
  await serveFolio(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/car-servicing');
  for (const heading of ['Our Services', 'Areas Covered', 'Quick Links'])
    await expect(page.locator('footer h2', { hasText: heading })).toBeHidden();
  await expect(page.locator('header > div').last()).toBeHidden();
  const [row, facts] = [page.locator('h1'), page.locator('h2')].map((part) => part.first());
  const [top, bottom] = [await row?.boundingBox(), await facts?.boundingBox()];
  expect((bottom?.y ?? 0) - (top?.y ?? 0)).toBeLessThan(700);
});

test('prints the masthead in one row, above one rule as wide as the sheet', async ({ page }) => {
  await serveFolio(page);
  await page.goto('/about');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 703, height: 1000 });
  const masthead = page.locator('header > div').first();
  expect((await masthead.boundingBox())?.width).toBe(703);
  await expect(page.locator('body > header')).toHaveCSS('display', 'contents');
});

test('sets text and headings in one typeface, which is one file', async ({ page }) => {
  await serveFolio(page);
  await page.goto('/');
  const files = page.locator('link[rel="preload"][as="font"]');
  await expect(files).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
  );
  expect(loaded).toEqual(expect.arrayContaining(['a', 'c']));
});

test('has one bar of brand and menu button on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveFolio(page);
  await page.goto('/');
  expect((await page.locator('body > header').boundingBox())?.height).toBeLessThan(96);
});

test('keeps a wide logo and the name off the menu, and an email address in the header on one line', async ({
  page,
}) => {
  await serveFolio(page);
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" width="400" height="100"/>';
  await page.route('**/pictures/van.svg', (route) => route.fulfill({ body: wide, contentType: 'image/svg+xml' }));
  const brand = page.locator('header a[href="/"]').first();
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const [logo, name] = [await brand.locator('img').boundingBox(), await brand.locator('span').first().boundingBox()];
    expect((logo?.width ?? 0) / (logo?.height ?? 1), `${width} px`).toBeCloseTo(4, 1);
    const end = Math.max((logo?.x ?? 0) + (logo?.width ?? 0), (name?.x ?? 0) + (name?.width ?? 0));
    if (width < 992) expect(end, `${width} px`).toBeLessThan((await menu.boundingBox())?.x ?? 0);
  }
  expect((await page.locator('header a[href^="mailto:"]').boundingBox())?.height).toBeLessThan(40);
});

test('breaks no word of its name on a small phone where a style doubles the text', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const cut = await page
    .locator('header a[href="/"]')
    .first()
    .evaluate((brand) => {
      document.documentElement.style.fontSize = '200%';
      brand.style.width = 'min-content';
      brand.style.overflowWrap = 'break-word';
      const whole = brand.scrollWidth;
      brand.removeAttribute('style');
      return whole - brand.clientWidth;
    });
  expect(cut).toBeLessThanOrEqual(0);
});

test('breaks no word of a price on a small phone with the text doubled', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/brake-repair');
  const lines = await page.locator('main > div p > span', { hasText: /^£35$/ }).evaluate((amount) => {
    document.documentElement.style.fontSize = '200%';
    // What it says in Polish without an amount.
    amount.textContent = 'indywidualna';
    const word = document.createRange();
    word.selectNodeContents(amount);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('begins fields, tables and boards at the edge of the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveFolio(page);
  for (const [path, parts] of [
    ['/', 'form label, main li > details > summary'],
    ['/car-servicing', 'tbody th, tbody td'],
  ] as const) {
    await page.goto(path);
    const offsets = await page
      .locator('main h1')
      .first()
      .evaluate((heading, parts) => {
        const start = heading.getBoundingClientRect().left;
        const edges = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
        // The second field of a row begins in its middle.
        return edges.map(({ left }) => left - start).filter((offset) => offset < 100);
      }, parts);
    expect(offsets.length, path).toBeGreaterThan(5);
    for (const offset of offsets) expect(Math.abs(offset), path).toBeLessThan(6);
  }
});

test('gives the text of a helpline without an icon the whole row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveFolio(page);
  await page.goto('/emergency-repairs');
  const row = page.locator('main li', { has: page.getByRole('heading', { name: 'Breakdown cover' }) });
  const [whole, text] = [await row.boundingBox(), await row.locator('p').first().boundingBox()];
  expect(text?.width).toBe(whole?.width);
});

test('joins a band to the rule of the hero, and levels the details of a visit with its address', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/book-online');
  const band = page.locator('main > section').first();
  expect(await band.evaluate((band) => getComputedStyle(band).borderTopWidth)).toBe('0px');
  const [hero, below] = [await page.locator('main > div').first().boundingBox(), await band.boundingBox()];
  expect((below?.y ?? 0) - (hero?.y ?? 0) - (hero?.height ?? 0)).toBe(0);
  await page.goto('/locations');
  const tops = await page
    .locator('main section div:has(> address), main section div > dl:has(> div > dt)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  expect(tops[1]).toBe(tops[0]);
});

test('sets related services alone beside their heading, level with the sections above', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/air-conditioning');
  await page.locator('#nearby').evaluate((section) => section.remove());
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  expect(await left('#related > ul')).toBe(await left('main > section > div > h2 + *'));
  expect(await left('#related > h2')).toBe(await left('main > section > div > h2'));
});

test('ends a red hero without a rule', async ({ page }) => {
  await serveFolio(page);
  await page.goto('/emergency-repairs');
  const row = page.locator('main > div').first().locator(':scope > div > div:has(h1)').first();
  expect(await row.evaluate((row) => getComputedStyle(row).borderBottomWidth)).toBe('0px');
});

test('levels the icon of a point with its name', async ({ page }) => {
  await serveFolio(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const points = await page.locator('#why-choose li').evaluateAll((points) =>
      points.map((point) => {
        const [icon, name] = ['svg', 'h3'].map((part) => point.querySelector(part)?.getBoundingClientRect());
        return (icon?.top ?? 0) - (name?.top ?? 0);
      }),
    );
    for (const below of points) expect(Math.abs(below), `${width} px`).toBeLessThan(6);
  }
});

test('outlines a call while the business is closed like any other button', async ({ page }) => {
  await serveFolio(page);
  await page.goto('/');
  await page.evaluate(() => document.documentElement.toggleAttribute('data-closed', true));
  const call = page.locator('main > div a[class][href^="tel:"]').first();
  await expect(call).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(call).toHaveCSS('border-top-width', '1px');
});

test('wraps hours in words at enlarged text', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/contact');
  const overflow = await page
    .locator('main dl dl dd')
    .first()
    .evaluate((times) => {
      document.documentElement.style.fontSize = '32px';
      times.textContent = 'Only after an appointment by telephone';
      return document.documentElement.scrollWidth - innerWidth;
    });
  expect(overflow).toBe(0);
});

test('fills the row with a form without panels on a tablet', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/contact');
  const form = page.locator('main form');
  const shares = await form.evaluate((form) => {
    const part = form.closest('[data-island]')?.parentElement;
    while (part?.nextElementSibling) part.nextElementSibling.remove();
    return form.clientWidth / (form.closest('section')?.firstElementChild?.clientWidth ?? 0);
  });
  expect(shares).toBeGreaterThan(0.9);
});

test('begins links, panels and the 404 page where the rest begins, under a rule', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/404');
  const starts = await page
    .locator('main h1, main h2')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(new Set(starts).size).toBe(1);
  const edges = await page
    .locator('main li > a')
    .first()
    .evaluate((link) => ({
      rule: getComputedStyle(link).borderTopWidth,
      offset: link.getBoundingClientRect().right - (link.lastElementChild?.getBoundingClientRect().right ?? 0),
    }));
  expect(edges).toEqual({ rule: '1px', offset: 0 });
  await page.goto('/book-online');
  const tops = await page
    .locator('main div:has(> [data-island]), main section section')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  expect(tops[1]).toBe(tops[0]);
});

test('shows no boxes around icons and numerals with forced colours', async ({ page }) => {
  await serveFolio(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services');
  const boxes = page.locator('main li span:has(> svg)').filter({ visible: true });
  expect(await boxes.count()).toBeGreaterThan(3);
  for (const box of await boxes.all()) await expect(box).toHaveCSS('outline-style', 'none');
});

test('marks the page and the edges of a band with forced colours', async ({ page }) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const ribbon = await page
    .locator('header nav a[aria-current]')
    .filter({ visible: true })
    .evaluate((link) =>
      [getComputedStyle(link, '::after'), getComputedStyle(document.body)].map((each) => each.backgroundColor),
    );
  expect(ribbon[0]).not.toBe(ribbon[1]);
  const band = page.locator('main > section', { hasText: 'What matters to us' });
  for (const side of ['top', 'bottom']) await expect(band).toHaveCSS(`border-${side}-width`, '1px');
});

test('on paper, each heading is nearer to its section than to the one above, and no rule follows that of the hero', async ({
  page,
}) => {
  await serveFolio(page);
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services');
  const gaps = await page.locator('main > section:not(:first-of-type) h2').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const above = heading.closest('section')?.previousElementSibling?.getBoundingClientRect().bottom;
      const below = heading.nextElementSibling?.getBoundingClientRect().top;
      const { top, bottom, height } = heading.getBoundingClientRect();
      return height > 0 && above && below ? [[top - above, below - bottom] as const] : [];
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const [above, below] of gaps) expect(above).toBeGreaterThan(1.3 * below);
  await page.goto('/book-online');
  await expect(page.locator('main section section').first()).toHaveCSS('border-top-width', '0px');
});

test('breaks no word of a table with a column for each day, and keeps it within the page', async ({ page }) => {
  await serveFolio(page);
  for (const width of [320, 390, 704, 992, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/team');
    const faults = await page.locator('table').evaluate((table) => {
      const end = table.parentElement?.getBoundingClientRect().right ?? 0;
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (lines.length > 1 || lines.some(({ right }) => right > end + 1)) found.push(word);
        }
      }
      return found;
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('covers no focused link with a call bar of two rows', async ({ page }) => {
  await serveFolio(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 664 });
    await page.goto('/emergency-repairs');
    await page.evaluate(() => document.documentElement.toggleAttribute('data-closed', true));
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    const below: string[] = [];
    for (const link of await page.locator('main a, footer a').filter({ visible: true }).all()) {
      await link.focus();
      const [own, edge] = [await link.boundingBox(), await bar.boundingBox()];
      if ((own?.y ?? 0) + (own?.height ?? 0) > (edge?.y ?? 0)) below.push(await link.innerText());
    }
    expect(below, `${width} px`).toEqual([]);
  }
});

test('shows a long label of the call bar whole, at normal size and enlarged', async ({ page }) => {
  await serveFolio(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    for (const size of ['', '32px']) {
      const overflow = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - innerWidth;
      }, size);
      expect(overflow, `${width} px, ${size}`).toBeLessThanOrEqual(0);
    }
  }
});

test('keeps the name of a legal page on one line', async ({ page }) => {
  await serveFolio(page);
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    const lines = await page.locator('footer p:last-child a').evaluateAll((links) =>
      links.map((link) => {
        const name = document.createRange();
        name.selectNodeContents(link);
        return name.getClientRects().length;
      }),
    );
    expect(lines, `${width} px`).toEqual([1, 1]);
  }
});
