import { expect, test } from '@playwright/test';
import { findViolations, views } from './axe.ts';
import {
  enquiryForms,
  fillRequired,
  openForm,
  passThreeSeconds,
  slowClock,
  submitButton,
  toasts,
} from './enquiry-forms.ts';

// It has every kind of field. `every-page.spec.ts` checks the forms before they are used.
const booking = enquiryForms[1];

test('a form has no accessibility violations in any of its states', async ({ page }) => {
  await slowClock(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The confirmation is longest on a Sunday night.
  await page.clock.setFixedTime('2026-11-22T03:00:00Z');
  const form = await openForm(page, booking);
  const onPhone = process.env.AXE === 'all' ? views : views.filter(({ name }) => name.startsWith('narrow'));
  const found: Record<string, string[]> = {};
  const look = async (state: string, seen: readonly (typeof views)[number][] = views) => {
    found[state] = [];
    for (const view of seen) found[state].push(...(await findViolations(page, view)));
  };

  await submitButton(form).click();
  await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  await look('errors');

  await fillRequired(form, booking.required);
  await passThreeSeconds(page);
  let respond = () => {};
  const isTime = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/forms/submit', async (route) => {
    await isTime;
    await route.fulfill({ status: 503, body: 'Try again in a minute.' });
  });
  await submitButton(form).click();
  await expect(submitButton(form)).toBeDisabled();
  await look('sending', onPhone);
  respond();
  await expect(toasts(page)).toBeVisible();
  await look('failure', onPhone);

  await page.unroute('**/api/forms/submit');
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  await look('receipt');
  expect(found).toEqual({ errors: [], sending: [], failure: [], receipt: [] });
});
