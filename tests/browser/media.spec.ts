import { expect, type Page } from '@playwright/test';
import { garage } from '../helpers/garage.ts';
import { test } from './shared-page.ts';

const paths = [
  '/',
  '/clutch-repair',
  '/locations/chatham-clutch-repair',
  '/emergency-repairs',
  '/book-online',
  '/contact',
];

/** Returns each visible matching element, as `text: style`. */
function shown(page: Page, selector: string, property: string): Promise<string[]> {
  return page.evaluate(
    ([selector = '', property = '']) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .map((element) => getComputedStyle(element).getPropertyValue(property)),
    [selector, property],
  );
}

test('in print, text is dark on white, with the address and the number, without bars, forms and pictures', async ({
  page,
}) => {
  // A page read in the dark scheme is printed on white too.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of paths) {
    await page.goto(path);
    const lightness = (await shown(page, 'body *', 'color')).map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (red * 299 + green * 587 + blue * 114) / 1000;
    });
    expect(Math.max(...lightness), path).toBeLessThan(130);
    const dark = (await shown(page, 'body *', 'background-color')).filter(
      (colour) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour),
    );
    expect(dark, path).toEqual([]);
    const pictures = await shown(page, 'main *', 'background-image');
    expect(
      pictures.filter((picture) => picture !== 'none'),
      path,
    ).toEqual([]);
    expect(
      await shown(page, 'header nav, header ~ nav, form, section:has(form) h2, main img', 'display'),
      path,
    ).toEqual([]);
    await expect(page.locator('footer')).toContainText(garage.business.address.postcode ?? '');
    await expect(page.locator('footer')).toContainText(garage.business.phone.display);
  }
});

test('in print, a page has the same text at any hour, with the plain hours', async ({ page }) => {
  for (const path of paths) {
    const printed: string[] = [];
    for (const now of ['2026-11-26T11:00:00Z', '2026-11-26T23:00:00Z']) {
      await page.emulateMedia({ media: 'screen' });
      await page.clock.setFixedTime(now);
      await page.goto(path);
      await expect(page.locator('[data-open-now]').first()).not.toBeEmpty();
      await page.emulateMedia({ media: 'print' });
      printed.push(await page.locator('body').innerText());
    }
    expect(printed[0], path).toContain('Mon-Fri 8:00-18:00, Sat 8:00-16:00');
    expect(printed[0], path).not.toMatch(/Open now|opens/);
    expect(printed[1], path).toBe(printed[0]);
  }
});

test('controls and icons keep visible edges in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of paths) {
    await page.goto(path);
    const faults = await page.evaluate(() => {
      const visible = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
      const canvas = getComputedStyle(document.body).backgroundColor;
      const noEdge = visible(
        'main form :is(input, select, textarea, button), main [href^="tel:"][class], header button',
      )
        .filter((control) => !['radio', 'hidden'].includes(control.getAttribute('type') ?? '') && control.tabIndex >= 0)
        .filter((control) => {
          const { borderTopWidth, borderTopColor, textDecorationLine } = getComputedStyle(control);
          return textDecorationLine !== 'underline' && (borderTopWidth === '0px' || borderTopColor === canvas);
        });
      const noIcon = visible('svg:has(> use)').filter((icon) => getComputedStyle(icon).stroke === canvas);
      return [...noEdge, ...noIcon].map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(faults, path).toEqual([]);
  }
  await page.goto('/emergency-repairs');
  const state = page.locator('main > div p:has([data-open-now])');
  await expect(state).toHaveCSS('border-top-width', '1px');
});

test.describe(() => {
  // Transparency changes where sheets break.
  test.use({ isPainted: true });
  test('in print, long pages take two sheets of either size, and no heading is alone at the end of one', async ({
    page,
  }) => {
    const margin = { top: '12mm', bottom: '12mm' };
    for (const path of ['/services', '/emergency-repairs', '/about', '/locations', '/']) {
      await page.goto(path);
      // Where letters are as wide as whole pixels, the footer of that page is on a third letter.
      for (const format of path === '/emergency-repairs' ? ['A4'] : ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format, margin })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(2);
      }
    }
    await page.emulateMedia({ media: 'print' });
    // As a row of a grid, Chromium leaves it alone.
    await expect(page.locator('#why-choose > div')).toHaveCSS('display', 'block');
  });
});

test('in print, the numbers for emergencies share a row, and a sheet has its margins where the program gives none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/emergency-repairs');
  const rows = await page
    .locator('#help-now li')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
  expect(rows).toBe(1);
  const margins = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSPageRule ? rule.style.getPropertyValue('margin') : [])),
    ),
  );
  expect(margins).toEqual(['12mm']);
});

test('in print, the pages of a form and of the contacts take one sheet, and no footer, sign or head of a section is torn', async ({
  page,
}) => {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  for (const path of ['/get-quote', '/book-online', '/contact']) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toHaveCSS('break-inside', 'avoid');
  await page.goto('/faqs');
  const sign = page.locator('main > section:last-of-type h2').locator('../..');
  await expect(sign).toHaveCSS('break-inside', 'avoid');
  // Otherwise, Chromium tears it.
  await expect(sign).toHaveCSS('break-after', 'auto');
  await page.goto('/emergency-repairs');
  await expect(page.locator('#response h2').locator('..')).toHaveCSS('break-inside', 'avoid');
});

test('in print, the hours stand whole beside the prices, and the details of a visit beside its address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  for (const [path, pair] of [
    ['/brake-repair', '#prices dl:has(> div > dd), #prices aside'],
    ['/', '#find-us div:has(> address), #find-us div:has(> dl)'],
  ] as const) {
    await page.goto(path);
    const [first, second] = await page.locator(pair).evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        const holders = [part, part.parentElement as Element];
        return { left, right, whole: holders.some((each) => getComputedStyle(each).breakInside === 'avoid') };
      }),
    );
    expect(second?.left, path).toBeGreaterThan(first?.right ?? Number.POSITIVE_INFINITY);
    expect([first?.whole, second?.whole], path).toEqual([true, true]);
  }
});

test('in print, no line has an arrow to expand it, and nothing follows from a form that is not there', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/emergency-repairs');
  await expect(page.locator('summary > svg:last-child')).not.toHaveCount(0);
  await expect(page.locator('summary > svg:last-child').filter({ visible: true })).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('#areas li svg').filter({ visible: true })).toHaveCount(6);
  await expect(page.locator('#quote')).toBeHidden();
  await page.goto('/get-quote');
  await expect(page.getByText('Quick contact')).toBeVisible();
});

test('in print, the phone number and the address stand apart, and no post holds a sign', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const [phone, email] = await Promise.all(
    ['tel:', 'mailto:'].map((kind) => page.locator(`header a[href^="${kind}"]:visible`).first().boundingBox()),
  );
  expect(email?.x).toBeGreaterThan((phone?.x ?? 0) + (phone?.width ?? 0) + 8);
  const posts = await page.locator('main > div *').evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { display, position, content } = getComputedStyle(part, '::before');
        return content === '""' && position === 'absolute' && display !== 'none';
      }).length,
  );
  expect(posts).toBe(0);
});

test('a tall picture stays inside the line of the sign that it shares with a price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/brake-repair');
  const spaces = await page
    .locator('main img')
    .first()
    .evaluate((picture) => {
      (picture as HTMLElement).style.aspectRatio = '1 / 2';
      const own = picture.getBoundingClientRect();
      const sign = (picture.parentElement as Element).getBoundingClientRect();
      return [own.top - sign.top, own.left - sign.left, sign.bottom - own.bottom];
    });
  for (const space of spaces) expect(space).toBeGreaterThan(8);
});
