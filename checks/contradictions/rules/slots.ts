import { everySlot, slotsOfWeekday } from '../../../schema/booking.ts';
import { type Weekday, weekdays } from '../../../schema/clock.ts';
import { hoursOfWeekday, isWithin, slotTime } from '../../../schema/opening-times.ts';
import { bookingRules } from '../../../site/form-rules.ts';
import { formatTimes } from '../../../site/format-hours.ts';
import { minutesIn } from '../declared-hours.ts';
import type { Facts, Found } from '../facts.ts';
import { readQuantities } from '../quantities.ts';
import type { Quantity } from '../quantity.ts';
import { statementsIn } from '../texts.ts';
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

/** Finds sentences about slots at times that no slot has: "the last slot of the day ends at 2pm". */
export function findSlotsThatDiffer({ site, texts, vocabulary }: Facts): Found[] {
  const { any, first, last } = vocabulary.slots;
  const slots = everySlot(bookingRules(site));
  const spans = minutesIn(slots.flatMap((slot) => slotTime(slot) ?? []));
  const [earliest, latest] = [spans[0], spans.at(-1)];
  if (!earliest || !latest) return [];
  const whole = { opens: earliest.opens, closes: latest.closes };
  return texts.flatMap((text) =>
    statementsIn(text, vocabulary).flatMap(({ words }): Found[] => {
      const named = [
        first.test(words) && [earliest],
        last.test(words) && [latest],
        any.test(words) && [...spans, whole],
      ];
      const meant = named.find((each) => each) || [];
      const isOffered = ({ low, high, also, isRange }: Quantity) =>
        meant.some(({ opens, closes }) =>
          isRange ? low === opens && high === closes : [low, also].some((time) => time === opens || time === closes),
        );
      const times = readQuantities(words, vocabulary, true).filter(({ dimension }) => dimension === 'clock');
      if (meant.length === 0 || vocabulary.hours.negated.test(words) || times.every(isOffered)) return [];
      const message = `says "${words}", but the slots are ${listInWords(slots)}; change one of them`;
      return [{ path: text.path, declared: ['forms', 'timeSlots'], said: words, message, confidence: 'certain' }];
    }),
  );
}
