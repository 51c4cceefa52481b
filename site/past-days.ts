import { addDays } from '../schema/clock.ts';
import type { Site } from '../schema/site.ts';
import { escapeRegExp } from './escape.ts';
import { listChoices } from './form-rules.ts';
import { dateFormatter } from './format.ts';
import { formatKeyPath, type KeyPath, showValue } from './problem.ts';
import { listSections } from './references.ts';

/** Formats of a date with its year: `11 January 2027`, `11 Jan 2027`, `11/01/2027`. */
const styles: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
];

/** Describes the form choices and table rows, such as courses, whose date has passed within the last year. */
export function pastDays(site: Site, today: string): string[] {
  const entries = [...choicesOf(site), ...rowsOf(site)].filter(({ text }) => /\d{4}/.test(text));
  if (entries.length === 0) return [];
  const spelt = (first: number) => {
    const days = Array.from({ length: 366 }, (_, ahead) => new Date(addDays(today, first + ahead)));
    const words = styles.flatMap((style) => days.map((day) => dateFormatter(site.language, style).format(day)));
    return new RegExp(`(?<!\\d)(?:${words.map(escapeRegExp).join('|')})(?!\\d)`);
  };
  const [past, toCome] = [spelt(-366), spelt(0)];
  const found = entries.flatMap(({ path, text }) => {
    const [day] = past.exec(text) ?? [];
    // `11 January to 5 February 2027` has not passed until its last day has.
    return day && !toCome.test(text)
      ? [`${formatKeyPath(path)}: found ${showValue(day)}; that day is over; remove it, or write the next one`]
      : [];
  });
  return [...new Set(found)];
}

type Entry = { path: KeyPath; text: string };

function choicesOf({ forms }: Site): Entry[] {
  return listChoices(forms).flatMap(({ path, choices }) =>
    choices.map(({ label }, index) => ({ path: [...path, index, 'label'], text: label })),
  );
}

function rowsOf(site: Site): Entry[] {
  return [...listSections(site)].flatMap(({ section, path }) =>
    section.kind === 'table'
      ? section.rows.map((row, index) => ({ path: [...path, 'rows', index], text: row.join(' | ') }))
      : [],
  );
}
