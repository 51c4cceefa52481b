import { describe, expect, test } from 'vitest';
import { valuesOf } from '../helpers/answers.ts';
import { garage } from '../helpers/garage.ts';
import { enquiry, postForm, startServer } from './start-server.ts';

const form = { ...enquiry, form: 'contact' };

describe('a form posted without script', () => {
  test('is stored and answered by its own page with the reference', async () => {
    const { url, db } = await startServer();
    const answer = await postForm(url, form);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    const page = await answer.text();
    expect(page).toContain('"form":"contact"');
    expect(page).toContain(`"reference":"${row.reference}"`);
  });

  test('is answered with the form of its own type, whichever form it names', async () => {
    const { url } = await startServer();
    const page = await (await postForm(url, { ...form, form: 'booking' })).text();
    expect(page).toContain('"form":"contact"');
  });

  test('is answered with the first of a field’s errors', async () => {
    const { url } = await startServer();
    const page = await (await postForm(url, { ...form, email: 'x'.repeat(500) })).text();
    expect(page).toContain('"errors":{"email":"Please shorten your email"}');
  });

  test('is answered with every error and the visitor’s input', async () => {
    const { url, db } = await startServer();
    const answer = await postForm(url, {
      formType: 'booking',
      form: 'booking',
      name: 'A',
      phone: '01632 960123',
      postcode: 'ZZ1 2ZZ',
    });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(JSON.parse(page.match(/\{.*\}/)?.[0] ?? '')).toEqual({
      form: 'booking',
      values: { name: 'A', phone: '01632 960123', postcode: 'ZZ1 2ZZ' },
      errors: {
        name: 'Please enter your name',
        registration: 'Please enter your registration',
        service: 'Please select a service',
      },
    });
    expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
  });

  test('decodes plus signs, percent signs and line breaks as a browser encodes them', async () => {
    const { url, db } = await startServer();
    const body =
      'formType=contact&name=Ann+%26+Bob&phone=%2B44+1632+960123&postcode=ZZ1+2ZZ&message=a%0D%0Ab=c+caf%C3%A9+x';
    expect((await postForm(url, body)).status).toBe(201);
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(valuesOf(row)).toMatchObject({ name: 'Ann & Bob', phone: '+44 1632 960123', message: 'a\nb=c café x' });
  });

  test('is stored in plain characters where a keyboard or the clipboard writes others', async () => {
    const { url, db } = await startServer();
    const typed = {
      phone: '\u202a＋４４\u00a0１６３２ ９６０１２３\u202c',
      postcode: 'ＺＺ１\u3000２ＺＺ',
      email: 'anna@müller.example',
    };
    expect((await postForm(url, { ...form, ...typed })).status).toBe(201);
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect(valuesOf(row)).toMatchObject({
      phone: '+44 1632 960123',
      postcode: 'ZZ1 2ZZ',
      email: 'anna@xn--mller-kva.example',
    });
    expect(row.email).toBe('anna@xn--mller-kva.example');
  });

  test('knows its type by its key', async () => {
    const { url } = await startServer();
    const { formType: _, ...rest } = form;
    expect((await postForm(url, rest)).status).toBe(201);
  });

  test.each(['漢', '\u{1F697}', '\r\n'])(
    'is stored with a message at its maximum length, all of it %j',
    async (character) => {
      const { url, db } = await startServer({ site: garage });
      // A browser sends a line break as two characters, and counts it as one.
      const length = character === '\r\n' ? 1 : character.length;
      const message = `x${character.repeat(4998 / length)}x`;
      expect((await postForm(url, { ...form, postcode: 'ME9 7JJ', message })).status).toBe(201);
      const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
      expect(valuesOf(row).message).toBe(message.replaceAll('\r\n', '\n'));
    },
  );

  test.each([20_000, 90_000])('is answered with its page, and stored nowhere, at %i characters', async (length) => {
    const { url, db } = await startServer();
    const answer = await postForm(url, { ...form, message: '漢'.repeat(length) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    const { values, errors } = JSON.parse((await answer.text()).match(/\{.*\}/)?.[0] ?? '');
    expect(values).toMatchObject({
      name: enquiry.name,
      phone: enquiry.phone,
      message: expect.stringMatching(/^漢{2000,}$/),
    });
    expect(errors).toEqual({
      '': 'This is too long to send; please shorten your message.',
      message: 'Please shorten your message',
    });
    expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
  });

  test('is not stored without what follows a field that it does not have', async () => {
    const { url, db } = await startServer();
    const { message, ...rest } = enquiry;
    const answer = await postForm(url, `${new URLSearchParams(rest)}&other=${'x'.repeat(100_000)}&message=${message}`);
    expect(answer.status).toBe(413);
    expect(await db.selectFrom('enquiry').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['bad percent-encoding', 'name=%zz'],
    ['bytes that are no UTF-8', 'name=%ff%fe'],
    ['a field twice', 'formType=contact&name=Ann&name=Bob'],
    ['nothing', ''],
    ['a form that does not exist', 'form=__proto__'],
  ])('is refused with one sentence for %s', async (_, body) => {
    const { url } = await startServer();
    const answer = await postForm(url, body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/^The .+\.$/);
  });

  test('gets its reference even when the page cannot be rendered', async () => {
    const { url, db } = await startServer({ renderReply: () => Promise.reject(new Error('no renderer')) });
    const answer = await postForm(url, form);
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    expect([answer.status, await answer.text()]).toEqual([201, `Your reference is ${row.reference}`]);
  });
});
