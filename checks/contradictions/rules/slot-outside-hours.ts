import { clock } from '../../../site/hours-text.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { listInWords } from '../words.ts';

/** Finds slots of the booking form that begin before the doors open, or end after they close, on a day that is open. */
export function findSlotsOutsideHours({ site }: Facts): Found[] {
  return site.forms.timeSlots.flatMap((slot, index): Found[] => {
    const span = readSpan(slot);
    if (!span) return [];
    const shut = site.hours.regular.filter(({ opens, closes }) => span.from < opens || span.to > closes);
    if (shut.length === 0) return [];
    const days = shut.map((row) => `${listInWords(row.days)} (${clock(row.opens)}-${clock(row.closes)})`);
    const message = `offers "${slot}", outside the opening hours of ${listInWords(days)}; take the slot out, or change hours.regular`;
    return [{ path: ['forms', 'timeSlots', index], message }];
  });
}

const time = '(\\d{1,2})(?::(\\d\\d))?\\s*([AaPp][Mm])?';
const spanPattern = new RegExp(`^\\s*${time}\\s*(?:-|–|to)\\s*${time}\\s*$`);

/** `4:00 PM - 6:00 PM` → from `16:00` to `18:00`; undefined for a slot in words, such as Morning. */
function readSpan(slot: string): { from: string; to: string } | undefined {
  const match = spanPattern.exec(slot);
  if (!match) return undefined;
  const [, fromHour = '', fromMinute, fromHalf, toHour = '', toMinute, toHalf] = match;
  return { from: onTheClock(fromHour, fromMinute, fromHalf ?? toHalf), to: onTheClock(toHour, toMinute, toHalf) };
}

function onTheClock(hour: string, minute = '00', half?: string): string {
  const isAfternoon = half?.toLowerCase() === 'pm';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
