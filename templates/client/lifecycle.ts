/** Delay in milliseconds; longer than the largest contentful paint takes on a slow phone. */
const settledMs = 3000;

/** Runs optional work once the page is visible, has been loaded for a while and is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () => (window.requestIdleCallback ?? setTimeout)(() => work());
  whenActivated(() => whenLoaded(() => setTimeout(idle, settledMs)));
}

/** Runs at once or, on a prerendered page, when the visitor opens it. */
export function whenActivated(start: () => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) start();
  else document.addEventListener('prerenderingchange', start, { once: true });
}

export function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
