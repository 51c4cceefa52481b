import { expect, type Page, test } from '@playwright/test';
import { ignoreFirstMouse, stir } from './enquiry-forms.ts';
import { holdIslands, loseIslands } from './hold-islands.ts';
import { classesWithoutRules } from './island-styles.ts';

const questions = (page: Page) => page.locator('main h3 > button[aria-expanded]');
const answer = (page: Page, index: number) => page.locator('[data-island="faq-accordion"] [id$="-answer"]').nth(index);

async function openQuestions(page: Page, hash = '') {
  await page.goto(`/faqs${hash}`);
  await stir(page);
  await questions(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="faq-accordion"][data-island-ready]')).toHaveCount(1);
}

test('twelve questions are closed at first', async ({ page }) => {
  await openQuestions(page);
  await expect(questions(page)).toHaveCount(12);
  for (let index = 0; index < 12; index++) {
    await expect(questions(page).nth(index)).toHaveAttribute('aria-expanded', 'false');
    await expect(answer(page, index)).toBeHidden();
  }
});

test('a click toggles one, and several may be open at once', async ({ page }) => {
  await openQuestions(page);
  await questions(page).nth(0).click();
  await questions(page).nth(4).click();
  await expect(answer(page, 0)).toBeVisible();
  await expect(answer(page, 4)).toBeVisible();
  expect(await classesWithoutRules(page)).toEqual([]);
  await questions(page).nth(0).click();
  await expect(answer(page, 0)).toBeHidden();
  await expect(answer(page, 4)).toBeVisible();
});

test('questions are reached and opened by keyboard', async ({ page }) => {
  await openQuestions(page);
  await questions(page).nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page, 1)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer(page, 1)).toBeHidden();
});

test('the topic buttons open questions 1, 2, 3 and 9, and close them again', async ({ page }) => {
  await openQuestions(page);
  const topics = page.locator('[data-island="faq-accordion"] li > button[aria-controls]');
  await expect(topics).toHaveCount(4);
  for (const [topic, question] of [0, 1, 2, 8].entries()) {
    await topics.nth(topic).click();
    await expect(questions(page).nth(question)).toHaveAttribute('aria-expanded', 'true');
    await expect(questions(page).nth(question)).toBeFocused();
    await expect(questions(page).nth(question)).toBeInViewport();
    await expect(topics.nth(topic)).toHaveAttribute('aria-expanded', 'true');
  }
  await topics.nth(0).click();
  await expect(answer(page, 0)).toBeHidden();
  await expect(answer(page, 8)).toBeVisible();
});

test('an address opens its question, on arrival and from a link on the page', async ({ page }) => {
  await page.goto('/faqs');
  const ids = await page
    .locator('[data-island="faq-accordion"] [id^="q-"][data-state]:has(> h3)')
    .evaluateAll((items) => items.map(({ id }) => id));
  await ignoreFirstMouse(page);
  // Without scrolling, which counts as input.
  await page.setViewportSize({ width: 1280, height: 5000 });
  await page.goto(`/faqs#${ids[8]}`);
  await page.reload();
  await expect(questions(page).nth(8)).toHaveAttribute('aria-expanded', 'true');
  await expect(answer(page, 8)).toBeVisible();
  await page.evaluate((id) => {
    location.hash = `${id}`;
  }, ids[2]);
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 8)).toBeVisible();
  await questions(page).nth(8).click();
  await expect(answer(page, 8)).toBeHidden();
});

test('a press before the script arrives opens its question', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/faqs');
  await expect(answer(page, 0)).toBeHidden();
  await questions(page).nth(0).click();
  release();
  await expect(answer(page, 0)).toBeVisible();
});

test('every answer can be read when the script never arrives', async ({ page }) => {
  await loseIslands(page);
  await page.goto('/faqs');
  await questions(page).first().click();
  for (let index = 0; index < 12; index++) await expect(answer(page, index)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer is open', async ({ page }) => {
    await page.goto('/faqs');
    for (let index = 0; index < 12; index++) await expect(answer(page, index)).toBeVisible();
  });
});
