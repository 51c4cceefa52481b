import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

const towns = ['/locations/chatham-car-service', '/locations/gillingham-brake-repair'];

test('no section has the tint of what is above it, so none run together', async ({ page }) => {
  for (const path of ['/', '/locations', '/contact', '/book-online', '/get-quote', '/emergency-repairs', '/about']) {
    await page.goto(path);
    const tints = await page.locator('main > :is(section, div:first-child)').evaluateAll((parts) =>
      parts.map((part) => {
        const { backgroundColor } = getComputedStyle(part);
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
      }),
    );
    const repeated = tints.filter((tint, index) => tint && tint === tints[index - 1]);
    expect(tints.length, path).toBeGreaterThan(2);
    expect(repeated, `${path}: ${tints.join(' | ')}`).toEqual([]);
  }
});

test('at most three sections in a row have the same ground', async ({ page }) => {
  for (const path of ['/', '/about', '/brake-repair', '/mot-preparation', '/emergency-repairs', '/contact', ...towns]) {
    await page.goto(path);
    const longest = await page.locator('main > :is(section, div:has(h2))').evaluateAll((parts) => {
      let run = 0;
      return parts.map((part, index) => {
        const groundOf = (each: Element | undefined) => each && getComputedStyle(each).backgroundColor;
        run = groundOf(part) === groundOf(parts[index - 1]) ? run + 1 : 1;
        return run;
      });
    });
    expect(longest.length, path).toBeGreaterThan(2);
    expect(Math.max(...longest), path).toBeLessThanOrEqual(3);
  }
});

test('the pages nearby stand beside related services from a tablet up', async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/brake-repair', '/exhaust-repair', '/car-servicing']) {
      await page.goto(path);
      const [related, nearby] = await Promise.all(['#related', '#nearby'].map((id) => page.locator(id).boundingBox()));
      expect(nearby?.y, `${path} at ${width} px`).toBe(related?.y);
    }
  }
});

test('a page grows with a wide screen, but not its text', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/emergency-repairs');
  const lists = await page.locator('main ul').evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  const lines = await page.locator('main p').evaluateAll((all) =>
    all.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().width;
    }),
  );
  expect(Math.max(...lists)).toBeGreaterThan(1300);
  expect(Math.max(...lines)).toBeLessThan(45 * 16);
});

test('the name of the work stands beside its price, or below it', async ({ page }) => {
  for (const path of ['/brake-repair', '/car-servicing', '/clutch-repair']) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const amount = page.locator('main > div p > span').filter({ hasText: /^(From )?£\d+$/ });
      const gap = await amount.first().evaluate((amount) => {
        const { right, bottom } = amount.getBoundingClientRect();
        const { left, top } = amount.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
        return top > bottom - 8 ? 0 : left - right;
      });
      expect(gap, `${path} at ${width} px`).toBeLessThan(32);
    }
  }
});

test('the parts of every section have one distance, and sections one of three by their weight', async ({ page }) => {
  for (const path of [
    '/',
    '/services',
    '/brake-repair',
    '/locations/sittingbourne-mot-preparation',
    '/about',
    '/emergency-repairs',
  ]) {
    await page.goto(path);
    for (const [width, expected] of [
      [390, 16],
      [768, 24],
      [1280, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const { parts, sections } = await page.locator('main').evaluate((main) => {
        const boxes = [...main.querySelectorAll(':scope > section > div:has(> h2, > div > h2)')];
        const withSplit = boxes.flatMap((box) => [
          box,
          ...box.querySelectorAll(':scope > div:has(> div:last-child > a)'),
        ]);
        const parts = withSplit.flatMap((box) => {
          const inside = [...box.children].map((part) => {
            const { top, bottom } = part.getBoundingClientRect();
            const { marginTop, marginBottom } = getComputedStyle(part);
            return { top: top - Number.parseFloat(marginTop), bottom: bottom + Number.parseFloat(marginBottom) };
          });
          return inside.slice(1).flatMap(({ top }, index) => {
            const gap = top - (inside[index]?.bottom ?? 0);
            // Beside each other.
            return gap < 0 ? [] : [Math.round(gap)];
          });
        });
        const starts = [...main.querySelectorAll(':scope > section')].map((section) => {
          const { marginTop, paddingTop, color } = getComputedStyle(section);
          const heading = section.querySelector(':scope > div > h2');
          // Between the size of such a heading and that of others.
          const isMinor = heading && Number.parseFloat(getComputedStyle(heading).fontSize) < 25.5 + 0.0055 * innerWidth;
          const weight = color === 'rgb(255, 255, 255)' ? 'major' : isMinor ? 'minor' : 'section';
          return [weight, Number.parseFloat(paddingTop) || Number.parseFloat(marginTop)] as [string, number];
        });
        return { parts, sections: starts };
      });
      expect(new Set(parts), `${path} at ${width} px`).toEqual(new Set([expected]));
      const pauses = new Map(sections);
      for (const [weight, pause] of sections)
        expect(pause, `${path} at ${width} px: ${weight}`).toBe(pauses.get(weight));
      const section = pauses.get('section') ?? 0;
      expect(section, `${path} at ${width} px`).toBeGreaterThan(2 * expected);
      expect(pauses.get('minor') ?? 0, `${path} at ${width} px`).toBeLessThan(section / 1.25);
      expect(pauses.get('major') ?? 999, `${path} at ${width} px`).toBeGreaterThan(1.25 * section);
    }
  }
});

test('links to other pages, a line of names and a single paragraph have smaller headings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, minor] of [
    ['/emergency-repairs', ['Areas we cover', 'Our safety policy', 'If it can wait a day']],
    ['/brake-repair', ['Related services', 'Near you']],
    ['/about', []],
  ] as const) {
    await page.goto(path);
    const headings = await page
      .locator('main section h2:not(div > div > h2)')
      .evaluateAll((all) => all.map((each) => [each.textContent, getComputedStyle(each).fontSize] as const));
    const small = headings.flatMap(([name, size]) => (size === '28px' ? [name] : []));
    for (const name of minor) expect(small, path).toContain(name);
    expect(small.includes('Our story'), path).toBe(false);
  }
});

test('no claim in words stands in a row of figures, and the columns of a board end alike', async ({ page }) => {
  await page.goto('/about');
  const rows = await page.locator('#figures dl > div').evaluateAll((claims) => {
    const rows: Record<number, string[]> = {};
    for (const claim of claims) {
      const { bottom } = claim.getBoundingClientRect();
      rows[bottom] = [...(rows[bottom] ?? []), claim.querySelector('dd')?.textContent ?? ''];
    }
    return Object.values(rows);
  });
  expect(rows.flat()).toHaveLength(8);
  for (const row of rows) expect(new Set(row.map((value) => /\p{L}{3}/u.test(value))).size, row.join()).toBe(1);
  await page.goto('/');
  const lines = await page
    .locator('#areas > div > ul > li > *')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).borderBottomWidth));
  expect(new Set(lines)).toEqual(new Set(['1px']));
});

test('the first row of a list begins as far below its heading as a card, and its last ends the section', async ({
  page,
}) => {
  const widths = [
    [390, 16],
    [1280, 24],
  ] as const;
  for (const [path, ...ids] of [
    ['/', 'services'],
    ['/brake-repair', 'related', 'nearby'],
    ['/contact', 'quick-links'],
    ['/locations', 'more-areas'],
  ] as const) {
    await page.goto(path);
    for (const [width, below] of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ids) {
        const gap = await page.locator(`#${id}`).evaluate((section) => {
          const text = section.querySelector('ul svg, ul h3, ul li span') ?? section;
          const heading = section.querySelector('div:has(> h2 + p), h2');
          return text.getBoundingClientRect().top - (heading?.getBoundingClientRect().bottom ?? 0);
        });
        expect(Math.abs(gap - below), `${path}#${id} at ${width} px: ${gap} px`).toBeLessThan(9);
      }
    }
  }
  await page.goto('/about');
  for (const [width] of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['qualifications', 'timeline']) {
      const rest = await page.locator(`#${id}`).evaluate((section) => {
        const texts = [...section.querySelectorAll('p, span')].map((text) => text.getBoundingClientRect().bottom);
        const padding = Number.parseFloat(getComputedStyle(section).paddingBottom);
        return section.getBoundingClientRect().bottom - padding - Math.max(...texts);
      });
      expect(Math.abs(rest), `#${id} at ${width} px`).toBeLessThan(4);
    }
  }
});

test('a helpline without a number ends with a line as high as the numbers of the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/emergency-repairs');
  const feet = await page
    .locator('main section')
    .first()
    .locator('li > :last-child')
    .evaluateAll((all) => all.map((foot) => Math.round(foot.getBoundingClientRect().top)));
  expect(feet).toHaveLength(3);
  for (const top of feet) expect(Math.abs(top - (feet[0] ?? 0))).toBeLessThan(2);
});
