import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { telephoneLink } from '../../schema/field-kinds.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { german } from '../../schema/vocabulary/german.ts';
import { polish } from '../../schema/vocabulary/polish.ts';
import type { EnquiryRow } from '../../server/database/database.ts';
import { normaliseLine, normaliseText } from '../../server/enquiries/read-submission.ts';
import { renderHtml } from '../../server/mail/blocks.ts';
import { reminderMail } from '../../server/mail/business-mail.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { classifyFailure, planRetry } from '../../server/mail/retry.ts';
import { createMailTransport } from '../../server/mail/transport.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { type Delivered, startMailServer } from './mail-server.ts';

const site = parseSite({
  ...tinySiteInput,
  hours: { timeZone: 'Europe/London', regular: [{ days: ['Friday'], opens: '08:00', closes: '18:00' }] },
  mail: { respondWithin: '2 hours', changeNotice: '24 hours' },
});

const row: EnquiryRow = {
  id: '6d1f8a0e-0000-4000-8000-000000000001',
  reference: 'K7QF3MPD',
  form_type: 'booking',
  state: 'received',
  received_at: '2026-11-20T08:40:00.000Z',
  submission_key: 'k',
  fingerprint: 'f',
  form: 'booking',
  name: '',
  phone: '',
  email: '',
  answers: [],
};

const typed = {
  name: 'Ann Driver',
  phone: '01632 960123',
  email: 'ann@example.org',
  registration: 'AB12 CDE',
  postcode: 'ZZ1 2ZZ',
  service: 'brake-service',
  message: 'A noise.\nPhone: 0900 1234\n<b>Call now</b>',
  preferredDate: '2026-11-23',
  preferredTime: 'Morning',
};

/** A booking as a visitor typed it. */
function bookingOf(change: Partial<typeof typed> = {}): EnquiryRow {
  const { name, phone, email, ...others } = { ...typed, ...change };
  return { ...row, name, phone, email, ...answersOf({ name, phone, email, ...others }) };
}

const booking = bookingOf();

let server: Awaited<ReturnType<typeof startMailServer>>;
let sender: ReturnType<typeof createMailTransport>;
beforeAll(async () => {
  server = await startMailServer();
  sender = createMailTransport(server.url);
});
afterAll(async () => {
  sender.close();
  await server.stop();
});

describe('the mail to the garage', () => {
  test('names form, visitor, car and reference in its subject, and replies go to the visitor', async () => {
    const { mail, from, to } = await send('garage', booking);
    expect(mail.subject).toBe('Booking request: Ann Driver, AB12 CDE, K7QF3MPD');
    expect(mail.from).toMatchObject({ name: 'Tiny Garage', address: 'office@tiny.example' });
    expect(mail.replyTo).toEqual([{ address: 'ann@example.org', name: '' }]);
    expect([from, to]).toEqual(['office@tiny.example', ['office@tiny.example', 'owner@tiny.example']]);
    expect(mail.messageId).toBe('<6d1f8a0e-0000-4000-8000-000000000001-garage@tiny.example>');
  });

  test.each([
    'Ann =?utf-8?q?Driver?= Smith',
    '=?UTF-8?B?QW5u?= =?iso-8859-1?Q?Driver?= ',
    '=?utf-8?q?=0D=0ABcc:_x=40example.org?= 😀 李小龙',
    'a =?utf-8*en?q?b?= c'.repeat(6),
    '=? ?=',
  ])('names the visitor %s as typed', async (name) => {
    const { mail } = await send('garage', { ...booking, name });
    expect(mail.subject).toBe(`Booking request: ${name}, AB12 CDE, K7QF3MPD`);
  });

  test('is plain text, the requested day first, and no message can imitate a field', async () => {
    const { mail } = await send('garage', booking);
    expect(mail.text).toMatchInlineSnapshot(`
      "Booking request K7QF3MPD

      Date: Monday 23 November 2026
      Time: Morning

      Call Ann Driver on 01632 960123

      Name: Ann Driver
      Phone: 01632 960123
      Email: ann@example.org
      Registration: AB12 CDE
      Postcode: ZZ1 2ZZ
      Service: Brake service
      Message:
          A noise.
          Phone: 0900 1234
          <b>Call now</b>

      Received Friday 20 November 2026 at 8:40.
      We promised a reply by 10:40.
      Reply to this email to write to Ann Driver.

      "
    `);
  });

  test('has the same content in HTML, with a phone link and everything escaped', async () => {
    const { mail } = await send('garage', booking);
    expect(mail.html).toContain('<a href="tel:01632960123"');
    expect(mail.html).toContain('<a href="mailto:ann@example.org"');
    expect(mail.html).toContain('&lt;b&gt;Call now&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toMatch(/Monday 23 November 2026[\s\S]+Ann Driver/);
  });

  test('of a booking has a calendar entry attached, in which no message can imitate a property', async () => {
    const { mail } = await send('garage', bookingOf({ preferredTime: '4:00 PM - 6:00 PM' }));
    const [{ filename, mimeType, content } = { filename: '', mimeType: '', content: '' }] = mail.attachments;
    expect([mail.attachments.length, filename, mimeType]).toEqual([1, 'K7QF3MPD.ics', 'text/calendar']);
    const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(file.replace(/\r?\n /g, '').split(/\r?\n/)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//enquiry//EN',
      'BEGIN:VEVENT',
      'UID:K7QF3MPD',
      'DTSTAMP:20261120T084000Z',
      'DTSTART:20261123T160000Z',
      'DTEND:20261123T180000Z',
      'SUMMARY:Booking request: Ann Driver\\, AB12 CDE',
      'LOCATION:Tiny Garage\\, 1 Short Lane\\, Smallham ZZ1 1ZZ',
      'DESCRIPTION:K7QF3MPD\\nName: Ann Driver\\nPhone: 01632 960123\\nEmail: ann@example.org\\nRegistration: AB12 CDE\\nPostcode: ZZ1 2ZZ\\nService: Brake service\\nMessage: A noise.\\nPhone: 0900 1234\\n<b>Call now</b>',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('leaves out empty fields, and has no reply address if none was given', async () => {
    const bare = {
      ...bookingOf({ email: '', registration: '', preferredDate: '', preferredTime: '' }),
      form_type: 'contact' as const,
    };
    const { mail } = await send('garage', bare);
    expect(mail.subject).toBe('Message: Ann Driver, K7QF3MPD');
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toMatch(/Registration|Date|Email/);
    expect(mail.attachments).toEqual([]);
  });

  test('reads from right to left in Hebrew', async () => {
    const blocks = [{ rows: [{ label: 'שם', value: 'משה' }] }];
    const html = renderHtml(blocks, { language: 'he-IL', title: '', colour: 'red' });
    expect(html).toMatch(/<html lang="he-IL" dir="rtl">.*<th [^>]*text-align:right/s);
    expect(renderHtml(blocks, { language: 'en', title: '', colour: 'red' })).not.toMatch(/rtl|right;/);
  });

  test('says how to reach a visitor whose form asks for no name', async () => {
    const { mail } = await send('garage', bookingOf({ name: '', email: 'ann@xn--mller-kva.de' }));
    expect(mail.subject).toBe('Booking request: AB12 CDE, K7QF3MPD');
    expect(mail.text).toContain('\nCall 01632 960123\n');
    expect(mail.text).toContain('Reply to this email to write to ann@müller.de.');
    const reminder = reminderMail(site, bookingOf({ name: '', email: '' }), new Date('2026-11-20T10:10:00Z'));
    expect(reminder.subject).toBe('Reply due by 10:40: 01632 960123, K7QF3MPD');
  });
});

describe('the confirmation', () => {
  test('has the reference, what happens next, and how to change or cancel', async () => {
    const { mail, to } = await send('visitor', booking);
    expect(to).toEqual(['ann@example.org']);
    expect(mail.subject).toBe('Tiny Garage: we have your enquiry K7QF3MPD');
    expect(mail.replyTo).toEqual([{ address: 'hello@tiny.example', name: '' }]);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail.html).toContain('<a href="tel:+441632960000"');
    expect(mail.html).toContain('>Tiny Garage<br>1 Short Lane, Smallham ZZ1 1ZZ<br>https://tiny.example</p>');
    expect(mail.text).toMatchInlineSnapshot(`
      "Hello Ann Driver,

      Thank you for your booking request. We’ve received it.

      Your reference is K7QF3MPD.

      We’ll contact you by 10:40 to confirm your booking.

      Your enquiry

      Date: Monday 23 November 2026
      Time: Morning
      Service: Brake service
      Registration: AB12 CDE

      To change or cancel, reply or call us on 01632 960000 up to 24 hours ahead, and quote your reference.

      Call us on 01632 960000

      Tiny Garage
      1 Short Lane, Smallham ZZ1 1ZZ
      https://tiny.example

      If you didn’t contact us, someone has probably mistyped their own address. You can ignore this email.

      "
    `);
  });

  test.each(['contact', 'quote'] as const)('of a %s does not mention an appointment', async (form_type) => {
    const { mail } = await send('visitor', { ...bookingOf({ preferredDate: '', preferredTime: '' }), form_type });
    expect(mail.text).toContain(
      'To add anything, reply to this email or call us on 01632 960000 and quote your reference.',
    );
    expect(`${mail.text}${mail.html}`).not.toMatch(/appointment|cancel/);
  });

  test('promises no call, since a form may ask for an address instead', () => {
    const texts = [english, german, polish].flatMap(({ mail }) => Object.values(mail.next));
    expect(texts.join('\n')).not.toMatch(/call|ruf|dzwon/i);
  });

  test('contains nothing that could advertise to a stranger', async () => {
    const spam = bookingOf({
      name: 'Win at https://spam.example now',
      registration: 'spam.example',
      message: 'BUY',
    });
    const { mail } = await send('visitor', spam);
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/spam|BUY/);
  });

  test.each([
    ['plate', '0800111111'],
    ['plate', '0800 11111'],
    ['number', '08001111111'],
  ] as const)('repeats no %s that is a telephone number: %s', async (kind, value) => {
    const { answers } = bookingOf();
    const { mail } = await send('visitor', { ...booking, answers: [...answers, { name: 'extra', kind, value }] });
    expect(mail.text).toContain('AB12 CDE');
    expect(`${mail.text}${mail.html}`).not.toMatch(/0?,?800/);
  });

  test.each([
    'Zoë Ångström',
    "Mary-Jane O'Neill",
    'J. R. Smith',
    '李小龙',
    'María del Carmen Gómez de la Peña',
    'Ana Rita dos Santos e Silva',
  ])('greets %s by name', async (name) => {
    const { mail } = await send('visitor', bookingOf({ name }));
    expect(mail.text).toContain(`Hello ${name},`);
  });

  test('greets nobody by a sentence, which could advertise too', async () => {
    const { mail } = await send('visitor', bookingOf({ name: 'Win big money at our casino' }));
    expect(mail.text).toMatch(/^Hello,\n/);
  });
});

test('no input can add a header or a recipient', async () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'Ann\r\nBcc: evil@example.net',
      'Ann\nSubject: other',
      'x>, <evil@example.net',
      '=?utf-8?q?Ann=0D=0ABcc:evil=40example.net?=',
      '"Ann" <evil@example.net>, bob',
      'Ann\u2028Bcc: evil@example.net',
      '.\r\nRCPT TO:<evil@example.net>',
      '[reference] [phone]',
    ),
  );
  const email = fc.constantFrom(
    '',
    'ann@example.org',
    'a@b.example,evil@example.net',
    'a@b.example\r\nBcc: evil@example.net',
    '<evil@example.net>',
  );
  const usual = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, email, async (name, phone, registration, message, address) => {
      const row = bookingOf({
        name: normaliseLine(name),
        phone: normaliseLine(phone),
        registration: normaliseLine(registration),
        message: normaliseText(message),
        // Bypasses validation of the address.
        email: address,
      });
      const { mail, to, raw } = await send('garage', row);
      expect(to).toEqual(['office@tiny.example', 'owner@tiny.example']);
      const keys = [...new Set(mail.headers.map(({ key }) => key))].filter((key) => key !== 'reply-to').sort();
      expect(keys).toEqual(usual);
      expect(mail.replyTo ?? []).toHaveLength(address === 'ann@example.org' ? 1 : 0);
      expect(raw).toMatch(/\r\nMessage-ID: <6d1f8a0e/);
      expect(mail.subject?.startsWith('Booking request: ')).toBe(true);
      if (address === 'ann@example.org') {
        const confirmation = await send('visitor', row);
        expect(confirmation.to).toEqual(['ann@example.org']);
        expect([...new Set(confirmation.mail.headers.map(({ key }) => key))].sort()).toEqual(
          [...usual, 'reply-to'].sort(),
        );
      }
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['01632 960123', 'tel:01632960123'],
  ['+44 (0)1632 960123', 'tel:+441632960123'],
  ['0044 (0)1632 960123', 'tel:00441632960123'],
  ['(0)1632 960123', 'tel:01632960123'],
  ['(01632) 960-123', 'tel:01632960123'],
  ['01632 960123 ext 5', 'tel:01632960123'],
  ['01632 960123 #5', 'tel:01632960123'],
  [' +44 1632 960123', 'tel:+441632960123'],
  ['112', 'tel:112'],
  ['12', undefined],
  ['Tel: 01632 960123', 'tel:01632960123'],
  ['mob. +44 (0)7700 900123 after 5', 'tel:+447700900123'],
  ['☎ 01632 960123 or 07700 900123', 'tel:01632960123'],
  ['Flat 120, 01632 960123', 'tel:01632960123'],
  ['please write', undefined],
  ['javascript:alert(1)', undefined],
])('the phone number %s is dialled as %s', (phone, href) => {
  expect(telephoneLink(phone)).toBe(href);
});

async function send(kind: 'garage' | 'visitor', enquiry: EnquiryRow): Promise<Delivered> {
  const message = composeMail({
    mail: { id: `${enquiry.id}-${kind}`, kind },
    enquiry,
    site,
    addresses: { from: 'office@tiny.example', to: ['office@tiny.example', 'owner@tiny.example'] },
    now: new Date('2026-11-20T08:41:00Z'),
  });
  if (!message) throw new Error('Nothing was written.');
  await sender.send(message);
  const delivered = server.delivered.pop();
  if (!delivered) throw new Error('Nothing was delivered.');
  return delivered;
}

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'permanent'],
  ['a refused message', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'permanent'],
  ['an envelope without a recipient', { code: 'EENVELOPE', command: 'API' }, 'permanent'],
  ['greylisting', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'temporary'],
  ['a full mailbox', { code: 'EMESSAGE', command: 'DATA', responseCode: 452 }, 'temporary'],
  ['a fault of ours', {}, 'temporary'],
  ['a server that closes', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 421 }, 'outage'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'outage'],
  ['a missing login', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, 'outage'],
  ['a greeting that turns away', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'outage'],
  ['a server that closes at the recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }, 'temporary'],
  ['a broken connection', { code: 'ECONNECTION', command: 'CONN' }, 'outage'],
  [
    'a connection that broke after the login',
    { code: 'ECONNECTION', command: 'CONN', isAfterLogin: true },
    'interrupted',
  ],
  ['silence after the login', { code: 'ETIMEDOUT', command: 'CONN', isAfterLogin: true }, 'interrupted'],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'outage'],
])('%s is classified', (_, facts, failure) => {
  expect(classifyFailure(Object.assign(new Error('no'), facts))).toBe(failure);
});

test.each([
  ['an interrupted mail', { code: 'ESOCKET', isAfterLogin: true }, 48, false],
  ['a mail interrupted for the fiftieth time', { code: 'ESOCKET', isAfterLogin: true }, 49, true],
  ['a greylisted mail', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 173, false],
  ['a mail refused for a week', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 174, true],
  ['a mail that meets an outage', { code: 'ECONNECTION', command: 'CONN' }, 1000, false],
])('%s is given up or retried', (_, facts, refusals, isFinal) => {
  const error = Object.assign(new Error('no'), facts);
  expect(planRetry({ attempts: refusals + 1, refusals }, error, 1000)).toMatchObject({ isFinal });
});

test('an outage leaves the delay after the next refusal short', () => {
  const refused = Object.assign(new Error('no'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 });
  expect(planRetry({ attempts: 500, refusals: 0 }, refused, 1000).delayMs).toBeLessThanOrEqual(1000);
});

test('a confirmation is composed up to three days late', () => {
  const addresses = { from: 'office@tiny.example', to: ['office@tiny.example'] };
  const compose = (now: string) =>
    composeMail({ mail: { id: 'x', kind: 'visitor' }, enquiry: booking, site, addresses, now: new Date(now) });
  expect(compose('2026-11-23T08:40:00Z')).toBeDefined();
  expect(compose('2026-11-23T08:40:01Z')).toBeUndefined();
});

test('a confirmation repeats a name and a registration only at their usual length', async () => {
  const confirm = async (change: Partial<typeof typed>) => (await send('visitor', bookingOf(change))).mail.text;
  expect(await confirm({ name: 'A'.repeat(40) })).toContain('A'.repeat(40));
  expect(await confirm({ name: 'A'.repeat(41) })).not.toContain('AAAA');
  expect(await confirm({ registration: 'B'.repeat(10) })).toContain('B'.repeat(10));
  expect(await confirm({ registration: 'B'.repeat(11) })).not.toContain('BBBB');
});
