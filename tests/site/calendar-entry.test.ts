import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from '../../site/calendar-entry.ts';

const visit: CalendarEntry = {
  reference: 'K7QF3MPD',
  title: 'Visit',
  place: 'Kent',
  notes: 'Brakes.',
  date: '2026-11-01',
  slot: '8:00 AM - 10:00 AM',
  timeZone: 'America/Los_Angeles',
  at: new Date('2026-10-20T12:00:00Z'),
};

it('has the correct instants of a slot on the day of a clock change', () => {
  expect(calendarFile(visit).match(/DT(START|END):.*/g)).toEqual([
    'DTSTART:20261101T160000Z',
    'DTEND:20261101T180000Z',
  ]);
  const untilMidnight = { ...visit, timeZone: 'Europe/London', slot: '10:00 PM - 12:00 AM' };
  expect(calendarFile(untilMidnight)).toContain('DTEND:20261102T000000Z');
  const overMidnight = { ...untilMidnight, slot: '22:00 - 2:00' };
  expect(calendarFile(overMidnight)).toContain('DTEND:20261102T020000Z');
});

it('ends on its day if the last day of a stay was left empty', () => {
  expect(calendarFile({ ...visit, until: '' })).toBe(calendarFile(visit));
});

it.each(['車検の見積もりをお願いします。', 'Тормоза скрипят. ', 'Brakes. ', '🚗'])('folds %s by octets', (words) => {
  const notes = words.repeat(20);
  const lines = calendarFile({ ...visit, notes }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(notes);
});
