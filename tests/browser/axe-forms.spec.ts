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

const onPhone = views.filter(({ name }) => name.startsWith('narrow'));

// `every-page.spec.ts` checks the forms before they are used.
for (const tested of enquiryForms) {
  test(`the form ${tested.key} has no accessibility violations in any of its states`, async ({ page }) => {
    await slowClock(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The confirmation is longest on a Sunday night.
    await page.clock.setFixedTime('2026-11-22T03:00:00Z');
    const form = await openForm(page, tested);
    const isAll = process.env.AXE === 'all';
    const found: Record<string, string[]> = {};
    const look = async (state: string, seen: readonly (typeof views)[number][]) => {
      found[state] = [];
      for (const view of isAll ? views : seen) found[state].push(...(await findViolations(page, view)));
    };
    // The booking form has every kind of field, and stands for the others where theirs look the same.
    const ownViews = tested.key === 'booking' ? views : onPhone.slice(0, 1);

    await submitButton(form).click();
    await expect(form.locator('[aria-invalid="true"]')).not.toHaveCount(0);
    await look('errors', ownViews);

    await fillRequired(form, tested.required);
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
    await look('sending', tested.key === 'booking' ? onPhone : []);
    respond();
    await expect(toasts(page)).toBeVisible();
    await look('failure', tested.key === 'booking' ? onPhone : []);

    await page.unroute('**/api/forms/submit');
    await submitButton(form).click();
    await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
    await look('receipt', ownViews);
    expect(found).toEqual({ errors: [], sending: [], failure: [], receipt: [] });
  });
}
