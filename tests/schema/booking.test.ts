import { describe, expect, it } from 'vitest';

import { findBookingProblem, lastBookableDay, rulesAt, slotsOn, slotsToOffer } from '../../schema/booking.ts';
import { minuteIn, todayIn, toInstant } from '../../schema/clock.ts';

import { enquirySchema, withDays } from '../../schema/enquiry.ts';
import { hoursOn, slotTime } from '../../schema/opening-times.ts';
import { bookingRules, enquiryRules, formRules } from '../../site/form-rules.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** Open on weekdays and shorter on Saturdays, with a holiday and a short day. */
const site = parseSite({
  ...tinySiteInput,
  hours: {
    timeZone: 'Europe/London',
    regular: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
    exceptions: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
      { date: '2026-12-31', name: "New Year's Eve", opens: '09:30', closes: '11:30' },
    ],
  },
  forms: {
    ...tinySiteInput.forms,
    timeSlots: ['8:00 AM - 10:00 AM', '2:00 PM - 4:00 PM', '4:00 PM - 6:00 PM'],
  },
});
const rules = bookingRules(site);

// A Sunday.
const today = '2026-11-22';
const openLate = { date: today, opens: '08:00', closes: '23:59' };
const problem = (date: string, slot = '') => findBookingProblem(rules, { now: `${today}T10:00`, date, slot });

describe('the date of a booking', () => {
  it.each([
    ['2020-01-01', 'Please choose today or a later date', ['2026-11-23', '2026-11-24']],
    ['2026-11-21', 'Please choose today or a later date', ['2026-11-23', '2026-11-24']],
    ['2027-11-23', 'Please choose a date within a year from today', ['2027-11-20', '2027-11-22']],
    [
      '2026-11-29',
      'We’re closed on Sunday 29 November. How about Saturday 28 November or Monday 30 November?',
      ['2026-11-28', '2026-11-30'],
    ],
    // Friday and Saturday are exceptions, Sunday is closed every week.
    [
      '2026-12-26',
      'We’re closed on Saturday 26 December. How about Thursday 24 December or Monday 28 December?',
      ['2026-12-24', '2026-12-28'],
    ],
    [
      '2026-11-22',
      'We’re closed on Sunday 22 November. How about Monday 23 November or Tuesday 24 November?',
      ['2026-11-23', '2026-11-24'],
    ],
  ])('is refused on %s, with the nearest open days', (date, message, nearest) => {
    expect(problem(date)).toEqual({ field: 'date', message, nearest });
  });

  it('is taken on any open day from today to a year ahead', () => {
    for (const date of ['2026-11-23', '2026-12-24', '2027-11-22']) expect(problem(date)).toBeUndefined();
    expect(findBookingProblem(rules, { now: '2026-11-23T17:59', date: '2026-11-23', slot: '' })).toBeUndefined();
  });

  it('is refused today once the business has closed, nor is today suggested then', () => {
    const at = (now: string, date: string) => findBookingProblem(rules, { now, date, slot: '' });
    expect(at('2026-11-25T18:00', '2026-11-25')).toEqual({
      field: 'date',
      message: 'We’ve closed for today. How about Thursday 26 November or Friday 27 November?',
      nearest: ['2026-11-26', '2026-11-27'],
    });
    expect(at('2026-11-28T15:59', '2026-11-29')?.nearest).toEqual(['2026-11-28', '2026-11-30']);
    expect(at('2026-11-28T16:00', '2026-11-29')?.nearest).toEqual(['2026-11-30', '2026-12-01']);
  });

  it('may be this evening if the business is open past midnight', () => {
    const night = { ...rules.hours, exceptions: [{ date: today, opens: '20:00', closes: '02:00' }] };
    const at = { now: `${today}T23:30`, date: today, slot: '' };
    expect(findBookingProblem({ ...rules, hours: night }, at)).toBeUndefined();
  });

  it('names the year if it is another', () => {
    expect(findBookingProblem(rules, { now: '2026-12-31T10:00', date: '2027-01-03', slot: '' })?.message).toBe(
      'We’re closed on Sunday 3 January 2027. How about Saturday 2 January 2027 or Monday 4 January 2027?',
    );
  });

  it('is left to its field’s validation if it is not a date', () => {
    for (const date of ['', 'soon', '2027-02-30', '2026-11-2']) expect(problem(date)).toBeUndefined();
  });

  it('ends a year ahead, in a leap year too', () => {
    expect(lastBookableDay('2026-11-22')).toBe('2027-11-22');
    expect(lastBookableDay('2028-02-29')).toBe('2029-02-28');
  });
});

describe('the slot of a booking', () => {
  it('must lie within the hours of its day, and otherwise the nearest that does is named', () => {
    expect(problem('2026-11-28', '4:00 PM - 6:00 PM')).toEqual({
      field: 'slot',
      message: 'On Saturday 28 November we’re open 8:00-16:00. How about 2:00 PM - 4:00 PM?',
      nearest: ['2:00 PM - 4:00 PM', '8:00 AM - 10:00 AM'],
    });
    expect(problem('2026-11-27', '4:00 PM - 6:00 PM')).toBeUndefined();
    expect(problem('2026-11-28', '2:00 PM - 4:00 PM')).toBeUndefined();
    expect(slotsOn(rules, '2026-11-28')).toEqual(['8:00 AM - 10:00 AM', '2:00 PM - 4:00 PM']);
    expect(slotsOn(rules, '2026-11-29')).toEqual([]);
  });

  it('is refused on a day too short for any', () => {
    expect(problem('2026-12-31', '8:00 AM - 10:00 AM')).toEqual({
      field: 'slot',
      message: 'On Thursday 31 December we’re only open 9:30-11:30. Please choose another day, or leave the time open',
      nearest: [],
    });
  });

  it('is refused if already past today by the clock of the business, naming the remaining slots', () => {
    const slot = '8:00 AM - 10:00 AM';
    const at = (now: string, date = '2026-11-23') => findBookingProblem(rules, { now, date, slot });
    expect(at('2026-11-23T09:59')).toBeUndefined();
    expect(at('2026-11-23T10:00')).toEqual({
      field: 'slot',
      message: 'That time has passed; please choose a later one or another day',
      nearest: ['2:00 PM - 4:00 PM', '4:00 PM - 6:00 PM'],
    });
    expect(at('2026-11-23T16:00')?.nearest).toEqual(['4:00 PM - 6:00 PM']);
    expect(at('2026-11-23T23:00')).toMatchObject({ field: 'date', nearest: ['2026-11-24', '2026-11-25'] });
    expect(at('2026-11-23T23:00', '2026-11-24')).toBeUndefined();
  });

  it('is refused outside the hours in any notation, and ends at midnight at the latest', () => {
    const slots = ['4.00pm - 9.00pm', '10 - 12 pm', '8:00 PM - 12:00 AM'];
    expect(slotsOn({ ...rules, slots }, '2026-11-28')).toEqual(['10 - 12 pm']);
    const late = { ...rules, slots, hours: { ...rules.hours, regular: [], exceptions: [openLate] } };
    expect(slotsOn(late, today)).toEqual(slots);
    const at = (now: string) => findBookingProblem(late, { now, date: today, slot: '8:00 PM - 12:00 AM' });
    expect([at(`${today}T00:10`), at(`${today}T23:59`)]).toEqual([undefined, undefined]);
  });

  it('fits any open day if given in words, and is left to its field’s validation if not offered', () => {
    const inWords = { ...rules, slots: ['Morning'] };
    expect(
      findBookingProblem(inWords, { now: '2026-11-28T15:00', date: '2026-11-28', slot: 'Morning' }),
    ).toBeUndefined();
    expect(problem('2026-11-28', '6:00 PM - 8:00 PM')).toBeUndefined();
  });

  it.each([
    ['8:00 AM - 10:00 AM', { opens: '08:00', closes: '10:00' }],
    ['12:00 PM - 2:00 PM', { opens: '12:00', closes: '14:00' }],
    ['12 to 1pm', { opens: '12:00', closes: '13:00' }],
    ['09:00–17:30', { opens: '09:00', closes: '17:30' }],
    ['4.00pm - 9.00pm', { opens: '16:00', closes: '21:00' }],
    ['10 - 12 pm', { opens: '10:00', closes: '12:00' }],
    ['8:00 PM - 12:00 AM', { opens: '20:00', closes: '24:00' }],
    ['13 pm — 2 pm', undefined],
    ['9 - 25', undefined],
    ['9:00 - 9:75', undefined],
    ['Morning', undefined],
  ])('reads %s', (slot, times) => {
    expect(slotTime(slot)).toEqual(times);
  });
});

describe('the date of a booking at least two days ahead', () => {
  const ahead = (bounds: object, form: object = {}) => {
    const { preferredDate } = tinySiteInput.forms.fields;
    const { booking } = tinySiteInput.forms.forms;
    const fields = booking.fields.map((use) =>
      'field' in use && use.field === 'preferredDate' ? { ...use, ...form } : use,
    );
    const forms = {
      ...tinySiteInput.forms,
      fields: { ...tinySiteInput.forms.fields, preferredDate: { ...preferredDate, ...bounds } },
      forms: { ...tinySiteInput.forms.forms, booking: { ...booking, fields } },
    };
    const parsed = parseSite({ ...tinySiteInput, hours: site.hours, forms });
    const fieldRules = formRules(parsed, 'booking');
    const of = withDays(bookingRules(parsed), fieldRules);
    const schema = enquirySchema(fieldRules, () => `${today}T10:00`, bookingRules(parsed));
    const sent = (date: string) => {
      const values = { name: 'Jo', phone: '01632 960111', registration: 'AB12 CDE', postcode: 'ME9 7TX' };
      const more = { service: 'other', preferredTime: '', message: '' };
      const { error } = schema.safeParse({ ...values, ...more, preferredDate: date });
      return error?.issues.map(({ message }) => message);
    };
    return { problem: (date: string) => findBookingProblem(of, { now: `${today}T10:00`, date, slot: '' }), sent };
  };
  const early = 'Please choose Tuesday 24 November or a later date';

  it('is refused tomorrow, and no earlier day is suggested', () => {
    const { problem: find, sent } = ahead({ min: { days: 2 } });
    for (const date of ['2026-11-20', '2026-11-22', '2026-11-23']) {
      expect(find(date)).toEqual({ field: 'date', message: early, nearest: ['2026-11-24', '2026-11-25'] });
      expect(sent(date)).toEqual([early]);
    }
    expect([find('2026-11-24'), sent('2026-11-24')]).toEqual([undefined, undefined]);
  });

  it('names the first open day if the business is closed on the earliest', () => {
    const { problem: find, sent } = ahead({ min: { days: 7 }, belowMin: 'A week ahead, from [min]' });
    expect(find('2026-11-28')?.nearest).toEqual(['2026-11-30', '2026-12-01']);
    expect(sent('2026-11-28')).toEqual(['A week ahead, from Monday 30 November']);
    expect(sent('2026-11-29')).toEqual([
      'We’re closed on Sunday 29 November. How about Monday 30 November or Tuesday 1 December?',
    ]);
  });

  it('may have a latest day too, and bounds for one form', () => {
    const { problem: find, sent } = ahead({ min: 'today' }, { min: { days: 2 }, max: { days: 7 } });
    expect(sent('2026-11-23')).toEqual([early]);
    expect(find('2026-12-01')).toEqual({
      field: 'date',
      message: 'Please choose Saturday 28 November or an earlier date',
      nearest: ['2026-11-27', '2026-11-28'],
    });
    expect(sent('2026-12-01')).toEqual(['Please choose Saturday 28 November or an earlier date']);
  });

  it('may have a fixed earliest day, but no day before today', () => {
    expect(ahead({ min: '2026-12-25' }).problem('2026-11-23')?.nearest).toEqual(['2026-12-28', '2026-12-29']);
    expect(ahead({ min: '2026-11-01' }).sent('2026-11-20')).toEqual(['Please choose today or a later date']);
  });
});

describe('the schema of a booking', () => {
  const schema = enquirySchema(enquiryRules(site, 'booking'), () => `${today}T10:00`, rules);
  const errors = (change: Record<string, string>) =>
    schema
      .safeParse({
        name: 'Jo',
        phone: '01632 960123',
        postcode: 'ZZ1 2ZZ',
        registration: 'A',
        service: 'other',
        ...change,
      })
      .error?.issues.map(({ path, message }) => `${path}: ${message}`);

  it('accepts a bookable slot', () => {
    expect(errors({})).toBeUndefined();
    expect(errors({ preferredDate: '2026-11-27', preferredTime: '4:00 PM - 6:00 PM' })).toBeUndefined();
  });

  it('reports an unbookable slot together with the faults of other fields', () => {
    expect(errors({ name: '', preferredDate: '2020-01-01' })).toEqual([
      'name: Please enter your name',
      'preferredDate: Please choose today or a later date',
    ]);
  });
});

it('combines several rows of hours for one day', () => {
  const row = { days: ['Monday' as const], opens: '13:00', closes: '17:00' };
  const hours = { regular: [row, { ...row, opens: '08:00', closes: '12:00' }], exceptions: [] };
  expect(hoursOn(hours, '2026-11-23').periods).toEqual([
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]);
});

it('uses the date in the business’s time zone', () => {
  const lateInLondon = new Date('2026-11-20T23:30:00Z');
  expect(todayIn('Europe/London', lateInLondon)).toBe('2026-11-20');
  expect(todayIn('Europe/Berlin', lateInLondon)).toBe('2026-11-21');
  expect(todayIn('America/New_York', new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-19');
  expect(minuteIn('Europe/Berlin', lateInLondon)).toBe('2026-11-21T00:30');
});

it.each([
  ['America/Los_Angeles', '2026-11-01T08:00', '2026-11-01T16:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T08:00', '2026-03-08T15:00:00.000Z'],
  ['Europe/London', '2026-10-25T09:00', '2026-10-25T09:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27T09:00', '2026-09-26T20:00:00.000Z'],
])('converts a minute in %s, %s, on the day of a clock change', (timeZone, minute, instant) => {
  expect(toInstant(minute, timeZone).toISOString()).toBe(instant);
});

it.each([
  ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30:00.000Z'],
  ['America/Havana', '2026-03-08T00:00', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
])(
  'converts a minute that clocks skip in %s, %s, as if they had not been put forward yet',
  (timeZone, minute, instant) => {
    expect(toInstant(minute, timeZone).toISOString()).toBe(instant);
  },
);

describe('slots of a day', () => {
  const withForms = (forms: object) => {
    const changed = parseSite({ ...tinySiteInput, hours: site.hours, forms: { ...tinySiteInput.forms, ...forms } });
    return { rules: bookingRules(changed), offered: changed.forms.timeSlots };
  };

  it('are derived from its hours', () => {
    const { rules, offered } = withForms({ timeSlots: undefined, slotMinutes: 90 });
    expect(slotsOn(rules, '2026-11-28')).toEqual([
      '8:00-9:30',
      '9:30-11:00',
      '11:00-12:30',
      '12:30-14:00',
      '14:00-15:30',
    ]);
    expect(slotsOn(rules, '2026-12-31')).toEqual(['9:30-11:00']);
    expect(slotsOn(rules, '2026-11-29')).toEqual([]);
    expect(offered).toEqual([...slotsOn(rules, '2026-11-28'), '15:30-17:00']);
    const late = { now: `${today}T10:00`, date: '2026-11-28', slot: '15:30-17:00' };
    expect(findBookingProblem(rules, late)).toEqual({
      field: 'slot',
      message: 'On Saturday 28 November we’re open 8:00-16:00. How about 14:00-15:30?',
      nearest: ['14:00-15:30', '12:30-14:00', '11:00-12:30', '9:30-11:00', '8:00-9:30'],
    });
  });

  it('reach midnight', () => {
    const evening = [{ days: ['Saturday' as const], opens: '20:00', closes: '23:59' }];
    const late = { ...rules, slots: [], slotMinutes: 60, hours: { ...rules.hours, regular: evening } };
    expect(slotsOn(late, '2026-11-28')).toEqual(['20:00-21:00', '21:00-22:00', '22:00-23:00', '23:00-24:00']);
  });

  it('are those of the business for a branch that is none, such as an inherited name', () => {
    const branches = { north: { regular: [], exceptions: [] } };
    expect(rulesAt({ ...rules, branches }, 'constructor').hours).toEqual(rules.hours);
  });

  it('are derived with am and pm where English is written so, and are read again', () => {
    const changed = { ...rules, language: 'en-US', slots: [], slotMinutes: 240 };
    expect(slotsOn(changed, '2026-11-28')).toEqual(['8 AM-12 PM', '12 PM-4 PM']);
    const past = { now: '2026-11-28T12:30', date: '2026-11-28', slot: '8 AM-12 PM' };
    expect(findBookingProblem({ ...changed, slots: ['8 AM-12 PM', '12 PM-4 PM'] }, past)).toMatchObject({
      message: 'That time has passed; please choose a later one or another day',
      nearest: ['12 PM-4 PM'],
    });
  });

  it('are listed by day', () => {
    const { rules, offered } = withForms({
      timeSlots: ['14:00 - 16:00'],
      slotsOfDays: [{ days: ['Saturday'], slots: ['9:00 - 10:00', '14:00 - 16:00', '15:00 - 17:00'] }],
    });
    expect(slotsOn(rules, '2026-11-27')).toEqual(['14:00 - 16:00']);
    expect(slotsOn(rules, '2026-11-28')).toEqual(['9:00 - 10:00', '14:00 - 16:00']);
    expect(offered).toEqual(['9:00 - 10:00', '14:00 - 16:00', '15:00 - 17:00']);
    const now = `${today}T10:00`;
    expect(findBookingProblem(rules, { now, date: '2026-11-27', slot: '9:00 - 10:00' })).toEqual({
      field: 'slot',
      message: 'We don’t offer that time on Friday 27 November. How about 14:00 - 16:00?',
      nearest: ['14:00 - 16:00'],
    });
    expect(slotsToOffer(rules, '2026-11-28')).toEqual(['9:00 - 10:00', '14:00 - 16:00']);
    expect(slotsToOffer(rules, '2026-11-29')).toBe(rules.slots);
  });

  it('may be none on an open day', () => {
    const { rules } = withForms({
      timeSlots: ['9:00 - 10:00'],
      slotsOfDays: [{ days: ['Saturday'], slots: [] }],
    });
    expect(findBookingProblem(rules, { now: `${today}T10:00`, date: '2026-11-28', slot: '9:00 - 10:00' })).toEqual({
      field: 'slot',
      message: 'We have no set times on Saturday 28 November; please choose another day, or leave the time open',
      nearest: [],
    });
  });
});
