import { slotsOfWeekday } from '../../../schema/booking.ts';
import { type Weekday, weekdays } from '../../../schema/clock.ts';
import { hoursOfWeekday, isWithin, slotTime } from '../../../schema/opening-times.ts';
import { bookingRules } from '../../../site/form-rules.ts';
import { formatTimes } from '../../../site/format-hours.ts';
import type { Facts, Found } from '../facts.ts';
import { listInWords } from '../words.ts';

/** Finds booking slots that begin before opening or end after closing on an open day. */
export function findSlotsOutsideHours({ site }: Facts): Found[] {
  // Slots generated from the hours are always within them.
  if (site.forms.slotMinutes) return [];
  const rules = bookingRules(site);
  return site.forms.timeSlots.flatMap((slot, index): Found[] => {
    const span = slotTime(slot);
    if (!span) return [];
    const shut = new Map<string, Weekday[]>();
    for (const day of weekdays) {
      if (!slotsOfWeekday(rules, day).includes(slot)) continue;
      const hours = hoursOfWeekday(site.hours.regular, day);
      const times = formatTimes(hours, site).join(', ');
      if (times && !isWithin(span, hours.periods) && !hours.anyTimeByAppointment)
        shut.set(times, [...(shut.get(times) ?? []), day]);
    }
    if (shut.size === 0) return [];
    const days = [...shut].map(([times, names]) => `${listInWords(names)} (${times})`);
    const message = `offers "${slot}", outside the opening hours of ${listInWords(days)}; remove the slot, list other slots for these days in forms.slotsOfDays, or change hours.regular`;
    return [{ path: ['forms', 'timeSlots', index], declared: ['hours', 'regular'], message }];
  });
}
