import { lastBookableDay } from '../../schema/booking.ts';
import { carryChoice } from './carried-choice.ts';
import { readHours, readZoneClock } from './open-now.ts';
import { persistTyped } from './typed-values.ts';

/** Loads the rules for messages, toasts and receipts, which are not inlined in the page. */
export async function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-stylesheet]')?.dataset.stylesheet;
  if (!href) return;
  await new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}

/** Corrects the bounds of date fields that depend on today: the page may have been built on an earlier day. */
function correctDateBounds(): void {
  const data = readHours();
  if (!data) return;
  const today = readZoneClock(data, new Date()).slice(0, 10);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const { min, max } = field.dataset;
    if (min) field.min = today;
    if (max) field.max = max === 'year' ? lastBookableDay(today) : today;
  }
}

// In this order: the choice of a link replaces what was typed before.
persistTyped();
carryChoice();
correctDateBounds();
