import { expect, test } from 'vitest';
import { rulesAt, slotsOfAnyDay } from '../../schema/booking.ts';
import { addDays, todayIn } from '../../schema/clock.ts';
import { enquirySchema } from '../../schema/enquiry.ts';
import { weekdayOf } from '../../schema/opening-times.ts';
import { bookingFile } from '../../server/mail/business-mail.ts';
import { composeMail, mailAddresses } from '../../server/mail/compose.ts';
import { confirmationMail } from '../../server/mail/confirmation-mail.ts';
import { bookingRules, formRules } from '../../site/form-rules.ts';
import { parseSite } from '../../site/parse.ts';
import { sitePages } from '../../site/shared-site.ts';
import { enquiryFormProps } from '../../templates/islands/enquiry-form-props.ts';
import { twoBranches } from '../fixtures/two-branches.config.ts';
import { enquiry, postJson, startServer } from './start-server.ts';

const next = (weekday: string) => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(todayIn('Europe/London'), index + 1));
  return days.find((day) => weekdayOf(day) === weekday) ?? '';
};

const site = parseSite(twoBranches());
const booking = { ...enquiry, formType: 'booking', registration: 'AB12', service: 'other', branch: 'rainham' };

test('a visit to a branch is booked in the hours of the branch', async () => {
  const { url, db } = await startServer({ site });
  const book = async (change: object) => {
    const answer = await postJson(url, { ...booking, ...change });
    return answer.status === 201 ? 'booked' : (await answer.text()).replace(/ \d+ \w+/g, '');
  };
  const saturday = { preferredDate: next('Saturday'), preferredTime: '10:00 - 12:00' };
  const monday = { preferredDate: next('Monday'), preferredTime: '15:00 - 17:00' };
  expect(await book(saturday)).toBe('booked');
  expect(await book(monday)).toMatch(/^We’re closed on Monday\. How about Saturday/);
  expect(await book({ ...saturday, preferredTime: '9:00 - 11:00' })).toBe(
    'On Saturday we’re open 10:00-14:00. How about 10:00 - 12:00?',
  );
  expect(await book({ ...monday, branch: 'smallham' })).toBe('booked');
  expect(await book({ ...saturday, branch: 'smallham' })).toMatch(/^We’re closed on Saturday\. How about Monday/);

  const [atBranch, atHome] = await db.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
  const shared = sitePages(site).site;
  const written = (row = atBranch) => (row ? JSON.stringify(confirmationMail(shared, row, new Date())) : '');
  const place = (row = atBranch) => (row ? /LOCATION:(.*)\r/.exec(bookingFile(shared, row) ?? '')?.[1] : '');
  expect(written()).toContain('Tiny Garage, Rainham branch\\n3 Mill Lane, Rainham');
  const { phone } = site.business;
  expect([written(), written(atHome)].map((mail) => mail.match(/tel:\+\d+/g))).toEqual([
    ['tel:+441632960199'],
    [`tel:${phone.dial}`],
  ]);
  expect(written()).toContain('"button":"Call Rainham branch on 01632 960199"');
  expect(written(atHome)).toContain(`"button":"Call us on ${phone.display}"`);
  expect(written()).not.toContain(phone.display);
  expect(written(atHome)).toContain('Tiny Garage\\n1 Short Lane, Smallham');
  expect(place()).toBe('Tiny Garage\\, Rainham branch\\, 3 Mill Lane\\, Rainham');
  expect(place(atHome)).toContain('1 Short Lane');
});

test('a day is not refused before the branch is chosen', () => {
  const rules = formRules(site, 'booking');
  const schema = enquirySchema(rules, () => '2026-11-23T10:00', bookingRules(site));
  const values = { ...booking, preferredDate: '2026-11-28', preferredTime: '', email: '', message: '' };
  const faults = (branch: string) => schema.safeParse({ ...values, branch }).error?.issues.map(({ path }) => path[0]);
  expect([faults('smallham'), faults(''), faults('rainham')]).toEqual([['preferredDate'], ['branch'], undefined]);
});

test('a branch may be open on a day on which the business is closed', async () => {
  const saturday = next('Saturday');
  const parsed = parseSite(twoBranches());
  const [branch] = Object.values(parsed.departments ?? {});
  parsed.hours.exceptions = [{ date: saturday, name: 'Fair' }];
  const { url } = await startServer({ site: parsed });
  const visit = { ...booking, preferredDate: saturday, preferredTime: '10:00 - 12:00' };
  expect((await postJson(url, visit)).status).not.toBe(201);
  if (branch) branch.exceptions = [{ date: saturday, name: 'Fair', opens: '10:00', closes: '13:00' }];
  const { url: later } = await startServer({ site: parsed });
  expect((await postJson(later, visit)).status).toBe(201);
});

test('a department without an address is booked in its own hours, at the address of the business', async () => {
  const { departments, ...others } = twoBranches();
  const { address: _, ...department } = departments?.rainham ?? { name: '' };
  const parsed = parseSite({ ...others, departments: { rainham: { ...department, name: 'Tyre bay' } } });
  const { url, db } = await startServer({ site: parsed });
  const book = async (day: string) =>
    (await postJson(url, { ...booking, preferredDate: next(day), preferredTime: '10:00 - 12:00' })).status;
  expect([await book('Saturday'), await book('Monday')]).toEqual([201, 422]);
  const [row] = await db.selectFrom('enquiry').selectAll().execute();
  const mail = row && JSON.stringify(confirmationMail(sitePages(parsed).site, row, new Date()));
  expect(mail).toContain('Tiny Garage, Tyre bay\\n1 Short Lane, Smallham');
  expect(mail).toContain('"button":"Call Tyre bay on 01632 960199"');
});

test('a department that comes to its customers is booked without an address', async () => {
  const { departments, ...others } = twoBranches();
  const { address: _, ...department } = departments?.rainham ?? { name: '' };
  const van = { ...department, name: 'Van', comesToCustomers: true as const };
  const parsed = parseSite({ ...others, departments: { rainham: van } });
  const { url, db } = await startServer({ site: parsed });
  await postJson(url, { ...booking, preferredDate: next('Saturday'), preferredTime: '10:00 - 12:00' });
  const shared = sitePages(parsed).site;
  const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
  expect(confirmationMail(shared, row, new Date()).blocks).toContainEqual({ text: `Tiny Garage, Van\n${parsed.url}` });
  expect(bookingFile(shared, row)).toContain('LOCATION:Tiny Garage\\, Van\r\n');
  const { calendar } = enquiryFormProps(shared, 'booking', { path: '/book-online' });
  expect(calendar.branches).toEqual({ rainham: 'Tiny Garage, Van' });
  const { street: _street, ...town } = others.business.address;
  const mobile = sitePages(
    parseSite({ ...others, departments: { rainham: van }, business: { ...others.business, address: town } }),
  ).site;
  const atHome = { ...row, answers: row.answers.filter(({ role }) => role !== 'branch') };
  expect(bookingFile(mobile, atHome)).toContain('LOCATION:Tiny Garage\r\n');
  expect(enquiryFormProps(mobile, 'booking', { path: '/book-online' }).calendar.place).toBe('Tiny Garage');
});

test('an enquiry goes to the email address of the branch that it chooses, unless the settings name the recipients', async () => {
  const { url, db } = await startServer({ site });
  for (const [chosen, day] of [
    ['rainham', 'Saturday'],
    ['smallham', 'Monday'],
  ] as const)
    await postJson(url, { ...booking, branch: chosen, preferredDate: next(day), preferredTime: '10:00 - 12:00' });
  const rows = await db.selectFrom('enquiry').selectAll().orderBy('received_at').execute();
  const { site: shared } = sitePages(site);
  const now = new Date();
  const sent = (kind: 'garage' | 'visitor', enquiriesTo?: string[]) =>
    rows.map((row) => {
      const addresses = mailAddresses({ ENQUIRIES_FROM: undefined, ENQUIRIES_TO: enquiriesTo }, shared);
      const order = { mail: { id: '1', kind }, enquiry: row, now, site: shared, addresses };
      const mail = composeMail(order);
      return kind === 'garage' ? mail?.envelope.to : mail?.replyTo?.address;
    });
  const own = site.business.email;
  expect(sent('garage')).toEqual([['rainham@tiny.example'], [own]]);
  expect(sent('garage', ['test@tiny.example'])).toEqual([['test@tiny.example'], ['test@tiny.example']]);
  expect(sent('visitor')).toEqual(['rainham@tiny.example', own]);
});

test('the form has the hours and the address of each branch', () => {
  const props = enquiryFormProps(sitePages(site).site, 'booking', { path: '/book-online' });
  expect(props.booking?.branches).toEqual({ rainham: { regular: expect.anything(), exceptions: [] } });
  expect(props.calendar.branches).toEqual({ rainham: 'Tiny Garage, Rainham branch, 3 Mill Lane, Rainham' });
});

test('the form says at which branch a time is possible, and offers those of the chosen branch', () => {
  const { forms, ...others } = twoBranches();
  const divided = parseSite({ ...others, forms: { ...forms, timeSlots: undefined, slotMinutes: 120 } });
  const { fields } = enquiryFormProps(sitePages(divided).site, 'booking', { path: '/book-online' });
  const times = fields.find(({ rule }) => rule.kind === 'slot')?.options;
  expect(times?.map(({ label, days }) => [label, days])).toEqual([
    ['9:00-11:00', 'In smallham'],
    ['10:00-12:00', 'In rainham'],
    ['11:00-13:00', 'In smallham'],
    ['12:00-14:00', 'In rainham'],
    ['13:00-15:00', 'In smallham'],
    ['15:00-17:00', 'In smallham'],
  ]);
  const offered = (branch: string) => slotsOfAnyDay(rulesAt(bookingRules(divided), branch));
  expect(offered('rainham')).toEqual(['10:00-12:00', '12:00-14:00']);
  expect(offered('smallham')).toHaveLength(4);
  const here = { days: ['Monday' as const, 'Saturday' as const], opens: '10:00', closes: '14:00' };
  const both = parseSite({
    ...others,
    hours: { ...others.hours, regular: [here] },
    forms: { ...forms, timeSlots: undefined, slotMinutes: 120 },
  });
  const options = enquiryFormProps(sitePages(both).site, 'booking', { path: '/book-online' }).fields;
  expect(options.find(({ rule }) => rule.kind === 'slot')?.options?.map(({ days }) => days)).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['rainam', 'options[1].code: found "rainam"; it is not a branch. Did you mean "rainham"? Use one of: rainham.'],
  [
    'gillingham',
    'found "smallham", "gillingham", of which only one may mean the business itself; use branches or departments for the others: rainham',
  ],
])('the check finds a choice that is no branch: %s', (code, message) => {
  expect(() => parseSite(twoBranches(['smallham', code]))).toThrow(message);
});

test('a form offers departments that have only an email address of their own', () => {
  const { departments, ...others } = twoBranches(['smallham', 'rainham', 'parts', 'sales']);
  const at = (key: string) => ({ name: key, text: 'By e-mail.', email: `${key}@tiny.example` });
  const site = parseSite({ ...others, departments: { ...departments, parts: at('parts'), sales: at('sales') } });
  expect(Object.keys(bookingRules(site).branches ?? {})).toEqual(['rainham']);
});

test('the check blames a misspelt address, and not the form that offers the branch', () => {
  const { departments, ...others } = twoBranches();
  const { address, regular: _, ...branch } = departments?.rainham ?? { name: '' };
  const faulty = { ...others, departments: { rainham: { ...branch, adress: address } } };
  expect(() => parseSite(faulty)).toThrow(/1 problem:\n {2}departments\.rainham\.adress: .*Did you mean address\?/);
});

test('the calendar entry of a visitor names the branch also where that has no hours of its own', () => {
  const { departments, ...others } = twoBranches();
  const { regular: _, ...branch } = departments?.rainham ?? { name: '' };
  const parsed = parseSite({ ...others, departments: { rainham: branch } });
  const { calendar } = enquiryFormProps(sitePages(parsed).site, 'booking', { path: '/book-online' });
  expect(calendar.branches).toEqual({ rainham: 'Tiny Garage, Rainham branch, 3 Mill Lane, Rainham' });
});
