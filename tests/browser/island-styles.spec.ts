import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
  enquiryForms,
  fillRequired,
  openForm,
  passThreeSeconds,
  slowClock,
  stir,
  submitButton,
  toasts,
} from './enquiry-forms.ts';

// A page inlines only the rules that it starts with; the form loads those for what it shows later.

const { assets } = JSON.parse(readFileSync(`${process.env.OUT_DIR ?? 'dist'}/server/site.json`, 'utf8'));
const namesIn = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
const styled = namesIn(JSON.stringify(assets.rules));

/** Classes on the page that have rules in the site's stylesheet but not on the page. */
async function classesWithoutRules(page: Page): Promise<string[]> {
  const { classes, css } = await page.evaluate(() => ({
    classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    css: [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(''),
  }));
  const own = namesIn(css);
  return [...new Set(classes)].filter((name) => styled.has(name) && !own.has(name));
}

/** Fonts that are declared again, which shows a font that came too late and moves the text. */
async function repeatedFonts(page: Page): Promise<string[]> {
  const fonts = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText),
    ),
  );
  expect(fonts).not.toEqual([]);
  return fonts.filter((font, index) => fonts.indexOf(font) < index);
}

test.beforeEach(async ({ page }) => {
  await slowClock(page);
});

for (const form of enquiryForms) {
  test(`${form.path} has the rules for its messages, its confirmation and its toasts`, async ({ page }) => {
    const opened = await openForm(page, form);
    await submitButton(opened).click();
    await expect(opened.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(await classesWithoutRules(page)).toEqual([]);
    expect(await repeatedFonts(page)).toEqual([]);
    await fillRequired(opened, form.required);
    await passThreeSeconds(page);
    await page.route('**/api/forms/submit', (route) => route.abort(), { times: 1 });
    await submitButton(opened).click();
    await expect(toasts(page)).toHaveCount(1);
    expect(await classesWithoutRules(page)).toEqual([]);
    await submitButton(opened).click();
    await expect(toasts(page).filter({ hasText: form.success[0] })).toBeVisible();
    expect(await classesWithoutRules(page)).toEqual([]);
  });
}

test('/faqs has the rules for open questions', async ({ page }) => {
  await page.goto('/faqs');
  await stir(page);
  const question = page.locator('main h3 > button[aria-expanded]').first();
  await question.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="faq-accordion"][data-island-ready]')).toHaveCount(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  expect(await classesWithoutRules(page)).toEqual([]);
});
