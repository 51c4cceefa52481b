import { describe, expect, it } from 'vitest';
import { calendarWarnings, pastDays } from '../../checks/calendar-warnings.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const courses = (language: string, days: readonly string[]) => {
  const options = days.map((day, index) => ({ code: `course-${index}`, label: `Course, ${day}` }));
  const rows = days.map((day) => ['Course', day]);
  const table = { kind: 'table', heading: 'Courses', caption: 'Courses', columns: ['What', 'When'], rows };
  const [page, ...others] = structuredClone(tinySiteInput.pages) as unknown as { sections: object[] }[];
  page?.sections.unshift(table);
  const forms = structuredClone(tinySiteInput.forms) as unknown as { forms: { contact: { fields: object[] } } };
  forms.forms.contact.fields.unshift({ name: 'course', kind: 'select', label: 'Course', options });
  return parseSite({ ...tinySiteInput, language, pages: [page, ...others], forms } as never);
};

it.each([
  ['en-GB', '11 January 2027', '11 Jan 2027', '11/01/2027', '12 January 2027'],
  ['de-AT', '11. Jänner 2027', '11.01.2027', '11.1.2027', '12. Jänner 2027'],
  ['pl-PL', '11 stycznia 2027', '11 sty 2027', '11.01.2027', '12 stycznia 2027'],
])('warns of a course whose day is over, as %s writes it', (language, long, medium, short, next) => {
  const site = courses(language, [long, medium, short, `${long} – ${next}`, next, '2027', '11']);
  const places = ["pages['/'].sections", 'forms.forms.contact.fields[0].options'];
  expect(pastDays(site, '2027-01-11')).toEqual([]);
  const found = pastDays(site, '2027-01-12');
  expect(found).toHaveLength(6);
  expect(found[0]).toBe(`${places[1]}[0].label: found "${long}"; that day is over; remove it, or write the next one`);
  expect(pastDays(site, '2027-01-13')).toHaveLength(10);
  expect(pastDays(site, '2029-01-13')).toEqual([]);
});

describe('a day of a visit', () => {
  const warningsOf = (max: unknown, name = 'visitDay') => {
    const forms = structuredClone(tinySiteInput.forms) as unknown as { forms: { contact: { fields: object[] } } };
    forms.forms.contact.fields.unshift({ name, kind: 'date', label: 'Day', role: 'appointment', max });
    const site = parseSite({ ...tinySiteInput, forms } as never);
    return calendarWarnings(site).map(({ text }) => text);
  };

  it('warns once its last day is over', () => {
    expect(warningsOf('2020-06-30')).toContain(
      'forms.forms.contact.fields[0].max: 2020-06-30 is over, so that no day can be booked; write a later one, or { days: 90 }',
    );
  });

  it.each([['2090-06-30'], ['today'], [{ days: 90 }]])('may end on %j', (max) => {
    expect(warningsOf(max).join('\n')).not.toContain('is over');
  });
});

describe('the name of an exception', () => {
  const warningsOf = (language: string, exceptions: object[]) => {
    const hours = { ...tinySiteInput.hours, exceptions };
    const site = parseSite({ ...tinySiteInput, language, hours } as never);
    return calendarWarnings(site).flatMap(({ text }) => (text.includes('but is called') ? text : []));
  };

  it.each([
    ['en-GB', '2030-04-18', 'Good Friday', 'a Thursday'],
    ['de-DE', '2030-04-24', 'Ostermontag', 'a Wednesday'],
  ])('is not that of another weekday: %s', (language, date, name, day) => {
    expect(warningsOf(language, [{ date, name }])).toEqual([
      `hours.exceptions[0]: ${date} is ${day}, but is called ${JSON.stringify(name)}; correct the day or the name`,
    ]);
  });

  it.each([
    { date: '2030-04-19', name: 'Good Friday' },
    { date: '2030-12-26', name: 'Sunday hours' },
    { date: '2030-12-24', until: '2030-12-27', name: 'Christmas, to Friday' },
    { date: '2030-12-25', name: 'Christmas Day' },
  ])('may be $name', (exception) => {
    expect(warningsOf('en-GB', [exception])).toEqual([]);
  });
});

it('warns of a year in the copyright that the next build would leave as it is', () => {
  const thisYear = new Date().getFullYear();
  const warningsOf = (copyright: string) => {
    const site = parseSite({ ...tinySiteInput, layout: { ...tinySiteInput.layout, copyright } } as never);
    return calendarWarnings(site).flatMap(({ text }) => (text.startsWith('layout.copyright') ? [text] : []));
  };
  const warning = 'layout.copyright: the year 2024 is over; write {year} for that of each build';
  for (const copyright of ['© 2024 {name}', '© 2001–2024 {name}', 'Copyright (c) 2024, {name}'])
    expect(warningsOf(copyright)).toEqual([warning]);
  for (const copyright of [
    '© {year} {name}',
    '© 2001-{year} {name}',
    '© 2001 {name}',
    `© ${thisYear} {name}`,
    '{name}, 1950 Road',
  ])
    expect(warningsOf(copyright)).toEqual([]);
});
