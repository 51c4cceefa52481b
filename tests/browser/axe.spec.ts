import { expect, test } from '@playwright/test';
import { findViolations, views } from './axe.ts';

/** Faults of each kind, with the rule that finds each and the views in which it does. */
const faults = [
  ['wide: image-alt', 'narrow: image-alt', '<img src="/icon.svg">'],
  ['wide: label', 'narrow: label', '<input type="text">'],
  ['wide: heading-order', 'narrow: heading-order', '<h6>Too deep</h6>'],
  ['narrow: target-size', 'enlarged: target-size', '<button class="tiny">a</button><button class="tiny">b</button>'],
  ['narrow: link-name', '<a class="phone-only" href="/"></a>'],
  ['narrow and dark: color-contrast', 'dark: color-contrast', '<p class="pale-at-night">Pale at night</p>'],
].map((fault) => ({ found: fault.slice(0, -1), html: fault.at(-1) }));

// Without gaps and padding a target has its visible size.
const styles = `
  .pale-at-night { background: #fff; color: #111; }
  @media (prefers-color-scheme: dark) { .pale-at-night { color: #eee; } }
  @media (min-width: 600px) { .phone-only { display: none; } .tiny { display: block; padding: 30px; } }
  @media (max-width: 600px) { .tiny { all: unset; display: inline-block; width: 8px; height: 8px; } }`;

test('planted faults are found, each in the views that have it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const html = faults.map((fault) => fault.html).join('\n');
  await page.evaluate(
    ([html = '', styles = '']) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
      // The page's policy forbids foreign style elements.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    },
    [html, styles],
  );
  const found: string[] = [];
  for (const view of views) found.push(...(await findViolations(page, view)));
  expect(found.map((violation) => violation.split(' at ')[0]).sort()).toEqual(
    faults.flatMap((fault) => fault.found).sort(),
  );
});
