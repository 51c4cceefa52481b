import { addDays, toInstant } from '../schema/clock.ts';
import { type OpeningTime, slotTime } from '../schema/opening-times.ts';
import { escapeVcardText } from './escape.ts';

export type CalendarEntry = {
  reference: string;
  title: string;
  place: string;
  notes: string;
  /** The day: `2026-11-24`. */
  date: string;
  /** The last day of a stay; empty if none was given. */
  until?: string;
  /** `10:00 AM - 12:00 PM`; without times, the entry lasts all day. */
  slot: string;
  timeZone: string;
  at: Date;
};

/** Returns an iCalendar file with a tentative appointment. https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarFile(entry: CalendarEntry): string {
  const { reference, title, place, notes, date, until, slot, timeZone, at } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//enquiry//EN',
    'BEGIN:VEVENT',
    `UID:${reference}`,
    `DTSTAMP:${formatTimestamp(at)}`,
    ...dateLines([date, until || date], slotTime(slot), timeZone),
    `SUMMARY:${escapeVcardText(title)}`,
    `LOCATION:${escapeVcardText(place)}`,
    `DESCRIPTION:${escapeVcardText(notes)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(fold).join('\r\n');
}

function dateLines([date, until]: [string, string], times: OpeningTime | undefined, timeZone: string): string[] {
  const compact = (day: string) => day.replaceAll('-', '');
  // An entry ends before the day named as its end; without one it lasts a day.
  const end = until > date ? [`DTEND;VALUE=DATE:${compact(addDays(until, 1))}`] : [];
  if (!times) return [`DTSTART;VALUE=DATE:${compact(date)}`, ...end];
  const isOverMidnight = until === date && times.closes < times.opens;
  return [
    `DTSTART:${formatTimestamp(toInstant(`${date}T${times.opens}`, timeZone))}`,
    `DTEND:${formatTimestamp(toInstant(`${isOverMidnight ? addDays(date, 1) : until}T${times.closes}`, timeZone))}`,
  ];
}

/** `20261124T100000Z`. */
function formatTimestamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Folds a line longer than 75 octets into continuation lines, which start with a space. */
function fold(line: string): string {
  let octets = 0;
  const folded = Array.from(line, (character) => {
    const size = new TextEncoder().encode(character).length;
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  });
  return folded.join('');
}
