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
