import { carryChoice } from './carried-choice.ts';
import { correctDateBounds } from './date-bounds.ts';
import { persistTyped } from './typed-values.ts';

/** Loads the rules for messages, toasts and receipts, which the page does not have. */
export async function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-stylesheet]')?.dataset.stylesheet;
  if (!href) return;
  await new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}

// In this order: what a link chooses replaces what was typed before.
persistTyped();
carryChoice();
correctDateBounds();
