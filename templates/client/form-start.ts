import { lastBookableDay } from '../../schema/booking.ts';
import { addDays } from '../../schema/clock.ts';
import type { CarriedWords } from '../../schema/submission.ts';
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
    if (min) field.min = addDays(today, Number(min));
    if (max) field.max = max === 'year' ? lastBookableDay(today) : addDays(today, Number(max));
  }
}

/** Anybody may write a link: a town in it is shown unless it has a telephone number or the address of a site. */
const unlikeTown = /\d.*\d.*\d|[.:/@]\S/;
const maxTownName = 50;

/** Fills in the choice of a link to the form, `?service=brake-repair&town=Gillingham`, and names it above the form. */
function carryChoice(summary: HTMLElement): void {
  const form = summary.closest('form');
  const query = new URLSearchParams(location.search);
  const code = query.get('service');
  if (!form || !code) return;
  const { inTown, message, fields }: CarriedWords = JSON.parse(summary.dataset.carried ?? '');
  const select = form.elements.namedItem(fields.service) as HTMLSelectElement | null;
  const option = [...(select?.options ?? [])].find(({ value }) => value === code);
  if (!option) return;
  option.selected = true;
  const named = query.get('town') ?? '';
  const town = named.length > maxTownName || unlikeTown.test(named) ? '' : named;
  // A label with a price is not a name.
  summary.textContent =
    town && !/\d/.test(option.text)
      ? inTown.replace('[town]', () => town).replace('[service]', () => option.text)
      : (option.dataset.name ?? option.text);
  summary.hidden = false;
  // A reload keeps a later choice.
  form.addEventListener('input', () => {
    if (!option.selected) history.replaceState(history.state, '', location.pathname);
  });
  const text = form.elements.namedItem(fields.message) as HTMLTextAreaElement | null;
  if (town && message && text?.value === '') text.value = message.replace('[town]', () => town);
}

// Last, so that the choice of a link replaces what was typed before.
persistTyped();
for (const summary of document.querySelectorAll<HTMLElement>('[data-carried]')) carryChoice(summary);
correctDateBounds();
