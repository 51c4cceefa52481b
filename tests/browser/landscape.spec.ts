import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { blockVoiceAssistant } from './enquiry-forms.ts';

test.beforeEach(({ page }) => blockVoiceAssistant(page));

for (const size of ['100%', '200%']) {
  test(`the text of a hero is above the hill, at ${size} of its size`, async ({ page }) => {
    for (const path of ['/locations', '/book-online', '/car-servicing', '/emergency-repairs']) {
      await page.goto(path);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 2000 });
        expect(await listTextOnHill(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Returns the texts of the hero with more than one colour behind them. */
async function listTextOnHill(page: Page): Promise<string[]> {
  const hero = page.locator('main > div').first();
  const texts = await hero.evaluate((hero) => {
    const { left, top } = hero.getBoundingClientRect();
    const parts = [...hero.querySelectorAll('h1, p, li, a')].filter(
      (part) => part.checkVisibility() && !part.closest('div:has(> img, > picture, > div > dl, > div > ul)'),
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
  const background = sharp(await hero.screenshot());
  await hero.evaluate((hero) => hero.querySelector('div')?.style.removeProperty('opacity'));
  const { width } = await background.metadata();
  const found: string[] = [];
  for (const { text, ...box } of texts) {
    const left = Math.max(0, Math.floor(box.left));
    const area = {
      left,
      top: Math.max(0, Math.floor(box.top)),
      width: Math.min(Math.ceil(box.width), width - left),
      height: Math.ceil(box.height),
    };
    const { channels } = await sharp(await background.clone().extract(area).png().toBuffer()).stats();
    if (channels.some(({ min, max }) => max > min)) found.push(text ?? '');
  }
  return found;
}
