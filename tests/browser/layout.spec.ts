import { expect } from '@playwright/test';
import { test } from './shared-page.ts';
import { stickyShare } from './sticky-share.ts';

test('no gap separates the hero from the header', async ({ page }) => {
  for (const path of ['/diagnostics', '/gearbox-repair', '/air-conditioning', '/exhaust-repair', '/brake-repair']) {
    await page.goto(path);
    const gap = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (top('main > div')?.top ?? Number.NaN) - (top('header > :last-child')?.bottom ?? Number.NaN);
    });
    expect(Math.abs(gap), path).toBeLessThan(1);
  }
});

test('every view on a phone has one prominent call: below the heading, or else in the call bar', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T11:00:00Z');
  for (const path of ['/', '/brake-repair', '/emergency-repairs', '/contact', '/about']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const inHero = page.locator('main > div').first().locator('a[href^="tel:"][class]').filter({ visible: true });
    const inBar = page.locator('header ~ nav a[href^="tel:"]').filter({ visible: true });
    await expect(inHero, path).toHaveCount(path === '/about' ? 0 : 1);
    await expect(inBar, path).toHaveCount(path === '/about' ? 1 : 0);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(inBar, path).toBeInViewport({ ratio: 1 });
    // Where the bar cannot stick.
    await page.setViewportSize({ width: 640, height: 360 });
    const own = inHero.filter({ hasText: /^Call/ });
    await expect(path === '/about' ? inBar : own, path).toHaveCount(1);
  }
});

test('the top bar is one low row on a phone, and on one held sideways nothing sticky takes a quarter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/brake-repair');
  const bar = page.locator('header > :first-child');
  expect(await bar.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(48);
  const tops = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await stickyShare(page)).toBeLessThanOrEqual(0.25);
});

test('the bars of a phone hold their words where a style doubles the text', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const cutOff = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const parts = [...document.querySelectorAll('header > * span, header ~ nav a')];
      return parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.textContent);
    });
    expect(cutOff, `at ${width} px`).toEqual([]);
  }
});

test('a service, its price and its arrow stand in one row at any width, and on paper', async ({ page }) => {
  await page.goto('/');
  for (const [width, media] of [
    [320, 'screen'],
    [390, 'screen'],
    [768, 'screen'],
    [718, 'print'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ media });
    const wrapped = await page.locator('#services li').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const middles = [...row.children].map((part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return height ? [(top + bottom) / 2] : [];
        });
        const all = middles.flat();
        return Math.max(...all) - Math.min(...all) > 2 ? [row.textContent] : [];
      }),
    );
    expect(wrapped, `${media} at ${width} px`).toEqual([]);
  }
});

test('where a style doubles the text, no cell is cut off and no word of the footer is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/car-servicing');
  const found = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const linesOf = (text: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()];
    };
    const end = document.querySelector('table')?.getBoundingClientRect().right ?? 0;
    return [...document.querySelectorAll('table td, table th, footer nav a')].flatMap((part) => {
      const texts = [...part.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap((text) =>
        [...text.data.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
          const lines = linesOf(text, index, index + word.length);
          return lines.length > 1 || lines.some(({ right }) => right > end) ? [word] : [];
        }),
      );
    });
  });
  expect(found).toEqual([]);
});

test('cards and choices stand in the columns of their fullest row', async ({ page }) => {
  let seen = 0;
  for (const path of [
    '/locations',
    '/faqs',
    '/exhaust-repair',
    '/book-online',
    '/about',
    '/car-servicing',
    '/services',
    '/contact',
  ]) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { rows, ragged } = await page.evaluate(() => {
        const rowsOf = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .map((list) => [...list.children].map((item) => item.getBoundingClientRect()))
            .filter(([first, second]) => first && second && first.top === second.top && first.height > 50);
        const lists = rowsOf('main :is(ul, fieldset > div):has(> * + *)');
        const ragged = lists.filter((boxes) => {
          // A row of two above one of three fills its width with equal cards.
          const right = Math.max(...boxes.map((box) => box.right));
          const fills = (row: DOMRect[]) =>
            Math.abs((row.at(-1)?.right ?? 0) - right) < 1 &&
            row.every(({ width }) => Math.abs(width - (row[0]?.width ?? 0)) < 1);
          const inRowOf = (box: DOMRect) => boxes.filter(({ top }) => top === box.top);
          const columns = boxes.map(inRowOf).sort((a, b) => b.length - a.length)[0] ?? [];
          const isIn = (box: DOMRect) =>
            columns.some(({ left }) => Math.abs(left - box.left) < 1) &&
            columns.some(({ right }) => Math.abs(right - box.right) < 1);
          return !boxes.every((box) => isIn(box) || fills(inRowOf(box)));
        });
        return { rows: lists.length, ragged: ragged.length };
      });
      seen += rows;
      expect(ragged, `${path} at ${width} px`).toBe(0);
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('a form begins on the first screen of its page', async ({ page }) => {
  for (const path of ['/book-online', '/get-quote']) {
    await page.goto(path);
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('main label').first(), path).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main input:not([type=hidden])').first(), path).toBeInViewport();
    }
  }
});

test('on a phone a form follows its heading, without the drawing in between, clear of the call bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/get-quote');
  await expect(page.locator('main img').first()).toBeHidden();
  const input = await page.locator('main input:not([type=hidden])').first().boundingBox();
  expect((input?.y ?? 0) + (input?.height ?? 0)).toBeLessThanOrEqual(700);
});

test('the panel beside a form stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const aside = page.locator('main div:has(> div > [data-island="enquiry-form"]) > :last-child');
  await page.locator('main textarea').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
  await expect(aside.locator('h3').first()).toBeInViewport({ ratio: 1 });
});

test('a short panel beside a form follows its heading, and the form begins level with the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const parts = ['h2', 'h3', 'div:has(> [data-island])'].map((part) => page.locator(`#quote ${part}`).first());
  const [heading, panel, form] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!heading || !panel || !form) throw new Error('the form, its heading or its panel is not shown');
  expect(Math.abs(form.y - heading.y)).toBeLessThan(2);
  expect(panel.x).toBe(heading.x);
  expect(panel.y - heading.y).toBeLessThan(200);
});

test('a long name wraps before the menu does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const brand = page.locator('header a[href="/"]').first();
  await brand
    .locator('span')
    .first()
    .evaluate((name) => name.append(' and Sittingbourne Road Tyre Centre'));
  const name = await brand.boundingBox();
  const menu = await page.locator('[data-menu-button]').boundingBox();
  expect(menu?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
});

test('the panel beside a price list begins and ends level with it', async ({ page }) => {
  for (const path of ['/clutch-repair', '/locations/chatham-clutch-repair']) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const aside = page.locator('main aside').first();
      const beside = await aside.boundingBox();
      const list = await page.locator('main dl').first().boundingBox();
      expect({ y: beside?.y, height: beside?.height }, path).toEqual({ y: list?.y, height: list?.height });
      const days = await aside.locator('dt').evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top));
      // The rows of its hours are as close as elsewhere.
      expect((days[3] ?? 999) - (days[0] ?? 0), path).toBeLessThan(100);
    }
  }
});

test('the home page and the list of services take at most eight screens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  await page.goto('/services');
  expect(await screens()).toBeLessThanOrEqual(8);
  await page.goto('/');
  expect(await screens()).toBeLessThanOrEqual(8);
  // The first view may be in the fallback font, in which lines are longer.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  expect(await screens()).toBeLessThanOrEqual(8);
});

test('the emergency page takes fewer than 5.3 screens on a phone', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-26T11:00:00Z');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/emergency-repairs');
  expect(await page.locator('main').evaluate((main) => main.clientHeight / innerHeight)).toBeLessThan(5.3);
  await expect(page.locator('main a[href="tel:999"]').last()).toBeInViewport({ ratio: 1 });
  await page.getByText('Overheating').click();
  await expect(page.getByText('Leave the radiator cap alone')).toBeVisible();
});

test('a year is on one line, even with its letters spaced', async ({ page }) => {
  await page.goto('/about');
  const years = page.locator('main ol p').filter({ hasText: /^\d{4}$/ });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const spacing of ['', '0.12em']) {
      const lines = await years.evaluateAll(
        (years, spacing) =>
          years.map((year) => {
            (year as HTMLElement).style.letterSpacing = spacing;
            const text = document.createRange();
            text.selectNodeContents(year);
            return text.getClientRects().length;
          }),
        spacing,
      );
      expect(lines, `${width} px, ${spacing}`).toEqual([1, 1, 1, 1, 1]);
    }
  }
});

test('eight figures take less than 400 px of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const figures = page.locator('#figures div:has(> dl)');
  await expect(figures.locator('> dl > div')).toHaveCount(8);
  expect((await figures.boundingBox())?.height).toBeLessThan(400);
});

test('the first view of a page with a form shows it, or a link to it', async ({ page }) => {
  for (const path of ['/book-online', '/get-quote', '/contact']) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const section = await page.locator('main [id]:has(form)').first().getAttribute('id');
      const first = page.locator(`main a[href="${path}#${section}"], [id="${section}"] h2`).first();
      await expect(first, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the hours of a day stay on its line', async ({ page }) => {
  for (const path of ['/contact', '/van-servicing']) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.locator('main p', { hasText: 'Mon-Fri 8:00-18:00' }).first().evaluate(countLines);
      expect(lines, `${path} at ${width} px`).toEqual([1, 1]);
    }
  }
});

/** The number of lines that each phrase of the opening hours is on. */
function countLines(paragraph: Element): number[] {
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  return [
    ['Mon-Fri', '18:00'],
    ['Sat', '16:00'],
  ].map(([start = '', end = '']) => {
    const find = (text: string): [Node, number] => {
      const node = nodes.find(({ textContent }) => textContent?.includes(text)) ?? paragraph;
      return [node, node.textContent?.indexOf(text) ?? 0];
    };
    const range = document.createRange();
    range.setStart(...find(start));
    const [node, offset] = find(end);
    range.setEnd(node, offset + end.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

test('times stay near their days', async ({ page }) => {
  await page.goto('/locations');
  for (const width of [320, 568, 600, 667, 700, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.locator('dl dl > div, footer dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const [day, time] = [...row.children].map((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          return words.getBoundingClientRect();
        });
        return (time?.left ?? 0) - (day?.right ?? 0);
      }),
    );
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(400);
  }
});

test('the columns of the footer are evenly apart', async ({ page }) => {
  await page.goto('/about');
  for (const width of [820, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('footer').evaluate((footer) => {
      const columns = [...footer.querySelectorAll('ul, dl')].map((list) => {
        const texts = [...list.querySelectorAll('a, dt, dd')].map((text) => {
          const words = document.createRange();
          words.selectNodeContents(text);
          return words.getBoundingClientRect();
        });
        return [Math.min(...texts.map(({ left }) => left)), Math.max(...texts.map(({ right }) => right))] as const;
      });
      return columns.slice(1).map(([left], index) => left - (columns[index]?.[1] ?? 0));
    });
    expect(gaps).toHaveLength(3);
    expect(Math.max(...gaps) / Math.min(...gaps), `${width} px: ${gaps}`).toBeLessThan(2);
  }
});

test('each name on a sign is on one line on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const lines = await page.locator('main summary h3').evaluateAll((names) =>
    names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});
