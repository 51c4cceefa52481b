import { expect, type Page } from '@playwright/test';
import { control, formOf } from './enquiry-forms.ts';
import { test } from './shared-page.ts';

// Common visitor tasks, done from the home page on a phone in at most two taps.
test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const main = (page: Page) => page.locator('main');

test('finds what a clutch costs', async ({ page }) => {
  await main(page).locator('a[href="/clutch-repair"]').first().click();
  await expect(main(page).getByText('From £350').first()).toBeVisible();
});

test('finds whether it is open on Sunday', async ({ page }) => {
  await expect(page.locator('footer')).toContainText(/Sunday\s*Closed/);
});

test('books MOT preparation for a Saturday morning', async ({ page }) => {
  await main(page).locator('a[href="/mot-preparation"]').first().click();
  await main(page).getByRole('link', { name: 'Book Pre-MOT Check' }).click();
  const form = formOf(page, 'booking');
  await expect(control(form, 'service')).toHaveValue('mot-preparation');
  await expect(form.getByText('MOT Preparation, from £45')).toBeVisible();
  await expect(form.getByLabel('8:00 AM - 10:00 AM')).toBeVisible();
});

test('finds whom to call for a breakdown on the A249 at night', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T23:30:00Z');
  await page.goto('/');
  await main(page).getByRole('link', { name: 'Who to Call Now' }).first().click();
  await expect(main(page).locator('[data-open-now]').first()).toHaveText('Closed, opens tomorrow 8:00');
  await expect(main(page).locator('#help-now a[href="tel:999"]')).toBeVisible();
  await expect(main(page).locator('#help-now a[href="tel:+443001235000"]')).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(bar.getByRole('link')).toHaveText(['Anyone in danger 999', 'On the M2 or the A249 0300 123 5000']);
  await expect(bar.getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('finds whom to call for failing brakes at night', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T23:30:00Z');
  await page.goto('/brake-repair');
  const banner = main(page).locator('section', { hasText: 'Same-day emergency brake repairs' }).last();
  await expect(banner).toContainText('In danger, dial 999');
  await expect(banner.getByRole('link')).toHaveText(['Who to Call Now', 'Call 01632 960145']);
  const footer = page.locator('footer > div > :first-child > :first-child').getByRole('link');
  await expect(footer).toHaveText(['Who to Call Now', 'Breakdown? Call 01632 960145']);
  await page.clock.setFixedTime('2026-11-24T12:30:00Z');
  await page.goto('/brake-repair');
  await expect(banner.getByRole('link')).toHaveText(['Call 01632 960145', 'Emergency Repairs']);
  await expect(footer).toHaveText(['Breakdown? Call 01632 960145']);
});

test('finds whether Rainham is served', async ({ page }) => {
  const areas = main(page).locator('section', { has: page.getByRole('heading', { name: 'Areas we cover' }) });
  await areas.getByRole('heading', { name: 'Rainham' }).click();
  await expect(areas.getByRole('link', { name: 'Rainham and other areas' })).toBeVisible();
});

test('finds how to come by train', async ({ page }) => {
  await main(page).getByRole('link', { name: 'Directions' }).first().click();
  await expect(page.locator('#directions')).toBeInViewport();
  await expect(page.locator('#directions')).toContainText('a 5-minute walk');
  await expect(page.getByRole('link', { name: 'Open in your map' })).toHaveAttribute('href', /destination=.*ME9\+7JJ/);
});

test('finds what the warranty covers', async ({ page }) => {
  await page.locator('footer').getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('button', { name: 'Warranty', exact: true }).click();
  await expect(page.locator('#q-warranty-answer')).toBeVisible();
});

test('finds how to correct a wrong phone number, and how to cancel', async ({ page }) => {
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click();
  await expect(main(page)).toContainText(
    /change or cancel a booking up to 24 hours ahead: ring 01632 960145 and quote your reference, and do the same if you gave us the wrong number\./,
  );
});
