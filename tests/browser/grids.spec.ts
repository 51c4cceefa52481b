import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

test('no card or link is alone in a row below or above rows of several', async ({ page }) => {
  for (const path of [
    '/locations',
    '/about',
    '/car-servicing',
    '/emergency-repairs',
    '/exhaust-repair',
    '/locations/newington-brake-repair',
    '/locations/rochester-mot-preparation',
  ]) {
    await page.goto(path);
    for (const width of [390, 600, 667, 704, 768, 844, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const alone = await page.locator('main ul:has(> li > :is(h3, a:not([href^="#"]), div))').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const tops = [...list.children].map((item) => Math.round(item.getBoundingClientRect().top));
          const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
          return getComputedStyle(list).display === 'grid' &&
            rows.length > 1 &&
            new Set(rows).size > 1 &&
            rows.includes(1)
            ? [`${list.closest('section')?.querySelector('h2')?.textContent}: ${rows.join('+')}`]
            : [];
        }),
      );
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('three price cards on a tablet look alike', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/car-servicing');
  const heads = await page.locator('main li > div:has(> h3 + p)').evaluateAll((all) =>
    all.map((head) => {
      const { left, width } = head.getBoundingClientRect();
      return [Math.round(left), Math.round(width)];
    }),
  );
  expect(heads).toHaveLength(3);
  expect(new Set(heads.map(String)).size).toBe(1);
});

test('a percentage of any length fits beside its bar, and all bars have the same scale', async ({ page }) => {
  await page.goto('/locations/rochester-mot-preparation');
  const figures = page.locator('main li:has(rect)');
  await figures
    .first()
    .locator('p')
    .last()
    .evaluate((percent) => {
      percent.textContent = '33,33 %';
    });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await figures.evaluateAll((items) =>
      items.map((item) => {
        const percent = item.lastElementChild as Element;
        const isWhole = percent.scrollWidth <= percent.clientWidth;
        return [isWhole, Math.round(item.querySelector('svg')?.getBoundingClientRect().width ?? 0)].join();
      }),
    );
    expect(new Set(shown).size, `${width} px: ${shown}`).toBe(1);
    expect(shown[0], `${width} px`).toContain('true');
  }
});

test('a form on a tablet has its fields in two columns, and its panels below it, beside each other', async ({
  page,
}) => {
  await page.goto('/get-quote');
  for (const width of [704, 768, 900]) {
    await page.setViewportSize({ width, height: 1024 });
    const boxes = await page
      .locator('main form input:visible, main section section > h3')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    const [name, phone] = boxes;
    const [contact, reasons] = boxes.slice(-2);
    expect(phone?.top, `${width} px`).toBe(name?.top);
    expect(reasons?.top, `${width} px`).toBe(contact?.top);
    expect(contact?.top, `${width} px`).toBeGreaterThan(boxes.at(-3)?.bottom ?? Number.NaN);
  }
});

test('figures are in rows of equal length, and the facts below a heading in one row or one column', async ({
  page,
}) => {
  const areEqual = (rows: readonly number[]) => new Set(rows).size === 1;
  const areOne = (rows: readonly number[]) => rows.length === 1 || Math.max(...rows) === 1;
  for (const [path, list, fits] of [
    ['/about', '#figures dl', areEqual],
    ['/car-servicing', 'main > div:first-child ul:has(strong)', areOne],
  ] as const) {
    await page.goto(path);
    for (const width of [390, 704, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 1024 });
      const lists = await page.locator(list).evaluateAll((lists) =>
        lists.map((list) => {
          const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
          return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
        }),
      );
      expect(lists.length, path).toBeGreaterThan(0);
      for (const rows of lists) expect(fits(rows), `${path} at ${width} px: ${rows.join('+')}`).toBe(true);
    }
  }
});

test('three buttons are in one row, in a column, or below the first', async ({ page }) => {
  for (const path of ['/brake-repair', '/about', '/locations/chatham-car-service', '/car-servicing']) {
    await page.goto(path);
    for (const width of [320, 390, 600, 703, 704, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('main section:last-of-type div:has(> a:nth-child(3))').evaluate((list) => {
        const tops = [...list.children].map((button) => Math.round(button.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length).join('+');
      });
      expect(['3', '1+2', '1+1+1'], `${path} at ${width} px`).toContain(rows);
    }
  }
});

test('the headings of the footer are in one row from a tablet up', async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const tops = await page
      .locator('footer nav :is(h2, h2 ~ div > :first-child)')
      .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
    expect(tops, `${width} px`).toEqual(Array(4).fill(tops[0]));
  }
});

test('the name of a service is on one line beside its price', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page
      .locator('#services h3')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} px`).toBeLessThan(30);
  }
});

test('four details are two and two where three fit', async ({ page }) => {
  await page.setViewportSize({ width: 980, height: 900 });
  await page.goto('/get-quote');
  const lastRows = await page.locator('main dl:has(dl)').evaluate((list: HTMLElement) => {
    // The garage has three, beside other panels.
    list.append(list.firstElementChild?.cloneNode(true) as Node);
    return [700, 800, 900].map((width) => {
      list.style.width = `${width}px`;
      const tops = [...list.children].map((row) => Math.round(row.getBoundingClientRect().top));
      return tops.filter((top) => top === Math.max(...tops)).length;
    });
  });
  expect(lastRows).toEqual([2, 2, 2]);
});

test('the distances on a sign end on one line, also below a name that leaves no room beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/locations');
  const ends = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('main > div li:has(> span + span)')];
    rows[0]?.querySelector('span')?.append(' by the long bridge over the river');
    return rows.map(({ lastElementChild: distance }) => Math.round(distance?.getBoundingClientRect().right ?? 0));
  });
  expect(ends.length).toBeGreaterThan(3);
  expect(new Set(ends).size).toBe(1);
});
