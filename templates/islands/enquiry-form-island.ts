import { EnquiryForm } from './EnquiryForm.tsx';
import { hydrateIsland } from './hydrate.tsx';

/** Hydrates a form with the current values of its fields: typed, autofilled or restored by the browser. */
export function hydrate(island: HTMLElement, fromFile: object | undefined): void {
  const summary = island.querySelector<HTMLElement>('[data-carried]');
  const chosen = summary?.textContent ?? '';
  // Not from the file, which describes the first page with the form: links may pass nothing to this one.
  const carried = summary ? JSON.parse(summary.dataset.carried as string) : undefined;
  const { dataset } = island.querySelector('form') ?? {};
  const pressedAt = dataset?.pressedAt;
  // Remove the attribute while React hydrates, since it warns of any that it did not render.
  delete dataset?.pressedAt;
  hydrateIsland(island, EnquiryForm, fromFile, { typed: readValues(island), chosen, carried });
  // Find the form again: React may have replaced it.
  if (pressedAt) Object.assign(island.querySelector('form')?.dataset ?? {}, { pressedAt });
}

/** Reads the typed values: hydration resets a textarea to its initial value, so that must be the typed text. */
function readValues(island: HTMLElement): Record<string, string> {
  const form = island.querySelector('form');
  const values: Record<string, string> = {};
  for (const [name, value] of form ? new FormData(form) : []) {
    // Setting an empty value would clear a date that is half typed.
    if (value !== '') values[name] = name in values ? `${values[name]},${value}` : String(value);
  }
  return values;
}
