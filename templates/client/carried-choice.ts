import type { CarriedWords } from '../../schema/submission.ts';

/** Fills in what a link to the form has chosen, `?service=brake-repair&town=Gillingham`, and names it over the form. */
export function carryChoice(): void {
  const sign = document.querySelector<HTMLElement>('[data-carried]');
  const form = sign?.closest('form');
  const query = new URLSearchParams(location.search);
  const select = form?.elements.namedItem('service') as HTMLSelectElement | null;
  const code = query.get('service');
  const option = code && [...(select?.options ?? [])].find(({ value }) => value === code);
  if (!sign || !form || !option) return;
  option.selected = true;
  const { inTown, message, towns }: CarriedWords = JSON.parse(sign.dataset.carried ?? '');
  const town = towns.find((name) => name === query.get('town'));
  // A label with a price is no name.
  sign.textContent =
    town && !/\d/.test(option.text)
      ? inTown.replace('[service]', option.text).replace('[town]', town)
      : (option.dataset.sign ?? option.text);
  sign.hidden = false;
  const text = form.elements.namedItem('message') as HTMLTextAreaElement | null;
  if (town && message && text?.value === '') text.value = message.replace('[town]', town);
}
