import { test as base, expect, type Page } from '@playwright/test';
import { slotsOn } from '../../schema/booking.ts';
import { sentenceOf } from '../../server/http/refusal.ts';
import { bookingRules } from '../../site/form-rules.ts';
import { garage } from '../helpers/garage.ts';
import {
  control,
  enquiryForms,
  fillRequired,
  openForm,
  passThreeSeconds,
  pause,
  slowClock,
  submitButton,
  toasts,
} from './enquiry-forms.ts';
import { test } from './shared-page.ts';

test.use({ now: 'real' });

const contact = enquiryForms[0];

test.beforeEach(async ({ page }) => {
  await slowClock(page);
});

/** Opens the contact form, fills it in, and waits past the minimum time. */
async function openFilled(page: Page, wait = true) {
  const form = await openForm(page, contact);
  await fillRequired(form, contact.required);
  if (wait) await passThreeSeconds(page);
  return form;
}

type Reply = { status: number; body?: string; contentType?: string };

/** Responds to every submission and records the requests. */
async function answer(page: Page, reply: Reply, answered?: Promise<void>) {
  const sent: { body: Record<string, string>; key: string | undefined; type: string | undefined }[] = [];
  await page.route('**/api/forms/submit', async (route) => {
    const headers = route.request().headers();
    sent.push({ body: route.request().postDataJSON(), key: headers['idempotency-key'], type: headers['content-type'] });
    await answered;
    await route.fulfill({ body: '', ...reply });
  });
  return sent;
}

test('a visitor who is faster than three seconds is asked to take a moment, and nothing is sent', async ({ page }) => {
  const sent = await answer(page, { status: 201 });
  const form = await openFilled(page, false);
  await submitButton(form).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Please take a moment to fill out the form properly.');
  expect(sent).toHaveLength(0);
  // The lasting line gives the same cause, and what to do.
  const line = form.locator('p:focus');
  await expect(line).toContainText('so quick that it could have come from a computer program');
  await expect(line).toContainText('Everything you typed is still here. Please press the button again');
  await expect(line.getByRole('link', { name: '01632 960145' })).toBeVisible();
  await expect(form.getByText('has not been sent')).toHaveCount(0);
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
});

test('the three seconds restart after an enquiry is sent', async ({ page }) => {
  const sent = await answer(page, { status: 201, body: '{"reference":"A1"}' });
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  await page.getByRole('link', { name: 'Send another' }).click();
  await expect(control(form, 'name')).toBeFocused();
  await fillRequired(form, contact.required);
  await submitButton(form).click();
  await expect(toasts(page)).toContainText('Please take a moment');
  await expect(toasts(page)).toHaveCount(1);
  expect(sent).toHaveLength(1);
  // The same words again are another enquiry.
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a filled honeypot sends nothing and shows nothing', async ({ page }) => {
  const sent = await answer(page, { status: 201 });
  const form = await openFilled(page);
  await control(form, 'website').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(form).click();
  await page.waitForTimeout(300);
  expect(sent).toHaveLength(0);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('[data-enquiry-sent]')).toHaveCount(0);
});

test('the honeypot is hidden and unreachable by keyboard', async ({ page }) => {
  const form = await openForm(page, contact);
  const trap = control(form, 'website');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.locator('[aria-hidden="true"] [name="website"]')).toHaveCount(1);
  expect(await trap.evaluate((input) => getComputedStyle(input).display)).not.toBe('none');
});

test('the button is disabled and reads “Sending...” while the form is being sent', async ({ page }) => {
  const { over, end } = pause();
  await answer(page, { status: 500 }, over);
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(submitButton(form)).toBeDisabled();
  await expect(submitButton(form)).toHaveText('Sending...');
  await expect(form.getByRole('status')).toHaveText('Sending...');
  await expect(form.getByRole('status')).toBeFocused();
  end();
  await expect(submitButton(form)).toBeEnabled();
  await expect(form.getByText('has not been sent').locator('..')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submitButton(form)).toBeFocused();
});

test('the toast of a failure closes once the form is sent again', async ({ page }) => {
  const { over, end } = pause();
  await answer(page, { status: 503, body: 'Later' });
  const form = await openFilled(page);
  await submitButton(form).click();
  // While the mouse is over it, it does not close by itself.
  await toasts(page).hover();
  await answer(page, { status: 201, body: '{"reference":"A1"}' }, over);
  await submitButton(form).press('Enter');
  await expect(submitButton(form)).toHaveText('Sending...');
  await expect(toasts(page)).toHaveCount(0);
  end();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
});

test('a double click sends once', async ({ page }) => {
  const sent = await answer(page, { status: 201, body: '{"reference":"A1"}' });
  const form = await openFilled(page);
  await submitButton(form).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the payload always has the same shape, with empty text for fields that a form lacks', async ({ page }) => {
  const sent = await answer(page, { status: 201 });
  const form = await openFilled(page);
  await control(form, 'name').fill('  Ann Example  ');
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(sent[0]?.type).toBe('application/json');
  expect(sent[0]?.body).toEqual({
    name: 'Ann Example',
    phone: '01632 960001',
    email: '',
    registration: '',
    postcode: 'ME9 7JJ',
    service: '',
    message: 'The brakes squeal when it rains.',
    formType: 'contact',
    website: '',
  });
});

test('a message from right to left begins at the right, in its field and in the receipt', async ({ page }) => {
  const form = await openFilled(page);
  await control(form, 'message').fill('AB12 CDE لا تعمل سيارتي.\nسيارتي AB12 CDE لا تعمل.');
  await expect(control(form, 'message')).toHaveCSS('unicode-bidi', 'plaintext');
  await submitButton(form).click();
  const answer = page.locator('[data-enquiry-sent] dd').last();
  const lefts = await answer.evaluate((node) => {
    const text = node.firstChild as Text;
    const lines = text.data.split('\n').map(({ length }) => length);
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    const second = (lines[0] ?? 0) + 1;
    return {
      first: leftOf(0),
      end: leftOf(second - 2),
      secondFirst: leftOf(second),
      secondEnd: leftOf(text.data.length - 1),
    };
  });
  expect(lefts.first).toBeLessThan(lefts.end);
  expect(lefts.secondFirst).toBeGreaterThan(lefts.secondEnd);
});

test('numbers and addresses are sent in plain characters, whatever the keyboard writes', async ({ page }) => {
  const sent = await answer(page, { status: 201 });
  const form = await openFilled(page);
  await control(form, 'phone').fill('\u202a＋４４\u00a0１６３２ ９６０１２３\u202c');
  await control(form, 'postcode').fill('ＭＥ９\u3000７ＪＪ');
  // Chromium converts the domain itself; other browsers leave it to the form.
  await control(form, 'email').fill('anna@müller.example');
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toContainText('+44 1632 960123');
  expect(sent[0]?.body).toMatchObject({
    phone: '+44 1632 960123',
    postcode: 'ME9 7JJ',
    email: 'anna@xn--mller-kva.example',
  });
});

test('what a browser fills in without an event is sent', async ({ page }) => {
  const sent = await answer(page, { status: 201 });
  const form = await openForm(page, contact);
  const filled = { name: 'Ann Example', phone: '01632 960001', postcode: 'ME9 7JJ', service: 'brake-repair' };
  await form.evaluate((element: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values))
      (element.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value = value;
  }, filled);
  await control(form, 'message').fill('The brakes squeal when it rains.');
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(sent[0]?.body).toMatchObject(filled);
  await page.getByRole('link', { name: 'Send another' }).click();
  await submitButton(form).click();
  await expect(form.getByRole('group', { name: 'Please' }).getByRole('link')).toHaveCount(4);
});

test('a booking includes its day and time', async ({ page }) => {
  const booking = enquiryForms[1];
  const sent = await answer(page, { status: 201 });
  const form = await openForm(page, booking);
  await fillRequired(form, booking.required);
  const soon = Array.from({ length: 14 }, (_, days) => new Date(Date.now() + (days + 1) * 86_400_000));
  const slot = '10:00 AM - 12:00 PM';
  const day = soon
    .map((date) => date.toISOString().slice(0, 10))
    .find((date) => slotsOn(bookingRules(garage), date).includes(slot)) as string;
  await control(form, 'preferredDate').fill(day);
  await form.getByRole('radio', { name: slot }).check();
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    formType: 'booking',
    service: 'interim-service',
    preferredDate: day,
    preferredTime: slot,
  });
  await expect(control(form, 'preferredDate')).toHaveValue('');
});

test('the same content keeps its key on a second attempt, and changed content gets a new one', async ({ page }) => {
  const sent = await answer(page, { status: 503, body: 'Later' });
  const form = await openFilled(page);
  for (const change of ['', '', ' They still do.']) {
    if (change) await control(form, 'message').fill(`The brakes squeal.${change}`);
    const response = page.waitForResponse('**/api/forms/submit');
    await submitButton(form).click();
    await response;
    await expect(submitButton(form)).toBeEnabled();
  }
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the same content keeps its key after a reload too, until it has been sent', async ({ page }) => {
  const sent = await answer(page, { status: 503, body: 'Later' });
  let form = await openFilled(page);
  for (const change of ['', '', 'They still squeal.']) {
    if (change) await control(form, 'message').fill(change);
    await submitButton(form).click();
    await expect(form.getByText('has not been sent')).toBeVisible();
    form = await openForm(page, contact);
    await passThreeSeconds(page);
  }
  await answer(page, { status: 201, body: '{"reference":"A1"}' });
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  const [first, second, third] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an empty response shows its status text, and a failed request no words of the browser', async ({ page }) => {
  await answer(page, { status: 500 });
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(toasts(page)).toContainText('500: Internal Server Error');
  await page.route('**/api/forms/submit', (route) => route.abort());
  await submitButton(form).click();
  await expect(toasts(page)).toHaveText(/^ErrorSomething went wrong. Please try again.$/);
});

test('the line beside a form that failed to send is readable, whatever the response', async ({ page }) => {
  await answer(page, { status: 502, body: '<html><h1>Bad Gateway</h1></html>' });
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(toasts(page)).toContainText('502: Bad Gateway');
  await expect(toasts(page)).not.toContainText('<');
  const line = form.getByText('has not been sent');
  await expect(line).toContainText('Everything you typed is still here');
  await expect(line).toContainText('01632 960145');
  await expect(form).not.toContainText('502');
  await expect(form).not.toContainText('<html>');
  await expect(control(form, 'message')).not.toHaveValue('');
});

test('the line beside a form begins with what the visitor has to do, or that the device is offline', async ({
  page,
}) => {
  const form = await openFilled(page);
  const tooMany = 'Too many forms came from your connection; please wait a minute and send it again.';
  const line = form.locator('p:focus');
  for (const [status, body, contentType, cause] of [
    [429, tooMany, 'text/plain; charset=utf-8', tooMany],
    [422, 'Please choose today or a later date', 'text/plain', 'Please choose today or a later date'],
    // From a proxy.
    [403, '{"error":"forbidden"}', 'application/json', ''],
    [503, 'upstream connect error', 'text/plain', ''],
  ] as const) {
    await answer(page, { status, body, contentType });
    await submitButton(form).click();
    await expect(toasts(page)).toContainText(`${status}: ${body}`);
    await expect(line).toHaveText(new RegExp(`^${cause}Sorry, this has not been sent`));
  }
  await page.context().setOffline(true);
  await submitButton(form).click();
  await expect(line).toHaveText(/^You seem to be offline\.Sorry, this has not been sent/);
});

test('the toast of the longest refusal covers none of what stays beside the form, on any phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answer(page, { status: 429, body: sentenceOf('tooMany', garage), contentType: 'text/plain' });
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const form = await openFilled(page);
    await submitButton(form).click();
    const [toast, line] = await Promise.all(
      [toasts(page), form.locator('p:focus')].map((part) => part.evaluate((node) => node.getBoundingClientRect())),
    );
    expect(line?.top, `${width} px`).toBeGreaterThan(toast?.bottom ?? Number.NaN);
  }
});

test('a response that is not of our server is neither shown nor taken for a success', async ({ page }) => {
  const form = await openFilled(page);
  const html = 'text/html; charset=utf-8';
  for (const [status, contentType, toast] of [
    [502, html, '502: Bad Gateway'],
    // As a hotel's network answers before a guest has signed in.
    [200, html, 'Something went wrong. Please try again.'],
    [200, 'text/plain', 'Something went wrong. Please try again.'],
    [204, '', 'Something went wrong. Please try again.'],
  ] as const) {
    const { over, end } = pause();
    await answer(page, { status, contentType, body: 'Sign in <b>first</b>' }, over);
    await submitButton(form).click();
    await expect(form.getByText('has not been sent')).toHaveCount(0);
    await expect(submitButton(form)).toBeDisabled();
    end();
    await expect(toasts(page)).toContainText(toast);
    await expect(toasts(page)).not.toContainText('first');
    await expect(form.getByText('has not been sent')).toBeVisible();
    await expect(page.locator('[data-enquiry-sent]')).toHaveCount(0);
  }
});

test('a server that does not answer within a minute counts as a failure', async ({ page }) => {
  await page.addInitScript(() => {
    const after = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => after(ms / 30);
  });
  await page.route('**/api/forms/submit', () => {});
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(submitButton(form)).toHaveText('Sending...');
  await expect(form.getByText('has not been sent')).toBeVisible();
  await expect(submitButton(form)).toBeEnabled();
  await expect(control(form, 'message')).not.toHaveValue('');
});

test('a browser without `AbortSignal.timeout` sends without a time limit', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const sent = await answer(page, { status: 201, body: '{"reference":"A1"}' });
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toContainText('A1');
  expect(sent).toHaveLength(1);
});

test('a stored enquiry counts as sent, whatever the response body is', async ({ page }) => {
  await answer(page, { status: 201, body: 'not JSON' });
  const form = await openFilled(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toContainText('Message Sent');
  await expect(page.locator('[data-enquiry-sent] strong')).toHaveCount(0);
});

// Its clock cannot be removed from a shared page.
base('a toast closes after five seconds; the confirmation stays', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' });
  await answer(page, { status: 201, body: '{"reference":"A1"}' });
  const form = await openFilled(page, false);
  await page.clock.pauseAt('2026-11-20T10:30:00Z');
  await submitButton(form).click();
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(4990);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(20);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.locator('[data-enquiry-sent]')).toContainText('A1');
});

test('a toast is swiped away only past fifty pixels', async ({ page }) => {
  await answer(page, { status: 201, body: '{"reference":"A1"}' });
  const form = await openFilled(page);
  await submitButton(form).click();
  const swipe = async (distance: number) => {
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error('there is no toast to swipe');
    const x = box.x + 60;
    const y = box.y + box.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toBeVisible();
  await swipe(70);
  await expect(toasts(page)).toHaveCount(0, { timeout: 4000 });
});

test('a toast is closed by its button', async ({ page }) => {
  await answer(page, { status: 500 });
  const form = await openFilled(page);
  await submitButton(form).click();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0, { timeout: 4000 });
});
