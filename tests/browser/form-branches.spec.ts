import { expect, test } from '@playwright/test';
import { addDays, todayIn } from '../../schema/clock.ts';
import { weekdayOf } from '../../schema/opening-times.ts';
import {
  control,
  fillRequired,
  formOf,
  openForm,
  passThreeSeconds,
  serveDefinition,
  slowClock,
  submitButton,
} from './enquiry-forms.ts';

const server = serveDefinition('tests/fixtures/two-branches.config.ts');

const required = ['name', 'phone', 'registration', 'postcode', 'service'];
const next = (weekday: string) => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(todayIn('Europe/London'), index + 1));
  return days.find((day) => weekdayOf(day) === weekday) ?? '';
};

test('each place says whether it is open, and the header says of which it speaks', async ({ page }) => {
  // A Saturday, on which only the branch is open.
  await page.clock.setFixedTime(new Date('2026-11-28T11:00:00Z'));
  await page.goto(`${server.url}/visit`);
  await expect(page.getByRole('banner')).toContainText('Smallham: Mon 9:00-17:00');
  await expect(page.getByRole('banner')).toContainText('Closed, opens Monday 9:00');
  const lines = page.getByRole('main').locator('[data-open-now]');
  await expect(lines).toHaveText(['Closed, opens Monday 9:00', 'Open now, until 14:00']);
  await page.clock.setFixedTime(new Date('2026-11-30T11:00:00Z'));
  await page.reload();
  await expect(lines).toHaveText(['Open now, until 17:00', 'Closed, opens Saturday 10:00']);
});

test('an emergency page shows the number of a department for as long as that is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calls = page.getByRole('link', { name: /Ring Rainham|In danger/ }).filter({ visible: true });
  const own = ['Ring Rainham'];
  const others = ['In danger: 999', 'In danger 999'];
  for (const [now, shown] of [
    ['2026-11-28T11:00:00Z', own],
    ['2026-11-28T15:00:00Z', others],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto(`${server.url}/urgent`);
    await expect(calls, now).toHaveText(shown);
  }
});

test('the hours beside a heading say of each branch whether it is open, and lead to its hours', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.setFixedTime(new Date('2026-11-28T11:00:00Z'));
  await page.goto(`${server.url}/hours`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Smallham\s*Closed, opens Monday 9:00/);
  await expect(main).toContainText(/Rainham branch\s*01632 960199\s*Open now, until 14:00/);
  await expect(main).not.toContainText('10:00-14:00');
  await main.getByRole('link', { name: 'Opening hours' }).click();
  await expect(page).toHaveURL(/visit$/);
  await expect(page.getByRole('main')).toContainText('10:00-14:00');
});

test('the header leads to the hours of all branches', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.url}/contact`);
  const link = page.getByRole('banner').getByRole('link', { name: 'All branches' });
  const number = page.getByRole('banner').getByRole('link', { name: '01632 960000' });
  await expect(link).toHaveCSS('color', await number.evaluate((node) => getComputedStyle(node).color));
  await link.click();
  await expect(page).toHaveURL(/visit$/);
  await expect(page.getByRole('main')).toContainText('rainham@tiny.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).toBeHidden();
});

test('a section about a visit can show one place alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T11:00:00Z'));
  await page.goto(`${server.url}/each`);
  const sectionOf = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  const [branch, own] = [sectionOf('In Rainham'), sectionOf('In Smallham')];
  for (const text of ['3 Mill Lane', '01632 960199', 'rainham@tiny.example', 'Open now, until 14:00', '10:00-14:00'])
    await expect(branch).toContainText(text);
  await expect(branch).toContainText('Park on the street.');
  await expect(branch).not.toContainText(/Smallham|960000|hello@|Free bays/);
  for (const text of ['1 Short Lane', '01632 960000', 'hello@tiny.example', 'Closed, opens Monday 9:00', '9:00-17:00'])
    await expect(own).toContainText(text);
  await expect(own).toContainText('Free bays in the yard.');
  await expect(own).not.toContainText(/Mill Lane|960199|rainham@|10:00|Park on/);
  await page.goto(`${server.url}/visit`);
  const both = ['Smallham: Free bays in the yard.', 'Rainham branch: Park on the street.'];
  for (const text of both) await expect(page.getByRole('main')).toContainText(text);
});

test('a form takes what a link passes to it on each of its pages but the home page', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const [path, chosen] of [
    ['/', ''],
    ['/book-online', 'other'],
    ['/each', 'other'],
  ] as const) {
    const form = await openForm(page, { path: `${server.url}${path}?service=other`, key: 'booking' });
    await expect(control(form, 'service'), path).toHaveValue(chosen);
    await expect(form.locator('[data-carried]'), path).toHaveCount(chosen ? 1 : 0);
    if (chosen) await expect(form.locator('[data-carried]'), path).toBeVisible();
  }
  expect(faults).toEqual([]);
});

test('the hours of the chosen branch decide which days and times can be booked', async ({ page }) => {
  await slowClock(page);
  const form = await openForm(page, { path: `${server.url}/book-online`, key: 'booking' });
  const date = control(form, 'preferredDate');
  const times = form.getByRole('group', { name: 'Time' });
  await fillRequired(form, required);
  await date.fill(next('Saturday'));
  await expect(date).not.toHaveAttribute('aria-invalid');
  await expect(times.getByRole('radio')).toHaveCount(3);
  await date.fill('');
  const own = times.getByRole('group', { name: 'In smallham' });
  await expect(own.getByLabel('9:00 - 11:00')).toBeVisible();
  await form.getByLabel('In rainham', { exact: true }).check();
  await expect(times.getByRole('radio')).toHaveCount(1);
  await form.getByLabel('In smallham', { exact: true }).check();
  await date.fill(next('Saturday'));
  await expect(date).toHaveAccessibleDescription(/We’re closed on Saturday .*\. How about Monday/);
  await expect(times.getByRole('radio', { disabled: true })).toHaveCount(3);
  await form.getByLabel('In rainham', { exact: true }).check();
  await expect(date).not.toHaveAttribute('aria-invalid');
  await expect(times.getByRole('radio', { disabled: true })).toHaveCount(2);
  await expect(times).toHaveAccessibleDescription(/^On Saturday \d+ \w+ we’re open 10:00-14:00\.$/);
  await date.fill(next('Monday'));
  await expect(date).toHaveAccessibleDescription(/We’re closed on Monday .*\. How about Saturday/);
  // The nearest may be today, on which times have passed.
  await form
    .getByRole('button', { name: /^Saturday/ })
    .last()
    .click();
  await times.getByRole('radio', { name: '10:00 - 12:00' }).check();
  await passThreeSeconds(page);
  await submitButton(form).click();
  const receipt = page.locator('[data-enquiry-sent]');
  await expect(receipt).toContainText('In rainham');
  const calendar = await receipt.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(decodeURIComponent(calendar ?? '')).toContain('LOCATION:Tiny Garage\\, Rainham branch\\, 3 Mill Lane');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server refuses a day and a time outside the hours of the branch, and books one within', async ({
    page,
  }) => {
    await page.goto(`${server.url}/book-online`);
    const form = formOf(page, 'booking');
    await fillRequired(form, required);
    await form.getByLabel('In rainham', { exact: true }).check();
    await form.getByRole('radio', { name: '15:00 - 17:00' }).check();
    await control(form, 'preferredDate').fill(next('Monday'));
    await submitButton(form).click();
    await expect(control(form, 'preferredDate')).toHaveAccessibleDescription(/We’re closed on Monday/);
    await control(form, 'preferredDate').fill(next('Saturday'));
    await submitButton(form).click();
    await expect(form.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription(/open 10:00-14:00/);
    await expect(form.getByLabel('In rainham', { exact: true })).toBeChecked();
    await form.getByRole('radio', { name: '10:00 - 12:00' }).check();
    await submitButton(form).click();
    await expect(page.locator('[data-enquiry-sent]')).toContainText('In rainham');
  });
});
