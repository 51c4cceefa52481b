import { expect } from '@playwright/test';
import { loadSite } from '../../site/parse.ts';
import { islandOf, listRoutes, type Route } from '../../site/routes.ts';
import definition from '../../site.config.ts';
import { findViolations, scrollThrough, views } from './axe.ts';
import { readShifts } from './layout-shifts.ts';
import { actionsBesideCallBar, crowdedViews } from './primary-action.ts';
import { test } from './shared-page.ts';

test.use({ isPainted: true });

const routes = listRoutes(loadSite(definition));
const paths = [...routes.map(({ path }) => path), '/no-such-page'];

for (const [index, path] of paths.entries()) {
  test(`${path} has no errors, layout shifts, axe violations, sideways scrolling or competing actions`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // Routing disables the cache, so that every page loads as for a first visitor.
    await page.route(/^https:/, (route) => route.abort());
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('main a[href^="tel:"], footer a[href^="tel:"]').first()).toBeAttached();
    await scrollThrough(page);
    expect(await readShifts(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const view of viewsOf(index)) expect(await findViolations(page, view)).toEqual([]);

    // What follows measures boxes, which need no paint, with text of its normal size.
    await page.evaluate(() => Object.assign(document.documentElement.style, { opacity: '0', fontSize: '' }));
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await crowdedViews(page), `at ${viewport.width} px`).toEqual([]);
    }
    expect(await actionsBesideCallBar(page)).toEqual([]);

    const sideways: string[] = [];
    for (const [width, ...texts] of [
      [320, 'normal', 'doubled'],
      [390, 'normal', 'doubled', 'spaced'],
      [640, 'doubled'],
      [768, 'normal'],
      [1024, 'normal'],
      [1280, 'normal', 'doubled'],
      [1920, 'normal'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      sideways.push(...(await page.evaluate(listSideways, texts)));
    }
    expect(sideways).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/**
 * Returns every view for the first page of each template, section kind and form; for other pages, alternately the wide
 * and the narrow view, or every view if `AXE=all`.
 */
function viewsOf(index: number) {
  const route = routes[index];
  const known = new Set(routes.slice(0, index).flatMap(partsOf));
  if (
    process.env.AXE === 'all' ||
    !route ||
    islandOf(route) === 'form' ||
    partsOf(route).some((part) => !known.has(part))
  )
    return views;
  return views.slice(index % 2, (index % 2) + 1);
}

function partsOf(route: Route): string[] {
  return [`template ${route.kind}`, `island ${islandOf(route)}`, ...route.sections.map(({ kind }) => kind)];
}

/** Returns how far the page scrolls sideways with normal text, doubled, or spaced as WCAG 1.4.12 allows visitors to. */
function listSideways(texts: readonly ('normal' | 'doubled' | 'spaced')[]): string[] {
  // The page's policy forbids foreign style elements.
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  const root = document.documentElement;
  return texts.flatMap((text) => {
    root.style.fontSize = text === 'doubled' ? '200%' : '';
    document.adoptedStyleSheets = text === 'spaced' ? [spacing] : [];
    const excess = root.scrollWidth - root.clientWidth;
    return excess > 0 ? [`${excess} px at ${innerWidth} px, ${text}`] : [];
  });
}

/** The voice assistant is blocked, and the missing page is expected. */
function isExpected(text: string): boolean {
  return /voice-assistant|ERR_FAILED|status of 404/.test(text);
}
