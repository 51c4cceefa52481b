import { onceShown } from './once-shown.ts';

/** Later than the largest part of a page is painted, even on a slow phone whose connection the work would share. */
const settledMs = 3000;

/** Does what a page can do without, once it is shown, loaded, settled and has nothing else to do. */
export function whenQuiet(work: () => void): void {
  // Safari has no requestIdleCallback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(() => work()) : work());
  const whenSettled = () => setTimeout(whenIdle, settledMs);
  onceShown(() => {
    if (document.readyState === 'complete') whenSettled();
    else addEventListener('load', whenSettled, { once: true });
  });
}
