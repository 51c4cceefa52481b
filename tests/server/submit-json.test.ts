import { describe, expect, test } from 'vitest';
import { tinySite } from '../fixtures/tiny-site.ts';
import { valuesOf } from '../helpers/answers.ts';
import { enquiry, postJson, startServer } from './start-server.ts';

describe('a form sent by its script', () => {
  test('is stored and answered 201 with a reference of eight unmistakable characters', async () => {
    const { url, db } = await startServer();
    const answer = await postJson(url, enquiry);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const { reference } = (await answer.json()) as { reference: string };
    expect(reference).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{8}$/);
    const rows = await db.selectFrom('enquiry').selectAll().execute();
    expect(rows).toMatchObject([
      { reference, form_type: 'contact', state: 'received', name: 'Ann Driver', email: 'ann@example.org' },
    ]);
  });

  test('is trimmed, and unknown keys are ignored', async () => {
    const { url, db } = await startServer();
    const body = JSON.stringify({ ...enquiry, name: '  Ann Driver ', extra: { deep: [1] }, constructor: 'x' });
    expect((await postJson(url, body.replace('{', '{"__proto__":{"phone":"1"},'))).status).toBe(201);
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Ann Driver', phone: '01632 960123' });
  });

  test.each([
    ['a field that is too short', { phone: '123' }, 422, 'Please enter your phone number'],
    ['a field that is missing', { name: undefined }, 422, 'Please enter your name'],
    ['a field that is too long', { message: 'x'.repeat(2001) }, 422, 'Please shorten your message'],
    ['an address that is none', { email: 'ann@' }, 422, 'Please enter a valid email'],
    [
      'a form type that no form has',
      { formType: 'quote' },
      400,
      'The field formType must be one of: contact, booking.',
    ],
    ['no form type', { formType: undefined }, 400, 'The field formType must be one of: contact, booking.'],
    ['a list in a field', { name: ['Ann', 'Bob'] }, 400, 'The field name must be text.'],
    ['null in a field', { email: null }, 400, 'The field email must be text.'],
    ['a number in the honeypot', { website: 1 }, 400, 'The field website must be text.'],
    [
      'a choice that is not offered',
      { formType: 'booking', registration: 'AB12', service: 'wash' },
      422,
      'Please select a service',
    ],
    [
      'a day that does not exist',
      { formType: 'booking', registration: 'AB12', service: 'other', preferredDate: '2026-02-30' },
      422,
      'Please choose a day',
    ],
  ])('is refused for %s, with one sentence', async (_, change, status, sentence) => {
    const { url, db } = await startServer();
    const answer = await postJson(url, { ...enquiry, ...change });
    expect([answer.status, await answer.text()]).toEqual([status, sentence]);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
  });

  test('is refused for a day that cannot be booked, by the clock of the business', async () => {
    // Monday in New York, but Tuesday in London.
    const { url, db } = await startServer({ now: () => new Date('2026-11-24T00:30:00Z') });
    const booking = { ...enquiry, formType: 'booking', registration: 'AB12', service: 'other' };
    const book = async (preferredDate: string) => {
      const answer = await postJson(url, { ...booking, preferredDate });
      return answer.status === 201 ? 'stored' : `${answer.status}: ${await answer.text()}`;
    };
    expect([await book('2020-01-06'), await book('2026-11-23')]).toEqual(
      Array(2).fill('422: Please choose today or a later date'),
    );
    expect(await book('2026-12-25')).toBe(
      '422: We’re closed on Friday 25 December. How about Monday 21 December or Monday 28 December?',
    );
    expect(await book('2027-11-29')).toBe('422: Please choose a date within a year from today');
    expect([await book('2026-11-30'), await book('2027-11-22')]).toEqual(['stored', 'stored']);
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(2);
  });

  test('is refused for a time already past today, by the clock of the business', async () => {
    const site = { ...tinySite, forms: { ...tinySite.forms, timeSlots: ['9:00 AM - 11:00 AM', '3:00 PM - 5:00 PM'] } };
    const at = async (time: string, preferredTime: string) => {
      const { url } = await startServer({ site, now: () => new Date(`2026-07-06T${time}Z`) });
      const booking = { ...enquiry, formType: 'booking', registration: 'AB12', service: 'other' };
      const answer = await postJson(url, { ...booking, preferredDate: '2026-07-06', preferredTime });
      return answer.status === 201 ? 'stored' : `${answer.status}: ${await answer.text()}`;
    };
    // Ten in London in summer, and an hour later.
    expect(await at('09:59', '9:00 AM - 11:00 AM')).toBe('stored');
    expect(await at('10:00', '9:00 AM - 11:00 AM')).toBe(
      '422: That time has passed; please choose a later one or another day',
    );
    expect(await at('10:00', '3:00 PM - 5:00 PM')).toBe('stored');
  });

  test.each([
    ['nothing', ''],
    ['half an object', '{"name":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['text', '"name"'],
    ['lists in lists in lists', '['.repeat(30_000)],
  ])('is refused with 400 when it is %s', async (_, body) => {
    const { url } = await startServer();
    const answer = await postJson(url, body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/^The form .+\.$/);
  });

  test('is refused with 400 when it is not UTF-8', async () => {
    const { url } = await startServer();
    const answer = await fetch(`${url}/api/forms/submit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['utf-8', 201],
    ['"UTF-8"', 201],
    ['utf8', 201],
    ['utf-16', 415],
    ['latin1', 415],
  ])('with the charset %s is answered %i', async (charset, status) => {
    const { url } = await startServer();
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    expect((await postJson(url, enquiry, headers)).status).toBe(status);
  });

  test('refuses control characters in an address and in a code', async () => {
    const { url, db } = await startServer();
    expect((await postJson(url, { ...enquiry, email: 'a@\0b.com' })).status).toBe(422);
    expect((await postJson(url, { ...enquiry, formType: 'contact\0' })).status).toBe(400);
    expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  });

  test('is stripped of control characters, unpaired surrogates and bidirectional marks', async () => {
    const { url, db } = await startServer();
    const body = {
      ...enquiry,
      name: 'Ann\u0000\u001b[31m\ud800 \u202eDriver\r\nBcc: x',
      message: 'one\r\ntwo\u0007\u2028three',
    };
    expect((await postJson(url, body)).status).toBe(201);
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(row.name).toBe('Ann[31m Driver Bcc: x');
    expect(valuesOf(row).message).toBe('one\ntwo\nthree');
  });

  test('is normalised to composed characters, and loses marks that would cover what is above or below', async () => {
    const { url, db } = await startServer();
    // Composing sorts the two kinds of marks, which would take 130 ms for a body full of them.
    const message = `a${'\u0315\u0300'.repeat(400)} b${'\u0301\u200d'.repeat(400)} c`;
    expect((await postJson(url, { ...enquiry, name: 'Rene\u0301', message })).status).toBe(201);
    const row = await db.selectFrom('enquiry').select(['name', 'answers']).executeTakeFirstOrThrow();
    const kept = `a${'\u0315\u0300'.repeat(4)} b${'\u0301\u200d'.repeat(7)}\u0301 c`.normalize('NFC');
    expect([row.name, valuesOf(row).message]).toEqual(['René', kept]);
    // Emoji of several characters, a flag, and the tallest stack of Tibetan.
    const whole = '👩‍❤️‍💋‍👨 🏴󠁧󠁢󠁷󠁬󠁳󠁿 ཧྐྵྨླྺྼྻྂ';
    expect((await postJson(url, { ...enquiry, name: 'Whole', message: `${whole} is kept.` })).status).toBe(201);
    const wholes = await db.selectFrom('enquiry').select('answers').where('name', '=', 'Whole').execute();
    expect(wholes.map(valuesOf)).toMatchObject([{ message: `${whole} is kept.`.normalize('NFC') }]);
    // Five bytes each, and within the maximum once composed.
    const vietnamese = 'e\u0323\u0302'.repeat(1990);
    expect((await postJson(url, { ...enquiry, name: 'Nguyen', message: vietnamese })).status).toBe(201);
    const rows = await db.selectFrom('enquiry').select('answers').where('name', '=', 'Nguyen').execute();
    expect(rows.map(valuesOf)).toMatchObject([{ message: '\u1ec7'.repeat(1990) }]);
    const answer = await postJson(url, { ...enquiry, message: 'x\u0315\u0300'.repeat(3000) });
    expect([answer.status, await answer.text()]).toEqual([422, 'Please shorten your message']);
  });

  test.each([60_000, 500_000, 2_000_000])('is refused with 413 at %i bytes', async (length) => {
    const { url } = await startServer();
    const answer = await postJson(url, { ...enquiry, message: 'x'.repeat(length) });
    expect([answer.status, await answer.text()]).toEqual([
      413,
      'This is too long to send; please shorten your message.',
    ]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['text/plain', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/json; charset=iso-8859-1', {}],
    ['application/json', { 'Content-Encoding': 'gzip' }],
  ])('is refused with 415 as %s %j', async (type, headers) => {
    const { url } = await startServer();
    expect((await postJson(url, enquiry, { 'Content-Type': type, ...headers })).status).toBe(415);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is refused by %s', async (method) => {
    const { url } = await startServer();
    const answer = await fetch(`${url}/api/forms/submit`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('is not asked of a visitor who opens its address again, as after a reply: a browser gets the not-found page', async () => {
    const { url } = await startServer({ files: { '404.html': '<h1>Not found</h1>' } });
    const headers = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const answer = await fetch(`${url}/api/forms/submit`, { headers });
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not found</h1>']);
  });

  test('is held and answered like any other if the honeypot is filled, however full', async () => {
    const { url, db } = await startServer();
    const answer = await postJson(url, { ...enquiry, website: 'https://spam.example/'.repeat(200) });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ reference: expect.stringMatching(/^\w{8}$/) });
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(row.state).toBe('spam');
  });

  test('is answered 503 with the phone number if it cannot be stored', async () => {
    const { url, db, logged } = await startServer();
    await db.schema.dropTable('enquiry').execute();
    const answer = await postJson(url, enquiry);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toBe('We couldn’t save your enquiry; please try again or call us on 01632 960000.');
    expect(logged.some(({ msg }) => msg === 'Storing an enquiry failed')).toBe(true);
  });
});
