import { expect, test } from '@playwright/test';
import { blockVoiceAssistant } from './enquiry-forms.ts';

test.beforeEach(({ page }) => blockVoiceAssistant(page));

test('the hero touches the header', async ({ page }) => {
  for (const path of ['/diagnostics', '/gearbox-repair', '/air-conditioning', '/exhaust-repair', '/brake-repair']) {
    await page.goto(path);
    const gap = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (top('main > div')?.top ?? Number.NaN) - (top('header > :last-child')?.bottom ?? Number.NaN);
    });
    expect(Math.abs(gap), path).toBeLessThan(1);
  }
});

test('a call stands out once in the first view of a phone, and can be reached where the call bar cannot stay', async ({
  page,
}) => {
  for (const path of ['/', '/brake-repair', '/emergency-repairs', '/contact']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const inHero = page.locator('main > div').first().locator('a[href^="tel:"][class]');
    await expect(inHero, path).toBeHidden();
    await expect(page.locator('header ~ nav a[href^="tel:"]')).toBeInViewport();
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(inHero, path).toBeVisible();
  }
});

test('boxes in rows are of one width', async ({ page }) => {
  for (const path of ['/locations', '/faqs', '/locations/rochester-mot-preparation', '/car-servicing']) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const uneven = await page.evaluate(() =>
        [...document.querySelectorAll('main section ul')].flatMap((list) => {
          const boxes = [...list.children].map((item) => item.getBoundingClientRect().width);
          const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
          return columns > 1 && Math.max(...boxes) - Math.min(...boxes) > 1 ? [list.textContent] : [];
        }),
      );
      expect(uneven, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('an emergency is read in few screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/emergency-repairs');
  expect(await page.locator('main').evaluate((main) => main.clientHeight / innerHeight)).toBeLessThan(5.3);
  await page.getByText('Overheating').click();
  await expect(page.getByText('Leave the radiator cap alone')).toBeVisible();
});
