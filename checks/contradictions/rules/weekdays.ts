import { weekdays } from '../../../schema/clock.ts';
import { weekdayOf } from '../../../schema/opening-times.ts';
import { dateFormatter } from '../../../site/format.ts';
import { readDays } from '../clock.ts';
import { monthsIn } from '../declared-hours.ts';
import type { Facts, Found } from '../facts.ts';

/** Finds dates with a wrong weekday: `Wednesday 6 April 2027`, a Tuesday. */
export function findWrongWeekdays({ site: { language }, texts, vocabulary }: Facts): Found[] {
  const nameOf = dateFormatter(language, { weekday: 'long' });
  const months = monthsIn(language);
  // Allows short words between, as in "the 6th of April".
  const number = String.raw`(?<day>\d{1,2})\p{L}{0,2}\.?`;
  const month = `(?<month>${months.join('|')})`;
  const between = String.raw`\.?,?\s+(?:\p{L}{2,3}\s+)?`;
  const dates = [`${number}${between}${month}`, `${month}\\s+${number}`].map(
    (date) => new RegExp(String.raw`(?<!\p{L})(?<name>\p{L}+)${between}${date},?\s+(?<year>\d{4})(?!\d)`, 'giu'),
  );
  return texts.flatMap(({ path, text }) =>
    dates.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: said, groups = {} }): Found[] => {
        const { name = '', day = '', month = '', year } = groups;
        const named = readDays(name, vocabulary)[0]?.days ?? [];
        if (named.length !== 1) return [];
        const index = months.findIndex((each) => each.toLowerCase() === month.toLowerCase());
        const date = new Date(Date.UTC(Number(year), index, Number(day)));
        const isIn = date.getUTCDate() === Number(day);
        if (isIn && weekdays.indexOf(weekdayOf(date.toISOString().slice(0, 10))) === named[0]) return [];
        const fault = isIn ? `is a ${nameOf.format(date)}; correct the weekday or the date` : 'is no day; correct it';
        return [{ path, said, message: `says "${said}", which ${fault}` }];
      }),
    ),
  );
}
