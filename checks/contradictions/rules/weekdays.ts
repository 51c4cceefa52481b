import { dateFormatter } from '../../../site/format.ts';
import type { Facts, Found } from '../facts.ts';

/** Finds dates with a wrong weekday: `Wednesday 6 April 2027`, a Tuesday. */
export function findWrongWeekdays({ site: { language }, texts }: Facts): Found[] {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormatter(language, options);
    return (date: Date, type: string) => formatter.formatToParts(date).find((part) => part.type === type)?.value ?? '';
  };
  const nameDay = format({ weekday: 'long' });
  const nameMonth = format({ day: 'numeric', month: 'long' });
  const days = Array.from({ length: 7 }, (_, day) => nameDay(new Date(Date.UTC(2026, 1, 1 + day)), 'weekday'));
  const months = Array.from({ length: 12 }, (_, month) => nameMonth(new Date(Date.UTC(2026, month, 1)), 'month'));
  // Allows short words between, as in "the 6th of April".
  const weekday = days.join('|');
  const number = String.raw`(\d{1,2})\p{L}{0,2}\.?`;
  const month = months.join('|');
  const between = String.raw`,?\s+(?:\p{L}{2,3}\s+)?`;
  const dates = [
    `(${weekday})${between}${number}${between}(?<month>${month})`,
    `(${weekday})${between}(?<month>${month})\\s+${number}`,
  ].map((date) => new RegExp(String.raw`(?<!\p{L})${date},?\s+(\d{4})(?!\d)`, 'giu'));
  const indexIn = (names: readonly string[], name = '') =>
    names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  return texts.flatMap(({ path, text }) =>
    dates.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match): Found[] => {
        const [said, , ...figures] = match;
        const [day, year] = figures.filter((figure) => /^\d/.test(figure)).map(Number);
        const date = new Date(Date.UTC(year ?? 0, indexIn(months, match.groups?.month), day));
        const isIn = date.getUTCDate() === day;
        if (isIn && days[date.getUTCDay()]?.toLowerCase() === match[1]?.toLowerCase()) return [];
        const fault = isIn
          ? `is a ${days[date.getUTCDay()]}; correct the weekday or the date`
          : 'is no day; correct it';
        return [{ path, said, message: `says "${said}", which ${fault}` }];
      }),
    ),
  );
}
