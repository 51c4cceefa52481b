import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

// A page inlines only the rules that it starts with; the form loads those for what it shows later.

const { assets } = JSON.parse(readFileSync(`${process.env.OUT_DIR ?? 'dist'}/server/site.json`, 'utf8'));
const namesIn = (css: string) => new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
const styled = namesIn(JSON.stringify(assets.rules));

/** Classes on the page that have rules in the site's stylesheet but not on the page. */
export async function classesWithoutRules(page: Page): Promise<string[]> {
  const { classes, css } = await page.evaluate(() => ({
    classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    css: [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(''),
  }));
  const own = namesIn(css);
  return [...new Set(classes)].filter((name) => styled.has(name) && !own.has(name));
}

/** Fonts that are declared again, which shows a font that came too late and moves the text. */
export async function repeatedFonts(page: Page): Promise<string[]> {
  const fonts = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText),
    ),
  );
  if (fonts.length === 0) throw new Error('The page declares no fonts.');
  return fonts.filter((font, index) => fonts.indexOf(font) < index);
}
