import { expect, type Page } from '@playwright/test';
import {
  control,
  enquiryForms,
  fillRequired,
  formOf,
  openForm,
  passThreeSeconds,
  slowClock,
  stir,
  submitButton,
} from './enquiry-forms.ts';
import { loseIslands } from './hold-islands.ts';
import { test } from './shared-page.ts';

test.use({ now: 'real' });

const booking = enquiryForms[1];

test.beforeEach(async ({ page }) => {
  await slowClock(page);
});

/** Opens the booking form, by default on a Sunday. */
async function openBooking(page: Page, now = '2026-11-22T12:00:00Z') {
  await page.clock.setFixedTime(now);
  return openForm(page, booking);
}

test('a closed day is reported at once, with buttons for the nearest open days', async ({ page }) => {
  const form = await openBooking(page);
  const date = control(form, 'preferredDate');
  await expect(date).toHaveAttribute('min', '2026-11-22');
  await expect(date).toHaveAttribute('max', '2027-11-22');
  // A year that is still being typed.
  await date.fill('0202-12-25');
  await expect(date).not.toHaveAttribute('aria-invalid');
  await date.fill('2026-12-25');
  await expect(date).toHaveAccessibleDescription(/We’re closed on Friday 25 December/);
  await page.reload();
  await stir(page);
  await expect(date).toHaveAccessibleDescription(/We’re closed on Friday 25 December/);
  await expect(form.locator('[aria-live=polite] button')).toHaveCount(2);
  await expect(form.locator('[aria-live=polite]', { hasText: 'We’re closed' })).toHaveCount(1);
  await expect(form.getByRole('group', { name: 'Please check' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Thursday 24 December' }).press('Enter');
  await expect(date).toHaveValue('2026-12-24');
  await expect(date).toBeFocused();
  await expect(date).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await expect(date).toHaveValue('2026-12-24');
});

test('the error of a day that the server refused disappears once another is chosen', async ({ page }) => {
  const restore = await loseIslands(page);
  await page.goto(booking.path);
  const form = formOf(page, booking.key);
  const sunday = new Date();
  sunday.setUTCDate(sunday.getUTCDate() + 14 - sunday.getUTCDay());
  await control(form, 'preferredDate').fill(sunday.toISOString().slice(0, 10));
  await expect(page.locator('[data-island-failed]')).toHaveCount(1);
  await restore();
  await submitButton(form).click();
  await expect(form.getByText(/We’re closed on Sunday/).first()).toBeVisible();
  await stir(page);
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);
  await control(form, 'preferredDate').fill('');
  await expect(form.getByText(/We’re closed on Sunday/)).toHaveCount(0);
});

test('a time with the focus has one ring, clear of the button below', async ({ page }) => {
  const form = await openBooking(page);
  const last = control(form, 'preferredTime').last();
  await last.press(' ');
  const styles = await last.evaluate((radio) =>
    [radio, radio.parentElement as Element]
      .map((element) => getComputedStyle(element))
      .map(({ outlineStyle, boxShadow }) => [outlineStyle, boxShadow !== 'none']),
  );
  expect(styles).toEqual([
    ['none', false],
    ['solid', true],
  ]);
  const [label, button] = await Promise.all([
    last.locator('..').boundingBox(),
    form.getByRole('button', { name: 'Any time' }).boundingBox(),
  ]);
  // The ring takes 6 px.
  expect((button?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeGreaterThan(9);
});

test('the first and the last of the times that a day has are rounded', async ({ page }) => {
  const form = await openBooking(page);
  const radii = await form.locator('label:has([name=preferredTime])').evaluateAll((all) => {
    // Those of other days.
    for (const label of [all.at(0), all.at(-1)]) label?.setAttribute('data-not-offered', '');
    return all.slice(1, -1).map((label) => {
      const { borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius } = getComputedStyle(label);
      return [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius];
    });
  });
  expect(radii).toEqual([
    ['10px', '0px', '0px'],
    ['0px', '0px', '0px'],
    ['0px', '10px', '10px'],
  ]);
});

test('the times outside the hours of a day are unavailable as soon as it is chosen', async ({ page }) => {
  const form = await openBooking(page, '2026-11-23T13:00:00Z');
  const date = control(form, 'preferredDate');
  const times = form.getByRole('group', { name: 'Preferred time' });
  const unavailable = () =>
    form
      .locator('[name=preferredTime]:disabled')
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  expect(await unavailable()).toEqual([]);
  for (const [day, closed, reason] of [
    ['2026-11-28', ['4:00 PM - 6:00 PM'], 'On Saturday 28 November we’re open 8:00-16:00.'],
    ['2026-11-23', ['8:00 AM - 10:00 AM', '10:00 AM - 12:00 PM'], 'The earlier times have passed.'],
    ['2026-11-27', [], ''],
  ] as const) {
    await date.fill(day);
    await expect(times).toHaveAccessibleDescription(reason);
    expect(await unavailable()).toEqual(closed);
    await expect(form.locator('[aria-live=polite]', { hasText: reason || 'we’re open' })).toHaveCount(reason ? 1 : 0);
  }
  await form.getByRole('radio', { name: '8:00 AM - 10:00 AM' }).check();
  await date.fill('2026-11-29');
  // What is chosen already says why it has to change.
  expect(await unavailable()).toHaveLength(4);
  await page.reload();
  await stir(page);
  await expect.poll(unavailable).toHaveLength(4);
  await date.fill('2026-11-28');
  expect(await unavailable()).toEqual(['4:00 PM - 6:00 PM']);
  await date.fill('');
  expect(await unavailable()).toEqual([]);
});

test('a time outside the hours of the day is reported at once, with buttons for the nearest', async ({ page }) => {
  const form = await openBooking(page);
  await form.getByRole('radio', { name: '4:00 PM - 6:00 PM' }).check();
  await control(form, 'preferredDate').fill('2026-11-28');
  await expect(form.locator('[aria-live=polite] button')).toHaveCount(2);
  await expect(form.getByText(/On Saturday 28 November we’re open 8:00-16:00/)).toBeVisible();
  await submitButton(form).click();
  await control(form, 'preferredDate').fill('2026-11-27');
  await expect(form.getByText(/we’re open 8:00-16:00/)).toHaveCount(0);
  await control(form, 'preferredDate').fill('2026-11-28');
  await form.getByRole('button', { name: '2:00 PM - 4:00 PM' }).click();
  await expect(form.getByRole('radio', { name: '2:00 PM - 4:00 PM' })).toBeChecked();
  await expect(form.getByRole('radio', { name: '2:00 PM - 4:00 PM' })).toBeFocused();
  await form.getByRole('button', { name: 'Any time' }).click();
  await expect(form.locator('[name=preferredTime]:checked')).toHaveCount(0);
  await expect(form.getByRole('radio', { name: '8:00 AM - 10:00 AM' })).toBeFocused();
});

test('a time already past today is reported at once, with a button for the next', async ({ page }) => {
  const form = await openBooking(page, '2026-11-23T13:00:00Z');
  await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
  await control(form, 'preferredDate').fill('2026-11-23');
  await expect(form.getByText(/That time has passed/)).toBeVisible();
  await form.getByRole('button', { name: '2:00 PM - 4:00 PM' }).click();
  await expect(form.getByRole('radio', { name: '2:00 PM - 4:00 PM' })).toBeChecked();
  await expect(form.getByText(/That time has passed/)).toHaveCount(0);
});

test('a date that is only half typed is not sent as none', async ({ page }) => {
  const form = await openForm(page, booking);
  const date = control(form, 'preferredDate');
  await fillRequired(form, booking.required);
  await date.pressSequentially('1205');
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(date).toHaveAccessibleDescription('Please enter a valid date');
  await date.fill('');
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
});

test('input survives a reload, and none of it is left after sending', async ({ page }) => {
  const form = await openForm(page, booking);
  await fillRequired(form, booking.required);
  await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
  await control(form, 'website').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
    trap.dispatchEvent(new Event('input', { bubbles: true }));
    trap.value = '';
  });
  await page.reload();
  await stir(page);
  await expect(control(form, 'name')).toHaveValue('Ann Example');
  await expect(control(form, 'website')).toHaveValue('');
  await expect(form.getByRole('radio', { name: '10:00 AM - 12:00 PM' })).toBeChecked();
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a link to the form on its own page chooses without loading the page again', async ({ page }) => {
  const form = await openForm(page, booking);
  const service = control(form, 'service');
  const link = page.getByRole('link', { name: 'Book a brake service' });
  await page.evaluate(() => {
    document.body.dataset.same = '';
  });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
  await tab.close();
  await expect(service).toHaveValue('');
  await submitButton(form).click();
  await expect(service).toHaveAttribute('aria-invalid', 'true');
  await link.click();
  await expect(service).toHaveValue('brake-service');
  await expect(service).toBeFocused();
  await expect(service).toHaveAttribute('aria-invalid', 'false');
  await expect(form.locator('[data-carried]')).toHaveText('Brake Service from £35');
  await service.selectOption('full-service');
  await expect(form.locator('[data-carried]')).toHaveText('Full Service, from £150');
  await expect(page.locator('body[data-same]')).toHaveCount(1);
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = '/get-quote?service=brake-service';
  });
  await link.click();
  await expect(page).toHaveURL(/\/get-quote/);
});

test('a link carries the chosen option: a package, a town page, a popular service', async ({ page }) => {
  await page.goto('/car-servicing');
  await page.getByRole('link', { name: 'Book Full Service' }).click();
  await expect(control(formOf(page, 'booking'), 'service')).toHaveValue('full-service');
  await expect(formOf(page, 'booking').getByText('Full Service, from £150')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/book-online$/);
  await page.getByRole('link', { name: 'Book a brake service' }).click();
  await expect(control(formOf(page, 'booking'), 'service')).toHaveValue('brake-service');
  await page.goto('/locations/gillingham-brake-repair');
  await page.locator('main a[href^="/get-quote"]').first().click();
  const quote = formOf(page, 'quote');
  await expect(control(quote, 'service')).toHaveValue('brake-repair');
  await expect(quote.getByText('Brake Repair for Gillingham')).toBeVisible();
  await expect(control(quote, 'message')).toHaveValue('I’m in Gillingham.');
  // The choice of a link replaces an earlier one, its town too, but no words of the visitor.
  await control(quote, 'name').fill('Ann Example');
  await page.goto('/get-quote?service=clutch-repair&town=Chatham');
  await expect(control(quote, 'message')).toHaveValue('I’m in Chatham.');
  await expect(control(quote, 'name')).toHaveValue('Ann Example');
  // Nor is the town lost by a reload after another choice.
  await control(quote, 'service').selectOption('diagnostics');
  await page.reload();
  await expect(control(quote, 'message')).toHaveValue('I’m in Chatham.');
  await control(quote, 'message').fill('The brakes squeal.');
  await page.goto('/get-quote?service=clutch-repair&town=Gillingham');
  await expect(control(quote, 'service')).toHaveValue('clutch-repair');
  await expect(control(quote, 'message')).toHaveValue('The brakes squeal.');
  // A label with a price is not the name of a service.
  await page.goto('/book-online?service=full-service&town=Gillingham');
  await expect(formOf(page, 'booking').getByText('Full Service, from £150')).toBeVisible();
});

test('a link carries any town that has a page, and no number or address that somebody else wrote into it', async ({
  page,
}) => {
  const form = formOf(page, 'quote');
  // The structured data lists fifty towns; a town page may be about any other.
  for (const town of ['St. Ives', 'Gillingham (Dorset)', 'Wien 3']) {
    await page.goto(`/get-quote?service=clutch-repair&town=${encodeURIComponent(town)}`);
    await expect(form.getByText(`Clutch Repair for ${town}`)).toBeVisible();
  }
  for (const town of ['us on 01632 960999', 'you at evil.example', 'x'.repeat(80)]) {
    await page.goto(`/get-quote?service=clutch-repair&town=${encodeURIComponent(town)}`);
    await expect(form.locator('[data-carried]')).not.toContainText(town);
    await expect(control(form, 'service')).toHaveValue('clutch-repair');
  }
});

test('a choice carried by a link is in the first screen', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/locations/chatham-clutch-repair');
    await page.getByRole('link', { name: 'Get Clutch Repair Quote' }).first().click();
    const sign = formOf(page, 'quote').getByText('Clutch Repair for Chatham');
    await expect(sign, `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('a reload keeps a choice made after that of the link', async ({ page }) => {
  await page.goto('/book-online?service=major-service');
  const service = control(formOf(page, 'booking'), 'service');
  await expect(service).toHaveValue('major-service');
  await page.reload();
  await expect(service).toHaveValue('major-service');
  await service.selectOption('diagnostics');
  await page.reload();
  await expect(service).toHaveValue('diagnostics');
});

test('the phone number beside a form that failed to send can be called', async ({ page }) => {
  await page.route('**/api/forms/submit', (route) => route.abort());
  const form = await openForm(page, enquiryForms[0]);
  await fillRequired(form, enquiryForms[0].required);
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(form.getByText('has not been sent').getByRole('link')).toHaveAttribute('href', 'tel:+441632960145');
});
