/** Later than the largest contentful paint, even on a slow phone. */
const settledMs = 3000;

/** Runs optional work once the page is visible, loaded, settled and idle. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => work()) : work());
  whenActivated(() => whenLoaded(() => setTimeout(idle, settledMs)));
}

/** Runs once the visitor can see the page: at once, or when a prerendered page is opened. */
export function whenActivated(start: () => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) start();
  else document.addEventListener('prerenderingchange', start, { once: true });
}

export function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
