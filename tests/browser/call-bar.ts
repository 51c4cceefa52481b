import type { Page } from '@playwright/test';

/** Returns the scroll positions at which the call bar is visible below a button of the hero, which it cuts or repeats. */
export function scrollsWithBarBelowHero(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const hero = document.querySelector('main > :first-child a[href^="tel:"]') as Element;
    const bar = document.querySelector('header ~ nav') as Element;
    const found: number[] = [];
    const cuts = () =>
      hero.getBoundingClientRect().top < bar.getBoundingClientRect().top - 1 &&
      bar.checkVisibility({ visibilityProperty: true });
    for (let y = 0; hero.getBoundingClientRect().top > innerHeight / 3; y += 8) {
      scrollTo({ top: y, behavior: 'instant' });
      // The bar follows in a task after a frame, on a busy machine after several.
      for (let frame = 0; frame < 2 || (cuts() && frame < 30); frame++)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      if (cuts()) found.push(y);
    }
    return found;
  });
}
