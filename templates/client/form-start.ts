import { lastBookableDay } from '../../schema/booking.ts';
import { addDays } from '../../schema/clock.ts';
import type { CarriedWords } from '../../schema/submission.ts';
import { readHours, readZoneClock } from './open-now.ts';
import { persistTypedValues } from './typed-values.ts';

/** Loads the styles of errors, toasts and receipts, which pages do not inline. */
export async function loadStyles(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-stylesheet]')?.dataset.stylesheet;
  if (!href) return;
  await new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }));
  });
}

/** Updates the bounds of date fields that depend on today, because the page may be days old. */
function correctDateBounds(): void {
  const data = readHours();
  if (!data) return;
  const today = readZoneClock(data, new Date()).slice(0, 10);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    // A new bound would erase a date that is half typed.
    if (field.validity.badInput) continue;
    const { min, max } = field.dataset;
    if (min) field.min = addDays(today, Number(min));
    if (max) field.max = max === 'year' ? lastBookableDay(today) : addDays(today, Number(max));
  }
}

/** Matches a phone number or web address in place of a town: anybody can write a link that would show it. */
const unlikeTown = /\d.*\d.*\d|[.:/@]\S/;
const maxTownName = 50;

/** Texts of links, which another link may replace. */
const filledIn = new Set<unknown>();

/** Fills in what a link passes to the form, `?service=brake-repair&town=Gillingham`, and names it above the form. */
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
  // Do not use a label with a price as a name.
  summary.textContent =
    town && !/\d/.test(option.text)
      ? inTown.replace('[town]', () => town).replace('[service]', () => option.text)
      : (option.dataset.name ?? option.text);
  summary.hidden = false;
  // Once another service is chosen, remove the query, so that a reload keeps the new choice.
  form.addEventListener('input', () => {
    if (!option.selected) history.replaceState(history.state, '', location.pathname);
  });
  const text = form.elements.namedItem(fields.message) as HTMLTextAreaElement | null;
  if (!town || !message || !text || (text.value && !filledIn.has(text.value))) return;
  text.value = message.replace('[town]', () => town);
  filledIn.add(text.value);
}

// In this order, so that a link overrides what was typed before.
persistTypedValues(filledIn);
for (const summary of document.querySelectorAll<HTMLElement>('[data-carried]')) carryChoice(summary);
delete document.documentElement.dataset.choice;
correctDateBounds();
