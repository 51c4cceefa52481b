import type { Page } from '@playwright/test';
import axeCore from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeColor = { r: number; g: number; b: number; alpha: number; parseString(text: string): AxeColor };

/** axe, in the page. Its types lack the class of its colours. */
declare const axe: typeof axeCore & { commons: { color: { Color: { prototype: AxeColor } } } };

/** The rules of those standards that depend on the colour scheme; layout and content are the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The rules that enlarged text can break: scrolling, targets too small or too close. Not those of colour: its colours are
 * those of the narrow view, large text needs less contrast, and axe does not call text over other text a violation.
 */
const sizeRules = ['target-size', 'scrollable-region-focusable', 'meta-viewport'];

/**
 * How a page is viewed. Each width is checked against every rule once, each dark view against the rules of colour, and
 * text at twice the size against those of size.
 */
export const views = [
  { name: 'wide', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', rules: colorRules },
  { name: 'dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark', rules: colorRules },
  {
    name: 'enlarged',
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    fontSize: '200%',
    rules: sizeRules,
  },
] as const;

/**
 * Brings the open page into a view and returns what axe finds there, as `wide: image-alt at img`. Islands that nobody
 * has scrolled to are not hydrated.
 */
export async function findViolations(page: Page, { name, ...view }: (typeof views)[number]): Promise<string[]> {
  await page.setViewportSize(view.viewport);
  await page.emulateMedia({ colorScheme: view.colorScheme });
  await page.evaluate(
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // Another size of text moves what the visitor is at, perhaps under a bar.
      document.activeElement?.scrollIntoView();
    },
    'fontSize' in view ? view.fontSize : '',
  );
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeCore.source);
    await page.evaluate(parseColorsOnce);
  }
  const options = { runOnly: [...('rules' in view ? view.rules : standards)], resultTypes: ['violations' as const] };
  const violations = await page.evaluate(async (options) => {
    // What has scrolled behind a sticky bar counts as too small a target. `navigation.spec.ts` tests what has the focus.
    const bars = [...document.querySelectorAll<HTMLElement>('header > *, header ~ nav')];
    for (const { style } of bars) style.position = 'static';
    const { violations } = await axe.run(options);
    for (const { style } of bars) style.position = '';
    return violations;
  }, options);
  return violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Lets axe parse each colour of the page only once: it spends a fifth of its time on the few that a page has. */
function parseColorsOnce(): void {
  const prototype = axe.commons.color.Color.prototype;
  const parse = prototype.parseString;
  const parsed = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

/** Scrolls to the end of a page and back, so that all of its islands are hydrated. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // Chromium occasionally pauses a page's animation frames when several run in parallel.
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
