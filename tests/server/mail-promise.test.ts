import { expect, onTestFinished, test, vi } from 'vitest';
import { calendarWarnings } from '../../checks/calendar-warnings.ts';
import { formatWarning } from '../../checks/report/reporters.ts';
import { minuteIn } from '../../schema/clock.ts';
import { describeDue, describeResponseTime } from '../../server/mail/format.ts';
import { isStaffed } from '../../server/mail/notices.ts';
import { parseSite } from '../../site/parse.ts';
import { describeExpectation } from '../../site/response-time.ts';
import { sitePages } from '../../site/shared-site.ts';
import { enquiryFormProps } from '../../templates/islands/enquiry-form-props.ts';
import { seasonalBusiness } from '../fixtures/seasonal-business.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const site = parseSite({
  ...tinySiteInput,
  hours: {
    timeZone: 'Europe/London',
    regular: [
      { days: weekdays, opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
    exceptions: [
      { date: '2026-12-24', name: 'Christmas Eve', opens: '08:00', closes: '12:00' },
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
      { date: '2026-12-28', name: 'Boxing Day bank holiday' },
    ],
  },
  mail: { respondWithin: '2 hours', changeNotice: '24 hours' },
});

test.each([
  ['in the morning', '2026-11-20T08:40:00Z', 'by 10:40'],
  ['between two fives, never later than promised', '2026-11-20T08:43:59Z', 'by 10:40'],
  ['in summer time, an hour ahead of UTC', '2026-07-03T07:40:00Z', 'by 10:40'],
  ['to the minute of closing', '2026-11-20T16:00:00Z', 'by 18:00'],
  ['before the doors open', '2026-11-20T06:10:00Z', 'by 10:00'],
  ['an hour before closing on a Thursday', '2026-11-19T17:00:00Z', 'on Friday morning'],
  ['on a Friday night', '2026-11-20T21:00:00Z', 'on Saturday morning'],
  ['on a Saturday evening', '2026-11-21T17:00:00Z', 'on Monday morning'],
  ['on a Sunday', '2026-11-22T12:00:00Z', 'on Monday morning'],
  ['the night that summer time ends', '2026-10-25T00:30:00Z', 'on Monday morning'],
  ['on the last morning before Christmas', '2026-12-24T09:00:00Z', 'by 11:00'],
  ['after the early closing of Christmas Eve', '2026-12-24T12:30:00Z', 'on Tuesday morning'],
])('an enquiry %s is answered in opening time', (_, received, words) => {
  expect(describeResponseTime(site, new Date(received), new Date(received))).toBe(words);
});

test.each([
  ['one working day', 'on a Friday morning', '2026-11-20T08:40:00Z', 'on Saturday by 16:00'],
  ['1 working day', 'on a Saturday evening', '2026-11-21T17:00:00Z', 'on Monday by 18:00'],
  ['two business days', 'on a Monday night', '2026-11-23T23:00:00Z', 'on Wednesday by 18:00'],
  ['the next working day', 'before a day that closes early', '2026-12-23T09:00:00Z', 'on Thursday morning'],
  ['one working day', 'on Christmas Eve', '2026-12-24T09:00:00Z', 'on Tuesday by 18:00'],
  ['an hour', 'in the morning', '2026-11-20T08:40:00Z', 'by 9:40'],
  ['30 minutes at any time', 'on a Sunday', '2026-11-22T12:01:00Z', 'by 12:30'],
  ['{fact:promise} at any time', 'on a Saturday night', '2026-11-21T17:00:00Z', 'on Sunday by 17:00'],
  ['60 minutes at any time', 'before midnight', '2026-11-21T23:30:00Z', 'on Sunday morning'],
])('a promise of %j is kept for an enquiry %s', (respondWithin, _, received, words) => {
  const definition = { ...tinySiteInput, hours: site.hours, facts: { promise: '24 hours' }, mail: { respondWithin } };
  const at = new Date(received);
  expect(describeResponseTime(parseSite(definition), at, at)).toBe(words);
});

test.each([
  ['24 hours', 'counts opening hours only; write "one working day", or "24 hours at any time" if you answer'],
  ['48 hours', 'write "2 working days", or "48 hours at any time"'],
  ['a while', 'must be a time in English such as "2 hours", "one working day" or "30 minutes at any time"'],
  ['2 days', 'write "2 working days"'],
  ['2 hrs', 'write "2 hours"'],
  ['next day', 'write "the next working day"'],
])('a promise of %s is refused', (respondWithin, message) => {
  expect(() => parseSite({ ...tinySiteInput, mail: { respondWithin } })).toThrow(message);
});

test('a mail sent after the promised time does not promise a time in the past', () => {
  const received = new Date('2026-11-20T08:40:00Z');
  expect(describeResponseTime(site, received, new Date('2026-11-20T10:39:00Z'))).toBe('by 10:40');
  expect(describeResponseTime(site, received, new Date('2026-11-20T10:41:00Z'))).toBe('as soon as we can');
});

test('a later hour of another day is named, and a day beyond the week has its date', () => {
  const slow = { ...site, mail: { ...site.mail, respondWithin: 360 } };
  const night = new Date('2026-11-22T20:00:00Z');
  expect(describeResponseTime(slow, night, night)).toBe('on Monday by 14:00');
  const shut = {
    ...site,
    hours: {
      ...site.hours,
      exceptions: Array.from({ length: 10 }, (_, day) => ({ date: `2026-08-${10 + day}`, name: 'Holiday' })),
    },
  };
  const sunday = new Date('2026-08-09T12:00:00Z');
  expect(describeResponseTime(shut, sunday, sunday)).toBe('on Thursday 20 August morning');
});

test('noon is still morning, and the same weekday of next week has its date', () => {
  const slow = { ...site, mail: { ...site.mail, respondWithin: 240 } };
  const night = new Date('2026-11-22T20:00:00Z');
  expect(describeResponseTime(slow, night, night)).toBe('on Monday morning');
  const exceptions = Array.from({ length: 6 }, (_, day) => ({ date: `2026-08-${10 + day}`, name: 'Holiday' }));
  const monday = new Date('2026-08-10T12:00:00Z');
  const shut = { ...site, hours: { ...site.hours, exceptions } };
  expect(describeResponseTime(shut, monday, monday)).toBe('on Monday 17 August morning');
});

test('without a configured promise or future opening hours, nothing is promised', () => {
  const now = new Date('2026-11-20T08:40:00Z');
  expect(describeResponseTime(parseSite(tinySiteInput), now, now)).toBe('as soon as we can');
  expect(describeDue(parseSite(tinySiteInput), now, now)).toBe('');
  expect(describeResponseTime({ ...site, hours: { ...site.hours, regular: [], exceptions: [] } }, now, now)).toBe(
    'as soon as we can',
  );
});

const { mail: promise, departments, ...boathouse } = seasonalBusiness;

/** What the mail and the receipt say about an enquiry. */
function saidAt(definition: object, received: string) {
  const parsed = parseSite(definition as never);
  const at = new Date(received);
  const form = enquiryFormProps(sitePages(parsed).site, 'contact', { path: '/contact' });
  return {
    mail: describeResponseTime(parsed, at, at),
    receipt: describeExpectation(form.words.expect, form.hours, form.language, form.respondWithin, at),
  };
}

test('the hours of every place count towards a promise, in the mail and in the receipt', () => {
  expect(saidAt(seasonalBusiness, '2026-11-26T10:00:00Z')).toEqual({
    mail: 'on Saturday by 13:00',
    receipt: 'Expect to hear from us on Saturday by 13:00.',
  });
  const hours = { ...seasonalBusiness, mail: { respondWithin: '2 hours' } };
  expect(saidAt(hours, '2026-11-26T20:00:00Z').mail).toBe('on Saturday morning');
  expect(saidAt(hours, '2026-07-01T17:30:00Z').mail).toBe('on Thursday morning');
  const night = { ...departments.classroom, regular: [{ days: ['Thursday'], opens: '08:00', closes: '12:00' }] };
  const overlapping = { ...hours, departments: { classroom: { ...night, seasons: [] } } };
  // The boathouse opens at 9:30, so that two hours are over at 10:00 and not sooner.
  expect(saidAt(overlapping, '2026-07-02T04:00:00Z').mail).toBe('by 10:00');
  const winter = parseSite(seasonalBusiness as never);
  const isStaffedAt = (at: string) => isStaffed(winter, minuteIn('Europe/London', new Date(at)));
  expect(['2026-11-26T18:00:00Z', '2026-11-27T18:00:00Z'].map(isStaffedAt)).toEqual([true, false]);
});

test('a line for emergencies on closed days does not answer enquiries', () => {
  const every = [...weekdays, 'Saturday', 'Sunday'] as const;
  const line = { name: 'Emergencies', regular: [{ days: every, opens: '00:00', closes: '23:59' }] };
  const definition = { ...tinySiteInput, hours: site.hours, mail: { respondWithin: '2 hours' } };
  const emergencies = { ...line, phone: tinySiteInput.business.phone, openOnExceptions: true };
  expect(saidAt({ ...definition, departments: { emergencies } }, '2026-11-22T12:00:00Z').mail).toBe(
    'on Monday morning',
  );
});

test('a place without a number or an address, such as a slipway, does not answer enquiries', () => {
  const slipway = {
    name: 'Slipway',
    regular: [{ days: [...weekdays, 'Saturday', 'Sunday'], opens: '06:00', closes: '22:00' }],
  };
  const definition = { ...tinySiteInput, hours: site.hours, mail: { respondWithin: 'one working day' } };
  const saidOn = (department: object) =>
    saidAt({ ...definition, departments: { slipway: department } }, '2026-11-20T12:00:00Z');
  expect(saidOn(slipway)).toEqual(saidAt(definition, '2026-11-20T12:00:00Z'));
  expect(saidOn({ ...slipway, phone: tinySiteInput.business.phone }).mail).toBe('on Saturday by 22:00');
});

test('a promise that waits for the end of a season is reported with the day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const warn = (definition: object) =>
    calendarWarnings(parseSite(definition as never)).map((each) => formatWarning(each));
  expect(warn({ ...boathouse, mail: promise })).toEqual([
    'warning: mail.respondWithin: an enquiry sent on 2026-11-26 would not be answered until 2027-04-01, the next staffed day; write "24 hours at any time" if you answer while closed too, or departments.KEY with regular and phone for those who do',
  ]);
  expect(warn({ ...boathouse, mail: { respondWithin: '24 hours at any time' } })).toEqual([]);
  expect(warn(boathouse)).toEqual([]);
  expect(warn(seasonalBusiness)).toEqual([]);
  vi.setSystemTime(new Date('2026-07-01T10:00:00Z'));
  expect(warn({ ...boathouse, mail: promise })[0]).toContain(
    'an enquiry sent on 2026-10-31 would not be answered until 2027-04-01',
  );
});
