import { test as base, expect } from '@playwright/test';
import {
  control,
  enquiryForms,
  fillRequired,
  formOf,
  openForm,
  passThreeSeconds,
  slowClock,
  submitButton,
  toasts,
} from './enquiry-forms.ts';
import { test } from './shared-page.ts';

test.use({ now: 'real' });

const booking = enquiryForms[1];

test.beforeEach(async ({ page }) => {
  await slowClock(page);
});

// Its clock cannot be removed from a shared page.
base('the receipt replaces the form, and promises on a Sunday an answer on Monday', async ({ page }) => {
  await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 201, body: '{"reference":"A1B2"}' }));
  await page.clock.install({ time: '2026-11-22T12:00:00Z' });
  const form = await openForm(page, { ...booking, path: '/book-online?service=full-service' });
  const choice = form.getByText('Full Service, from £150');
  await expect(choice).toBeVisible();
  await fillRequired(form, booking.required.slice(1));
  await control(form, 'preferredDate').fill('2026-11-24');
  await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
  await page.clock.fastForward(4000);
  await submitButton(form).click();
  const receipt = page.locator('[data-enquiry-sent]');
  await expect(receipt).toBeFocused();
  await expect(form).toBeHidden();
  await expect(receipt).toContainText(
    'within 2 hours to confirm your appointment.The two hours start when we open on Monday at 8:00; expect to hear from us by 10:00.',
  );
  for (const text of ['A1B2', 'AB12 CDE', 'Tuesday 24 November', '10:00 AM - 12:00 PM'])
    await expect(receipt).toContainText(text);
  const calendar = await receipt.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(decodeURIComponent(calendar ?? '')).toContain('DTSTART:20261124T100000Z\r\nDTEND:20261124T120000Z');
  expect(decodeURIComponent(calendar ?? '')).toContain('DESCRIPTION:Your reference is A1B2');
  const card = await page.request.get('/contact.vcf');
  expect(await card.text()).toContain('TEL;TYPE=work,voice:+441632960145');
  await receipt.getByRole('link', { name: 'Send another' }).click();
  await expect(control(form, 'service')).toBeFocused();
  await expect(control(form, 'name')).toHaveValue('');
  await expect(choice).toHaveCount(0);
});

for (const width of [320, 390, 1280]) {
  test(`the receipt stands alone, clear of the toast and the bars, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = await openForm(page, booking);
    const section = page.locator('section', { has: form });
    const others = section.locator('h2, p, a').and(page.locator(':not([data-enquiry-sent] *, [data-toast] *)'));
    await expect(others.filter({ visible: true })).not.toHaveCount(0);
    await fillRequired(form, booking.required);
    await passThreeSeconds(page);
    await submitButton(form).click();
    const receipt = page.locator('[data-enquiry-sent]');
    await expect(receipt).toBeFocused();
    await expect(others.filter({ visible: true })).toHaveCount(0);
    const header = page.locator('header > :last-child');
    const [said, reference] = [receipt.locator('h2'), receipt.getByText('Your reference is')];
    const inOrder = [header, toasts(page), said, reference, page.getByRole('link', { name: 'Call' }).last()];
    const boxes = await Promise.all(inOrder.map((part) => part.evaluate((node) => node.getBoundingClientRect())));
    for (const [index, box] of boxes.slice(1).entries()) expect(box.top).toBeGreaterThan(boxes[index]?.bottom ?? 0);
    await receipt.getByRole('link', { name: 'Send another' }).click();
    await expect(section.getByRole('heading', { name: 'Your booking' })).toBeVisible();
    await expect(section.locator('[data-privacy]')).toBeVisible();
    await expect(section.getByText('Easy to change')).toBeVisible();
  });
}

test('the toast leaves the heading of the receipt clear where a style doubles the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openForm(page, booking);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await fillRequired(form, booking.required);
  await passThreeSeconds(page);
  await submitButton(form).click();
  const receipt = page.locator('[data-enquiry-sent]');
  await expect(receipt).toBeFocused();
  const [toast, below] = await Promise.all(
    [toasts(page), receipt].map((part) => part.evaluate((node) => node.getBoundingClientRect())),
  );
  expect(below?.top).toBeGreaterThan((toast?.bottom ?? Number.NaN) - 1);
});

test('the receipt says first that the form was sent, then what happens next, then the reference', async ({ page }) => {
  for (const each of enquiryForms) {
    await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 201, body: '{"reference":"A1B2"}' }));
    const form = await openForm(page, each);
    await fillRequired(form, each.required);
    await passThreeSeconds(page);
    await submitButton(form).click();
    const receipt = page.locator('[data-enquiry-sent]');
    await expect(receipt.locator('h2')).toHaveText(each.success[0]);
    const lines = await receipt.locator(':scope > p').allTextContents();
    expect(lines.slice(0, 3), each.path).toEqual([
      each.success[1],
      expect.stringContaining('xpect to hear from us '),
      'Your reference is A1B2',
    ]);
    const sizeOf = (text: string) =>
      receipt
        .getByText(text, { exact: true })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('A1B2'), each.path).toBeGreaterThan(await sizeOf(each.success[1]));
  }
});

test('a screen reader hears from the receipt that the form was sent, and not again from the toast', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('body > [aria-live]'))
        if (region.textContent) heard.push(region.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const form = await openForm(page, booking);
  await fillRequired(form, booking.required);
  await passThreeSeconds(page);
  await submitButton(form).click();
  const receipt = page.locator('[data-enquiry-sent]');
  await expect(receipt).toBeFocused();
  await expect(receipt).toHaveRole('group');
  await expect(receipt).toHaveAccessibleName(booking.success[0]);
  await expect(receipt).toHaveAccessibleDescription(
    new RegExp(`^${booking.success[1].replace('!', '.')} .*hear from us`),
  );
  await expect(toasts(page)).toBeVisible();
  // Longer than the toast would take to be announced.
  await page.waitForTimeout(500);
  expect(await page.evaluate('heard')).toEqual([]);
});

test('a receipt is printed, in black on white and without links that paper cannot follow', async ({ page }) => {
  for (const each of enquiryForms) {
    await page.emulateMedia({ media: 'screen' });
    const form = await openForm(page, each);
    await fillRequired(form, each.required);
    await passThreeSeconds(page);
    await submitButton(form).click();
    const receipt = page.locator('[data-enquiry-sent]');
    await expect(receipt).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(receipt.getByText('Your reference is'), each.path).toBeVisible();
    await expect(receipt.getByText('Ann Example'), each.path).toBeVisible();
    await expect(receipt.getByText('Send another')).toBeHidden();
    await expect(form).toBeHidden();
    await expect(toasts(page)).toBeHidden();
    await expect(receipt).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('after sending, a link to the form on its own page leads to an empty form', async ({ page }) => {
  await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 201, body: '{"reference":"A1B2"}' }));
  const form = await openForm(page, booking);
  await fillRequired(form, booking.required);
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(form).toBeHidden();
  // The panel with the link is hidden, as the receipt stands alone.
  const link = page.locator('a', { hasText: 'Book a brake service' });
  await link.evaluate((element) => document.querySelector('main')?.append(element));
  await link.click();
  await expect(form).toBeVisible();
  await expect(control(form, 'service')).toHaveValue('brake-service');
});

base.describe('without script', () => {
  base.use({ javaScriptEnabled: false });

  base('the reply is the same receipt, and the times are choices', async ({ page }) => {
    await page.goto(booking.path);
    const form = formOf(page, booking.key);
    await expect(form.locator('[name=preferredDate]')).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
    await fillRequired(form, booking.required);
    await form.getByRole('radio', { name: '10:00 AM - 12:00 PM' }).check();
    await submitButton(form).click();
    const receipt = page.locator('[data-enquiry-sent]');
    await expect(receipt).toContainText('10:00 AM - 12:00 PM');
    await expect(receipt).toContainText(/xpect (us|to hear from us) /);
    await expect(receipt).toContainText(booking.success[1]);
    await expect(form).toBeHidden();
    await receipt.getByRole('link', { name: 'Send another' }).click();
    await expect(page).toHaveURL(/\/book-online$/);
  });
});
