import { expect, type Page, test } from '@playwright/test';
import {
  control,
  enquiryForms,
  fillRequired,
  formOf,
  ignoreFirstMouse,
  passThreeSeconds,
  pause,
  slowClock,
  stir,
  submitButton,
  toasts,
} from './enquiry-forms.ts';
import { holdIslands, loseIslands } from './hold-islands.ts';

const contact = enquiryForms[0];

// Pressing a button waits until the page has scrolled to it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => slowClock(page));

test('input before the script arrives is kept, with the focus, and nothing moves', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await fillRequired(form, contact.required);
  await control(form, 'service').selectOption('brake-repair');
  await control(form, 'postcode').focus();
  await expect(page.locator('[data-island-ready]')).toHaveCount(0);
  const before = await form.boundingBox();
  release();
  await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
  await page.waitForTimeout(200);
  expect(await form.boundingBox()).toEqual(before);
  await expect(control(form, 'postcode')).toBeFocused();
  await expect(control(form, 'name')).toHaveValue('Ann Example');
  await passThreeSeconds(page);
  const request = page.waitForRequest('**/api/forms/submit');
  await submitButton(form).click();
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Ann Example',
    service: 'brake-repair',
    message: 'The brakes squeal when it rains.',
  });
});

test('a press before the script arrives is sent once, by the script', async ({ page }) => {
  const release = await holdIslands(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms/submit')) requests.push(request.headers()['content-type'] ?? '');
  });
  await page.clock.install();
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await fillRequired(form, contact.required);
  await page.clock.fastForward(4000);
  await submitButton(form).click();
  await expect(submitButton(form)).toHaveText('Sending...');
  await expect(form.getByRole('status')).toHaveText('Sending...');
  await submitButton(form).click();
  expect(requests).toEqual([]);
  release();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  // Past the wait for the script.
  await page.clock.fastForward(9000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  expect(requests).toEqual(['application/json']);
});

test('a press is posted by the browser if the script does not come in time, or is lost', async ({ page }) => {
  const release = await holdIslands(page);
  await page.clock.install();
  for (const goOn of [() => page.clock.fastForward(8000), () => release('abort')]) {
    await page.goto(contact.path);
    const form = formOf(page, contact.key);
    await fillRequired(form, contact.required);
    await submitButton(form).click();
    await expect(submitButton(form)).toHaveText('Sending...');
    await goOn();
    await expect(page.locator('[data-enquiry-sent]')).toContainText('Message Sent');
  }
});

test('a form that the browser is posting goes on sending when the script arrives after all', async ({ page }) => {
  const release = await holdIslands(page);
  const { over, end } = pause();
  const posts: string[] = [];
  // Playwright waits until the page has been left.
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('left', document.querySelector('form [type=submit]')?.textContent ?? '');
    });
  });
  await page.route('**/api/forms/submit', async (route) => {
    posts.push(route.request().headers()['content-type'] ?? '');
    await over;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await fillRequired(form, contact.required);
  await submitButton(form).click();
  await page.clock.fastForward(8000);
  await expect.poll(() => posts).toHaveLength(1);
  const arrival = page.waitForResponse(/enquiry-form-island.*\.js/);
  release();
  await arrival;
  await page.waitForTimeout(500);
  end();
  await expect(page.locator('[data-enquiry-sent]')).toContainText('Message Sent');
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('Sending...');
  expect(posts).toEqual(['application/x-www-form-urlencoded']);
});

test('without a connection, a press before the script arrives waits for it instead of leaving the page', async ({
  page,
}) => {
  const release = await holdIslands(page);
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await fillRequired(form, contact.required);
  await page.context().setOffline(true);
  await submitButton(form).click();
  release('abort');
  await expect(page.locator('[data-island-failed]')).toHaveCount(1);
  await submitButton(form).click();
  await expect(submitButton(form)).toHaveText('Sending...');
  await page.context().setOffline(false);
  await expect(page.locator('[data-enquiry-sent]')).toContainText('Message Sent');
});

test('a field that takes the focus is hydrated before the page has loaded', async ({ page }) => {
  await ignoreFirstMouse(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'readyState', { get: () => 'interactive' });
    addEventListener('load', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await control(form, 'name').focus();
  await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
});

test('a date half typed when the script arrives can be completed', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/book-online');
  const date = control(formOf(page, 'booking'), 'preferredDate');
  await date.press('1');
  await page.keyboard.type('212');
  expect(await date.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
  release();
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);
  await page.keyboard.type('2026');
  await expect(date).toHaveValue('2026-12-12');
});

test('a form that its script cannot render stays, and posts by itself', async ({ page }) => {
  // As the file of a later build. Fetched beforehand: the reply's page asks for it too, as the test ends.
  const file = '/forms/contact.json';
  const response = await page.request.get(file);
  const props = await response.json();
  await page.route(file, (route) => route.fulfill({ response, json: { ...props, words: {} } }));
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await fillRequired(form, contact.required);
  await expect(page.locator('[data-island-failed]')).toHaveCount(1);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toContainText('Message Sent');
});

test('a press within three seconds is too fast, however late the script arrives', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await fillRequired(form, contact.required);
  await submitButton(form).click();
  await passThreeSeconds(page);
  release();
  await expect(toasts(page)).toContainText('Please take a moment');
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
});

test('a form whose script never arrives posts by itself', async ({ page }) => {
  const restore = await loseIslands(page);
  const stored = () => page.evaluate(() => sessionStorage.length);
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await expect(async () => {
    await fillRequired(form, contact.required);
    expect(await stored()).toBe(1);
  }).toPass();
  await restore();
  const release = await holdIslands(page);
  await submitButton(form).click();
  const receipt = page.locator('[data-enquiry-sent]');
  await expect(receipt).toContainText('Message Sent');
  await expect.poll(stored).toBe(0);
  // The script of the reply leaves the focus alone.
  await receipt.getByRole('link', { name: 'Send another' }).focus();
  release();
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);
  await expect(receipt.getByRole('link', { name: 'Send another' })).toBeFocused();
});

test('input on the page after a post without script is kept too', async ({ page }) => {
  const scripts = '**/assets/**/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await control(form, 'message').fill('Short');
  await submitButton(form).click();
  await expect(control(form, 'message')).toHaveValue('Short');
  await expect(form.getByRole('group', { name: 'Please' })).toBeFocused();
  // Until then a press would wait for the script.
  await stir(page);
  await expect(page.locator('[data-island-failed]')).toHaveCount(1);
  await page.unroute(scripts);
  const release = await holdIslands(page);
  await Promise.all([page.waitForEvent('load'), submitButton(form).click()]);
  await expect(control(form, 'message')).toHaveValue('Short');
  await control(form, 'message').fill('Short no more, and before the script came.');
  release();
  await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
  await expect(control(form, 'message')).toHaveValue('Short no more, and before the script came.');
  await expect(control(form, 'message')).toBeFocused();
  await expect(control(form, 'name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('group', { name: 'Please' }).getByRole('link')).toHaveCount(4);
  await control(form, 'name').fill('Ann Example');
  await submitButton(form).click();
  await expect(form.getByRole('group', { name: 'Please' }).getByRole('link')).toHaveCount(2);
  await expect(control(form, 'name')).not.toHaveAttribute('aria-invalid');
});

/** Holds back the script that restores what an earlier visit left, until the returned function is called. */
async function holdFormStart(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/form-start.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed before the script arrives is kept rather than what an earlier visit left', async ({ page }) => {
  const release = await holdFormStart(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('typed:contact', JSON.stringify(Object.entries({ name: 'Old', postcode: 'ME9 7JJ' })));
  });
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await control(form, 'name').fill('Ann Example');
  release();
  await expect(control(form, 'postcode')).toHaveValue('ME9 7JJ');
  await expect(control(form, 'name')).toHaveValue('Ann Example');
});

test('a date half typed while bounds are corrected and an earlier visit restored can be completed', async ({
  page,
}) => {
  const release = await holdFormStart(page);
  await page.addInitScript(() => {
    const left = Object.entries({ name: 'Ann Example', preferredDate: '2026-12-14' });
    sessionStorage.setItem('typed:booking', JSON.stringify(left));
  });
  await page.goto('/book-online');
  const form = formOf(page, 'booking');
  const date = control(form, 'preferredDate');
  await date.press('1');
  await page.keyboard.type('212');
  release();
  await expect(control(form, 'name')).toHaveValue('Ann Example');
  await page.keyboard.type('2026');
  await expect(date).toHaveValue('2026-12-12');
});

test('a form works where the browser refuses to store anything', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(contact.path);
  await stir(page);
  const form = formOf(page, contact.key);
  await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
  await fillRequired(form, contact.required);
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
});

test('the script of a form is fetched only after the first input, and as the form comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/scripts/') && scripts.push(request.url()));
  await ignoreFirstMouse(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await stir(page);
  await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await formOf(page, 'quote-home').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);
  expect(scripts).not.toEqual([]);
  await page.goto('/book-online', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-island-ready]')).toHaveCount(0);
  await stir(page);
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);
});

test('hydration matches the markup and the content security policy', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective));
  });
  await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const { path, key, required } of enquiryForms) {
    await page.goto(path);
    await stir(page);
    await formOf(page, key).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island-ready]')).toHaveCount(1);
    await fillRequired(formOf(page, key), required);
    await submitButton(formOf(page, key)).click();
    await expect(toasts(page)).toBeVisible();
  }
  await page.goto('/faqs#q-none');
  await page.locator('main h3 > button').first().click();
  await expect(page.locator('main h3 > button').first()).toHaveAttribute('aria-expanded', 'true');
  expect(faults).toEqual([]);
});

test('a reloaded page keeps the values that the browser restores', async ({ page }) => {
  await page.goto(contact.path);
  const form = formOf(page, contact.key);
  await control(form, 'name').fill('Ann Example');
  await page.goto('/about');
  await page.goBack();
  const shown = await control(form, 'name').inputValue();
  await stir(page);
  await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
  await expect(control(form, 'name')).toHaveValue(shown);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message too long to send comes back on the page, with what to do', async ({ page }) => {
    await page.goto(contact.path);
    const form = formOf(page, contact.key);
    await fillRequired(form, contact.required);
    await control(form, 'message').fill('漢'.repeat(8000));
    await submitButton(form).click();
    const summary = form.getByRole('group', { name: 'Please' });
    await expect(summary).toContainText('This is too long to send; please shorten your message.');
    await expect(summary.getByRole('link')).toHaveText(/Please keep the message to 5000 characters/);
    await expect(control(form, 'message')).toHaveValue(/^漢{5001,}$/);
    await expect(control(form, 'name')).toHaveValue('Ann Example');
    await control(form, 'message').fill('漢'.repeat(5000));
    await submitButton(form).click();
    await expect(page.locator('[data-enquiry-sent]')).toBeVisible();
  });

  test('errors are shown, what was typed is kept, and every form is sent and confirmed', async ({ page }) => {
    for (const { path, key, required, success } of enquiryForms) {
      await page.goto(path);
      const form = formOf(page, key);
      if (key === contact.key) {
        await control(form, 'email').fill('ann@');
        await control(form, 'message').fill('Short');
        await submitButton(form).click();
        await expect(form.getByRole('group', { name: 'Please' }).getByRole('link')).toHaveCount(5);
        await expect(control(form, 'message')).toHaveValue('Short');
        await expect(control(form, 'phone')).toHaveAccessibleDescription(/Please enter a valid phone number/);
        await expect(control(form, 'email')).toHaveAccessibleDescription(/Please enter a valid email/);
        await control(form, 'email').fill('');
      }
      await fillRequired(form, required);
      await submitButton(form).click();
      const receipt = page.locator('[data-enquiry-sent]');
      // There is no toast: the receipt has its words too.
      await expect(receipt).toContainText(success.join(''));
      await expect(receipt).toContainText(/ hours.*xpect (us|to hear from us) .*by \d+:\d\d/);
      await expect(receipt.locator('strong')).not.toBeEmpty();
      await expect(receipt).toHaveCSS('display', 'grid');
      await expect(control(form, 'name')).toHaveValue('');
    }
  });
});
