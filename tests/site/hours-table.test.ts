import { expect, it } from 'vitest';
import { calendarWarnings } from '../../checks/calendar-warnings.ts';
import { formatWarning } from '../../checks/report/reporters.ts';
import { addDays, todayIn, weekdays } from '../../schema/clock.ts';
import type { ResponsePromise } from '../../schema/mail.ts';
import { departmentHours, hoursOn, isInSeason, joinTimes } from '../../schema/opening-times.ts';
import { slotDays } from '../../site/form-rules.ts';
import { hoursSentence, hoursShort, showsTodayOnly } from '../../site/format-hours.ts';
import { departmentTables, extractShared, hoursPage, hoursTable, withoutExceptions } from '../../site/hours-table.ts';
import { parseSite } from '../../site/parse.ts';
import { describeExpectation, isOpenAt } from '../../site/response-time.ts';
import { seasonalBusiness } from '../fixtures/seasonal-business.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** Differing days, and a summer with a shorter Sunday. */
const weekdayRows = [
  { days: ['Monday' as const, 'Wednesday' as const, 'Friday' as const], opens: '10:00', closes: '20:00' },
  { days: ['Tuesday' as const, 'Thursday' as const], opens: '10:00', closes: '22:30' },
  { days: ['Saturday' as const], opens: '09:00', closes: '19:00' },
];
const site = parseSite({
  ...tinySiteInput,
  hours: {
    timeZone: 'Europe/London',
    regular: [...weekdayRows, { days: ['Sunday'], opens: '09:00', closes: '18:00' }],
    seasons: [
      {
        name: 'Summer',
        from: '07-01',
        until: '08-31',
        regular: [{ days: ['Sunday'], opens: '09:00', closes: '14:00' }],
      },
    ],
    exceptions: [
      { date: '2026-12-25', until: '2026-12-26', name: 'Christmas' },
      { date: '2026-12-31', name: 'New Year’s Eve', opens: '10:00', closes: '13:00' },
    ],
  },
});
const written = (today: string) =>
  hoursTable(site, today).map(({ name, rows }) => [name, ...rows.map(({ days, times }) => `${days}: ${times}`)]);

it('begins each row with a capital, also in languages that write days small', () => {
  const [week] = hoursTable({ ...site, language: 'fr-FR' }, '2026-11-20');
  expect(week?.rows.map(({ days }) => days).slice(0, 2)).toEqual(['Lundi, mercredi et vendredi', 'Mardi et jeudi']);
});

it('shows an exception through its last day, and joins consecutive days only from three on', () => {
  expect(written('2026-12-26')[0]).toContain('Christmas (25 – 26 December): ');
  expect(written('2026-12-27').flat().join()).not.toContain('Christmas');
  const regular = [{ days: ['Saturday' as const, 'Sunday' as const], opens: '09:00', closes: '12:00' }];
  expect(hoursSentence({ ...site, hours: { regular } })).toBe(
    'Monday to Friday closed, Saturday and Sunday 9:00-12:00',
  );
  expect([isInSeason(newYear, '11-01'), isInSeason(newYear, '02-29'), isInSeason(newYear, '03-01')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('shows an exception from a year before, since its date has no year', () => {
  const next = { date: '2027-12-25', name: 'Christmas' };
  const hours = { ...site.hours, exceptions: [...site.hours.exceptions, next] };
  const named = (today: string) =>
    hoursTable({ ...site, hours }, today).flatMap(({ rows }) => rows.flatMap((row) => (row.isNamed ? row.days : [])));
  expect(named('2026-12-25')).toEqual(['Christmas (25 – 26 December)', 'New Year’s Eve (31 December)']);
  expect(named('2026-12-26')).toEqual([...named('2026-12-25'), 'Christmas (25 December)']);
});

it('names no rest of a year that seasons cover', () => {
  const saturday = { days: ['Saturday' as const], opens: '09:00', closes: '13:00' };
  const summer = { name: 'Summer', from: '04-01', until: '10-31', regular: [saturday] };
  const winter = { ...summer, name: 'Winter', from: '11-01', until: '03-31', regular: [{ days: ['Monday' as const] }] };
  const regular = [{ days: ['Monday' as const, 'Tuesday' as const], opens: '10:00', closes: '16:00' }];
  const during = (...seasons: object[]) => ({ ...site, hours: { ...site.hours, regular, seasons } }) as typeof site;
  const names = (...seasons: object[]) => hoursTable(during(...seasons), '2026-07-01').map(({ name }) => name);
  const [summerName, winterName] = ['Summer (1 April – 31 October)', 'Winter (1 November – 31 March)'];
  expect(names(summer, winter)).toEqual([summerName, winterName]);
  expect(names(summer)).toEqual([summerName, 'Rest of the year']);
  expect(hoursShort(during(summer, winter))).toBe(
    `${summerName}: Mon-Tue 10:00-16:00, Sat 9:00-13:00; ${winterName}: Mon/Sat closed`,
  );
});

it('says that a day is open for 24 hours', () => {
  const allDay = { opens: '00:00', closes: '23:59' };
  const regular = [
    { days: ['Saturday' as const], ...allDay },
    { days: ['Sunday' as const], ...allDay, byAppointment: true as const },
  ];
  const hours = { ...site.hours, regular, seasons: [], exceptions: [] };
  expect(hoursTable({ ...site, hours }, '2026-11-23').flatMap(({ rows }) => rows.map(({ times }) => times))).toEqual([
    [],
    ['Open 24 hours'],
    ['Open 24 hours by appointment'],
  ]);
  expect(hoursSentence({ ...site, hours })).toContain('Saturday open 24 hours, Sunday');
  expect(hoursShort({ ...site, hours })).toContain('Sat open 24 hours');
});

it('writes times with am and pm where English is written so', () => {
  const regular = [{ days: ['Saturday' as const], opens: '00:30', closes: '12:00' }];
  const short = (language: string) => hoursShort({ ...site, language, hours: { regular } });
  expect(short('en-US')).toBe('Sat 12:30 AM-12 PM');
  expect(short('en-AU')).toBe('Sat 12:30 am-12 pm');
  expect(short('en-IE')).toBe('Sat 0:30-12:00');
  expect(short('es-MX')).toBe('sáb 0:30-12:00');
  expect(
    describeExpectation(site.forms.expect, { ...site.hours, regular }, 'en-US', 120, new Date('2026-11-28T01:00Z')),
  ).toBe('Expect to hear from us by 3 AM today.');
});

it('is open in the last minute of a day that ends at midnight', () => {
  const hours = { ...site.hours, regular: [{ days: [...weekdays], opens: '00:00', closes: '23:59' }] };
  expect(isOpenAt(hours, '2026-11-28T23:59')).toBe(true);
  const expectation = (within: ResponsePromise) =>
    describeExpectation(site.forms.expect, hours, 'en-GB', within, new Date('2026-11-28T23:59Z'));
  expect(expectation(120)).toBe('Expect to hear from us on Sunday by 1:55.');
  expect(expectation({ workingDays: 1 })).toBe('Expect to hear from us on Sunday by 23:59.');
});

it('promises an answer at a time that exists, and after the enquiry, when the clocks change', () => {
  const hours = { ...site.hours, timeZone: 'Europe/London', regular: [] };
  const expectation = (at: string) =>
    describeExpectation(site.forms.expect, hours, 'en-GB', { minutes: 45, anyTime: true }, new Date(at));
  expect(expectation('2026-03-29T00:50Z')).toBe('Expect to hear from us by 2:35 today.');
  expect(expectation('2026-10-25T00:50Z')).toBe('Expect to hear from us by 2:00 today.');
  expect(expectation('2026-11-28T00:50Z')).toBe('Expect to hear from us by 1:35 today.');
});

const newYear = { from: '11-01', until: '02-29' };

it('begins with the current week, with days of equal hours in one row, then only the differences of others', () => {
  const days = [
    'Monday, Wednesday and Friday: 10:00-20:00',
    'Tuesday and Thursday: 10:00-22:30',
    'Saturday: 9:00-19:00',
  ];
  const special = ['Christmas (25 – 26 December): ', 'New Year’s Eve (31 December): 10:00-13:00'];
  expect(written('2026-11-23')).toEqual([
    [undefined, ...days, 'Sunday: 9:00-18:00', ...special],
    ['Summer (1 July – 31 August)', 'Sunday: 9:00-14:00'],
  ]);
  expect(written('2027-07-01')).toEqual([
    ['Summer (1 July – 31 August)', ...days, 'Sunday: 9:00-14:00'],
    ['Rest of the year', 'Sunday: 9:00-18:00'],
  ]);
  expect(hoursShort(site)).toBe(
    'Mon/Wed/Fri 10:00-20:00, Tue/Thu 10:00-22:30, Sat 9:00-19:00, Sun 9:00-18:00; Summer (1 July – 31 August): Sun 9:00-14:00',
  );
});

it('leaves out a season with the regular hours, but not what is dated in it', () => {
  const regular = [{ days: ['Saturday' as const], opens: '09:00', closes: '12:00' }];
  const seasons = [{ name: 'Summer', from: '06-01', until: '08-31', regular }];
  const exceptions = [{ date: '2026-06-14', name: 'Regatta', opens: '10:00', closes: '13:00' }];
  const hours = { ...site.hours, regular, seasons, exceptions };
  expect(hoursSentence({ ...site, hours })).toBe('Monday to Friday and Sunday closed, Saturday 9:00-12:00');
  expect(hoursShort({ ...site, hours })).toBe('Sat 9:00-12:00');
  const table = (today: string) => hoursTable({ ...site, hours }, today);
  const rows = [
    { days: 'Monday to Friday and Sunday', times: [] },
    { days: 'Saturday', times: ['9:00-12:00'] },
    { days: 'Regatta (14 June)', times: ['10:00-13:00'], isNamed: true },
  ];
  expect(table('2026-01-05')).toEqual([{ name: undefined, rows }]);
  expect(table('2026-06-05')).toEqual([{ name: undefined, rows }]);
});

it('shows only today in a bar from the fourth row on, with a season, or if it is always open', () => {
  const week = [['Monday', '08:00'] as const, ['Tuesday', '09:00'] as const, ['Wednesday', '10:00'] as const];
  const regular = week.map(([day, opens]) => ({ days: [day], opens, closes: '18:00' }));
  const isToday = (rows: typeof site.hours.regular, seasons?: typeof site.hours.seasons) =>
    showsTodayOnly({ ...site, hours: { regular: rows, seasons } });
  const isTodayFor = (rows: number, seasons?: typeof site.hours.seasons) => isToday(regular.slice(0, rows), seasons);
  // The closed days are a row.
  expect([isTodayFor(2), isTodayFor(3), isTodayFor(2, site.hours.seasons)]).toEqual([false, true, true]);
  const allDay = { days: [...weekdays], opens: '00:00', closes: '23:59' };
  expect([isToday([allDay]), isToday([{ ...allDay, byAppointment: true }])]).toEqual([true, false]);
});

it('warns once all exceptions are over', () => {
  const warn = (...dates: string[]) =>
    calendarWarnings({
      ...site,
      hours: { ...site.hours, exceptions: dates.map((date) => ({ date, name: 'Holiday' })) },
    }).map((each) => formatWarning(each));
  expect(warn('2001-01-01', '2999-01-01')).toEqual([]);
  expect(warn('2001-12-25', '2001-12-26', '2001-01-01')).toEqual([
    'warning: hours.exceptions: the last day, 2001-12-26, is over; add the bank holidays and closed days to come',
  ]);
  expect(warn('2998-12-25', '2001-01-01', '2999-12-25')).toEqual([
    'warning: hours.exceptions[1]: 2001-01-01 is over, but stands after 2998-12-25, which is to come; correct its year, or remove it',
  ]);
});

it('warns of a season that closes most open days, and of none that changes or closes fewer', () => {
  const warn = (season: object) => {
    const seasons = [{ name: 'Holiday', ...season }];
    const tearoom = { name: 'Tea room', regular: weekdayRows, seasons };
    const { timeZone } = site.hours;
    const definition = {
      ...tinySiteInput,
      hours: { timeZone, regular: weekdayRows, seasons },
      departments: { tearoom },
    };
    return calendarWarnings(parseSite(definition as never)).map((each) => formatWarning(each));
  };
  const closed = [{ days: weekdays }];
  const fault =
    "closes 288 of the 313 open days of a year; if its days are swapped, write from: '01-01', until: '01-31'";
  expect(warn({ from: '01-31', until: '01-01', regular: closed })).toEqual([
    `warning: hours.seasons[0] ("Holiday"): ${fault}`,
    `warning: departments.tearoom.seasons[0] ("Holiday"): ${fault}`,
  ]);
  expect(warn({ from: '01-01', until: '01-31', regular: closed })).toEqual([]);
  expect(warn({ from: '10-01', until: '05-31', regular: closed })).toEqual([]);
  expect(
    warn({ from: '01-31', until: '01-01', regular: [{ days: ['Monday'], opens: '10:00', closes: '12:00' }] }),
  ).toEqual([]);
});

it('warns of a booking form whose day may be a closed one', () => {
  const warn = (...fields: object[]) => {
    const booking = { type: 'booking', fields: [{ field: 'phone', required: true }, ...fields] };
    const forms = { ...tinySiteInput.forms, forms: { ...tinySiteInput.forms.forms, booking } };
    return calendarWarnings(parseSite({ ...tinySiteInput, forms } as never)).map((each) => formatWarning(each));
  };
  const arrival = { name: 'arrival', kind: 'date', label: 'Arrival' };
  const warning =
    "warning: forms.forms.booking: takes bookings on closed days too; if you do not, write role: 'appointment' at its field \"arrival\", or max: 'today' if that is a past day, such as a date of birth";
  expect(warn({ name: 'born', kind: 'date', label: 'Date of birth', max: 'today' }, arrival)).toEqual([warning]);
  expect(warn({ name: 'born', kind: 'date', label: 'Date of birth', max: { days: -6574 } }, arrival)).toEqual([
    warning,
  ]);
  expect(warn({ ...arrival, role: 'appointment' }, { ...arrival, name: 'departure' })).toEqual([]);
  expect(warn({ field: 'preferredDate' })).toEqual([]);
  expect(warn()).toEqual([]);
});

it('warns of a notice that needs a build from three days before', () => {
  const warn = (days: { from?: string; until?: string }) => {
    const [page] = tinySiteInput.pages;
    const section = { kind: 'notice' as const, heading: 'Holiday', text: 'We are away.', ...days };
    return calendarWarnings(
      parseSite({
        ...tinySiteInput,
        pages: tinySiteInput.pages.map((each) =>
          each === page ? { ...page, sections: [section, ...(page.sections ?? [])] } : each,
        ),
      }),
    ).map((each) => formatWarning(each));
  };
  const today = todayIn('Europe/London');
  const at = 'pages[0].sections[0] ("Holiday")';
  const soon = addDays(today, 2);
  const later = addDays(today, 4);
  expect(warn({ from: later })).toEqual([`note: ${at} is shown from ${later} on: build again on that day`]);
  expect(warn({ from: soon, until: later })).toEqual([
    `warning: ${at} is shown from ${soon} on: build again on that day`,
  ]);
  expect(warn({ until: later })).toEqual([`note: ${at} is shown until ${later}: build again after that day`]);
  expect(warn({ until: today })).toEqual([`warning: ${at} is shown until ${today}: build again after that day`]);
  const past = addDays(today, -1);
  expect(warn({ until: past })).toEqual([`warning: ${at} was shown until ${past}; remove it`]);
  expect(warn({})).toEqual([]);
});

it('has one row for all differing days if the definition names them', () => {
  const named = { ...site, wording: { ...site.wording, specialHours: 'Bank holidays' } };
  expect(hoursTable(named, '2026-11-23')[0]?.rows.at(-1)).toEqual({
    days: 'Bank holidays',
    times: ['Closed or shorter hours'],
    isSpecial: true,
  });
});

it('has departments whose hours differ in part of the year', () => {
  const parse = (department: object) =>
    parseSite({
      ...tinySiteInput,
      departments: { lessons: { name: 'Lessons', ...department } as never },
      pages: tinySiteInput.pages.map((page, index) =>
        index === 0 ? { ...page, hero: { ...page.hero, lead: 'Lessons: {hours:lessons}' } } : page,
      ) as never,
    });
  const regular = [{ days: ['Monday', 'Saturday'], opens: '10:00', closes: '20:00' }];
  const seasons = [{ name: 'Summer', from: '07-01', until: '08-15', regular: [{ days: ['Saturday'] }] }];
  expect(parse({ regular, seasons }).pages[0]?.hero.lead).toBe(
    'Lessons: Monday and Saturday 10:00-20:00; Summer (1 July – 15 August): Saturday closed',
  );
  expect(() => parse({ seasons })).toThrow('departments.lessons: has seasons but no regular hours; write regular too');
  expect(() => parse({ regular, seasons: [...seasons, { ...seasons[0], name: 'Two', from: '08-01' }] })).toThrow(
    'departments.lessons.seasons[1].from: found "08-01", a day already in departments.lessons.seasons[0]; change one so that the seasons do not overlap',
  );
});

it('has departments with exceptions of their own', () => {
  const regular = [{ days: ['Monday' as const], opens: '10:00', closes: '20:00' }];
  const exceptions = [
    { date: '2026-12-28', name: 'Inventory', opens: '10:00', closes: '12:00' },
    { date: '2026-11-02', name: 'Fair' },
  ];
  const parse = (department: object) =>
    parseSite({
      ...tinySiteInput,
      hours: { ...tinySiteInput.hours, exceptions: [{ date: '2026-12-24', until: '2027-01-02', name: 'Christmas' }] },
      departments: { shop: { name: 'Shop', ...department } as never },
    });
  const parsed = parse({ regular, exceptions });
  expect(departmentTables(parsed, '2026-11-23').shop).toEqual([
    {
      rows: [
        { days: 'Monday', times: ['10:00-20:00'] },
        { days: 'Tuesday to Sunday', times: [] },
        { days: 'Inventory (28 December)', times: ['10:00-12:00'], isNamed: true },
      ],
    },
  ]);
  const hours = departmentHours(parsed.departments?.shop ?? {}, parsed.hours.exceptions);
  const opens = (date: string) => hoursOn(hours, date).periods.map(({ closes }) => closes);
  const days = ['2026-12-21', '2026-12-27', '2026-12-28', '2026-12-29', '2027-01-02', '2027-01-04'];
  expect(days.map(opens)).toEqual([['20:00'], [], ['12:00'], [], [], ['20:00']]);
  expect(() => parse({ phone: tinySiteInput.business.phone, exceptions })).toThrow(
    'departments.shop: has exceptions but no regular hours; write regular too',
  );
  expect(() => parse({ regular, exceptions: [...exceptions, { date: '2026-11-01', until: '2026-11-03' }] })).toThrow(
    'departments.shop.exceptions[2].date: found "2026-11-01", but departments.shop.exceptions[1] already covers some of its days',
  );
});

it('opens a department on exceptions only within its own hours', () => {
  const openings = (exception: object, regular: object[]) => {
    const [shared] = parseSite({
      ...tinySiteInput,
      hours: { ...tinySiteInput.hours, exceptions: [{ name: 'Christmas', ...exception } as never] },
    }).hours.exceptions;
    const hours = departmentHours({ regular } as never, shared ? [shared] : []);
    return hours.exceptions.map(({ date, until, ...times }) => [date, until, ...joinTimes([times]).periods]);
  };
  const eve = { date: '2026-12-24', opens: '08:30', closes: '13:00' };
  const monday = { days: ['Monday'], opens: '10:00', closes: '16:00', byAppointment: true };
  expect(openings(eve, [monday])).toEqual([]);
  const clipped = { opens: '10:00', closes: '13:00', byAppointment: true };
  expect(openings({ ...eve, until: '2026-12-30' }, [monday])).toEqual([['2026-12-28', undefined, clipped]]);
  const tuesday = { ...monday, days: ['Tuesday', 'Wednesday'] };
  expect(openings({ ...eve, until: '2026-12-30' }, [monday, tuesday])).toEqual([['2026-12-28', '2026-12-30', clipped]]);
  expect(openings({ ...eve, until: '2026-12-28', closes: '09:30' }, [monday])).toEqual([['2026-12-28', undefined]]);
  const night = { days: ['Thursday'], opens: '21:00', closes: '02:00' };
  expect(openings({ ...eve, opens: '20:00', closes: '01:00' }, [night])).toEqual([
    ['2026-12-24', undefined, { opens: '21:00', closes: '01:00' }],
  ]);
  const arranged = { opens: '08:30', closes: '13:00', byAppointment: true };
  expect(openings(eve, [{ days: ['Thursday'], byAppointment: true }])).toEqual([['2026-12-24', undefined, arranged]]);
  expect(openings({ date: '2026-12-24' }, [monday])).toEqual([['2026-12-24', undefined]]);
});

it('says once that all hours are by appointment', () => {
  const rows = [
    { days: ['Monday' as const, 'Tuesday' as const], periods: [morning, { opens: '14:00', closes: '18:00' }] },
    { days: ['Saturday' as const], opens: '10:00', closes: '12:00' },
  ].map((row) => ({ ...row, byAppointment: true as const }));
  const short = (regular: typeof rows) => hoursShort({ ...site, hours: { regular } });
  expect(short(rows)).toBe('Mon-Tue 9:00-12:00 and 14:00-18:00, Sat 10:00-12:00; by appointment');
  expect(short(rows.slice(0, 1))).toBe('Mon-Tue 9:00-12:00 and 14:00-18:00 by appointment');
  const open = { days: ['Friday' as const], ...morning };
  expect(hoursShort({ ...site, hours: { regular: [...rows.slice(1), open] } })).toBe(
    'Fri 9:00-12:00, Sat 10:00-12:00 by appointment',
  );
  const anyTime = { days: ['Friday' as const], byAppointment: true as const };
  expect(hoursShort({ ...site, hours: { regular: [...rows.slice(1), anyTime] } })).toBe(
    'Fri by appointment, Sat 10:00-12:00 by appointment',
  );
  const summer = { name: 'Summer', from: '06-01', until: '08-31', regular: [open] };
  expect(hoursShort({ ...site, hours: { regular: rows, seasons: [summer] } })).toMatch(
    /, Sat 10:00-12:00 by appointment; Summer /,
  );
});

const morning = { opens: '09:00', closes: '12:00' };

it('names the days of slots that only some days or seasons have', () => {
  const days = [
    { days: ['Friday' as const], ...morning },
    { days: ['Saturday' as const], opens: '09:30', closes: '12:30' },
  ];
  const winter = {
    name: 'Winter',
    from: '11-01',
    until: '02-29',
    regular: [{ days: ['Friday' as const], opens: '10:00', closes: '11:00' }],
  };
  const labels = (hours: Partial<typeof site.hours>) => {
    const timed = parseSite({
      ...tinySiteInput,
      forms: { ...tinySiteInput.forms, timeSlots: [], slotMinutes: 60 },
      hours: { timeZone: 'Europe/London', regular: days.slice(0, 1), exceptions: [], ...hours },
    } as never);
    return timed.forms.timeSlots.map((slot) => [slot, slotDays(slot, timed)].filter(Boolean).join(' '));
  };
  expect(labels({})).toEqual(['9:00-10:00', '10:00-11:00', '11:00-12:00']);
  expect(labels({ regular: days }).slice(0, 2)).toEqual(['9:00-10:00 Friday', '9:30-10:30 Saturday']);
  expect(labels({ regular: days, seasons: [winter] })).toContain('9:30-10:30 Saturday');
  const without = ['9:00-10:00 not in Winter', '10:00-11:00', '11:00-12:00 not in Winter'];
  expect(labels({ seasons: [winter] })).toEqual(without);
  const long = { ...winter, regular: [{ days: ['Saturday' as const], ...morning }] };
  const weekend = [{ days: ['Friday' as const, 'Saturday' as const], ...morning }];
  expect(labels({ regular: weekend, seasons: [winter] })[0]).toBe('9:00-10:00 Winter: Saturday');
  expect(labels({ regular: weekend, seasons: [{ ...long, regular: [{ days: ['Saturday' as const] }] }] })[0]).toBe(
    '9:00-10:00',
  );
  expect(labels({ regular: days, seasons: [long] })[0]).toBe('9:00-10:00 Friday; Winter: Friday and Saturday');
  const early = [{ days: ['Friday' as const], opens: '08:00', closes: '12:00' }];
  expect(labels({ seasons: [{ ...winter, regular: early }] })[0]).toBe('8:00-9:00 Winter');
  expect(
    labels({ exceptions: [{ date: '2026-12-24', name: 'Christmas Eve', opens: '08:00', closes: '09:00' }] })[0],
  ).toBe('8:00-9:00 Christmas Eve');
  expect(slotDays('20:00-21:00', parseSite(tinySiteInput))).toBeUndefined();
});

it('lists exceptions that all branches share once', () => {
  const days = (closed: object) => {
    const regular = [{ days: ['Monday' as const], opens: '10:00', closes: '16:00' }];
    const address = { town: 'Rainham', country: 'GB' };
    const branch = parseSite({
      ...tinySiteInput,
      hours: {
        timeZone: 'Europe/London',
        regular: [...weekdayRows],
        exceptions: [
          { date: '2026-12-25', until: '2026-12-28', name: 'Christmas' },
          { date: '2027-01-04', name: 'Stocktaking', opens: '12:00', closes: '18:00' },
        ],
      },
      departments: { rainham: { name: 'Rainham', address, regular, ...closed } },
    });
    const today = '2026-12-20';
    const { shared, tables } = extractShared([
      hoursTable(branch, today),
      ...Object.values(departmentTables(branch, today)),
    ]);
    const named = tables.map((table) => table.flatMap(({ rows }) => rows).filter(({ isNamed }) => isNamed));
    return [shared, ...named].map((rows) => rows.map((row) => row.days));
  };
  const [christmas, stocktaking] = ['Christmas (25 – 28 December)', 'Stocktaking (4 January)'];
  expect(days({})).toEqual([[christmas], [stocktaking], [stocktaking]]);
  expect(days({ openOnExceptions: true })).toEqual([[], [christmas, stocktaking], []]);
  expect(extractShared([hoursTable(site, '2026-12-20')]).shared).toEqual([]);
});

it('has every season for the footer, whose page may stand until another, and no exceptions by name', () => {
  const brief = (today: string) => withoutExceptions(hoursTable(site, today)) ?? [];
  const days = brief('2026-12-20').flatMap(({ rows }) => rows.map(({ days }) => days));
  expect(days).not.toContain('Christmas (25 – 26 December)');
  expect(brief('2026-12-20').map(({ name }) => name)).toEqual([undefined, 'Summer (1 July – 31 August)']);
  expect(brief('2026-07-20').map(({ name }) => name)).toEqual(['Summer (1 July – 31 August)', 'Rest of the year']);
  expect(withoutExceptions(hoursTable(parseSite(tinySiteInput), '2026-12-20'))).toBeUndefined();
});

it('links the footer to the last page that shows the hours, beside a form too', () => {
  const visit = { kind: 'visit', heading: 'Find us', show: ['hours'] };
  const aside = tinySiteInput.pages.map((page) =>
    page.path === '/contact' ? { ...page, sections: [{ ...page.sections[0], aside: [visit] }] } : page,
  );
  expect(hoursPage(parseSite({ ...tinySiteInput, pages: aside } as never))).toBe('/contact');
});

it('has a dated exception under its own season, and a closed season in a line, at each place', () => {
  const seasonal = parseSite(seasonalBusiness as never);
  const list = (table: ReturnType<typeof hoursTable> = []) =>
    table.map(({ name, rows }) => [name, ...rows.map(({ days, times }) => `${days}: ${times}`)]);
  const christmas = 'Christmas and New Year (24 December – 2 January): ';
  const easter = 'Easter holidays (5 April): 9:30-17:00';
  const week = ['Monday: ', 'Tuesday to Sunday: 9:30-18:30'];
  expect(list(hoursTable(seasonal, '2026-11-26'))).toEqual([
    ['Winter (1 November – 31 March): closed'],
    ['Rest of the year', ...week.slice(1), easter],
  ]);
  const classroom = [
    'Monday, Tuesday, Friday and Sunday: ',
    'Wednesday and Thursday: 17:00-21:00',
    'Saturday: 10:00-13:00',
  ];
  const summer = 'Summer (1 April – 31 October): closed';
  const tableOf = () => list(departmentTables(seasonal, '2026-11-26').classroom);
  expect(tableOf()).toEqual([[undefined, ...classroom, christmas], [summer]]);
  Object.assign(seasonal.departments?.classroom ?? {}, { exceptions: seasonal.hours.exceptions.slice(1) });
  expect(tableOf()).toEqual([
    [undefined, ...classroom, christmas],
    [summer, easter],
  ]);
  expect(hoursSentence(seasonal)).toBe(
    'Monday closed, Tuesday to Sunday 9:30-18:30; Winter (1 November – 31 March): closed',
  );
  expect(hoursShort(seasonal)).toBe('Tue-Sun 9:30-18:30; Winter (1 November – 31 March): closed');
  expect(list(hoursTable(seasonal, '2026-07-01'))).toEqual([
    [undefined, ...week, easter],
    ['Winter (1 November – 31 March): closed'],
  ]);
});

it('joins the parts of a season, and seasons with the same hours', () => {
  const part = (name: string, from: string, until: string) => ({
    name,
    from,
    until,
    regular: [{ days: ['Sunday' as const] }],
  });
  const firstDay = { date: '2027-01-01', name: 'New Year' };
  const months = [part('Winter', '01-01', '02-29'), part('Winter', '11-01', '11-30')];
  const withSeasons = (seasons: object[]) =>
    parseSite({
      ...tinySiteInput,
      forms: { ...tinySiteInput.forms, timeSlots: [], slotMinutes: 60 },
      hours: { timeZone: 'Europe/London', regular: site.hours.regular, seasons, exceptions: [firstDay] },
    } as never);
  const winter = 'Winter (1 January – end of February and 1 – 30 November)';
  const list = (seasons: object[], today: string) =>
    hoursTable(withSeasons(seasons), today).map(({ name, rows }) => [name, ...rows.map(({ days }) => days)]);
  const current = 'Winter (1 – 30 November and 1 January – end of February)';
  expect(list(months, '2026-11-28').map(([name]) => name)).toEqual([current, 'Rest of the year']);
  expect(list(months, '2026-11-28')[0]).toContain('New Year (1 January)');
  expect(list(months, '2026-10-01')[1]).toEqual([current, 'Sunday', 'New Year (1 January)']);
  const two = [part('Winter', '01-01', '02-29'), part('Harvest', '09-01', '09-30')];
  expect(list(two, '2026-09-10')[0]?.[0]).toBe('Harvest (1 – 30 September) and Winter (1 January – end of February)');
  expect(hoursSentence(withSeasons(months))).toMatch(
    new RegExp(`; ${winter.replace(/[()]/g, '\\$&')}: Sunday closed$`),
  );
  const early = months.map((season) => ({
    ...season,
    regular: [{ days: ['Sunday'], opens: '08:00', closes: '18:00' }],
  }));
  expect(slotDays('8:00-9:00', withSeasons(early))).toBe('Winter');
  const later = months.map((season) => ({
    ...season,
    regular: [{ days: ['Sunday'], opens: '10:00', closes: '18:00' }],
  }));
  expect(slotDays('9:00-10:00', withSeasons(later))).toBe('Saturday and Sunday; Winter: Saturday');
});

it('keeps a day and its month on one line where the day has a full stop', () => {
  const exceptions = [{ date: '2026-12-24', until: '2027-01-06', name: 'Urlaub' }];
  const german = parseSite({ ...tinySiteInput, language: 'de-AT', hours: { ...tinySiteInput.hours, exceptions } });
  const rows = hoursTable(german, '2026-11-28').flatMap((table) => table.rows.map(({ days }) => days));
  expect(rows).toContain('Urlaub (24.\u00a0Dezember – 6.\u00a0Jänner)');
});

it('says once that business and department are closed in a part of the year', () => {
  const days = weekdays;
  const january = { name: 'January', from: '01-01', until: '01-31', regular: [{ days }] };
  const winter = { ...january, name: 'Winter', until: '02-10' };
  const kitchen = { name: 'Kitchen', regular: [{ days, opens: '07:30', closes: '09:30' }] };
  const { hours, departments, ...rest } = parseSite({
    ...tinySiteInput,
    hours: { ...tinySiteInput.hours, regular: [{ days, opens: '08:00', closes: '20:00' }], seasons: [january] },
    departments: {
      kitchen: { ...kitchen, seasons: [january] },
      walks: { ...kitchen, name: 'Walks', seasons: [winter] },
    },
  } as never);
  const weeks = (isAlone: boolean) =>
    Object.values(departmentTables({ ...rest, hours, departments }, '2026-11-20', { isAlone })).map(
      ({ length }) => length,
    );
  expect([weeks(false), weeks(true)]).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
