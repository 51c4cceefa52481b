import { slotsOfWeekday } from '../../../schema/booking.ts';
import { minutesOf, type Weekday, weekdays } from '../../../schema/clock.ts';
import { hoursOfWeekday, isWithin, slotTime } from '../../../schema/opening-times.ts';
import { bookingRules } from '../../../site/form-rules.ts';
import { formatTimes } from '../../../site/format-hours.ts';
import { isAsserted } from '../evidence.ts';
import type { Facts, Found } from '../facts.ts';
import type { Quantity } from '../numbers.ts';
import { readQuantities } from '../quantities.ts';
import { read } from '../subjects.ts';
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

/** Finds sentences with a wrong number, length, first or last of the booking slots. */
export function findSlotsThatDiffer({ site, texts, vocabulary, names }: Facts): Found[] {
  const { timeSlots, slotsOfDays, slotMinutes } = site.forms;
  const spans = timeSlots
    .flatMap((slot) => slotTime(slot) ?? [])
    .map(({ opens, closes }) => [opens, closes].map(minutesOf));
  if (spans.length < timeSlots.length || spans.length === 0 || slotsOfDays || slotMinutes) return [];
  const { slot, first, last, lasts } = vocabulary.slots;
  const lengths = new Set(spans.map(([opens = 0, closes = 0]) => (closes - opens) / 60));
  const isWrong = ({ dimension, low, high, also, isRange, noun = '', start, end }: Quantity, words: string) => {
    if (dimension === 'count') return slot.test(noun) && low !== spans.length;
    // "A three-hour slot" states a length, but not "we hold a slot for ten minutes".
    const isLength = slot.test(words.slice(end, end + 8)) || lasts.test(words.slice(0, start));
    if (dimension === 'duration') return isLength && lengths.size === 1 && !lengths.has(low);
    if (dimension !== 'clock') return false;
    if (isRange) return !spans.some(([opens, closes]) => opens === low && closes === high);
    const meant = first.test(words) ? spans[0]?.slice(0, 1) : last.test(words) ? spans.at(-1) : undefined;
    return meant !== undefined && ![low, also].some((time) => time !== undefined && meant.includes(time));
  };
  return texts.flatMap(({ path, text }) => {
    if (path[0] === 'forms' || path[0] === 'testimonials' || !slot.test(text)) return [];
    return statementsIn(text, vocabulary).flatMap(({ words }): Found[] => {
      const said = slot.test(words) && readQuantities(words, vocabulary, true).find((each) => isWrong(each, words));
      if (!said || !isAsserted(read(words, vocabulary), said.start, names)) return [];
      const message = `says "${said.text}", but forms.timeSlots is "${timeSlots.join(', ')}"; change one of them`;
      return [{ path, declared: ['forms', 'timeSlots'], said: said.text, message, confidence: 'certain' }];
    });
  });
}
