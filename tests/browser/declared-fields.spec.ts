import { expect, test } from '@playwright/test';
import { buildElsewhere } from '../helpers/build-site.ts';
import { startBuiltServer } from '../helpers/built-server.ts';
import {
  blockVoiceAssistant,
  control,
  fillRequired,
  formOf,
  openForm,
  passThreeSeconds,
  slowClock,
  submitButton,
} from './enquiry-forms.ts';

// One build and one server for both.
test.describe.configure({ mode: 'serial' });

let server: Awaited<ReturnType<typeof startBuiltServer>>;
let built: Awaited<ReturnType<typeof buildElsewhere>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  built = await buildElsewhere('tests/fixtures/more-fields.config.ts');
  server = await startBuiltServer(built.clientDir.replace(/client$/, ''));
});
test.afterAll(async () => {
  await server?.stop();
  await built?.remove();
});

test('fields that the definition alone declares are asked, and one only where its condition holds', async ({
  page,
}) => {
  await blockVoiceAssistant(page);
  await slowClock(page);
  const form = await openForm(page, { path: `${server.url}/get-quote`, key: 'quote' });
  const light = form.getByLabel('Which light *');
  await expect(light).toBeHidden();
  await form.getByLabel('A warning light is on').check();
  await expect(light).toBeVisible();

  await fillRequired(form, ['name', 'phone', 'postcode', 'service']);
  await form.getByLabel('Mileage').fill('1000000');
  await passThreeSeconds(page);
  await submitButton(form).click();
  await expect(control(form, 'mileage')).toHaveAccessibleDescription('Please enter 999,999 or less');
  await expect(light).toHaveAccessibleDescription('Please fill this in');
  await form.getByLabel('Mileage').fill('45,120');
  await light.fill('The oil can');
  await submitButton(form).click();
  await expect(page.getByRole('heading', { name: 'What you sent us' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('45,120');
  await expect(page.getByRole('main')).toContainText('The oil can');
});

test('without script too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${server.url}/get-quote`);
  const form = formOf(page, 'quote');
  await expect(form.getByLabel('Which light *')).toBeHidden();
  await form.getByLabel('A warning light is on').check();
  await expect(form.getByLabel('Which light *')).toBeVisible();
  await page.context().close();
});
