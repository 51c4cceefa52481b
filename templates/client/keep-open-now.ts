import { describeOpening, type OpenNowData } from './open-now.ts';

const minute = 60_000;

/** Keeps every `[data-open-now]` line true: at once, on each new minute, and when the visitor comes back to the page. */
export function keepOpenNow(): void {
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now]');
  // The hours stand once on a page, on whichever of the lines comes first.
  const json = document.querySelector<HTMLElement>('[data-hours]')?.dataset.hours;
  if (!json) return;
  const data: OpenNowData = JSON.parse(json);
  const write = () => {
    const text = describeOpening(data, new Date());
    for (const line of lines) if (text && line.textContent !== text) line.textContent = text;
  };
  const writeEachMinute = () => {
    write();
    setTimeout(writeEachMinute, minute - (Date.now() % minute));
  };
  writeEachMinute();
  // Timers sleep in a hidden page, and the clock may have moved on by hours.
  document.addEventListener('visibilitychange', write);
}
