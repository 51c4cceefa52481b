import { expect } from '@playwright/test';
import { test } from './shared-page.ts';

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
  for (const [path, item, count] of [
    ['/services', 'main li:has(p > a) h3', 12],
    ['/', 'main summary h3', 6],
  ] as const) {
    await page.goto(path);
    const heights = await page.locator(item).evaluateAll((names) => {
      document.documentElement.style.fontSize = '200%';
      return names.map((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
    });
    expect(heights.length, path).toBe(count);
    for (const lines of heights) expect(lines, path).toBeLessThan(2.5);
  }
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

test('texts for open and for closed hours in one place are about equally high', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T22:00:00Z'));
  for (const path of ['/', '/emergency-repairs', '/services', '/brake-repair', '/engine-repair', '/tyre-services']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-closed');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
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

test('the fields of a form end with its columns, and its choices are large enough to press', async ({ page }) => {
  for (const path of ['/', '/book-online', '/contact', '/get-quote']) {
    await page.goto(path);
    for (const width of [390, 600, 768, 900, 991, 1280]) {
      await page.setViewportSize({ width, height: 900 });
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
        const firstChoices = form.querySelectorAll('fieldset fieldset label');
        const { left, width } = form.getBoundingClientRect();
        const gap = Number.parseFloat(getComputedStyle(form.querySelector('fieldset') as Element).columnGap);
        // A field alone may end with the first of two columns.
        const column = left + (width - gap) / 2;
        const isEnd = (right: number) => right >= end - 1 || Math.abs(right - column) <= 1;
        const [choices = end] = ends(firstChoices);
        return [...ends(fields).filter((right) => !isEnd(right)), ...[choices].filter((right) => right < end - 1)];
      });
      expect(holes, `${path} at ${width} px`).toEqual([]);
      const sizes = await page
        .locator('main form input[type=radio]')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetWidth));
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(24);
    }
  }
});

test('what has a few characters is no wider than they need, and other controls fill their columns', async ({
  page,
}) => {
  await page.goto('/book-online');
  const widthOf = async (name: string) => (await page.locator(`main [name=${name}]`).first().boundingBox())?.width ?? 0;
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['registration', 'postcode']) expect(await widthOf(name), `${width} px`).toBeLessThan(200);
    for (const name of ['email', 'service']) expect(await widthOf(name), `${width} px`).toBeGreaterThan(300);
  }
});

test('five times are in one row, all of one width, or in one column, and share their edges', async ({ page }) => {
  await page.goto('/book-online');
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .locator('main fieldset fieldset label')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const tops = boxes.map(({ top }) => top);
    const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    expect(rows, `${width} px`).toEqual(width < 768 ? [1, 1, 1, 1, 1] : [5]);
    for (const [index, { left, top }] of boxes.slice(1).entries()) {
      const before = boxes[index] as DOMRect;
      expect(width < 768 ? before.bottom - top : before.right - left, `${width} px`).toBeCloseTo(2, 1);
    }
    for (const box of boxes) expect(Math.abs(box.width - (boxes[0]?.width ?? 0)), `${width} px`).toBeLessThan(0.1);
  }
});

test('a table keeps its sentences whole on a phone, and its prices on one line elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/car-servicing');
  const interval = page.locator('main td', { hasText: '6 months' }).first();
  const [start, end] = await interval.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell.lastElementChild ?? cell);
    const lines = [...range.getClientRects()];
    return [lines[0]?.top, lines.at(-1)?.top];
  });
  expect(Math.abs((start ?? 0) - (end ?? 99))).toBeLessThan(10);
  await page.setViewportSize({ width: 768, height: 900 });
  const prices = await page.locator('main tr > :last-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const { right, height } = text.getBoundingClientRect();
      return { right: Math.round(right), height };
    }),
  );
  expect(prices.length).toBe(4);
  expect(new Set(prices.map(({ right }) => right)).size).toBe(1);
  for (const { height } of prices) expect(height).toBeLessThan(40);
});

test('a long price stays within its list, beside its name or below it', async ({ page }) => {
  await page.goto('/brake-repair');
  for (const width of [320, 704, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page
      .locator('#prices dl')
      .first()
      .evaluate((list) => {
        const [long, ...others] = list.querySelectorAll('dd');
        if (long) long.textContent = '£1,234.50 – £12,345.50 per cylinder';
        const end = list.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(list).paddingRight);
        return [long, ...others].map((price) => end - (price?.getBoundingClientRect().right ?? 0));
      });
    for (const left of room) expect(Math.abs(left), `${width} px`).toBeLessThan(3);
  }
});

test('a table of two columns is a table on a phone too, with its headings at its top', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const columns = await page.locator('#promises tr').evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return Math.round(text.getBoundingClientRect().left);
        }),
      ),
    );
    expect(columns.length).toBe(5);
    expect(new Set(columns.map(([name]) => name)).size, `${width} px`).toBe(1);
    expect(new Set(columns.map(([, value]) => value)).size, `${width} px`).toBe(1);
    expect(columns[0]?.[1]).toBeGreaterThan((columns[0]?.[0] ?? width) + 80);
    for (const repeated of await page.locator('#promises td > :first-child').all()) await expect(repeated).toBeHidden();
  }
});

test('texts and buttons of cards in a row are level, whether their titles take one line or two', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about');
  const tops = await page
    .locator('main li:has(> div > h3):has(> div > a)')
    .evaluateAll((cards) =>
      cards.map((card) => [...card.children].slice(1).map((part) => Math.round(part.getBoundingClientRect().top))),
    );
  expect(tops.length).toBe(4);
  expect(new Set(tops.map(String)).size).toBe(1);
});

test('the last of three packages fills its row where two fit in one', async ({ page }) => {
  await page.goto('/car-servicing');
  for (const width of [704, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [list, last] = await page
      .locator('main ul:has(> li > a)')
      .first()
      .evaluate((all) => [all, all.lastElementChild as Element].map((each) => each.getBoundingClientRect().right));
    expect(Math.abs((list ?? 0) - (last ?? 0)), `${width} px`).toBeLessThan(2);
  }
});

test('each time stands beside its day, also in a narrow column', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const steps = await page
      .locator('main dl dl > div')
      .evaluateAll((rows) =>
        rows.map((row) =>
          Math.abs((row.children[0] as HTMLElement).offsetTop - (row.children[1] as HTMLElement).offsetTop),
        ),
      );
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) expect(step, `${width} px`).toBeLessThan(3);
  }
});

test('the call of the footer ends with its row while the business is closed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T22:00:00Z'));
  await page.goto('/about');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const [button, line] = await Promise.all(
      [page.locator('footer a', { hasText: 'Breakdown?' }), page.locator('footer p').last()].map((part) =>
        part.boundingBox(),
      ),
    );
    const end = (box: typeof button) => (box ? box.x + box.width : 0);
    expect(Math.abs(end(button ?? null) - end(line ?? null)), `${width} px`).toBeLessThan(2);
  }
});

test('the links of the footer fit one line each in two columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const heights = await page.locator('footer nav li a').evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(heights.length).toBeGreaterThan(15);
  expect(new Set(heights).size).toBe(1);
});

test('a claim reads as one phrase on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const claims = await page.locator('main dl > div').evaluateAll((all) =>
    all.map((claim) => {
      const [label, value] = [...claim.children].map((part) => part.getBoundingClientRect());
      return (label?.left ?? 0) >= (value?.right ?? 1) && (label?.top ?? 1) < (value?.bottom ?? 0);
    }),
  );
  expect(claims.length).toBe(8);
  expect(new Set(claims)).toEqual(new Set([true]));
});

test('a detail of two lines is level with its name', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/locations');
  await page.evaluate(() => document.fonts.ready);
  const row = page.locator('main dl > div:has(> dd > a[href^="mailto:"])');
  const [name, link] = await row.evaluate((row) =>
    [row.querySelector('dt'), row.querySelector('a')].map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part as Element);
      return text.getClientRects()[0]?.top ?? 0;
    }),
  );
  expect(Math.abs((name ?? 0) - (link ?? 99))).toBeLessThan(3);
});

test('an email address that does not fit its line breaks after its @, not at a hyphen', async ({ page }) => {
  let broken = 0;
  for (const path of ['/', '/contact', '/faqs']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 704, 740, 768, 820, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const link = page.locator('main dd > a[href^="mailto:"]');
      const [lines, domain] = await link.evaluate((link) =>
        [link, link.lastElementChild as Element].map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        }),
      );
      if (lines === 2) broken += 1;
      expect(domain, `${path} at ${width} px`).toBe(1);
      await expect(link.locator('span')).toHaveCSS('text-decoration-line', 'underline');
    }
  }
  expect(broken).toBeGreaterThan(3);
});

test('no line begins with the punctuation after a phone number or an email address', async ({ page }) => {
  await page.goto('/contact');
  const links = page.locator('main p a:is([href^="tel:"], [href^="mailto:"])');
  const [seen, apart] = await links.evaluateAll((links) => {
    let seen = 0;
    const apart = links.flatMap((link) => {
      const paragraph = link.closest('p') as HTMLElement;
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      texts.currentNode = link.lastChild as Node;
      const text = texts.nextNode();
      if (!/^[.,;:)]/.test(text?.textContent ?? '')) return [];
      seen += 1;
      const mark = document.createRange();
      mark.setStart(text as Node, 0);
      mark.setEnd(text as Node, 1);
      const widths = Array.from({ length: 100 }, (_, index) => 260 + 2 * index);
      return widths.filter((width) => {
        paragraph.style.width = `${width}px`;
        const { height, top } = mark.getBoundingClientRect();
        return height > 0 && top - ([...link.getClientRects()].at(-1)?.top ?? 0) > height / 2;
      });
    });
    return [seen, apart];
  });
  expect(seen).toBeGreaterThan(0);
  expect(apart).toEqual([]);
});

test('links below each other begin and end on the same lines, even five of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/locations/gillingham-brake-repair');
  const columns = await page.locator('main li:has(> a > span)').evaluateAll((links) =>
    links.map((link) => {
      const { left, right } = link.getBoundingClientRect();
      return `${Math.round(left)}-${Math.round(right)}`;
    }),
  );
  expect(columns).toHaveLength(5);
  expect(new Set(columns).size).toBe(3);
});

test('the name of a link in a list is on one line, however many there are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of [
    '/contact',
    '/faqs',
    '/locations/newington-brake-repair',
    '/locations/rochester-mot-preparation',
  ]) {
    await page.goto(path);
    const lines = await page
      .locator('main li > a > span > :first-child')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
    expect(lines.length, path).toBeGreaterThan(3);
    for (const height of lines) expect(height, path).toBeLessThan(30);
  }
});

test('the prices of packages are level, whatever the length of their names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/car-servicing');
  const tops = await page.locator('#packages li:has(> div > h3)').evaluateAll((packages) => {
    (packages[0]?.querySelector('h3') as Element).textContent = 'A full service with everything that a lease asks for';
    return packages.map((each) => Math.round(each.querySelector('h3 + p')?.getBoundingClientRect().top ?? 0));
  });
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('on the smallest phone, the call of the footer and the link of each service stay in their line, and doubled prices too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/services');
  const isOneLine = (part: Element) =>
    part.getBoundingClientRect().height < 1.5 * Number.parseFloat(getComputedStyle(part).lineHeight);
  expect(await page.locator('footer a[href^="tel:"] > span').evaluate(isOneLine)).toBe(true);
  const below = await page.locator('main p:has(> span + a)').evaluateAll((facts) =>
    facts
      .filter(({ children: [price, link] }) => {
        const { top = 0 } = link?.getBoundingClientRect() ?? {};
        return top >= (price?.getBoundingClientRect().bottom ?? 0);
      })
      .map(({ textContent }) => textContent),
  );
  expect(below).toEqual([]);
  const lines = await page.locator('main p:has(> span + a) > span > :first-child').evaluateAll((prices) => {
    document.documentElement.style.fontSize = '200%';
    return prices.map((price) => price.getClientRects().length);
  });
  expect(lines).toEqual(Array(12).fill(1));
});

test('hours end with the row or the sign that they are in', async ({ page }) => {
  for (const [path, ends] of [
    ['/locations', 'main dl > div:has(dl)'],
    ['/faqs', 'main > div:first-child div:has(> dl)'],
  ] as const) {
    await page.goto(path);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rest = await page
        .locator(ends)
        .first()
        .evaluate((box) => {
          const { right } = (box.querySelector(':scope dl dd') ?? box).getBoundingClientRect();
          return box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight) - right;
        });
      expect(Math.abs(rest), `${path} at ${width} px`).toBeLessThan(2);
    }
  }
});

test('the sign with the address is as high as what it says, and has posts beside deeper rows', async ({ page }) => {
  for (const path of ['/locations', '/locations/newington-car-service', '/']) {
    await page.goto(path);
    const sign = page.locator('main div:has(> address)');
    const rest = await sign.evaluate((sign) => {
      const [last = sign] = [...sign.children].slice(-1);
      return sign.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    });
    expect(rest, path).toBeLessThan(36);
    const posts = path === '/' ? 'none' : /^linear-gradient.*linear-gradient/;
    await expect(sign.locator('..')).toHaveCSS('background-image', posts);
  }
});

test('a live region without a message takes no room', async ({ page }) => {
  await page.goto('/book-online');
  const regions = page.locator('form [aria-live]');
  await expect(regions).not.toHaveCount(0);
  const gaps = await regions.evaluateAll((all) =>
    all
      .filter((region) => region.childElementCount === 0)
      .map((region) => {
        const field = region.parentElement as Element;
        const others = [...field.children].filter((part) => part !== region);
        const bottoms = others.map((part) => part.getBoundingClientRect().bottom);
        return field.getBoundingClientRect().bottom - Math.max(...bottoms);
      }),
  );
  expect(gaps).not.toHaveLength(0);
  for (const gap of gaps) expect(gap).toBeLessThan(1);
});

test('on a phone, every price of a card is above its name, and every boxed detail below its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, pairs] of [
    ['/services', 'main li p > span:has(> small)'],
    ['/contact', 'main dl > div:has(> dd):not(footer *, dl dl *)'],
  ] as const) {
    await page.goto(path);
    const beside = await page.locator(pairs).evaluateAll((pairs) =>
      pairs.map((pair) => {
        const [first, last] = [pair.firstChild, pair.lastChild].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part as Node);
          return range.getBoundingClientRect();
        });
        return (last?.top ?? 0) < (first?.bottom ?? 1) - 4;
      }),
    );
    expect(beside.length, path).toBeGreaterThan(4);
    expect(beside.filter(Boolean), path).toEqual([]);
  }
});
