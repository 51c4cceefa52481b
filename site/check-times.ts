import { minutesOf } from '../schema/clock.ts';
import { slotTime } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { findHoursProblems } from './check-hours.ts';
import { type KeyPath, type Problem, showValue } from './problem.ts';
import { listSections } from './references.ts';

/** Finds impossible times: overlapping hours, slots out of order, years and days in the future. */
export function findTimeProblems(site: Site, today = new Date()): Problem[] {
  return [
    ...findHoursProblems(site),
    ...findSlotProblems(site),
    ...findNoticeProblems(site),
    ...findYearProblems(site, today.getFullYear()),
    ...findCheckedProblems(site, today.toLocaleDateString('sv-SE')),
  ];
}

/** Maximum length of a slot in minutes; anything longer is a mistake. */
const maxSlot = 6 * 60;

/** Finds slots that end before they begin, are too long, or are out of order. `Morning` states no time. */
function findSlotProblems({ forms }: Site): Problem[] {
  const { timeSlots, slotsOfDays = [], slotMinutes } = forms;
  const isListed = timeSlots.length > 0 || forms.slotsOfDays !== undefined;
  const message = 'is set together with a list of slots; write one of the two';
  return [
    ...findListProblems(timeSlots, ['forms', 'timeSlots']),
    ...slotsOfDays.flatMap((each, index) =>
      findListProblems(each?.slots ?? [], ['forms', 'slotsOfDays', index, 'slots']),
    ),
    ...(slotMinutes && isListed ? [{ rule: 'malformed-value' as const, path: ['forms', 'slotMinutes'], message }] : []),
  ];
}

const isTwelveHour = /[ap]m/i;

function findListProblems(slots: readonly unknown[], path: KeyPath): Problem[] {
  let last = { begins: -1, text: '' };
  return slots.flatMap((text, index): Problem[] => {
    if (typeof text !== 'string') return [];
    const report = (message: string): Problem[] => [
      {
        rule: 'out-of-bounds',
        path: [...path, index],
        message: `found ${showValue(text)}, which ${message}`,
      },
    ];
    const span = slotTime(text);
    // Words may contain a number: `After 5 pm`.
    if (!span) return /^\d/.test(text.trim()) ? report('is not a time range; write it like "8:00 AM - 10:00 AM"') : [];
    const [begins, ends] = [minutesOf(span.opens), minutesOf(span.closes)];
    if (ends <= begins) return report('ends before it begins');
    if (ends - begins > maxSlot) return report(`lasts ${(ends - begins) / 60} hours; write ${maxSlot / 60} or fewer`);
    if (last.text && isTwelveHour.test(text) !== isTwelveHour.test(last.text))
      return report(`uses a different clock from ${showValue(last.text)}; write both with am and pm, or neither`);
    if (begins < last.begins) return report(`begins before ${showValue(last.text)}; write the slots in order`);
    last = { begins, text };
    return [];
  });
}

/** Finds a founding year or years of a history in the future, and histories out of order. */
function findYearProblems(site: Site, thisYear: number): Problem[] {
  const future = (path: KeyPath, year: number): Problem => ({
    rule: 'out-of-bounds',
    path,
    message: `found ${year}, which is in the future; write ${thisYear} or a year before it`,
  });
  const { established } = site.business;
  const problems = established && established > thisYear ? [future(['business', 'established'], established)] : [];
  for (const { section, path } of listSections(site)) {
    if (section.kind !== 'timeline' || !Array.isArray(section.items)) continue;
    let before = 0;
    for (const [index, item] of section.items.entries()) {
      const year = item?.year;
      const at = [...path, 'items', index, 'year'];
      if (year > thisYear) problems.push(future(at, year));
      else if (year < before) {
        problems.push({
          rule: 'out-of-bounds',
          path: at,
          message: `found ${year} after ${before}; write the years in order`,
        });
      } else before = year;
    }
  }
  return problems;
}

/** Finds notices that end before they begin. */
function findNoticeProblems(site: Site): Problem[] {
  return [...listSections(site)].flatMap(({ section, path }): Problem[] => {
    if (section.kind !== 'notice' || !section.from || !section.until || section.until >= section.from) return [];
    const message = `found ${showValue(section.until)}, which is before ${section.from}; write the last day on which it is shown`;
    return [{ rule: 'out-of-bounds', path: [...path, 'until'], message }];
  });
}

function findCheckedProblems({ claims }: Site, today: string): Problem[] {
  return Object.entries(claims).flatMap(([key, { checked }]): Problem[] => {
    if (typeof checked !== 'string' || checked <= today) return [];
    const message = `found ${showValue(checked)}, which is in the future; write the day on which the evidence was checked`;
    return [{ rule: 'out-of-bounds', path: ['claims', key, 'checked'], message }];
  });
}
