import { expect, test } from '@playwright/test';
import { blockVoiceAssistant } from './enquiry-forms.ts';

// What the specification asks of a page, on a phone too.

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => blockVoiceAssistant(page));

test('the booking page lists the popular services below its form', async ({ page }) => {
  await page.goto('/book-online');
  const popular = page.locator('section', { has: page.getByRole('heading', { name: 'Popular services' }) });
  for (const text of ['Car servicing', 'from £85', 'MOT preparation', 'from £45', 'Brake service', 'from £35'])
    await expect(popular.getByText(text, { exact: true }).last()).toBeVisible();
});

test('each card of the services shows the words of its link, in one line with its price', async ({ page }) => {
  for (const width of [320, 360, 390, 430, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services');
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
