import { expect, it } from 'vitest';
import { pastDays } from '../../checks/calendar-warnings.ts';
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
