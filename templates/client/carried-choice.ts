import type { CarriedWords } from '../../schema/submission.ts';

/** Fills in the choice of a link to the form, `?service=brake-repair&town=Gillingham`, and names it above the form. */
export function carryChoice(): void {
  for (const summary of document.querySelectorAll<HTMLElement>('[data-carried]')) carryInto(summary);
}

function carryInto(summary: HTMLElement): void {
  const form = summary.closest('form');
  const query = new URLSearchParams(location.search);
  const code = query.get('service');
  if (!form || !code) return;
  const { inTown, message, towns, fields }: CarriedWords = JSON.parse(summary.dataset.carried ?? '');
  const select = form.elements.namedItem(fields.service) as HTMLSelectElement | null;
  const option = [...(select?.options ?? [])].find(({ value }) => value === code);
  if (!option) return;
  option.selected = true;
  const town = towns.find((name) => name === query.get('town'));
  // A label with a price is not a name.
  summary.textContent =
    town && !/\d/.test(option.text)
      ? inTown.replace('[town]', () => town).replace('[service]', () => option.text)
      : (option.dataset.name ?? option.text);
  summary.hidden = false;
  const text = form.elements.namedItem(fields.message) as HTMLTextAreaElement | null;
  if (town && message && text?.value === '') text.value = message.replace('[town]', () => town);
}
