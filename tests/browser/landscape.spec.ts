import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './shared-page.ts';

test.describe('painted', () => {
  test.use({ isPainted: true });

  test('the text of a hero is above the hill, also at twice its size', async ({ page }) => {
    for (const path of ['/locations', '/book-online', '/car-servicing', '/emergency-repairs']) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 2000 });
        for (const size of ['100%', '200%']) {
          await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
          const { read, onHill } = await readTextOnHill(page);
          expect(read, `${path} at ${width} px and ${size}`).toBeGreaterThan(3);
          expect(onHill, `${path} at ${width} px and ${size}`).toEqual([]);
        }
      }
    }
  });
});

test('on a phone the text of a hero without a sign is well above the hill', async ({ page }) => {
  for (const path of ['/locations', '/book-online', '/faqs', '/contact', '/emergency-repairs']) {
    await page.goto(path);
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 844 });
      const room = await page
        .locator('main > div')
        .first()
        .evaluate((hero) => {
          const parts = [...hero.querySelectorAll('h1, p, li, a')].filter((part) =>
            part.checkVisibility({ visibilityProperty: true }),
          );
          const last = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
          return hero.getBoundingClientRect().bottom - last - (16 + 0.02 * innerWidth);
        });
      expect(room, `${path} at ${width} px`).toBeGreaterThan(12);
    }
  }
});

test('the signs of a page stand on posts that reach the road, and in front of them', async ({ page }) => {
  for (const [path, sign, road] of [
    ['/', 'main > :first-child > div > :last-child', 'main > :nth-child(2)'],
    ['/emergency-repairs', 'main > :first-child > div > :last-child', 'main > :nth-child(2)'],
    ['/services', 'main > section:last-of-type > div > div', 'main > :last-child'],
    ['/locations/chatham-clutch-repair', 'main > section:last-of-type > div > div', 'main > :last-child'],
    ['/book-online', 'main > section:last-of-type > div > div', 'main > :last-child'],
  ] as const) {
    await page.goto(path);
    const below = await page.locator(road).elementHandle();
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const posts = await page.locator(sign).evaluate((sign, below) => {
        const { top, bottom } = sign.getBoundingClientRect();
        return ['::before', '::after'].map((part) => {
          const { top: start, height, zIndex } = getComputedStyle(sign, part);
          const [from, length] = [top + sign.clientTop + Number.parseFloat(start), Number.parseFloat(height)];
          return {
            zIndex,
            isBehind: from < bottom - 20,
            reaches: Math.abs(from + length - (below?.getBoundingClientRect().top ?? 0)) < 1,
          };
        });
      }, below);
      expect(posts, `${path} at ${width} px`).toEqual(Array(2).fill({ zIndex: '-1', isBehind: true, reaches: true }));
    }
  }
});

test('the sign beside the text of a hero is as high as its middle', async ({ page }) => {
  for (const path of ['/', '/services', '/locations/gillingham-brake-repair', '/faqs']) {
    await page.goto(path);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [text, sign] = await page
        .locator('main > :first-child > div > :first-child, main > :first-child > div > :last-child > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      const middle = (box?: DOMRect) => (box ? (box.top + box.bottom) / 2 : Number.NaN);
      expect(Math.abs(middle(text) - middle(sign)), `${path} at ${width} px`).toBeLessThan(2);
    }
  }
});

/** Returns the number of texts of the hero, apart from its signs, and those with more than one colour behind them. */
async function readTextOnHill(page: Page): Promise<{ read: number; onHill: (string | null)[] }> {
  const hero = page.locator('main > div').first();
  const texts = await hero.evaluate((hero) => {
    const { left, top } = hero.getBoundingClientRect();
    const parts = [...hero.querySelectorAll('h1, p, li, a')].filter(
      (part) => part.checkVisibility() && !part.closest('main > div > div > :nth-child(2)'),
    );
    hero.querySelector('div')?.style.setProperty('opacity', '0');
    return parts.map((part) => {
      const box = part.getBoundingClientRect();
      return {
        text: part.textContent,
        left: box.left - left,
        top: box.top - top,
        width: box.width,
        height: box.height,
      };
    });
  });
  const { data, info } = await sharp(await hero.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hero.evaluate((hero) => hero.querySelector('div')?.style.removeProperty('opacity'));
  const onHill = texts.flatMap(({ text, left, top, width, height }) => {
    const [x, y] = [left, top].map((offset) => Math.max(0, Math.floor(offset))) as [number, number];
    const end = Math.min(x + Math.ceil(width), info.width);
    const rows = Array.from({ length: Math.ceil(height) }, (_, index) => {
      const start = (y + index) * info.width;
      return data.subarray((start + x) * info.channels, (start + end) * info.channels);
    });
    const [first = data] = rows;
    const colour = first.subarray(0, info.channels);
    const isPlain = first.equals(Buffer.alloc(first.length, colour)) && rows.every((row) => row.equals(first));
    return isPlain ? [] : [text];
  });
  return { read: texts.length, onHill };
}

test('the signs of the map are in the order of the road, legible, and off each other and the road across', async ({
  page,
}) => {
  for (const [path, onPhone] of [
    ['/', 5],
    ['/locations', 5],
    ['/locations/rochester-diagnostics', 5],
    ['/locations/sittingbourne-car-service', 3],
  ] as const) {
    await page.goto(path);
    for (const width of [320, 390, 600, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const map = await page.locator('main nav > svg:visible').evaluate((drawing) => {
        const signs = [...drawing.querySelectorAll('svg:has(> rect + text)')].map((sign) => {
          const { left, right, top, bottom } = (sign.firstElementChild as Element).getBoundingClientRect();
          return { name: sign.textContent, left, right, top, bottom };
        });
        const road = drawing.querySelector('line[y2="100%"]')?.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(drawing).fontSize);
        return { signs, size, across: road && (road.left + road.right) / 2 };
      });
      const at = `${path} at ${width} px`;
      expect(map.size, at).toBeGreaterThanOrEqual(12);
      const west = ['Rochester 12', 'Chatham 10', 'Gillingham 8', 'Rainham'];
      const order = [...west, 'Newington', 'A249', 'Sittingbourne 4'];
      const middles = order.flatMap((name) => {
        const sign = map.signs.find((sign) => sign.name === name);
        return sign ? [(sign.left + sign.right) / 2] : [];
      });
      expect(middles.length, at).toBe(width < 704 ? onPhone : 7);
      expect(middles, at).toEqual(middles.toSorted((a, b) => a - b));
      for (const [index, sign] of map.signs.entries()) {
        // No nearer to the edge than the text of the page.
        const edge = Math.min(16, 0.04 * width) - 1;
        expect(sign.left, `${sign.name}, ${at}`).toBeGreaterThanOrEqual(edge);
        expect(sign.right, `${sign.name}, ${at}`).toBeLessThanOrEqual(width - edge);
        const touched = map.signs
          .slice(index + 1)
          .filter(
            ({ left, right, top, bottom }) =>
              left < sign.right + 1 && sign.left < right + 1 && top < sign.bottom && sign.top < bottom,
          );
        expect(touched, `${sign.name}, ${at}`).toEqual([]);
        if (map.across === undefined || ['A249', 'A2', 'M2'].includes(sign.name)) continue;
        // Half the road and a line beside it.
        const distance = Math.max(sign.left - map.across, map.across - sign.right);
        expect(distance, `${sign.name}, ${at}`).toBeGreaterThan(width < 704 ? 4 : 7);
      }
    }
  }
});

test('a tablet has the heading in three lines at most and both buttons in one row, and no sign breaks a line of its list', async ({
  page,
}) => {
  for (const path of ['/', '/locations', '/car-servicing', '/contact', '/locations/sittingbourne-car-service']) {
    await page.goto(path);
    for (const width of [768, 820, 900, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      const hero = page.locator('main > div').first();
      const { lines, buttons, rows } = await hero.evaluate((hero) => {
        const heading = hero.querySelector('h1') as HTMLElement;
        const tops = (parts: Iterable<Element>) => [...parts].map((part) => part.getBoundingClientRect().top);
        return {
          lines: heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight),
          buttons: new Set(tops(hero.querySelectorAll('div > a[class]'))).size,
          rows: [...hero.querySelectorAll('li:has(> span + span)')].map((row) => new Set(tops(row.children)).size),
        };
      });
      const at = `${path} at ${width} px`;
      expect(Math.round(lines), at).toBeLessThanOrEqual(3);
      expect(buttons, at).toBe(1);
      expect(new Set([1, ...rows]), at).toEqual(new Set([1]));
    }
  }
});
