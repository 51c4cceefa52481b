import { EnquiryForm } from './EnquiryForm.tsx';
import { hydrateIsland } from './hydrate.tsx';

/** Hydrates a form with the current values of its fields: typed, autofilled or restored by the browser. */
export function hydrate(island: HTMLElement, fromFile: object | undefined): void {
  const chosen = island.querySelector('[data-carried]')?.textContent ?? '';
  const { pressedAt } = island.querySelector('form')?.dataset ?? {};
  hydrateIsland(island, EnquiryForm, fromFile, { typed: readValues(island), chosen });
  // In case React rendered the form afresh.
  if (pressedAt) Object.assign(island.querySelector('form')?.dataset ?? {}, { pressedAt });
}

/** Reads the typed values: hydration resets a textarea to its initial value, so that must be the typed text. */
function readValues(island: HTMLElement): Record<string, string> {
  const form = island.querySelector('form');
  const values: Record<string, string> = {};
  for (const [name, value] of form ? new FormData(form) : []) {
    values[name] = name in values ? `${values[name]},${value}` : String(value);
  }
  return values;
}
