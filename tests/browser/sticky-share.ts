import type { Page } from '@playwright/test';

/** Returns the share of the viewport's height covered by sticky elements while the page scrolls. */
export function stickyShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(painted));
    const covered = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) continue;
      const { top, bottom } = element.getBoundingClientRect();
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) covered.add(y);
    }
    return covered.size / innerHeight;
  });
}
