import { expect, type Page, test } from '@playwright/test';
import {
  control,
  enquiryForms,
  fillRequired,
  formOf,
  passThreeSeconds,
  slowClock,
  submitButton,
  toasts,
} from './enquiry-forms.ts';
import { holdIslands } from './hold-islands.ts';

const booking = enquiryForms[1];

test.beforeEach(async ({ page }) => {
  await slowClock(page);
  await page.clock.setFixedTime('2026-11-26T11:00:00Z');
});

/** Translates the page and what is added to it, as browsers do: each text is replaced by one in two elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { target } of changes) translateIn(target);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

for (const isEarly of [true, false]) {
  test(`a form translated ${isEarly ? 'before' : 'after'} its script arrives fails, says so and sends`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const release = await holdIslands(page);
    await page.goto(booking.path);
    const form = formOf(page, booking.key);
    if (isEarly) await translate(page);
    await control(form, 'postcode').pressSequentially('ME9');
    release();
    await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
    await page.keyboard.type(' 7JJ');
    await expect(control(form, 'postcode')).toHaveValue('ME9 7JJ');
    if (!isEarly) await translate(page);
    await submitButton(form).click();
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(booking.required.length - 1);
    await fillRequired(form, booking.required);
    // A Sunday is refused, and the next day offered; on a Saturday the last time is not.
    await control(form, 'preferredDate').fill('2026-12-06');
    await form.getByRole('button', { name: 'Monday' }).click();
    await expect(form.getByText('We’re closed')).toHaveCount(0);
    await control(form, 'preferredDate').fill('2026-12-05');
    await expect(form.getByText('we’re open 8:00-16:00')).toBeVisible();
    await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
    await passThreeSeconds(page);
    await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 503, body: 'Later' }), { times: 1 });
    await submitButton(form).click();
    await expect(toasts(page)).toContainText('503: Later');
    await expect(form.getByText('has not been sent')).toBeVisible();
    await expect(submitButton(form)).toHaveText(/^«Request booking»$/i);
    await submitButton(form).click();
    await expect(page.locator('[data-enquiry-sent]')).toContainText('AB12 CDE');
    // React only says that it rendered a translated form afresh.
    expect(faults.filter((fault) => !fault.includes('#418'))).toEqual([]);
  });
}

test('a press before the script arrives is sent from a translated page too', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(booking.path);
  await translate(page);
  const form = formOf(page, booking.key);
  await fillRequired(form, booking.required);
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(submitButton(form)).toHaveText('«Sending...»');
  release();
  await expect(page.locator('[data-enquiry-sent]')).toContainText('AB12 CDE');
});

test('a question pressed before the script arrives opens on a translated page too', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/faqs');
  await translate(page);
  const question = page.getByRole('button', { expanded: false }).filter({ hasText: '?' }).first();
  const name = await question.innerText();
  await question.click();
  release();
  await expect(page.getByRole('button', { name, expanded: true })).toBeVisible();
});
