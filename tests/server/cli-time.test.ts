import { expect, test } from 'vitest';
import { formatColumns } from '../../cli/columns.ts';
import { findPhoneNumbers } from '../../server/enquiries/find-by-person.ts';
import { formatLocal, parseTime } from '../../server/enquiries/local-time.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

const timeZone = 'Europe/London';
const now = new Date('2026-07-10T22:30:00Z');

test.each([
  ['2026-01-15', 'start', '2026-01-15T00:00:00.000Z'],
  ['2026-01-15', 'end', '2026-01-16T00:00:00.000Z'],
  ['2026-07-15', 'start', '2026-07-14T23:00:00.000Z'],
  ['2026-07-15T14:05', 'start', '2026-07-15T13:05:00.000Z'],
  // The clocks go forward, and back, on these days.
  ['2026-03-29', 'start', '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 'end', '2026-03-29T23:00:00.000Z'],
  ['2026-10-25', 'start', '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', 'end', '2026-10-26T00:00:00.000Z'],
  ['2026-12-31', 'end', '2027-01-01T00:00:00.000Z'],
  // Half past eleven in the evening at the garage.
  ['today', 'start', '2026-07-09T23:00:00.000Z'],
  ['yesterday', 'end', '2026-07-09T23:00:00.000Z'],
  ['90m', 'start', '2026-07-10T21:00:00.000Z'],
  ['24h', 'start', '2026-07-09T22:30:00.000Z'],
  ['7d', 'start', '2026-07-03T22:30:00.000Z'],
] as const)('%s (%s) is %s', (typed, edge, instant) => {
  expect(parseTime(typed, { timeZone, now, edge })?.toISOString()).toBe(instant);
});

test('a time just after the clocks go forward in New York is found from the other side of the change', () => {
  const options = { timeZone: 'America/New_York', now, edge: 'start' } as const;
  expect(parseTime('2026-03-08T03:30', options)?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
});

test.each([
  '',
  '2026-13-01',
  '2026-02-30',
  '20/11/2026',
  '2026-11-20T25:00',
  '0001-01-01',
  '9999-12-31',
  'tomorrow',
  '7w',
])('%j is not a time', (typed) => {
  expect(parseTime(typed, { timeZone, now, edge: 'start' })).toBeUndefined();
});

test('a time is shown by the garage’s clock', () => {
  expect(formatLocal('2026-07-10T22:30:00.000Z', timeZone)).toBe('2026-07-10 23:30');
  expect(formatLocal('2026-12-10T22:30:00.000Z', timeZone)).toBe('2026-12-10 22:30');
});

test.each([
  ['01632 960123', '+44 1632 960123', true],
  ['01632960123', '0044 (0)1632-960-123', true],
  ['+44 (0) 1632 960123', '(01632) 960123', true],
  ['01632 960123', '01632 960124', false],
  ['01632 960123', '+1 632 960123', false],
  ['+33 1632 960123', '01632 960123', false],
  ['+33 1 63 29 60 12', '0033163296012', true],
  ['01632 960123', '+44 01632 960123', true],
  ['01632 960123 ext 4', '+44.1632.960.123', true],
  ['no number', '', true],
])('%j and %j: the same number is %j', (a, b, isSame) => {
  const [first, second] = [a, b].map((typed) => findPhoneNumbers(typed, tinySite.business)[0]);
  expect(first === second).toBe(isSame);
});

test.each([
  '01632 960123 or 07700 900124',
  '01632 960123 / 07700 900124',
  '01632 960123/07700 900124',
  '01632-960123, 07700900124',
  '01632 960 012 & 01632 960123, 07700 900124',
  '01632 960123 07700 900124',
  '01632960123-07700900124',
  'h: 01632 960123 m: +44 7700 900124',
])('both numbers are found in %j', (typed) => {
  const found = findPhoneNumbers(typed, tinySite.business);
  expect(found).toEqual(expect.arrayContaining(['+441632960123', '+447700900124']));
});

test('columns shrink, the widest first, until a line fits the terminal, but no time or number', () => {
  const rows = [
    ['REFERENCE', 'NAME', 'PHONE'],
    ['K7QF3MPD', 'Ann Wolfeschlegelsteinhausenbergerdorff ☕', '01632 960123'],
  ];
  expect(formatColumns(rows, 40).split('\n')).toEqual([
    'REFERENCE  NAME             PHONE',
    'K7QF3MPD   Ann Wolfeschle…  01632 960123',
  ]);
  const timed = [
    ['RECEIVED', 'NAME', 'CONTACT'],
    ['2026-11-30 18:24', 'Ann Driver', '+44 (0)1632 960123'],
    ['', '', 'ann@visitors.example'],
  ];
  expect(formatColumns(timed, 40).split('\n')).toEqual([
    'RECEIVED          NAME      CONTACT',
    '2026-11-30 18:24  Ann Dri…  +44 (0)1632 960123',
    '                            ann@visitors.exam…',
  ]);
  expect(formatColumns(rows)).toContain('dorff ☕  01632 960123');
  expect(formatColumns(Array(130_000).fill(['K7QF3MPD', 'Ann']))).toContain('K7QF3MPD  Ann\nK7QF3MPD');
});
