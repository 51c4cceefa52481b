import { expect, test } from '@playwright/test';
import { addDays, todayIn } from '../../schema/clock.ts';
import { hoursOn, weekdayOf } from '../../schema/opening-times.ts';
import { bookingRules } from '../../site/form-rules.ts';
import { garage } from '../helpers/garage.ts';
import {
  control,
  fillRequired,
  formOf,
  openForm,
  passThreeSeconds,
  serveDefinition,
  slowClock,
  stir,
  submitButton,
} from './enquiry-forms.ts';

const server = serveDefinition('tests/fixtures/more-fields.config.ts');

test('a checkbox, of which several may be ticked, looks unlike a radio button', async ({ page }) => {
  const form = await openForm(page, { path: `${server.url}/get-quote`, key: 'quote' });
  for (const name of ['A warning light is on', 'Monday']) {
    const box = form.getByLabel(name);
    expect(await box.evaluate((control) => getComputedStyle(control).borderRadius), name).not.toBe('50%');
    const look = () => box.evaluate((control) => getComputedStyle(control, '::before').backgroundColor);
    const unticked = await look();
    await box.check();
    expect(await look(), name).not.toBe(unticked);
  }
});

test('fields declared only in the definition are asked, and a conditional one only if its condition is met', async ({
  page,
}) => {
  await slowClock(page);
  const form = await openForm(page, { path: `${server.url}/get-quote`, key: 'quote' });
  const light = form.getByLabel('Which light *');
  await expect(light).toBeHidden();
  await form.getByLabel('A warning light is on').check();
  await expect(light).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('A warning light is on')).toBeChecked();
  await form.scrollIntoViewIfNeeded();
  await stir(page);
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);

  await fillRequired(form, ['name', 'phone', 'postcode', 'service']);
  await form.getByLabel('Mileage').fill('1000000');
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(control(form, 'mileage')).toHaveAccessibleDescription('Please enter 999,999 or less');
  await expect(light).toHaveAccessibleDescription('Please fill this in');
  const problems = form.getByRole('group', { name: 'Please check these fields' }).getByRole('link');
  await expect(problems.filter({ hasText: 'Which light' })).toHaveCount(1);
  await form.getByLabel('A warning light is on').uncheck();
  await expect(problems).toHaveText(['Mileage: Please enter 999,999 or less']);
  await form.getByLabel('A warning light is on').check();
  await expect(light).toHaveAccessibleDescription('Please fill this in');
  await form.getByLabel('Mileage').fill('45,120');
  await light.fill('The oil can');
  await submitButton(form).click();
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('45,120');
  await expect(page.getByRole('main')).toContainText('The oil can');
});

test('either a phone number or an email is enough', async ({ page }) => {
  await slowClock(page);
  const form = await openForm(page, { path: `${server.url}/contact`, key: 'contact' });
  await fillRequired(form, ['name', 'postcode', 'message']);
  await passThreeSeconds(page);
  const either = 'Please fill in “Phone number” or “Email”';
  await expect(control(form, 'phone')).toHaveAccessibleDescription(`${either}. So we can call you back`);
  await expect(control(form, 'email')).toHaveAccessibleDescription('');
  await submitButton(form).click();
  await expect(form.getByRole('group', { name: 'Please check these fields' }).getByRole('link')).toHaveText([either]);
  for (const name of ['phone', 'email']) await expect(control(form, name)).toHaveAccessibleDescription(either);
  await control(form, 'email').fill('ann@customer.example');
  await expect(control(form, 'phone')).toHaveAccessibleDescription(`${either}. So we can call you back`);
  await submitButton(form).click();
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible();
});

test('a conditional field is asked only if its condition is met, without script too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${server.url}/get-quote`);
  const form = formOf(page, 'quote');
  await expect(form.getByLabel('Which light *')).toBeHidden();
  await form.getByLabel('A warning light is on').check();
  await expect(form.getByLabel('Which light *')).toBeVisible();
  await page.context().close();
});

test('several choices of one question are kept, counted and sent, and a label may have a link', async ({
  page,
  browser,
}) => {
  await slowClock(page);
  const form = await openForm(page, { path: `${server.url}/get-quote`, key: 'quote' });
  const days = form.getByRole('group', { name: 'Which days suit you?' });
  const before = form.getByLabel('Before when *');
  await expect(form.getByRole('link', { name: 'when to change' })).toHaveAttribute('href', '/faqs');
  await days.getByLabel('Saturday').check();
  await expect(before).toBeVisible();
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await stir(page);
  await expect(page.locator('[data-island-ready]')).toHaveCount(1);
  const ticked = () => days.locator(':checked').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value')));
  expect(await ticked()).toEqual(['saturday']);

  await fillRequired(form, ['name', 'phone', 'postcode', 'service']);
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(days).toHaveAccessibleDescription('Please choose at least 2');
  await expect(before).toHaveAccessibleDescription('Please fill this in');
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) await days.getByLabel(day).check();
  await expect(days).toHaveAccessibleDescription('Please choose at most 3');
  await days.getByLabel('Saturday').uncheck();
  await expect(days).toHaveAccessibleDescription('');
  await expect(before).toBeHidden();
  await expect(form.getByRole('group', { name: 'Please check these fields' })).toHaveCount(0);
  await submitButton(form).click();
  await expect(page.getByRole('main')).toContainText('Monday, Tuesday, Wednesday');
  await page.getByRole('link', { name: 'Send another' }).click();
  expect(await ticked()).toEqual([]);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${server.url}/get-quote`);
  const posted = formOf(plain, 'quote');
  await posted.getByRole('group', { name: 'Which days suit you?' }).getByLabel('Monday').check();
  await submitButton(posted).click();
  await expect(posted.getByRole('group', { name: 'Which days suit you?' })).toHaveAccessibleDescription(
    'Please choose at least 2',
  );
  await expect(posted.getByLabel('Monday')).toBeChecked();
  await posted.getByLabel('Tuesday').check();
  await fillRequired(posted, ['name', 'phone', 'postcode', 'service']);
  await submitButton(posted).click();
  await expect(plain.getByRole('main')).toContainText('Monday, Tuesday');
  await plain.context().close();
});

test('a day is today or past by the clock of the business, whatever the form asks for', async ({ browser }) => {
  const abroad = await browser.newContext({ timezoneId: 'Pacific/Auckland' });
  const page = await abroad.newPage();
  // Already 2 July in London, and still 1 July in UTC.
  await page.clock.setFixedTime('2026-07-01T23:30:00Z');
  const form = await openForm(page, { path: `${server.url}/get-quote`, key: 'quote' });
  const since = control(form, 'noticed');
  await expect(since).toHaveAttribute('max', '2026-07-02');
  for (const [day, fault] of [
    ['2026-07-03', 'Please choose today or an earlier date'],
    ['2026-07-02', ''],
  ] as const) {
    await since.fill(day);
    await submitButton(form).click();
    await expect(since).toHaveAccessibleDescription(fault);
  }
  await abroad.close();
});

test('if times differ by day, those of the chosen day are offered', async ({ page, browser }) => {
  await page.clock.setFixedTime('2026-11-22T10:00:00Z');
  const quote = await openForm(page, { path: `${server.url}/get-quote`, key: 'quote' });
  await expect(quote.getByLabel('Since when')).toHaveAttribute('max', '2026-11-22');
  await expect(quote.getByLabel('Worse since')).not.toHaveAttribute('min');
  await quote.getByLabel('Since when').fill('2026-11-19');
  await expect(quote.getByLabel('Worse since')).toHaveAttribute('min', '2026-11-20');
  const form = await openForm(page, { path: `${server.url}/book-online`, key: 'booking' });
  const slots = (name?: string) => form.getByRole('radio', { name: name ?? /[AP]M/ });
  await expect(slots()).toHaveCount(5);
  for (const [bound, day] of [
    ['min', '2026-11-24'],
    ['max', '2027-02-20'],
  ] as const)
    await expect(control(form, 'preferredDate')).toHaveAttribute(bound, day);
  await control(form, 'preferredDate').fill('2026-11-23');
  await expect(form.getByText('Please choose Tuesday 24 November or a later date')).toBeVisible();
  await expect(form.getByRole('button', { name: /November$/ })).toHaveText([
    'Tuesday 24 November',
    'Wednesday 25 November',
  ]);
  await form.getByRole('button', { name: 'Tuesday 24 November' }).click();
  await slots('2:00 PM - 4:00 PM').check();
  await control(form, 'preferredDate').fill('2026-11-28');
  await expect(slots()).toHaveCount(3);
  await expect(form.getByText(/We don’t offer that time on Saturday 28 November/)).toBeVisible();
  await form.getByRole('button', { name: '10:00 AM - 12:00 PM' }).click();
  await expect(slots()).toHaveCount(2);
  await control(form, 'preferredDate').fill('2026-11-27');
  await expect(slots()).toHaveCount(5);
  await control(form, 'preferredDate').fill('2026-11-28');
  await page.reload();
  await stir(page);
  await expect(slots()).toHaveCount(2);
  await fillRequired(form, ['name', 'phone', 'registration', 'postcode', 'service']);
  await page.route('**/api/forms/submit', (route) => route.fulfill({ status: 201, body: '{"reference":"A1"}' }));
  const another = page.getByRole('link', { name: 'Send another' });
  await expect(async () => {
    // The first press may be too early, and the one that is sent takes the button away.
    if (!(await another.isVisible())) await submitButton(form).click({ timeout: 1000 });
    await expect(another).toBeVisible({ timeout: 1000 });
  }).toPass();
  // Not retried: if a click resets the form and then times out, nothing is left to send.
  await another.click();
  await expect(slots()).toHaveCount(5);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${server.url}/book-online`);
  const posted = formOf(plain, 'booking');
  await expect(control(posted, 'preferredDate')).toHaveAttribute('min', addDays(todayIn('Europe/London'), 2));
  await control(posted, 'preferredDate').fill(nextOpenSaturday());
  await posted.getByRole('radio', { name: '2:00 PM - 4:00 PM' }).check();
  await submitButton(posted).click();
  await expect(posted.getByText(/We don’t offer that time on Saturday \d+ \w+/).first()).toBeVisible();
  await expect(posted.getByRole('radio', { name: /[AP]M/ })).toHaveCount(3);
});

/** The next Saturday, two days ahead or more, on which the garage is open. */
function nextOpenSaturday(): string {
  const rules = bookingRules(garage);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: 60 }, (_, index) => day(index + 2));
  return days.find((date) => weekdayOf(date) === 'Saturday' && hoursOn(rules.hours, date).periods.length > 0) ?? '';
}
