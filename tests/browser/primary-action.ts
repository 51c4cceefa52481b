import type { Page } from '@playwright/test';

/** Returns pairs of prominent actions that can be in view together, not counting the sticky call bar. */
export function crowdedViews(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    // The call bar follows what is in view a frame later.
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const callBar = document.querySelector('header ~ nav a');
    const fill = callBar && getComputedStyle(callBar).backgroundColor;
    const buttons = [...document.querySelectorAll<HTMLElement>('a[class], button[class]')].filter((element) => {
      const { backgroundColor, borderTopColor, fontWeight } = getComputedStyle(element);
      // White without an outline on the red of an emergency.
      const isWhite = backgroundColor === 'rgb(255, 255, 255)' && borderTopColor === 'rgba(0, 0, 0, 0)';
      const isFixed = element.matches('header ~ nav a') || element.getAttribute('href') === '#content';
      return (
        (backgroundColor === fill || isWhite) &&
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

/** Returns the actions in the text beside which the call bar stays filled, on a phone. */
export function actionsBesideCallBar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const callBar = document.querySelector('header ~ nav a') as Element;
    const fillOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo({ top: 0, behavior: 'instant' });
    await twoFrames();
    const fill = fillOf(callBar);
    const beside: string[] = [];
    for (const action of document.querySelectorAll<HTMLElement>('main :is(a, button)')) {
      if (!action.checkVisibility() || action.offsetHeight <= 40 || fillOf(action) !== fill) continue;
      action.scrollIntoView({ block: 'center', behavior: 'instant' });
      await twoFrames();
      if (!callBar.checkVisibility()) beside.push(`${action.innerText}, and the call bar is hidden`);
      const isShown = callBar.checkVisibility({ visibilityProperty: true });
      if (isShown && fillOf(callBar) === fill) beside.push(action.innerText);
    }
    return beside;
  });
}
