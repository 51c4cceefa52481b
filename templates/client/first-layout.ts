/** Sections laid out in each frame after the first paint. */
const perFrame = 2;

/**
 * Leaves all sections but the first out of the first layout of a page, except where the screen shows them, and adds
 * them in the frames after its paint: one layout of everything would block a slow phone twice as long. A page that is
 * opened further down, or that has been painted already, is laid out in full.
 */
export function splitFirstLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];
  if (location.hash || navigation?.type !== 'navigate' || performance.getEntriesByType('paint').length > 0) return;
  const later = [...document.querySelectorAll<HTMLElement>('main > section ~ section')];
  for (const section of later) section.style = 'content-visibility: auto; contain-intrinsic-size: auto 600px';
  const addNext = () => {
    for (const section of later.splice(0, perFrame)) section.style = '';
    if (later.length > 0) requestAnimationFrame(addNext);
  };
  // The first callback runs before the first paint.
  requestAnimationFrame(() => requestAnimationFrame(addNext));
}
