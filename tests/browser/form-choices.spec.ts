import { expect, type Page, test } from '@playwright/test';
import {
  blockVoiceAssistant,
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

const booking = enquiryForms[1];

test.beforeEach(async ({ page }) => {
  await blockVoiceAssistant(page);
  await slowClock(page);
});

/** Opens the booking form, by default on a Sunday. */
async function openBooking(page: Page, now = '2026-11-22T12:00:00Z') {
  await page.clock.setFixedTime(now);
  return openForm(page, booking);
}

test('a closed day is said at once, and the nearest open days are a press away', async ({ page }) => {
  const form = await openBooking(page);
  const date = control(form, 'preferredDate');
  await expect(date).toHaveAttribute('min', '2026-11-22');
  await expect(date).toHaveAttribute('max', '2027-11-22');
  await date.fill('2026-12-25');
  await expect(date).toHaveAccessibleDescription(/We are closed on Friday 25 December/);
  await expect(form.locator('[aria-live=polite]', { hasText: 'We are closed' })).toHaveCount(1);
  await expect(form.getByRole('group', { name: 'Please check' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Thursday 24 December' }).press('Enter');
  await expect(date).toHaveValue('2026-12-24');
  await expect(date).toBeFocused();
  await expect(date).not.toHaveAttribute('aria-invalid');
});

test('a time outside the hours of the day is said at once, with the nearest', async ({ page }) => {
  const form = await openBooking(page);
  await control(form, 'preferredDate').fill('2026-11-28');
  await form.getByRole('radio', { name: '4:00 PM - 6:00 PM' }).check();
  await expect(form.getByText(/On Saturday 28 November we are open 8:00-16:00/)).toBeVisible();
  await form.getByRole('button', { name: '2:00 PM - 4:00 PM' }).click();
  await expect(form.getByRole('radio', { name: '2:00 PM - 4:00 PM' })).toBeChecked();
  await form.getByRole('button', { name: 'Any time' }).click();
  await expect(form.locator('[name=preferredTime]:checked')).toHaveCount(0);
});

test('a time already past today is said at once, with the next', async ({ page }) => {
  const form = await openBooking(page, '2026-11-23T13:00:00Z');
  await control(form, 'preferredDate').fill('2026-11-23');
  await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
  await expect(form.getByText(/That time has passed/)).toBeVisible();
  await form.getByRole('button', { name: '2:00 PM - 4:00 PM' }).click();
  await expect(form.getByRole('radio', { name: '2:00 PM - 4:00 PM' })).toBeChecked();
  await expect(form.getByText(/That time has passed/)).toHaveCount(0);
});

test('input survives a reload, and none of it is left after sending', async ({ page }) => {
  const form = await openForm(page, booking);
  await fillRequired(form, booking.required);
  await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
  await control(form, 'website').evaluate((trap: HTMLInputElement) => trap.setAttribute('value', ''));
  await page.reload();
  await stir(page);
  await expect(control(form, 'name')).toHaveValue('Ann Example');
  await expect(form.getByRole('radio', { name: '10:00 AM - 12:00 PM' })).toBeChecked();
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the receipt takes the place of the form, and tells the truth on a Sunday', async ({ page }) => {
  await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 201, body: '{"reference":"A1B2"}' }));
  await page.clock.install({ time: '2026-11-22T12:00:00Z' });
  const form = await openForm(page, booking);
  await fillRequired(form, booking.required);
  await control(form, 'preferredDate').fill('2026-11-24');
  await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
  await page.clock.fastForward(4000);
  await submitButton(form).click();
  const receipt = page.locator('[data-enquiry-sent]');
  await expect(receipt).toBeFocused();
  await expect(form).toBeHidden();
  await expect(receipt).toContainText('We open on Monday at 8:00; expect us by 10:00.');
  await expect(receipt).not.toContainText('2 hours');
  for (const text of ['A1B2', 'AB12 CDE', 'Tuesday 24 November', '10:00 AM - 12:00 PM'])
    await expect(receipt).toContainText(text);
  const calendar = await receipt.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(decodeURIComponent(calendar ?? '')).toContain('DTSTART:20261124T100000Z\r\nDTEND:20261124T120000Z');
  expect(decodeURIComponent(calendar ?? '')).toContain('DESCRIPTION:Your reference is A1B2');
  const card = await page.request.get('/contact.vcf');
  expect(await card.text()).toContain('TEL;TYPE=work,voice:+441632960145');
  await receipt.getByRole('link', { name: 'Send another' }).click();
  await expect(control(form, 'name')).toBeFocused();
  await expect(control(form, 'name')).toHaveValue('');
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the reply is the same receipt, and the times are choices', async ({ page }) => {
    await page.goto(booking.path);
    const form = formOf(page, booking.key);
    await expect(form.locator('[name=preferredDate]')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
    await fillRequired(form, booking.required);
    await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
    await submitButton(form).click();
    const receipt = page.locator('[data-enquiry-sent]');
    await expect(receipt).toContainText('10:00 AM - 12:00 PM');
    await expect(receipt).toContainText(/xpect (us|to hear from us) /);
    await expect(form).toBeHidden();
    await receipt.getByRole('link', { name: 'Send another' }).click();
    await expect(page).toHaveURL(/\/book-online$/);
  });
});
