import { expect, type Page, test } from '@playwright/test';
import { loadSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { blockVoiceAssistant } from './enquiry-forms.ts';

const paths = [...listRoutes(loadSite(definition)).map(({ path }) => path), '/no-such-page'];

/** Returns each two actions that stand out and can be in view together, besides the call bar, which stays in place. */
function crowdedViews(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const callBar = document.querySelector('header ~ nav a');
    // As the call bar, or white on the red of an emergency.
    const filled = [callBar && getComputedStyle(callBar).backgroundColor, 'rgb(255, 255, 255)'];
    const buttons = [...document.querySelectorAll<HTMLElement>('a[class], button[class]')].filter((element) => {
      const { backgroundColor, fontWeight } = getComputedStyle(element);
      const isFixed = element.matches('header ~ nav a') || element.getAttribute('href') === '#content';
      return (
        filled.includes(backgroundColor) &&
        fontWeight === '800' &&
        element.offsetHeight > 40 &&
        !isFixed &&
        element.checkVisibility()
      );
    });
    const places = buttons.map((button) => ({
      name: (button.textContent ?? '').trim(),
      ...button.getBoundingClientRect().toJSON(),
    }));
    const pairs = places.flatMap((first) => places.map((second) => [first, second] as const));
    return pairs
      .filter(([first, second]) => second.top > first.top && second.bottom - first.top < innerHeight)
      .map(([first, second]) => [
        `${first.name} at ${Math.round(first.top)}`,
        `${second.name} at ${Math.round(second.top)}`,
      ]);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`one action stands out in every view at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await blockVoiceAssistant(page);
    const crowded: Record<string, string[][]> = {};
    for (const path of paths) {
      await page.goto(path);
      const views = await crowdedViews(page);
      if (views.length > 0) crowded[path] = views;
    }
    expect(crowded).toEqual({});
  });
}

test('no action stands out beside the call bar, which gives way to a form', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await blockVoiceAssistant(page);
  const crowded: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const fill = await page.evaluate(() => {
      const callBar = document.querySelector('header ~ nav a') as Element;
      return getComputedStyle(callBar).backgroundColor;
    });
    for (const action of await page.locator('main :is(a, button):visible').all()) {
      const isFilled = await action.evaluate(
        (element, fill) =>
          (element as HTMLElement).offsetHeight > 40 && getComputedStyle(element).backgroundColor === fill,
        fill,
      );
      if (!isFilled) continue;
      await action.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const callBar = page.locator('header ~ nav a').first();
      await expect(callBar).toBeVisible();
      const bar = await callBar.evaluate(
        (element) =>
          new Promise<string>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => done(getComputedStyle(element).backgroundColor))),
          ),
      );
      if (bar === fill) crowded.push(`${path} ${await action.innerText()}`);
    }
  }
  expect(crowded).toEqual([]);
});
