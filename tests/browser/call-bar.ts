import type { Page } from '@playwright/test';

/** Returns the scroll positions at which the call bar is visible below a button of the hero, which it cuts or repeats. */
export function scrollsWithBarBelowHero(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const hero = document.querySelector('main > :first-child a[href^="tel:"]') as Element;
    const bar = document.querySelector('header ~ nav') as Element;
    const found: number[] = [];
    for (let y = 0; hero.getBoundingClientRect().top > innerHeight / 3; y += 8) {
      scrollTo({ top: y, behavior: 'instant' });
      // The bar follows in a task after a frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
      const isAbove = hero.getBoundingClientRect().top < bar.getBoundingClientRect().top - 1;
      if (isAbove && bar.checkVisibility({ visibilityProperty: true })) found.push(y);
    }
    return found;
  });
}
