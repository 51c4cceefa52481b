import { expect, test } from 'vitest';
import { runEnquiries } from '../../cli/enquiries/program.ts';
import { addDays, todayIn } from '../../schema/clock.ts';
import { enquirySchema, visitFields } from '../../schema/enquiry.ts';
import { type Database, fileOf } from '../../server/database/database.ts';
import { bookingFile, businessMail } from '../../server/mail/business-mail.ts';
import { confirmationMail } from '../../server/mail/confirmation-mail.ts';
import { readDigest } from '../../server/mail/digest.ts';
import { describeVisit, listAnswers, visitDays } from '../../site/answers.ts';
import { bookingRules, formRules } from '../../site/form-rules.ts';
import { parseSite } from '../../site/parse.ts';
import { type SharedSite, sitePages } from '../../site/shared-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { enquiry, postJson, startServer } from './start-server.ts';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const { fields } = tinySiteInput.forms.forms.booking;
const stay = [
  { name: 'arrival', kind: 'date', role: 'appointment', label: 'Arrival', required: true },
  { name: 'metres', kind: 'number', label: 'Length in metres' },
  { name: 'deposit', kind: 'date', label: 'Deposit paid', max: { field: 'arrival', days: -7 } },
  { name: 'departure', kind: 'date', label: 'Departure', required: true, min: { field: 'arrival', days: 1 } },
];
const isDay = (field: object) => 'field' in field && String(field.field).startsWith('preferred');
const today = todayIn('Europe/London');
const [arrival, closed, departure] = [addDays(today, 20), addDays(today, 21), addDays(today, 23)] as const;
const definitionOf = (days: object[]) =>
  ({
    ...tinySiteInput,
    hours: {
      timeZone: 'Europe/London',
      regular: [{ days: everyDay, opens: '09:00', closes: '17:00' }],
      exceptions: [{ date: closed, name: 'Fair' }],
    },
    forms: {
      ...tinySiteInput.forms,
      forms: {
        ...tinySiteInput.forms.forms,
        booking: {
          ...tinySiteInput.forms.forms.booking,
          name: 'Mooring request',
          fields: [...fields.filter((each) => !isDay(each)), ...days],
        },
      },
    },
  }) as never;
const site = parseSite(definitionOf(stay));

async function listOf(shared: SharedSite, db: Database, command = 'list'): Promise<string> {
  let out = '';
  const write = (text: string) => {
    out += text;
  };
  const env = { ...process.env, DATABASE_URL: `file:${fileOf(db)?.path}` };
  await runEnquiries([command], { readEnv: () => env, readSite: () => shared, stdout: { write }, stderr: { write } });
  return out;
}

test('a stay has the name of its form, and its last day with its first, in mails, at the desk and in the calendar', async () => {
  const { url, db } = await startServer({ site });
  const booking = { ...enquiry, formType: 'booking', form: 'booking', registration: 'AB12', service: 'other' };
  const posted = await postJson(url, { ...booking, arrival, metres: '8', deposit: today, departure });
  expect(posted.status).toBe(201);
  const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
  const shared = sitePages(site).site;
  const labels = ({ blocks }: ReturnType<typeof businessMail>) =>
    blocks.flatMap((block) => ('rows' in block ? [block.rows.map(({ label }) => label)] : []));
  expect(labels(businessMail(shared, row))[0]).toEqual(['Arrival', 'Departure']);
  expect(labels(confirmationMail(shared, row, new Date()))[0]?.slice(0, 2)).toEqual(['Arrival', 'Departure']);
  expect(businessMail(shared, row).subject).toMatch(/^Mooring request: /);
  expect(bookingFile(shared, row)).toContain('SUMMARY:Mooring request: ');
  const compact = (day: string) => day.replaceAll('-', '');
  expect(bookingFile(shared, row)?.match(/DT(START|END).*\d/g)).toEqual([
    `DTSTART;VALUE=DATE:${compact(arrival)}`,
    `DTEND;VALUE=DATE:${compact(addDays(departure, 1))}`,
  ]);
  expect(describeVisit(row.answers, 'en-GB')).toMatch(/^\w+day \d+.* – \w+day \d+ \w+ \d{4}$/);
  const bookedOn = async (day: string) => (await readDigest(db, site, day)).booked.count;
  expect([await bookedOn(arrival), await bookedOn(departure)]).toEqual([1, 0]);
  const [heading = '', line = ''] = (await listOf(shared, db)).split('\n');
  expect(heading).not.toMatch(/ARRIVAL|DEPARTURE/);
  expect(line).toContain('Mooring request');
  expect(await listOf(shared, db, 'export')).toContain('"booking","Mooring request",');
  expect(line.trim()).toMatch(new RegExp(`${arrival} ${departure}$`));
});

test('a number of nights counts from the arrival', async () => {
  const nights = { name: 'nights', kind: 'number', role: 'appointment', label: 'Nights', required: true, min: 1 };
  const inNights = parseSite(definitionOf([...stay.slice(0, 1), nights]));
  const { url, db } = await startServer({ site: inNights });
  const booking = { ...enquiry, formType: 'booking', form: 'booking', registration: 'AB12', service: 'other' };
  expect((await postJson(url, { ...booking, arrival, nights: '3' })).status).toBe(201);
  const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
  expect(visitDays(row.answers)).toEqual([arrival, departure]);
  expect(bookingFile(sitePages(inNights).site, row)).toContain(
    `;VALUE=DATE:${addDays(departure, 1).replaceAll('-', '')}`,
  );
  expect(describeVisit(row.answers, 'en-GB')).toMatch(/^\w+day \d+.* – \w+day \d+ \w+ \d{4}$/);
  const list = await listOf(sitePages(inNights).site, db);
  expect(list.trim()).toMatch(new RegExp(`${arrival} ${departure}$`));
  expect(list).not.toContain('NIGHTS');
  // More than a year is no stay.
  const answers = (count: string) => listAnswers(inNights, { formType: 'booking' }, { arrival, nights: count });
  expect(visitDays(answers('1e9'))).toEqual([arrival, arrival]);
});

test('a stay may begin on a closed day if its arrival has no role', () => {
  const anyDay = parseSite(definitionOf(stay.map(({ role: _, ...field }) => field)));
  const rules = formRules(anyDay, 'booking');
  expect(visitFields(rules)).toEqual({ date: 'arrival', until: 'departure' });
  expect(visitFields(formRules(site, 'booking'))).toEqual({ date: 'arrival', until: 'departure' });
  const values = { arrival: closed, departure: addDays(closed, 2) };
  const faults = (each: typeof site) => {
    const schema = enquirySchema(formRules(each, 'booking'), () => `${today}T10:00`, bookingRules(each));
    return schema
      .safeParse(values)
      .error?.issues.map(({ path }) => path[0])
      .filter((name) => name === 'arrival');
  };
  expect([faults(site), faults(anyDay)]).toEqual([['arrival'], []]);
  expect(visitDays(listAnswers(anyDay, { formType: 'booking', form: 'booking' }, values))).toEqual(
    Object.values(values),
  );
  expect(visitFields(formRules(anyDay, 'contact'))).toEqual({ date: '', until: '' });
});
