import { expect, type Locator } from '@playwright/test';
import {
  control,
  enquiryForms,
  fillRequired,
  messages,
  openForm,
  passThreeSeconds,
  slowClock,
  submitButton,
  toasts,
} from './enquiry-forms.ts';
import { classesWithoutRules, repeatedFonts } from './island-styles.ts';
import { test } from './shared-page.ts';

test.use({ now: 'real' });

test.beforeEach(async ({ page }) => {
  await slowClock(page);
});

for (const form of enquiryForms) {
  test.describe(`the ${form.key} form`, () => {
    test('shows and lists the missing fields, and focuses the list clear of the bars', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const island = await openForm(page, form);
      let requests = 0;
      await page.route('**/api/forms/submit', (route) => {
        requests += 1;
        return route.abort();
      });
      await submitButton(island).click();
      for (const name of form.required) {
        const field = control(island, name);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(messages[name] ?? ''));
      }
      expect(await classesWithoutRules(page)).toEqual([]);
      expect(await repeatedFonts(page)).toEqual([]);
      const summary = island.getByRole('group', { name: 'Please check these fields' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(form.required.length);
      for (const part of [summary.getByRole('heading'), summary.getByRole('link').first()]) {
        expect(await isUncovered(part)).toBe(true);
      }
      await summary.getByRole('link').first().press('Enter');
      await expect(control(island, form.required[0])).toBeFocused();
      expect(await isUncovered(control(island, form.required[0]))).toBe(true);
      expect(requests).toBe(0);
    });

    test('stays filled when the server rejects it and says why, then sends, clears itself and shows the reference', async ({
      page,
    }) => {
      const island = await openForm(page, form);
      await page.context().addCookies([{ name: 'visit', value: '1', url: page.url() }]);
      await fillRequired(island, form.required);
      await passThreeSeconds(page);
      const submitted = '**/api/forms/submit';
      await page.route(submitted, (route) => route.fulfill({ status: 503, body: 'We are closed.' }), { times: 1 });
      await submitButton(island).click();
      await expect(toasts(page)).toContainText('Error');
      await expect(toasts(page)).toContainText('503: We are closed.');
      await expect(toasts(page)).toHaveAttribute('data-toast', 'error');
      expect(await classesWithoutRules(page)).toEqual([]);
      for (const name of form.required) await expect(control(island, name)).not.toHaveValue('');
      await expect(submitButton(island)).toBeEnabled();

      const answer = page.waitForResponse(submitted);
      await submitButton(island).click();
      const response = await answer;
      expect(response.status()).toBe(201);
      expect(await response.request().allHeaders()).toMatchObject({ cookie: 'visit=1', 'x-form': form.key });
      const { reference } = await response.json();
      // The receipt says all that the toast does, since that closes.
      await expect(toasts(page)).toHaveText(form.success.join(''));
      expect(await classesWithoutRules(page)).toEqual([]);
      const confirmation = page.locator('[data-enquiry-sent]');
      await expect(confirmation).toContainText(form.success.join(''));
      await expect(confirmation).toContainText(`Your reference is ${reference}`);
      await expect(confirmation).toContainText(/xpect to hear from us .*by \d+:\d\d/);
      await expect(confirmation).toBeFocused();
      for (const name of form.required) await expect(control(island, name)).toHaveValue('');
      await expect(island.locator('[aria-invalid="true"]')).toHaveCount(0);
    });
  });
}

/** Returns whether an element is in view and its centre uncovered. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const inside = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(inside);
  });
}

test('a required select is exposed as invalid only once it was left empty', async ({ page }) => {
  const island = await openForm(page, { path: '/book-online', key: 'booking' });
  const devtools = await page.context().newCDPSession(page);
  const invalid = async () => {
    const { root } = await devtools.send('DOM.getDocument');
    const selector = 'select[name=service]';
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    return nodes[0]?.properties?.find(({ name }) => name === 'invalid')?.value.value;
  };
  expect(await invalid()).toBe('false');
  await submitButton(island).click();
  await expect.poll(invalid).toBe('true');
  await devtools.detach();
});

test('the booking form offers its services and times in the given order, and no day before today', async ({ page }) => {
  const island = await openForm(page, { path: '/book-online', key: 'booking' });
  const texts = (name: string) => control(island, name).locator('option:not([value=""])').allTextContents();
  expect(await texts('service')).toEqual([
    'Interim Service £85',
    'Full Service £150',
    'Major Service £250',
    'MOT Preparation £45',
    'Brake Service from £35',
    'Clutch Repair from £350',
    'Engine Diagnostics £45',
    'Van Servicing £180',
    'Emergency Repair',
    'Other',
  ]);
  expect(
    await island.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent)),
  ).toEqual([
    '8:00 AM - 10:00 AM',
    '10:00 AM - 12:00 PM',
    '12:00 PM - 2:00 PM',
    '2:00 PM - 4:00 PM',
    '4:00 PM - 6:00 PM',
  ]);
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/London' });
  await expect(control(island, 'preferredDate')).toHaveAttribute('min', today);
});

test('a wrong email address, a short name and a short message have their own messages', async ({ page }) => {
  const island = await openForm(page, { path: '/contact', key: 'contact' });
  await control(island, 'name').fill('A');
  await control(island, 'phone').fill('01632');
  await control(island, 'email').fill('ann@');
  await control(island, 'postcode').fill('ME9');
  await control(island, 'message').fill('Brakes');
  await submitButton(island).click();
  for (const name of ['name', 'phone', 'email', 'postcode', 'message']) {
    await expect(control(island, name)).toHaveAccessibleDescription(new RegExp(messages[name] ?? ''));
  }
  await control(island, 'email').fill('');
  await expect(control(island, 'email')).not.toHaveAttribute('aria-invalid');
});

test('an empty registration looks like other fields, and like a number plate once it is typed', async ({ page }) => {
  const form = await openForm(page, enquiryForms[2]);
  const ground = (name: string) => control(form, name).evaluate((field) => getComputedStyle(field).backgroundColor);
  const plain = await ground('postcode');
  expect(await ground('registration')).toBe(plain);
  await control(form, 'registration').fill('AB12 CDE');
  expect(await ground('registration')).not.toBe(plain);
});

test('on a phone a shortcut below the form leads back to it, with its choice made', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const island = await openForm(page, { path: '/book-online', key: 'booking' });
  await page.getByRole('link', { name: 'Book a brake service' }).click();
  await expect(control(island, 'service')).toHaveValue('brake-service');
  await expect(control(island, 'service')).toBeInViewport();
});

test('a link in the summary leads to its field and label, and names the field once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const island = await openForm(page, { path: '/contact', key: 'contact' });
  await submitButton(island).click();
  const links = island.getByRole('group', { name: 'Please' }).getByRole('link');
  await expect(links).toHaveText([
    'Name must be at least 2 characters',
    'Please enter a valid phone number',
    'Please enter a valid postcode',
    'How can we help? Please provide more details about your enquiry',
  ]);
  for (const [index, name] of ['name', 'phone', 'postcode', 'message'].entries()) {
    await links.nth(index).click();
    await expect(control(island, name)).toBeFocused();
    await expect(island.locator(`label[for="contact-${name}"]`)).toBeInViewport({ ratio: 1 });
  }
});

test('below the summary, the note on required fields is in the row of the first heading', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const island = await openForm(page, { path: '/get-quote', key: 'quote' });
    await submitButton(island).click();
    await expect(island.getByRole('group', { name: 'Please' })).toBeVisible();
    const note = await island.getByText('* Required').boundingBox();
    const heading = await island.getByText('About you').boundingBox();
    expect(Math.abs((note?.y ?? Number.NaN) - (heading?.y ?? 0)), `${width} px`).toBeLessThan(8);
  }
});
